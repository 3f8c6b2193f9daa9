/* Where Anubixx's points come from, in the order of the rules, each with the paint it also has at the end of the game. */
export const SOURCES = [
  { id: "pyramid", paint: "#d9a441", ink: "#241a08" },
  { id: "arch", paint: "#a3602c", ink: "#fff" },
  { id: "relief", paint: "#7b4b9e", ink: "#fff" },
  { id: "bonuses", paint: "#477a39", ink: "#fff" },
  { id: "quarry", paint: "#86b3b6", ink: "#241a08" },
  { id: "jokers", paint: "#bb3a2c", ink: "#fff" },
] as const;
