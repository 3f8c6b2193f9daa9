/* What a game's view adds to the common part, ready to be shown without knowing the game. */
import type { View } from "../../lib/types.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Entries = Record<string, Json>;

/** Entries that the page shows elsewhere: bar, scores, moves, end of the game. */
const COMMON = new Set([
  "game",
  "options",
  "seat",
  "ply",
  "mover",
  "over",
  "moves",
  "scores",
  "breakdown",
  "if_it_ended_now",
  "tie_break",
  "ranking",
  "round",
  "rounds",
]);
const SEATS = "seats";

export function isObject(value: Json | undefined): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
export const isScalar = (value: Json): boolean => typeof value !== "object" || value === null;

/** What lies before each seat; empty objects where the view does not tell. */
export function entriesOfSeats(view: View): Entries[] {
  const seats = (view as Entries)[SEATS];
  const rows = Array.isArray(seats) && seats.length === view.scores.length ? seats : [];
  return view.scores.map((_, i) => {
    const row = rows[i];
    return isObject(row) ? row : {};
  });
}

/** What belongs to no seat. */
export function entriesOfTable(view: View): Entries {
  const bySeat = entriesOfSeats(view).some((row) => Object.keys(row).length > 0);
  const shown = Object.entries(view as Entries).filter(([name]) => !COMMON.has(name) && !(bySeat && name === SEATS));
  return Object.fromEntries(shown);
}

/** A list of objects as a table: the names of its columns; null if it is none. */
export function columnsOf(value: Json[]): string[] | null {
  if (value.length === 0 || !value.every(isObject)) return null;
  return [...new Set(value.flatMap((row) => Object.keys(row)))];
}
