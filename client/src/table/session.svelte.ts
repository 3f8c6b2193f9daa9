/* A table as a page shows it: live, or at an earlier ply. Everything that a game's board needs, and the only way it acts. */
import { api } from "../lib/api.ts";
import { download } from "../lib/hand.ts";
import { Live } from "../lib/live.svelte.ts";
import { hear } from "../lib/sounds.ts";
import type { Analysis, Entry, Hint, Preview, Seat, Snapshot, View } from "../lib/types.ts";
import { t } from "../lib/words.svelte.ts";

/** Something that happened, for a board to act out: what was seen before it and after it. */
export interface Happening {
  entry: Entry;
  before: View;
  after: View;
}
/** What lies open over the board. */
export type Panel = "log" | "chat" | "hint" | "menu" | null;

/** How often a running analysis is asked for, in milliseconds. */
const POLL = 1000;

export class Session {
  readonly live: Live;
  /** The ply that is shown; null: the present. */
  ply = $state<number | null>(null);
  /** The ply that was asked for: it is shown as soon as it has come. */
  wanted = $state<number | null>(null);
  /** What was seen at that ply. */
  past = $state.raw<View | null>(null);
  /** Is something being asked for by `attempt`? */
  busy = $state(false);
  /** Is a hint being thought about? */
  wondering = $state(false);
  /** What a board should act out next; it takes them from the front. */
  happenings = $state.raw<Happening[]>([]);
  panel = $state<Panel>(null);
  analysis = $state.raw<Analysis | null>(null);

  #hints = $state.raw<{ version: number; found: Hint[] } | null>(null);
  #previews = $state.raw<Map<string, Preview>>(new Map());
  #previewed = -1;
  #views = new Map<number, Promise<View>>();
  #analysing = false;
  #closed = false;

  constructor(
    readonly id: string,
    readonly watch: string | null = null,
  ) {
    this.live = new Live(id, watch);
    this.live.onEvent((entry, table, before) => {
      if (entry.kind === "undo" || entry.kind === "move") this.#forget(table.view?.ply ?? 0);
      hear(entry);
      if (before?.view && table.view && before.view.ply !== table.view.ply)
        this.happenings = [...this.happenings, { entry, before: before.view, after: table.view }];
    });
  }

  get table(): Snapshot | null {
    return this.live.table;
  }
  /** What is on the table, now or at the chosen ply. */
  get view(): View | null {
    return this.ply === null ? (this.table?.view ?? null) : this.past;
  }
  get names(): string[] {
    return (this.table?.seats ?? []).map((seat, i) => nameOf(this.table!, i, seat.name));
  }
  /** The seat that you decide for now; null: you cannot act. */
  get acting(): Seat | null {
    const ready = this.ply === null && this.live.link === "live" && this.live.pending === null;
    return ready && this.table?.status === "running" ? this.table.acting : null;
  }
  /** The moves you can make now; none when it is not your decision. */
  get moves(): string[] {
    return this.acting === null ? [] : (this.table?.view?.moves ?? []);
  }
  /** The best moves, once asked for; null when there are none for this very position. */
  get hints(): Hint[] | null {
    return this.ply === null && this.#hints?.version === this.table?.version ? (this.#hints?.found ?? null) : null;
  }
  /** How many moves have been played. */
  get plies(): number {
    return this.table?.view?.ply ?? 0;
  }
  /** Do other people have a part in it? */
  get shared(): boolean {
    return this.table?.seats.some((seat) => seat.kind !== "bot" && !seat.yours) ?? false;
  }

  /** What a move would do; undefined until the server has said so. Ask for all of them with `loadPreviews`. */
  preview(move: string): Preview | undefined {
    return this.#previews.get(move);
  }
  async loadPreviews(): Promise<void> {
    const table = this.table;
    if (!table || this.acting === null || this.#previewed === table.version) return;
    this.#previewed = table.version;
    const found = await api.previews(this.id).catch(() => []);
    if (this.table?.version === table.version) this.#previews = new Map(found.map((each) => [each.move, each]));
  }

  async choose(move: string): Promise<void> {
    if (this.moves.includes(move)) await this.live.play(move);
  }
  async undo(): Promise<void> {
    if (this.table?.undo && this.ply === null) await this.live.undo();
  }
  async redo(): Promise<void> {
    if (this.table?.redo && this.ply === null) await this.live.redo();
  }
  async wonder(): Promise<void> {
    const table = this.table;
    if (!table || this.acting === null || this.wondering) return;
    this.wondering = true;
    try {
      this.#hints = { version: table.version, found: await api.hint(this.id, table.version) };
    } catch (error) {
      this.panel = null;
      this.live.complain(error);
    } finally {
      this.wondering = false;
    }
  }

  /** Look at the table after so many moves; null: back to the present. */
  async look(ply: number | null): Promise<void> {
    this.wanted = ply;
    if (ply === null) {
      this.ply = null;
      return;
    }
    try {
      const view = await this.viewAt(ply);
      if (this.wanted !== ply) return;
      this.past = view;
      this.ply = ply;
    } catch (error) {
      if (this.wanted === ply) this.wanted = this.ply;
      this.live.complain(error);
    }
  }
  /** What was seen after so many moves; asked for once. */
  viewAt(ply: number): Promise<View> {
    const kept = this.#views.get(ply);
    if (kept) return kept;
    const asked = api.ply(this.id, ply, this.watch);
    this.#views.set(ply, asked);
    asked.catch(() => this.#views.delete(ply));
    return asked;
  }
  /** Moves taken back make room for others: what came after so many moves is no longer known. */
  #forget(ply: number): void {
    for (const known of this.#views.keys()) if (known >= ply) this.#views.delete(known);
  }

  /** Have the game looked at by a bot; `analysis` grows until it is done. */
  async analyse(): Promise<void> {
    if (this.#analysing || this.analysis?.done) return;
    this.#analysing = true;
    try {
      while (!this.#closed) {
        this.analysis = await api.analysis(this.id, this.watch);
        if (this.analysis.done) return;
        await new Promise((done) => setTimeout(done, POLL));
      }
    } catch (error) {
      this.live.complain(error);
    } finally {
      this.#analysing = false;
    }
  }

  /** Ask the server for something; a refusal is shown. */
  async attempt(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } catch (error) {
      this.live.complain(error);
    } finally {
      this.busy = false;
    }
  }

  /** Hand the record over as a file. */
  save(): Promise<void> {
    return this.attempt(async () =>
      download(`${this.table?.game}-${this.id}.json`, await api.record(this.id, this.watch)),
    );
  }

  close(): void {
    this.#closed = true;
    this.live.close();
  }
}

/** What a seat is called: its person's name, its bot's level, or that it is open. */
export function nameOf(table: Snapshot, seat: Seat, name: string): string {
  const info = table.seats[seat];
  if (name) return name;
  if (info?.kind !== "bot") return info?.kind === "open" ? t("seat-open") : t("seat-number", { number: seat + 1 });
  const called = t(`level-${info.level ?? 1}`);
  const twins = table.seats.flatMap((other, i) => (other.kind === "bot" && other.level === info.level ? [i] : []));
  return twins.length < 2 ? called : t("seat-twin", { name: called, number: twins.indexOf(seat) + 1 });
}
