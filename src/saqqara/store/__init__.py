"""Tables on disk: SQLite by default, PostgreSQL by URL. What `append` has answered is there after any crash."""
