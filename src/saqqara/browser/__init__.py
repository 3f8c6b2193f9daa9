"""A table that lives in a browser: the protocol of `web` in a worker under Pyodide, with the browser's own store."""
