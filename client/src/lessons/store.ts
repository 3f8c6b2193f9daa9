/* The lessons of this browser, in localStorage: at which tables they are, how far they have come, and which are finished. */
import { keep, readKept } from "../lib/kept.ts";
import type { Snapshot } from "../lib/types.ts";
import { OTHER, type Progress } from "./lesson.ts";

/** A lesson at a table. */
export interface KeptLesson {
  game: string;
  lesson: string;
  /** The moves that were played before it began. */
  ply: number;
  /** The progress after each number of moves, so that a move that is taken back takes its progress with it. */
  progress: Record<number, Progress>;
  /** The learner plays on without the lesson. */
  over: boolean;
}
interface Stored {
  /** By table, the newest last. */
  tables: Record<string, KeptLesson>;
  /** The lessons that were ended: "<game>/<lesson>". */
  finished: string[];
}

const KEY = "saqqara-lessons";
/** So many tables are remembered. */
const MOST = 12;

function stored(): Stored {
  try {
    return { tables: {}, finished: [], ...(JSON.parse(readKept(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { tables: {}, finished: [] };
  }
}

/** The name of the other player, as bots are called, and the level of the bot that plays on after the lesson. */
const BOT = "Ipuy";
export const LEVEL = 1;

/** A table as the learner sees it: the seat that the page plays is a bot's, and what was prepared cannot be taken back. */
export function asAgainstBot(table: Snapshot, { ply }: KeptLesson): Snapshot {
  const bot = { kind: "bot", name: "", bot: BOT, level: LEVEL, yours: false, present: true } as const;
  return {
    ...table,
    seats: table.seats.map((seat, i) => (i === OTHER ? { ...seat, ...bot } : seat)),
    yours: table.yours.filter((seat) => seat !== OTHER),
    acting: table.acting === OTHER ? null : table.acting,
    undo: table.undo && (table.view?.ply ?? 0) > ply,
  };
}

/** The lesson at a table; null: there is none. */
export function lessonAt(table: string): KeptLesson | null {
  return stored().tables[table] ?? null;
}

export function keepLesson(table: string, kept: KeptLesson): void {
  const { tables, finished } = stored();
  const others = Object.entries(tables).filter(([id]) => id !== table);
  const newest = Object.fromEntries([...others.slice(1 - MOST), [table, kept]]);
  const name = `${kept.game}/${kept.lesson}`;
  const ended = kept.over && !finished.includes(name) ? [...finished, name] : finished;
  keep(KEY, JSON.stringify({ tables: newest, finished: ended } satisfies Stored));
}

/** Was this lesson ended once? */
export function isEnded(game: string, lesson: string): boolean {
  return stored().finished.includes(`${game}/${lesson}`);
}

/** The table of this lesson that was left in the middle, with the number of its next step; null: there is none. */
export function unfinished(game: string, lesson: string): { table: string; step: number } | null {
  const found = Object.entries(stored().tables).findLast(([, it]) => it.game === game && it.lesson === lesson);
  if (!found || found[1].over) return null;
  const latest = progressAt(found[1], Infinity);
  return { table: found[0], step: (latest?.done.indexOf(false) ?? 0) + 1 };
}

/** The progress after so many moves. */
export function progressAt({ progress }: KeptLesson, ply: number): Progress | null {
  const known = Object.keys(progress).map(Number);
  const last = Math.max(-1, ...known.filter((each) => each <= ply));
  return progress[last] ?? null;
}
