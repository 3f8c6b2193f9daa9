/* One table, live: its snapshot and log as they change, over a WebSocket that resumes where it was cut. */
import { api, newCommand, Refused } from "./api.ts";
import type { Entry, Frame, Problem, Snapshot } from "./types.ts";

export type Link = "connecting" | "live" | "lost" | "gone";

/** Waits between two tries, in milliseconds: quick at first, then patient. */
const WAITS = [250, 500, 1000, 2000, 4000];
/** Without a word from the server for so long, the line is taken to be dead. */
const SILENCE = 45_000;

export class Live {
  table = $state.raw<Snapshot | null>(null);
  log = $state.raw<Entry[]>([]);
  /** Is the log complete? */
  whole = $state(false);
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** When the snapshot came, by this machine's clock: the table's clocks run from there. */
  heardAt = $state(Date.now());
  /** How many people look on without a seat. */
  watching = $state(0);
  /** How often in a row the line could not be had. */
  failures = $state(0);
  /** The command that is on its way. */
  pending = $state<string | null>(null);

  #socket: WebSocket | null = null;
  #timer = 0;
  #silence = 0;
  #closed = false;
  #heard: ((entry: Entry, table: Snapshot, before: Snapshot | null) => void)[] = [];

  constructor(
    readonly id: string,
    readonly watch: string | null = null,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Hear of every event, with what the table was before it: for animations. */
  onEvent(listener: (entry: Entry, table: Snapshot, before: Snapshot | null) => void): void {
    this.#heard.push(listener);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Send a move. It goes over HTTP, so that a cut line cannot swallow it: the same command is tried again until it is answered. */
  async play(move: string): Promise<void> {
    await this.#do((version, command) => api.move(this.id, move, version, command));
  }
  async undo(): Promise<void> {
    await this.#do((version, command) => api.undo(this.id, version, command));
  }
  async redo(): Promise<void> {
    await this.#do((version, command) => api.redo(this.id, version, command));
  }

  /** Something refused outside of a command, to be told in words. */
  complain(error: unknown): void {
    if (error instanceof Refused) this.problem = error.problem;
  }
  /** The refusal has been read. */
  forgive(): void {
    this.problem = null;
  }

  async #do(send: (version: number, command: string) => Promise<unknown>): Promise<void> {
    if (!this.table || this.pending) return;
    const command = newCommand();
    let version = this.table.version;
    this.pending = command;
    this.problem = null;
    try {
      for (let tries = 0; ; tries++) {
        try {
          await send(version, command);
          if (this.#socket?.readyState === WebSocket.OPEN) this.link = "live";
          return;
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          if (onlyTalk(error.problem, version)) {
            version = error.problem.table!.version;
            continue;
          }
          if (error.problem.status !== 0 && error.problem.status !== 503) return this.#refused(error.problem);
          this.link = "lost";
          if (this.#closed) return;
          await new Promise((done) => setTimeout(done, WAITS[Math.min(tries, WAITS.length - 1)]));
        }
      }
    } finally {
      this.pending = null;
    }
  }

  #refused(problem: Problem): void {
    this.problem = problem;
    if (problem.status === 409) this.#socket?.close();
  }

  /** The machine says it is off the net: ask for a new line, and the truth will show. */
  #doubt = (): void => this.#socket?.close();
  #hurry = (): void => {
    if (document.visibilityState === "visible" && this.link === "lost") {
      clearTimeout(this.#timer);
      this.failures = 0;
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed || this.#socket) return;
    const query = new URLSearchParams();
    if (this.table) query.set("since", String(this.table.version));
    if (this.watch) query.set("watch", this.watch);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Frame);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#socket = null;
    clearTimeout(this.#silence);
    if (this.#closed) return;
    if (code === 4404) {
      this.link = "gone";
      return;
    }
    this.link = this.table ? "lost" : "connecting";
    this.#timer = window.setTimeout(() => this.#connect(), WAITS[Math.min(this.failures++, WAITS.length - 1)]);
  }

  #hear(frame: Frame): void {
    this.link = "live";
    this.failures = 0;
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#socket?.close(), SILENCE);
    if (frame.type === "hello") {
      this.heardAt = Date.now();
      this.table = frame.table;
      this.log = merged(this.log, frame.log);
      if (this.log[0]?.kind === "created" && this.log[0].ply > 0) void this.#readPrologue();
      else this.whole = true;
    } else if (frame.type === "event") this.#happened(frame.entry, frame.table);
    else if (frame.type === "presence" && this.table) {
      const seats = this.table.seats.map((seat, i) => ({ ...seat, present: frame.seats[i] ?? false }));
      this.watching = frame.watching;
      this.table = { ...this.table, seats };
    } else if (frame.type === "thinking" && this.table) this.table = { ...this.table, thinking: frame.seat !== null };
  }

  /** A study, or a game played on, begins in the middle: its moves so far are told before its own log. */
  async #readPrologue(): Promise<void> {
    const earlier = await api.prologue(this.id, this.watch).catch(() => []);
    if (this.log[0]?.kind === "created") this.log = [...earlier, ...this.log];
    this.whole = true;
  }

  #happened(entry: Entry, table: Snapshot): void {
    if (this.table && entry.version <= this.table.version) return;
    const before = this.table;
    this.log = merged(this.log, [entry]);
    this.heardAt = Date.now();
    this.table = table;
    this.problem = null;
    for (const listener of this.#heard) listener(entry, table, before);
  }
}

/** Was a command refused only because somebody spoke meanwhile? Then the game still stands where this version saw it. */
export function onlyTalk({ status, events = [], table }: Problem, version: number): boolean {
  const all = table !== undefined && events.length === table.version - version;
  return status === 409 && all && events.every((entry) => entry.kind === "chat");
}

/** Two logs as one, every version once and in order. */
export function merged(log: Entry[], more: Entry[]): Entry[] {
  const last = log.at(-1)?.version ?? -1;
  return [...log, ...more.filter((entry) => entry.version > last)];
}
