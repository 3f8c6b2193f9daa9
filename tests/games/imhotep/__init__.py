"""Imhotep's rules, sentence by sentence of docs/rules/imhotep.md."""
