/* Which puzzle is today's, and how many days in a row were solved. It is kept in localStorage and never sent. */
import { keep, readKept } from "./kept.ts";

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
  const since = (now.getTime() - now.getTimezoneOffset() * 60_000) % DAY;
  return Math.max(Math.ceil((DAY - since) / 3_600_000), 1);
}

function stored(): Record<string, Solved> {
  try {
    return JSON.parse(readKept(KEY) ?? "{}") as Record<string, Solved>;
  } catch {
    return {};
  }
}

/** The answer that was given on a day; null: none yet. */
export function answerOn(game: string, day: number): string | null {
  const last = stored()[game];
  return last?.day === day ? last.answer : null;
}

/** How many days in a row were solved, up to today or yesterday. */
export function streak(game: string, day: number): number {
  const last = stored()[game];
  return last && last.day >= day - 1 ? last.streak : 0;
}

/** Keep the first answer of a day. */
export function keepAnswer(game: string, day: number, answer: string, right: boolean): void {
  if (answerOn(game, day) !== null) return;
  const before = streak(game, day);
  keep(KEY, JSON.stringify({ ...stored(), [game]: { day, answer, streak: right ? before + 1 : 0 } satisfies Solved }));
}
