"""How a database is brought up to date: Alembic, run by the server itself when it starts."""
