/* Players have a colour, a symbol and a pattern each, in the order of the seats. */
export const COLOURS = ["b", "w", "n", "g", "r"] as const;
export const SYMBOLS = ["eye", "ankh", "lotus", "scarab", "sun"] as const;
