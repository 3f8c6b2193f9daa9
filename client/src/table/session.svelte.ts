/* A table as the page shows it, live or at an earlier ply: all that a board needs, and the only way in which it acts. */
import { api } from "../lib/api.ts";
import { DEFAULT_GAME, type GameClient } from "../games/game.ts";
import { loadGame } from "../games/registry.ts";
import { download } from "../lib/files.ts";
import { Live } from "../lib/live.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { playSound } from "../lib/sounds.ts";
import type { Analysis, Hint, LogEntry, Message, Preview, Seat, Snapshot, View } from "../lib/types.ts";
import type { Guide } from "../lessons/guide.svelte.ts";
import { Announcer } from "./announcer.svelte.ts";
import { logLines, sinceLastTurn } from "./log.ts";
import { messageText } from "./messages.ts";
import { seatNames } from "./names.ts";
import { Timeline, type Transition } from "./timeline.svelte.ts";

/** Why something cannot be used: what is the case, and what helps. */
export interface Reason {
  state: string;
  help: string;
}
/** The panel that is open over the board. */
export type Panel = "log" | "chat" | "hint" | "menu" | null;

/** Between two requests for a running analysis, in milliseconds. */
const POLL_INTERVAL = 1000;

export class Session {
  readonly live: Live;
  /** What is being shown as it happens. */
  readonly timeline = new Timeline();
  /** What is said to screen readers. */
  readonly announcer = new Announcer();
  /** The ply that is shown; null: the present. */
  ply = $state<number | null>(null);
  /** The ply that was requested: it is shown as soon as its view has arrived. */
  requestedPly = $state<number | null>(null);
  /** The view at the ply that is shown. */
  pastView = $state.raw<View | null>(null);
  /** Is a request under way? See `request`. */
  busy = $state(false);
  /** Is a hint being computed? */
  hintPending = $state(false);
  panel = $state<Panel>(null);
  analysis = $state.raw<Analysis | null>(null);
  /** Leads through a lesson; null: there is none here. */
  guide = $state.raw<Guide | null>(null);
  /** Could the game's own parts not be fetched? */
  gameMissing = $state(false);

  #game = $state.raw<GameClient | null>(null);

  /** The position at which the moves of others were hidden. */
  #sinceHidden = $state<number | null>(null);
  #hints = $state.raw<{ position: number; found: Hint[] } | null>(null);
  #previews = $state.raw<Map<string, Preview>>(new Map());
  #unavailable = $state.raw<{ version: number; reasons: Map<string, Message> }>({ version: -1, reasons: new Map() });
  #previewed = -1;
  #views = new Map<number, Promise<View>>();
  /** Moves as they happened, by version. */
  #transitions = new Map<number, Transition>();
  #analysing = false;
  #closed = false;

  constructor(
    readonly id: string,
    readonly watch: string | null = null,
    /** How this page sees the table; see `Live`. */
    lens?: (table: Snapshot) => Snapshot,
  ) {
    const arrived = (table: Snapshot) => {
      this.timeline.skip();
      void this.#loadGame(table.game);
    };
    this.live = new Live(id, watch, arrived, lens);
    this.live.onEvent((entry, table, before, steps) => {
      if (entry.kind === "undo" || entry.kind === "move") this.#dropViews(table.view?.ply ?? 0);
      const shown =
        entry.kind === "move" && before?.view && table.view
          ? this.#happened({ entry, before: before.view, after: table.view, steps })
          : false;
      if (entry.kind === "undo" || entry.kind === "redo") this.timeline.skip();
      /* What is shown has the sounds of its scenes. */
      const sound = shown ? null : this.game.sound(entry);
      if (sound) playSound(sound);
    });
  }

  /** The parts of the page that belong to the game; the default until they are there. */
  get game(): GameClient {
    return this.#game ?? DEFAULT_GAME;
  }
  get gameReady(): boolean {
    return this.#game !== null;
  }
  get table(): Snapshot | null {
    return this.live.table;
  }
  /** What is on the table, now or at the chosen ply. */
  get view(): View | null {
    return this.ply === null ? (this.table?.view ?? null) : this.pastView;
  }
  /** What the board shows: the view, or what is being shown as it happens. */
  get shownView(): View | null {
    return this.timeline.view ?? this.view;
  }
  /** The log, as far as everything in it has been shown. */
  get shownLog(): LogEntry[] {
    const hidden = this.ply === null ? this.timeline.hiddenFrom : Infinity;
    return hidden === Infinity ? this.live.log : this.live.log.filter(({ version }) => version < hidden);
  }
  get names(): string[] {
    return seatNames(this.table?.seats ?? []);
  }
  /** The seat that texts call "you": yours, if you have just one. */
  get you(): Seat | null {
    const yours = this.table?.yours ?? [];
    return yours.length === 1 ? yours[0]! : null;
  }
  /** Which position the game is in: the version that brought it. Talk, comings and goings, and a new connection leave it as it is. */
  readonly position: number = $derived.by(
    () => this.live.log.findLast(({ kind }) => kind === "move" || kind === "undo" || kind === "redo")?.version ?? 0,
  );
  /** The seat that you decide for now; null: you cannot act. While the connection is lost you can: a move is kept until it is
      answered, and nothing is drawn anew under a finger when the connection comes and goes. */
  get acting(): Seat | null {
    const ready = this.ply === null && this.live.connection !== "gone" && this.live.pending === null;
    return ready && this.table?.status === "running" ? this.table.acting : null;
  }
  /** The moves you can make now; none when it is not your decision. */
  get moves(): string[] {
    return this.acting === null ? [] : (this.table?.view?.moves ?? []);
  }
  /** The best moves, once requested; null when there are none for this position. */
  get hints(): Hint[] | null {
    return this.ply === null && this.#hints?.position === this.position ? (this.#hints?.found ?? null) : null;
  }
  /** The moves of others since your last one, while it is your turn; empty once they are hidden. */
  get since(): LogEntry[] {
    const quiet = this.acting !== null && !this.timeline.busy && this.#sinceHidden !== this.position;
    return quiet ? sinceLastTurn(this.live.log, this.table?.yours ?? []) : [];
  }
  hideSince(): void {
    this.#sinceHidden = this.position;
  }
  async showSinceAgain(): Promise<void> {
    const found = await Promise.all(this.since.map((entry) => this.transitionTo(entry.ply)));
    for (const transition of found) if (transition) this.timeline.push(transition);
  }
  /** How many moves have been played. */
  get plies(): number {
    return this.table?.view?.ply ?? 0;
  }
  /** Do other people take part? */
  get shared(): boolean {
    return this.table?.seats.some((seat) => seat.kind !== "bot" && !seat.yours) ?? false;
  }

  /** What a move would do; undefined until `loadPreviews` has fetched it. */
  preview(move: string): Preview | undefined {
    return this.#previews.get(move);
  }
  async loadPreviews(): Promise<void> {
    const table = this.table;
    if (!table || this.acting === null || this.#previewed === table.version) return;
    this.#previewed = table.version;
    const [found, unavailable] = await Promise.all([
      api.previews(this.id).catch(() => []),
      api.unavailable(this.id).catch(() => []),
    ]);
    if (this.table?.version !== table.version) return;
    this.#previews = new Map(found.map((each) => [each.move, each]));
    const reasons = new Map(unavailable.map((each) => [each.thing, each.reason]));
    this.#unavailable = { version: table.version, reasons };
  }
  /** Why something cannot be used now; null if it can, if it is not your decision, or until `loadPreviews` has fetched it. */
  reason(thing: string): Reason | null {
    const { version, reasons } = this.#unavailable;
    const found = this.acting !== null && version === this.table?.version ? reasons.get(thing) : undefined;
    return found
      ? { state: messageText(found, this), help: messageText({ ...found, id: `${found.id}-help` }, this) }
      : null;
  }

  async play(move: string): Promise<void> {
    this.timeline.skip();
    if (!this.moves.includes(move)) return;
    this.timeline.stir(move);
    await this.live.play(move).finally(() => this.timeline.answered());
  }
  async undo(): Promise<void> {
    this.timeline.skip();
    await this.live.settled();
    if (!this.table?.undo || this.ply !== null) return;
    await (this.guide ?? this.live).undo();
  }
  async redo(): Promise<void> {
    await this.live.settled();
    if (this.table?.redo && this.ply === null) await this.live.redo();
  }
  clearHints(): void {
    this.#hints = null;
  }
  async requestHint(): Promise<void> {
    const table = this.table;
    if (!table || this.acting === null || this.hintPending) return;
    this.hintPending = true;
    const { position } = this;
    try {
      this.#hints = { position, found: await api.hint(this.id, table.version) };
    } catch (error) {
      this.panel = null;
      this.live.showError(error);
    } finally {
      this.hintPending = false;
    }
  }

  /** Show the table after so many moves; null: the present. */
  async showPly(ply: number | null): Promise<void> {
    this.requestedPly = ply;
    this.timeline.skip();
    if (ply === null) {
      this.ply = null;
      return;
    }
    const from = this.ply ?? this.plies;
    try {
      const [view, transition] = await Promise.all([this.viewAt(ply), this.#transitionBetween(from, ply)]);
      if (this.requestedPly !== ply) return;
      this.pastView = view;
      this.ply = ply;
      if (transition) this.timeline.push(transition);
    } catch (error) {
      if (this.requestedPly === ply) this.requestedPly = this.ply;
      this.live.showError(error);
    }
  }
  /** The view after so many moves; requested once. */
  viewAt(ply: number): Promise<View> {
    const known = this.#views.get(ply);
    if (known) return known;
    const requested = api.ply(this.id, ply, this.watch);
    this.#views.set(ply, requested);
    requested.catch(() => this.#views.delete(ply));
    return requested;
  }
  /** The move that led to a ply, as it happened; null if the log does not tell it. */
  async transitionTo(ply: number): Promise<Transition | null> {
    const line = logLines(this.live.log).findLast(
      ({ entry, undone }) => !undone && entry.kind === "move" && entry.ply === ply,
    );
    if (!line) return null;
    const known = this.#transitions.get(line.entry.version);
    if (known) return known;
    const steps = api.steps(this.id, ply, this.watch);
    const [before, after] = await Promise.all([this.viewAt(ply - 1), this.viewAt(ply)]);
    const found = { entry: line.entry, before, after, steps: await steps };
    this.#transitions.set(line.entry.version, found);
    return found;
  }
  /** The move between two neighbouring plies, forwards or back; null for plies that are further apart, and where nothing moves. */
  async #transitionBetween(from: number, to: number): Promise<Transition | null> {
    if (Math.abs(to - from) !== 1 || settings.speed === "off") return null;
    const found = await this.transitionTo(Math.max(from, to));
    return found && { ...found, back: to < from };
  }
  /** A move was played: show it, and remember it for those who want to see it again. Is it shown? */
  #happened(transition: Transition): boolean {
    this.#transitions.set(transition.entry.version, transition);
    return this.ply === null && this.timeline.push(transition);
  }
  /** After an undo other moves may follow: views from this ply on are no longer valid. */
  #dropViews(ply: number): void {
    for (const known of this.#views.keys()) if (known >= ply) this.#views.delete(known);
  }

  /** Have the game analysed; `analysis` grows until it is done. */
  async analyse(): Promise<void> {
    if (this.#analysing || this.analysis?.done) return;
    this.#analysing = true;
    try {
      while (!this.#closed) {
        this.analysis = await api.analysis(this.id, this.watch);
        if (this.analysis.done) return;
        await new Promise((done) => setTimeout(done, POLL_INTERVAL));
      }
    } catch (error) {
      this.live.showError(error);
    } finally {
      this.#analysing = false;
    }
  }

  /** Run a request; an error is shown. */
  async request(send: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await send();
    } catch (error) {
      this.live.showError(error);
    } finally {
      this.busy = false;
    }
  }

  downloadRecord(): Promise<void> {
    return this.request(async () => {
      const record = await api.record(this.id, this.watch);
      download(`${this.table?.game}-${this.id}.json`, JSON.stringify(record, null, 1), "application/json");
    });
  }

  async #loadGame(name: string): Promise<void> {
    try {
      this.#game ??= await loadGame(name);
      this.gameMissing = false;
    } catch {
      this.gameMissing = true;
    }
  }

  close(): void {
    this.#closed = true;
    this.announcer.close();
    this.live.close();
  }
}
