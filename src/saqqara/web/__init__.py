"""The server: HTTP and WebSocket doors to the tables, and the page itself. `docs/protocol.md` describes what goes through.

Commit, then answer, then broadcast: nobody hears of a move that is not on disk.
"""
