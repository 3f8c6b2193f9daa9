"""Imhotep: 2 to 4 players load ships and sail them to five sites."""
