/* Which puzzle is today's, and how many days in a row were solved. It is kept in localStorage and never sent. */
import { keep, readObject } from "./kept.ts";

const KEY = "saqqara-puzzles";
const DAY = 86_400_000;

interface Solved {
  /** The last day on which a puzzle was answered, and the answer. */
  day: number;
  answer: string;
  /** How many days in a row the first try was right. */
  streak: number;
}

/** The number of a day, in the reader's time zone. */
export function dayNumber(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** Whole hours until the next day begins, at least 1. */
export function hoursLeft(now = new Date()): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1); // a day has 23 or 25 hours when clocks change
  return Math.max(Math.ceil((midnight.getTime() - now.getTime()) / 3_600_000), 1);
}

/** The last answer to a puzzle of a game; null: there is none, or it is damaged. */
function lastOf(game: string): Solved | null {
  const { day, answer, streak } = (readObject(KEY)[game] ?? {}) as Partial<Solved>;
  const whole = typeof day === "number" && typeof answer === "string" && typeof streak === "number";
  return whole ? { day, answer, streak } : null;
}

/** The answer that was given on a day; null: none yet. */
export function answerOn(game: string, day: number): string | null {
  const last = lastOf(game);
  return last?.day === day ? last.answer : null;
}

/** How many days in a row were solved, up to today or yesterday, or to tomorrow for who has travelled west since. */
export function streak(game: string, day: number): number {
  const last = lastOf(game);
  return last && Math.abs(last.day - day) <= 1 ? last.streak : 0;
}

/** Keep the first answer of a day, unless the next day's is kept already. */
export function keepAnswer(game: string, day: number, answer: string, right: boolean): void {
  if (answerOn(game, day) !== null || answerOn(game, day + 1) !== null) return;
  const before = streak(game, day);
  keep(
    KEY,
    JSON.stringify({ ...readObject(KEY), [game]: { day, answer, streak: right ? before + 1 : 0 } satisfies Solved }),
  );
}
