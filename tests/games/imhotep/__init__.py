"""Imhotep's rules, sentence by sentence of the digest."""
