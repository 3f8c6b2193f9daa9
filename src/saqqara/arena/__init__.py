"""Many games at once: simulations, tournaments, analyses of recorded games, and benchmarks."""
