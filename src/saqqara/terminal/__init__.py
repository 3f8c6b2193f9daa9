"""The terminal: playing, replaying and simulating by the command line. `cli.py` names the commands, this room does them."""
