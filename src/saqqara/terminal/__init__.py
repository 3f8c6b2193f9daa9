"""What the commands of the command line do. `cli.py` defines the commands."""
