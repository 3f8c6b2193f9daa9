"""One running table: seats, the log, turn order, undo, clocks, leaving. Pure: no input or output, no clock of its own.

A `Table` is what its log says (`Table.of`). A command is weighed by `decide_…`, which changes nothing and either refuses or
gives the event that would happen; `Table.apply` lets it happen, once it is on disk.
"""
