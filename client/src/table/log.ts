/* The log as a reader wants it: which moves still stand, and what was only talk. */
import type { AnalysedMove, Entry, Message, Seat } from "../lib/types.ts";

export interface Line {
  entry: Entry;
  /** Taken back since. */
  undone: boolean;
}

/** Everything but the chat, oldest first. A move that was taken back is marked, until it is played again. */
export function lines(log: Entry[]): Line[] {
  const found: Line[] = [];
  for (const entry of log) {
    if (entry.kind === "chat") continue;
    if (entry.kind === "undo") for (const line of moves(found)) line.undone ||= line.entry.ply > entry.ply;
    if (entry.kind === "redo") revive(found, entry.ply);
    found.push({ entry, undone: false });
  }
  return found;
}

const moves = (found: Line[]) => found.filter((line) => line.entry.kind === "move");

/** A redo plays again what was taken back: the latest move that led to each ply up to this one. */
function revive(found: Line[], ply: number): void {
  const standing = Math.max(0, ...moves(found).map((line) => (line.undone ? 0 : line.entry.ply)));
  for (let wanted = standing + 1; wanted <= ply; wanted++) {
    const again = moves(found).findLast((line) => line.entry.ply === wanted);
    if (again) again.undone = false;
  }
}

/** What a move brought to each seat, summed up; and the other sentences. */
export function gains(words: Message[]): { sentences: Message[]; points: [seat: Seat, points: number][] } {
  const points = new Map<Seat, number>();
  for (const { id, args } of words)
    if (id === "points" && typeof args.seat === "number")
      points.set(args.seat, (points.get(args.seat) ?? 0) + Number(args.points));
  return { sentences: words.filter(({ id }) => id !== "points"), points: [...points] };
}

/** The plies to look at for a picture of the whole game: where rounds begin, or at even distances if the log does not tell. */
export function moments(log: Entry[], plies: number, most = 24): number[] {
  const told = log.some((entry) => entry.kind === "move" && entry.ply === 1);
  if (told) return roundStarts(log).flatMap(({ ply }) => (ply < plies ? [ply] : []));
  const step = Math.max(1, Math.ceil(plies / most));
  return Array.from({ length: Math.ceil(plies / step) }, (_, i) => i * step);
}

/** Is a move worth pointing at? Small inaccuracies are told only where one looks. */
export function isWrong({ mark }: AnalysedMove): boolean {
  return mark === "mistake" || mark === "blunder";
}

export interface Said {
  version: number;
  seat: Seat | null;
  text: string | null;
  phrase: string | null;
}

/** What was said at the table. */
export function talk(log: Entry[]): Said[] {
  return log
    .filter((entry) => entry.kind === "chat")
    .map(({ version, seat, text, words }) => ({ version, seat, text, phrase: words[0]?.id ?? null }));
}

/** The ply at which each round began, by the log: for the slider and the charts. */
export function roundStarts(log: Entry[]): { ply: number; round: number }[] {
  const starts = new Map<number, number>([[1, 0]]);
  for (const { entry, undone } of lines(log)) {
    if (undone || entry.kind !== "move") continue;
    for (const word of entry.words) {
      if (word.id === "imhotep-round" && typeof word.args.round === "number") starts.set(word.args.round, entry.ply);
      if (word.id === "anubixx-roll" && entry.ply > 0) starts.set(starts.size + 1, entry.ply);
    }
  }
  return [...starts].map(([round, ply]) => ({ round, ply }));
}
