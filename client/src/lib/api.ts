/* The server's doors, one function each. docs/protocol.md describes them. */
import type { Analysis, Entry, GameName, Hint, Preview, Problem, Snapshot, TableLine, View } from "./types.ts";

/** A refusal, with the server's reason. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

export interface NewSeat {
  kind: "me" | "bot" | "friend";
  name?: string;
  level?: number;
}
export interface NewTable {
  game: GameName;
  options: Record<string, unknown>;
  seats: NewSeat[];
  public?: boolean;
  clock?: { kind: "live"; seconds: number; increment: number } | { kind: "days"; days: number } | null;
  /** Play on from a record: after so many of its moves. */
  record?: unknown;
  ply?: number;
}

export function newCommand(): string {
  return crypto.randomUUID();
}

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(`/api${address}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused({ status: 0, error: "error-offline", args: {}, text: "the server cannot be reached" });
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(problemOf(answer.status, said));
  return said as T;
}

function problemOf(status: number, said: unknown): Problem {
  const found = (said ?? {}) as Partial<Problem>;
  return {
    ...found,
    status,
    error: found.error ?? "error-unknown",
    args: found.args ?? {},
    text: found.text ?? `error ${status}`,
  };
}

const onlooker = (watch: string | null) => (watch ? `?watch=${encodeURIComponent(watch)}` : "");

export const api = {
  create: (table: NewTable) => ask<Snapshot>("POST", "/tables", { ...table, command: newCommand() }),
  study: (record: unknown) => ask<Snapshot>("POST", "/studies", { record, command: newCommand() }),
  join: (key: string, name: string) => ask<Snapshot>("POST", "/joins", { key, name, command: newCommand() }),
  prologue: (id: string, watch: string | null) => ask<Entry[]>("GET", `/tables/${id}/prologue${onlooker(watch)}`),
  mine: () => ask<TableLine[]>("GET", "/tables?mine=true"),
  open: () => ask<TableLine[]>("GET", "/tables"),
  table: (id: string, watch: string | null = null) => ask<Snapshot>("GET", `/tables/${id}${onlooker(watch)}`),
  log: (id: string, watch: string | null = null) => ask<Entry[]>("GET", `/tables/${id}/log${onlooker(watch)}`),
  /** What you saw after so many moves. */
  ply: (id: string, ply: number, watch: string | null = null) =>
    ask<View>("GET", `/tables/${id}/plies/${ply}${onlooker(watch)}`),
  record: (id: string, watch: string | null = null) =>
    ask<Record<string, unknown>>("GET", `/tables/${id}/record${onlooker(watch)}`),
  analysis: (id: string, watch: string | null = null) =>
    ask<Analysis>("GET", `/tables/${id}/analysis${onlooker(watch)}`),
  previews: (id: string) => ask<Preview[]>("GET", `/tables/${id}/previews`),
  hint: (id: string, version: number) => ask<Hint[]>("POST", `/tables/${id}/hint`, { version }),
  sit: (id: string, seat: number, name: string) =>
    ask<Snapshot>("PUT", `/tables/${id}/seats/${seat}`, { name, command: newCommand() }),
  leave: (id: string, seat: number) => ask<Snapshot>("DELETE", `/tables/${id}/seats/${seat}?command=${newCommand()}`),
  start: (id: string) => ask<Snapshot>("POST", `/tables/${id}/start`, { command: newCommand() }),
  move: (id: string, move: string, version: number, command: string) =>
    ask<{ version: number }>("POST", `/tables/${id}/moves`, { move, version, command }),
  undo: (id: string, version: number, command: string) =>
    ask<{ version: number }>("POST", `/tables/${id}/undo`, { version, command }),
  redo: (id: string, version: number, command: string) =>
    ask<{ version: number }>("POST", `/tables/${id}/redo`, { version, command }),
  resign: (id: string, seat: number, version: number) =>
    ask<{ version: number }>("POST", `/tables/${id}/resign`, { seat, version, command: newCommand() }),
  chat: (id: string, said: { text?: string; phrase?: string }) =>
    ask<{ version: number }>("POST", `/tables/${id}/chat`, { ...said, command: newCommand() }),
  rematch: (id: string) => ask<Snapshot>("POST", `/tables/${id}/rematch`, { command: newCommand() }),
};
