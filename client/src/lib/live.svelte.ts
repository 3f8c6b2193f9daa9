/* The live state of one table: snapshot and log, updated over a WebSocket that resumes after the last version received. */
import type { Connection as HomeConnection } from "../homes/home.ts";
import { homeOf } from "../homes/homes.ts";
import { api, newCommand, ApiError } from "./api.ts";
import { afterMove } from "./changes.ts";
import type { LogEntry, Frame, Problem, Snapshot, Step } from "./types.ts";

export type Connection = "connecting" | "live" | "lost" | "gone";

/** Delays between attempts to connect or send, in milliseconds. */
const RETRY_DELAYS = [250, 500, 1000, 2000, 4000];
/** After so many milliseconds a command without an answer counts as pending: one that is answered at once draws the page once. */
const PATIENCE = 150;
/** After so many milliseconds without a frame the connection counts as dead. */
const SILENCE_LIMIT = 45_000;

/** A command, as the API sends it. */
type Request = (version: number, command: string) => Promise<{ version: number }>;

type FrameOf<T> = Extract<Frame, { type: T }>;

/** Is told every event: with the table after and before it, and the steps of a move that did several things. */
type EventListener = (entry: LogEntry, table: Snapshot, before: Snapshot | null, steps: Step[]) => void;

export class Live {
  table = $state.raw<Snapshot | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** Has the log's beginning been loaded too? */
  logComplete = $state(false);
  connection = $state<Connection>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** When the snapshot arrived, by this machine's clock: the table's clocks run from there. */
  receivedAt = $state(Date.now());
  /** Number of onlookers. */
  watching = $state(0);
  /** Does a bot wait because the server is busy? */
  busy = $state(false);
  /** Failed attempts to connect in a row. */
  failures = $state(0);
  /** The command that has been waiting for its answer. */
  pending = $state<string | null>(null);

  /** The table as it was sent: this page may see it differently. */
  #sent: Snapshot | null = null;
  #socket: HomeConnection | null = null;
  #timer = 0;
  #silence = 0;
  #closed = false;
  /** The command under way, until the table shows what it did. */
  #command: Promise<void> | null = null;
  /** The version that it is about. */
  #commandVersion = -1;
  #wakeUp: (() => void) | null = null;
  #eventListeners: EventListener[] = [];

  constructor(
    readonly id: string,
    readonly watch: string | null = null,
    /** Called with the table whenever all of it arrives. */
    readonly onTable?: (table: Snapshot) => void,
    /** How this page sees the tables that arrive. */
    readonly lens: (table: Snapshot) => Snapshot = (table) => table,
  ) {
    this.#connect();
    addEventListener("online", this.#reconnectNow);
    addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#reconnectNow);
  }

  /** Listen to events. */
  onEvent(listener: EventListener): void {
    this.#eventListeners.push(listener);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#reconnectNow);
    removeEventListener("offline", this.#onOffline);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#socket?.close();
    this.#wakeUp?.();
  }

  /** Wait until no command is under way: the table then shows what the last one did. */
  async settled(): Promise<void> {
    while (this.#command) await this.#command;
  }

  /** Send a move. Commands go over HTTP and are repeated with the same id until they are answered, so that none is lost. */
  async play(move: string): Promise<void> {
    await this.#send((version, command) => api.move(this.id, move, version, command));
  }
  async undo(): Promise<void> {
    await this.#send((version, command) => api.undo(this.id, version, command));
  }
  async redo(): Promise<void> {
    await this.#send((version, command) => api.redo(this.id, version, command));
  }

  /** Show why a request failed. */
  showError(error: unknown): void {
    if (error instanceof ApiError) this.problem = error.problem;
  }
  /** Hide the error that is shown. */
  clearError(): void {
    this.problem = null;
  }

  /** Send a command about the table as it is shown. A second one about the same version is not sent: a click too many. If the
      event of the one before has arrived and only its answer has not, the next one waits for that. */
  async #send(request: Request): Promise<void> {
    const version = this.table?.version;
    while (this.#command) {
      if (version === this.#commandVersion) return;
      await this.#command;
    }
    if (version === undefined || version !== this.table?.version) return;
    this.#commandVersion = version;
    this.#command = this.#sendUntilShown(request, version);
    await this.#command;
  }

  async #sendUntilShown(request: Request, version: number): Promise<void> {
    const command = newCommand();
    const slow = setTimeout(() => (this.pending = command), PATIENCE);
    this.problem = null;
    try {
      for (let attempts = 0; ; attempts++) {
        try {
          const done = await request(version, command);
          if (this.#socket?.open) this.connection = "live";
          return await this.#shows(done.version);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.problem.status !== 0 && error.problem.status !== 503) return this.#refused(error.problem);
          this.connection = "lost";
          this.pending = command;
          if (this.#closed) return;
          await new Promise((done) => setTimeout(done, RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length - 1)]));
        }
      }
    } finally {
      clearTimeout(slow);
      this.pending = null;
      this.#command = null;
    }
  }

  /** Wait until the table has reached this version, or the connection is lost: then the next one brings it. */
  async #shows(version: number): Promise<void> {
    while (this.#socket && this.table!.version < version) await new Promise<void>((done) => (this.#wakeUp = done));
  }

  #refused(problem: Problem): void {
    this.problem = problem;
    if (problem.status === 409) this.#socket?.close();
  }

  /** The browser says that it is offline. Reconnecting shows whether that is true. */
  #onOffline = (): void => this.#socket?.close();
  #reconnectNow = (): void => {
    if (document.visibilityState === "visible" && this.connection === "lost") {
      clearTimeout(this.#timer);
      this.failures = 0;
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed || this.#socket) return;
    const query = new URLSearchParams({ changes: "true" });
    if (this.#sent) query.set("since", String(this.#sent.version));
    if (this.watch) query.set("watch", this.watch);
    this.#socket = homeOf(this.id).connect(this.id, query, {
      message: (frame) => this.#receive(JSON.parse(frame) as Frame),
      close: (code) => this.#onClose(code),
    });
  }

  #onClose(code: number): void {
    this.#socket = null;
    this.#wakeUp?.();
    clearTimeout(this.#silence);
    if (this.#closed) return;
    if (code === 4404) {
      this.connection = "gone";
      return;
    }
    this.connection = this.table ? "lost" : "connecting";
    this.#timer = window.setTimeout(
      () => this.#connect(),
      RETRY_DELAYS[Math.min(this.failures++, RETRY_DELAYS.length - 1)],
    );
  }

  #receive(frame: Frame): void {
    this.connection = "live";
    this.failures = 0;
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#socket?.close(), SILENCE_LIMIT);
    if (frame.type === "hello") {
      this.receivedAt = Date.now();
      this.#show(frame.table);
      this.onTable?.(this.table!);
      this.log = mergeLogs(this.log, frame.log);
      if (this.log[0]?.kind === "created" && this.log[0].ply > 0) void this.#readPrologue();
      else this.logComplete = true;
    } else if (frame.type === "event") this.#applyEvent(frame);
    else if (frame.type === "changes") this.#applyChanges(frame);
    else if (frame.type === "presence" && this.#sent) {
      const seats = this.#sent.seats.map((seat, i) => ({ ...seat, present: frame.seats[i] ?? false }));
      this.watching = frame.watching;
      this.#show({ ...this.#sent, seats });
    } else if (frame.type === "thinking" && this.#sent) {
      this.#show({ ...this.#sent, thinking: frame.seat !== null });
      this.busy = frame.busy ?? false;
    }
    this.#wakeUp?.();
  }

  #show(sent: Snapshot): void {
    this.#sent = sent;
    this.table = this.lens(sent);
  }

  /** A study, or a game played on from a record, begins in the middle: the moves before come from the prologue. */
  async #readPrologue(): Promise<void> {
    const earlier = await api.prologue(this.id, this.watch).catch(() => []);
    if (this.log[0]?.kind === "created") this.log = [...earlier, ...this.log];
    this.logComplete = true;
  }

  #applyChanges(frame: FrameOf<"changes">): void {
    if (this.#sent && frame.entry.version === this.#sent.version + 1)
      this.#applyEvent({ entry: frame.entry, ...afterMove(this.#sent, frame) });
    else if (frame.entry.version > (this.#sent?.version ?? -1)) this.#startAnew();
  }

  /** Something is missing: connect again as if nothing were known. */
  #startAnew(): void {
    this.#sent = null;
    this.#socket?.close();
  }

  #applyEvent({ entry, table, steps = [] }: Pick<FrameOf<"event">, "entry" | "table" | "steps">): void {
    if (this.#sent && entry.version <= this.#sent.version) return;
    const before = this.table;
    this.log = mergeLogs(this.log, [entry]);
    this.receivedAt = Date.now();
    this.#show(table);
    this.problem = null;
    for (const listener of this.#eventListeners) listener(entry, this.table!, before, steps);
  }
}

/** A log with later entries added, every version once. */
export function mergeLogs(log: LogEntry[], more: LogEntry[]): LogEntry[] {
  const last = log.at(-1)?.version ?? -1;
  return [...log, ...more.filter((entry) => entry.version > last)];
}
