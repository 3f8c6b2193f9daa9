/* The routes of a table's home, one function each; docs/protocol.md describes them. */
import type { Answer, TableHome } from "../homes/home.ts";
import { browser, carryTable } from "../homes/browser/index.ts";
import { defaultHome, fetchGames, homeOf } from "../homes/homes.ts";
import { server } from "../homes/server.ts";
import { loadTopic } from "./i18n.svelte.ts";
import { SITE } from "./site.ts";
import { keepPledge, newNumber } from "./seed.ts";
import type {
  Analysis,
  Commitment,
  GameInfo,
  Hint,
  Invitation,
  LogEntry,
  Network,
  NewTable,
  Preview,
  Problem,
  Puzzle,
  PuzzleSolution,
  Snapshot,
  TableInWords,
  Step,
  TableLine,
  Unavailable,
  View,
} from "./types.ts";

/** The server refused a request, or could not be reached (status 0). */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** A new id for a command: 128 random bits. (`crypto.randomUUID` is missing where the page comes without HTTPS.) */
export function newCommand(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const OFFLINE: Problem = { status: 0, error: "error-offline", args: {}, text: "the server cannot be reached" };
const ENDED: Problem = { status: 0, error: "error-unknown", args: {}, text: "this browser could not do it" };

function request<T>(home: TableHome, method: string, path: string, body?: unknown): Promise<T> {
  return contentOf(home.request(method, path, body), home === browser ? ENDED : OFFLINE);
}

/** The content of an answer; ApiError if it is a refusal, or if there is none: `away` says why. */
export async function contentOf<T>(asked: Promise<Answer>, away = ENDED): Promise<T> {
  let answer: Answer;
  try {
    answer = await asked;
  } catch {
    throw new ApiError(away);
  }
  if (answer.status >= 400) {
    const problem = problemOf(answer.status, answer.content);
    if (problem.args?.reason) await loadTopic("game-reasons").catch(() => {}); // without them, reasons are in English
    throw new ApiError(problem);
  }
  return answer.content as T;
}

/** The problem that a response describes, made complete if a proxy answered instead of the server. */
export function problemOf(status: number, content: unknown): Problem {
  const found = (content ?? {}) as Partial<Problem>;
  return {
    ...found,
    status,
    error: found.error ?? "error-unknown",
    args: found.args ?? {},
    text: found.text ?? `error ${status}`,
  };
}

const watchQuery = (watch: string | null) => (watch ? `?watch=${encodeURIComponent(watch)}` : "");

/** The numbers that were sent without an answer yet, for each commitment: the server may have taken one of them. */
const unansweredNumbers = new Map<string, string[]>();

/** Sit down with a random number, and keep it with what the server had published before. */
async function withNumber(commitment: string | null, send: (number: string) => Promise<Snapshot>): Promise<Snapshot> {
  const number = newNumber();
  if (!commitment) return send(number);
  const numbers = [...(unansweredNumbers.get(commitment) ?? []), number];
  unansweredNumbers.set(commitment, numbers);
  const table = await send(number);
  unansweredNumbers.delete(commitment);
  keepPledge(table.id, { numbers, commitment });
  return table;
}

async function create(table: NewTable, home = defaultHome): Promise<Snapshot> {
  const command = newCommand();
  const { commitment } = await request<Commitment>(home, "GET", `/commitment?command=${command}`);
  return withNumber(table.record ? null : commitment, (number) =>
    request<Snapshot>(home, "POST", "/tables", { ...table, number, command }),
  );
}

/** The command of a request that has had no answer yet: sent again, it must not open a second table. */
const unanswered = new Map<string, string>();

async function carry(id: string, version: number, table: NewTable): Promise<Snapshot> {
  const asked = JSON.stringify([id, version, table]);
  const command = unanswered.get(asked) ?? newCommand();
  unanswered.set(asked, command);
  try {
    const opened = await contentOf<Snapshot>(carryTable(id, { ...table, command }));
    unanswered.delete(asked);
    return opened;
  } catch (error) {
    const { problem } = error as ApiError;
    if (problem.error !== OFFLINE.error && problem.status !== 0) unanswered.delete(asked);
    throw error;
  }
}

export const api = {
  games: (): Promise<GameInfo[]> => fetchGames(() => request<GameInfo[]>(server, "GET", "/games")),
  puzzle: (game: string, number: number) => request<Puzzle>(defaultHome, "GET", `/puzzles/${game}/${number}`),
  answerPuzzle: (game: string, number: number, answer: string) =>
    request<PuzzleSolution>(defaultHome, "POST", `/puzzles/${game}/${number}`, { answer }),
  create,
  /** Open a table at the server with the game of a table in this browser. */
  carry,
  study: (record: unknown, home = defaultHome) =>
    request<Snapshot>(home, "POST", "/studies", { record, command: newCommand() }),
  invitation: (key: string) => request<Invitation>(server, "GET", `/invitations/${encodeURIComponent(key)}`),
  /** Take the seat of an invitation. Where it keeps the deal of a record, that is agreed to. */
  join: (key: string, name: string, { commitment, from_record: origin }: Invitation) =>
    withNumber(commitment, (number) =>
      request<Snapshot>(server, "POST", "/joins", {
        key,
        name,
        number,
        same_deal: !!origin?.same_deal,
        command: newCommand(),
      }),
    ),
  table: (id: string) => request<Snapshot>(homeOf(id), "GET", `/tables/${id}`),
  network: () => request<Network>(server, "GET", "/network"),
  prologue: (id: string, watch: string | null) =>
    request<LogEntry[]>(homeOf(id), "GET", `/tables/${id}/prologue${watchQuery(watch)}`),
  /** Your tables on the server; none on a static site. */
  myTables: () => (SITE ? Promise.resolve([]) : request<TableLine[]>(server, "GET", "/tables?mine=true")),
  publicTables: () => request<TableLine[]>(server, "GET", "/tables"),
  /** What you saw after so many moves. */
  ply: (id: string, ply: number, watch: string | null = null) =>
    request<View>(homeOf(id), "GET", `/tables/${id}/plies/${ply}${watchQuery(watch)}`),
  /** What happened one after another in the move that led to a ply. */
  steps: (id: string, ply: number, watch: string | null = null) =>
    request<Step[]>(homeOf(id), "GET", `/tables/${id}/plies/${ply}/steps${watchQuery(watch)}`),
  record: (id: string, watch: string | null = null) =>
    request<Record<string, unknown>>(homeOf(id), "GET", `/tables/${id}/record${watchQuery(watch)}`),
  analysis: (id: string, watch: string | null = null) =>
    request<Analysis>(homeOf(id), "GET", `/tables/${id}/analysis${watchQuery(watch)}`),
  unavailable: (id: string) => request<Unavailable[]>(homeOf(id), "GET", `/tables/${id}/unavailable`),
  /** The table in words, now or as an onlooker saw it after so many moves. */
  words: (id: string, ply: number | null, watch: string | null = null) => {
    const query = new URLSearchParams({ ...(ply === null ? {} : { ply: String(ply) }), ...(watch ? { watch } : {}) });
    return request<TableInWords>(homeOf(id), "GET", `/tables/${id}/words${query.size ? `?${query}` : ""}`);
  },
  previews: (id: string) => request<Preview[]>(homeOf(id), "GET", `/tables/${id}/previews`),
  hint: (id: string, version: number) => request<Hint[]>(homeOf(id), "POST", `/tables/${id}/hint`, { version }),
  sit: ({ id, commitment, from_record: origin }: Snapshot, seat: number, name: string) =>
    withNumber(commitment, (number) => {
      const body = { name, number, same_deal: !!origin?.same_deal, command: newCommand() };
      return request<Snapshot>(homeOf(id), "PUT", `/tables/${id}/seats/${seat}`, body);
    }),
  /** Come back to your own seat. Your number is in the seed already. */
  comeBack: (id: string, seat: number, name: string) =>
    request<Snapshot>(homeOf(id), "PUT", `/tables/${id}/seats/${seat}`, { name, command: newCommand() }),
  /** A bot plays on; `level` says how well. */
  leave: (id: string, seat: number, level?: number) =>
    request<Snapshot>(
      homeOf(id),
      "DELETE",
      `/tables/${id}/seats/${seat}?command=${newCommand()}${level === undefined ? "" : `&level=${level}`}`,
    ),
  start: (id: string, bots: boolean) =>
    request<Snapshot>(homeOf(id), "POST", `/tables/${id}/start`, { command: newCommand(), bots }),
  move: (id: string, move: string, version: number, command: string) =>
    request<{ version: number }>(homeOf(id), "POST", `/tables/${id}/moves`, { move, version, command }),
  undo: (id: string, version: number, command: string) =>
    request<{ version: number }>(homeOf(id), "POST", `/tables/${id}/undo`, { version, command }),
  answerUndo: (id: string, version: number, accept: boolean) =>
    request<{ version: number }>(homeOf(id), "POST", `/tables/${id}/undo/answer`, {
      version,
      accept,
      command: newCommand(),
    }),
  redo: (id: string, version: number, command: string) =>
    request<{ version: number }>(homeOf(id), "POST", `/tables/${id}/redo`, { version, command }),
  resign: (id: string, seat: number, version: number) =>
    request<{ version: number }>(homeOf(id), "POST", `/tables/${id}/resign`, { seat, version, command: newCommand() }),
  chat: (id: string, content: { text?: string; phrase?: string }) =>
    request<{ version: number }>(homeOf(id), "POST", `/tables/${id}/chat`, { ...content, command: newCommand() }),
  /** Agree to play again. */
  rematch: async (id: string) => {
    const { commitment } = await request<Commitment>(homeOf(id), "GET", `/tables/${id}/rematch`);
    const send = (number: string) =>
      request<Snapshot>(homeOf(id), "POST", `/tables/${id}/rematch`, { number, command: newCommand() });
    return withNumber(commitment, send);
  },
};
