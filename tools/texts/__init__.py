"""Checks of the texts in `locales/`: see `docs/translating.md`."""
