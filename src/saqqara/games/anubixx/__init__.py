"""Anubixx: a roll-and-write dice game for 2 to 5 builders."""
