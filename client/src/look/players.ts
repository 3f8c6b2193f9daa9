/* Players have a colour, a symbol and a pattern each, in the order of the seats: no two of them look alike without the colour. */
export const COLOURS = ["b", "w", "n", "g", "r"] as const;
export const SYMBOLS = ["eye", "ankh", "lotus", "scarab", "sun"] as const;

/** The pattern on the faces of a stone: plain, dots, courses, flutes, rays. */
export const PATTERNS: Record<(typeof COLOURS)[number], string> = {
  b: "",
  w: dots(),
  n: [1, 2, 3, 4].map((i) => `M-20,${4.6 * i - 23}l20,10l20,-10`).join(""),
  g: [4, 8, 12, 16].map((x) => `M${-x},${-13 - x / 2}v23M${x},${-13 - x / 2}v23`).join(""),
  r: "M-14,-20L0,4M-7,-16.5L0,-4.5M-20,-11L-8,6M20,-11L8,6M14,-20L0,4M7,-16.5L0,-4.5",
};

/** The rim of a token, as dashes and gaps: plain, dots, long dashes, short dashes, long and short. */
export const RIMS: Record<(typeof COLOURS)[number], string> = {
  b: "none",
  w: "0 4.6",
  n: "7 5",
  g: "2.2 3.6",
  r: "8 4 0 4",
};

/** Points are strokes of no length with round ends. */
function dots(): string {
  const across = [-16, -10, -4, 4, 10, 16];
  return across.map((x) => [5, 11.5, 18].map((y) => `M${x},${y - 13 - Math.abs(x) / 2}h0`).join("")).join("");
}
