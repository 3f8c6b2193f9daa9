/* Where Anubixx's points come from, in the order of the rules. */
import type { Source } from "../game.ts";

export const SOURCES: readonly Source[] = [
  { id: "pyramid", colour: "#d9a441", ink: "#241a08" },
  { id: "arch", colour: "#a3602c", ink: "#fff" },
  { id: "relief", colour: "#7b4b9e", ink: "#fff" },
  { id: "bonuses", colour: "#477a39", ink: "#fff" },
  { id: "quarry", colour: "#86b3b6", ink: "#241a08" },
  { id: "jokers", colour: "#bb3a2c", ink: "#fff" },
];
