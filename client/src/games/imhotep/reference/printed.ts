/* What is printed on ships, round cards, market cards and the pyramids of side B. tests/test_reference.py compares it with
   src/saqqara/games/imhotep/components.py. */
import type { Card, ImhotepView } from "../types.ts";

/** Spaces, how many ships, minimum load. */
export const SHIPS = [
  [4, 2, 3],
  [3, 3, 2],
  [2, 2, 1],
  [1, 1, 1],
];

export const ROUND_CARDS = [
  { players: 2, cards: ["4331", "4322", "4321", "4221", "3322", "3321", "3221"] },
  { players: 3, cards: ["4421", "4332", "4322", "4321", "4221", "3332", "3322"] },
  { players: 4, cards: ["4432", "4422", "4421", "4333", "4332", "4322", "3332"] },
];

export const CARDS: Record<Card, { kind: ImhotepView["cards"][Card]["kind"]; copies: number }> = {
  entrance: { kind: "red", copies: 2 },
  sarcophagus: { kind: "red", copies: 2 },
  paved_path: { kind: "red", copies: 2 },
  pyramid_decoration: { kind: "green", copies: 2 },
  temple_decoration: { kind: "green", copies: 2 },
  burial_decoration: { kind: "green", copies: 2 },
  obelisk_decoration: { kind: "green", copies: 2 },
  statue: { kind: "violet", copies: 10 },
  lever: { kind: "blue", copies: 2 },
  hammer: { kind: "blue", copies: 2 },
  sail: { kind: "blue", copies: 3 },
  chisel: { kind: "blue", copies: 3 },
};

type Bonus = "card" | "stones" | "load";
const row = (points: number[], at: number, bonus: Bonus) =>
  points.map((each, i) => ({ points: each, bonus: i === at ? bonus : null }));

export const PYRAMIDS = [
  { pyramid: "left", spaces: row([2, 1, 3, 2, 4], 1, "card") },
  { pyramid: "middle", spaces: row([2, 3, 1, 1, 4], 2, "stones") },
  { pyramid: "right", spaces: row([2, 3, 3, 1, 4], 3, "load") },
];
