/* The log as it is shown: which moves still stand, what a move brought, where rounds begin, and the chat. */
import type { GameClient } from "../games/game.ts";
import type { AnalysedMove, LogEntry, Message, Seat } from "../lib/types.ts";

export interface LogLine {
  entry: LogEntry;
  /** Taken back since. */
  undone: boolean;
}

/** Everything but the chat, oldest first. A move that was taken back is marked, until it is redone. */
export function logLines(log: LogEntry[]): LogLine[] {
  const found: LogLine[] = [];
  for (const entry of log) {
    if (entry.kind === "chat") continue;
    if (entry.kind === "undo") for (const line of moveLines(found)) line.undone ||= line.entry.ply > entry.ply;
    if (entry.kind === "redo") restore(found, entry.ply);
    found.push({ entry, undone: false });
  }
  return found;
}

const moveLines = (lines: LogLine[]) => lines.filter((line) => line.entry.kind === "move");

/** A redo restores the latest move that led to each ply up to this one. */
function restore(lines: LogLine[], ply: number): void {
  const standing = Math.max(0, ...moveLines(lines).map((line) => (line.undone ? 0 : line.entry.ply)));
  for (let wanted = standing + 1; wanted <= ply; wanted++) {
    const again = moveLines(lines).findLast((line) => line.entry.ply === wanted);
    if (again) again.undone = false;
  }
}

/** What an entry tells about one round: the move that ends a round also tells how the next one begins. */
export interface LogPart extends LogLine {
  messages: Message[];
  /** It tells how a round begins: a consequence of the entry, not its seat's doing. */
  opening: boolean;
}
/** A part of the log under one heading. */
export interface LogRound {
  /** Null: before the first move, or in a game without rounds. */
  round: number | null;
  parts: LogPart[];
}

/** The log by rounds, oldest first. */
export function logRounds(log: LogEntry[], game: GameClient): LogRound[] {
  const found: LogRound[] = [{ round: null, parts: [] }];
  const startsRound = game.startsRound;
  const open = (round: number) => found.push({ round, parts: [] });
  for (const line of logLines(log)) {
    const { kind, words } = line.entry;
    if (kind === "move" && startsRound && found.length === 1) open(1);
    const start = startsRound && !line.undone ? words.findIndex((message) => startsRound(message)) : -1;
    const messages = start < 0 ? words : words.slice(0, start);
    found.at(-1)!.parts.push({ ...line, messages, opening: false });
    if (start < 0) continue;
    open(found.at(-1)!.round! + 1);
    found.at(-1)!.parts.push({ ...line, messages: words.slice(start), opening: true });
  }
  return found.filter(({ parts }) => parts.length);
}

/** So many moves are told; of more than that only the last ones. */
const MOST_SINCE = 6;

/** The moves of others after your own last one that still stand. */
export function sinceLastTurn(log: LogEntry[], yours: Seat[]): LogEntry[] {
  const moves = logLines(log).flatMap(({ entry, undone }) => (entry.kind === "move" && !undone ? [entry] : []));
  const own = moves.findLastIndex(({ seat }) => seat !== null && yours.includes(seat));
  return yours.length ? moves.slice(own + 1).slice(-MOST_SINCE) : [];
}

/** The ply at which each round began, as far as the log tells. */
export function roundStarts(log: LogEntry[], game: GameClient): { ply: number; round: number }[] {
  const moves = logLines(log).filter(({ entry, undone }) => !undone && entry.kind === "move" && entry.ply > 0);
  const later = moves.filter(({ entry }) => entry.words.some((message) => game.startsRound?.(message)));
  return [0, ...later.map(({ entry }) => entry.ply)].map((ply, i) => ({ ply, round: i + 1 }));
}

/** Plies for a chart of the whole game: where rounds begin, or at even distances if that is not known. */
export function samplePlies(log: LogEntry[], game: GameClient, plies: number, most = 24): number[] {
  const starts = roundStarts(log, game);
  if (starts.length > 1) return starts.flatMap(({ ply }) => (ply < plies ? [ply] : []));
  const step = Math.max(1, Math.ceil(plies / most));
  return Array.from({ length: Math.ceil(plies / step) }, (_, i) => i * step);
}

/** Does the analysis mark a move as worse than an inaccuracy? */
export function isMistake({ mark }: AnalysedMove): boolean {
  return mark === "mistake" || mark === "blunder";
}

export interface ChatLine {
  version: number;
  seat: Seat | null;
  text: string | null;
  phrase: string | null;
}

export function chatLines(log: LogEntry[]): ChatLine[] {
  return log
    .filter((entry) => entry.kind === "chat")
    .map(({ version, seat, text, words }) => ({ version, seat, text, phrase: words[0]?.id ?? null }));
}
