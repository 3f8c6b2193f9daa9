"""The server: HTTP and WebSocket routes to the tables, and the page. `docs/protocol.md` describes the protocol.

Commit, then answer, then broadcast: nobody hears of a move that is not on disk.
"""
