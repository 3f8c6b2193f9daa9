"""One running table: seats, the log, turns, undo, clocks. Pure: no input or output, no clock of its own.

A `Table` is the result of its events (`Table.of`). A command is checked by a function `validate_…` (`commands.py`). It changes
nothing: it raises `Refused`, or returns the event that would happen. `Table.apply` applies an event.
"""
