"""Bots: random, greedy, tree search and ten levels for people. `interface.py` is what they share."""

from .interface import Bot, Budget, Cancel, Choice, Considered, Hint
from .registry import bot, bot_names, hint, level_names, register

__all__ = ["Bot", "Budget", "Cancel", "Choice", "Considered", "Hint", "bot", "bot_names", "hint", "level_names", "register"]
