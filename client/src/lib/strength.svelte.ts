/* How strong the person at this browser is, on the ladder of the bots: an estimate from finished games, one for each game.
   It is kept in localStorage and never sent. */
import { keep, readObject } from "./kept.ts";
import type { Snapshot } from "./types.ts";

/** One game's estimate. */
export interface Strength {
  /** Where the person stands, in steps of the ladder: 4.3 is a little above step 4. */
  at: number;
  games: number;
  /** The tables that are counted already. */
  counted: string[];
}

const KEY = "saqqara-strength";
/** So many finished games before an estimate is shown. */
export const GAMES_NEEDED = 3;
/** A beginner is thought to stand here. */
const FIRST = 2;
/** A step of the ladder wins about 73 % of its games against the one below: a logit of 1. */
const LOGIT = 1;
/** The most that one game changes the estimate, in steps. */
const MOST_CHANGE = 1;

const all = $state<Record<string, Strength>>(stored());

/** What is kept, also by other pages of this browser; without what is damaged. */
function stored(): Record<string, Strength> {
  const kept = Object.entries(readObject(KEY));
  return Object.fromEntries(kept.filter((entry): entry is [string, Strength] => isStrength(entry[1])));
}

function isStrength(found: unknown): found is Strength {
  const { at, games, counted } = (found ?? {}) as Partial<Strength>;
  return typeof at === "number" && typeof games === "number" && Array.isArray(counted);
}

/** The step that is about as strong as the person, once there are enough games. */
export function ownStep(game: string, steps: number): number | null {
  const own = all[game];
  return own && own.games >= GAMES_NEEDED ? Math.min(Math.max(Math.round(own.at), 1), steps) : null;
}

/** Count a finished game: one person at this browser against bots, played to its end. Each table counts once. */
export function countGame(table: Snapshot): void {
  const [you] = table.yours;
  const view = table.view;
  const others = table.seats.filter((_, seat) => seat !== you);
  const levels = others.map((seat) => (seat.kind === "bot" ? seat.level : null));
  const usual = table.status === "finished" && !table.ended && !table.study && !table.from_record;
  if (!usual || you === undefined || !view || table.yours.length > 1 || levels.includes(null)) return;
  const places = table.ranking ?? view.ranking;
  const results = others.map((_, i) => {
    const seat = i < you ? i : i + 1;
    return (1 + Math.sign((places[seat] ?? 1) - (places[you] ?? 1))) / 2;
  });
  const kept = stored();
  const before = kept[view.game] ?? { at: FIRST, games: 0, counted: [] };
  if (before.counted.includes(table.id)) return;
  const now: Strength = {
    at: afterGame(before, levels as number[], results),
    games: before.games + 1,
    counted: [...before.counted, table.id],
  };
  all[view.game] = now;
  keep(KEY, JSON.stringify({ ...kept, [view.game]: now }));
}

/** The estimate after a game against bots of these levels: 1 for each that was beaten, 0.5 for a tie, 0 for a loss. */
export function afterGame({ at, games }: Pick<Strength, "at" | "games">, levels: number[], results: number[]): number {
  const surprise = levels.map((level, i) => results[i]! - 1 / (1 + Math.exp(LOGIT * (level - at))));
  const mean = surprise.reduce((sum, each) => sum + each, 0) / levels.length;
  const weight = Math.max(4 / (games + 2), 0.6);
  return Math.min(Math.max(at + Math.min(Math.max(weight * mean, -MOST_CHANGE), MOST_CHANGE), 1), 10);
}
