/* Leads through a lesson at a table: which card is shown, what the other player does, and what is kept of it. */
import { api } from "../lib/api.ts";
import type { LogEntry } from "../lib/types.ts";
import type { Session } from "../table/session.svelte.ts";
import {
  currentStep,
  isFinished,
  kept,
  nextAct,
  OTHER,
  played,
  reply,
  tick,
  beginning,
  type Act,
  type Lesson,
  type LessonStep,
  type Progress,
} from "./lesson.ts";
import { loadLesson } from "./catalogue.ts";
import { keepLesson, LEVEL, progressAt, type KeptLesson } from "./store.ts";

/** What the card shows. "beside": the learner has played something else; "free": no step fits the position. */
export type Card =
  { kind: "do" | "read" | "beside"; index: number; step: LessonStep; act: Act | undefined } | { kind: "free" | "end" };

/** Go on with the lesson of a table. */
export async function openGuide(session: Session, keptLesson: KeptLesson): Promise<void> {
  session.guide = new Guide(session, await loadLesson(keptLesson.game, keptLesson.lesson), keptLesson);
}

export class Guide {
  #kept = $state.raw<KeptLesson>() as KeptLesson;
  progress = $state.raw<Progress>() as Progress;
  /** The card; it stays until the board has shown what happened, so that nothing changes while it is read. */
  card = $state.raw<Card>({ kind: "free" });
  /** The move that was beside the point. */
  besideEntry = $state.raw<LogEntry | null>(null);
  /** Shows the move of the step as a ghost. */
  showAgain: (() => void) | null = null;
  /** Does the page play for the other player, or take back? */
  busy = $state(false);

  constructor(
    readonly session: Session,
    readonly lesson: Lesson,
    keptLesson: KeptLesson,
  ) {
    this.#kept = keptLesson;
    this.progress = this.#known();
    this.#settleBeside();
    session.live.onEvent((entry, _, before) => {
      if (this.#kept.over) return;
      if (entry.kind === "move") this.#moved(entry, before?.view?.moves ?? []);
      else if (entry.kind === "undo" || entry.kind === "redo") this.#set(this.#known());
    });
  }

  get number(): number {
    return this.lesson.steps.length;
  }
  /** The id of a text of the lesson. */
  textId(part = ""): string {
    return `lesson-${this.lesson.record.game}-${this.lesson.id}${part ? `-${part}` : ""}`;
  }
  /** Must the page decide for the other player now? */
  get otherDecides(): boolean {
    const { table, live } = this.session;
    const ready = live.connection === "live" && live.pending === null;
    return !this.#kept.over && ready && table?.status === "running" && table.view?.mover === OTHER;
  }
  /** The selector of what the card points at. */
  get point(): string | null {
    const { card } = this;
    if (card.kind === "do") return card.act?.point ?? null;
    return card.kind === "read" ? (card.step.point ?? null) : null;
  }

  /** Show the card that fits the position. Called when nothing moves on the board. */
  settle(): void {
    const card = this.#fitting();
    if (card) this.card = card;
  }
  /** The next card; null: the present one stays, because the other player decides. */
  #fitting(): Card | null {
    const { lesson, progress, session } = this;
    if (progress.beside !== null) return this.#stepCard("beside", progress.beside);
    if (isFinished(progress)) return { kind: "end" };
    if (session.table?.acting == null) return null;
    const current = currentStep(lesson, progress, session.table.view?.moves ?? []);
    return current ? this.#stepCard(current.kind, current.index) : { kind: "free" };
  }
  #stepCard(kind: "do" | "read" | "beside", index: number): Card {
    return { kind, index, step: this.lesson.steps[index]!, act: nextAct(this.lesson, this.progress, index) };
  }

  /** Let the other player decide, once the learner's move has been answered. While the learner is asked about a move, it waits. */
  async replyNow(): Promise<void> {
    if (!this.otherDecides || this.progress.beside !== null || this.busy) return;
    this.busy = true;
    await this.session.live.settled();
    const { move, progress } = reply(this.lesson, this.progress, this.session.table?.view?.moves ?? []);
    this.#set(progress);
    await this.session.live.play(move);
    this.busy = false;
  }

  /** The step was read, or is skipped. */
  next(): void {
    const { card } = this;
    if (!("index" in card)) return;
    this.#set(tick(this.lesson, kept(this.progress), card.index));
    this.settle();
  }
  keepMove(): void {
    this.#set(kept(this.progress));
  }
  async takeBack(): Promise<void> {
    await this.session.undo();
    this.settle();
  }
  /** Take back as far as the learner's last decision: the moves of the other player after it go too. */
  async undo(): Promise<void> {
    this.busy = true;
    do await this.session.live.undo();
    while (this.otherDecides && this.session.table?.undo);
    this.busy = false;
  }
  /** Play on without the lesson, against a real bot. */
  async end(): Promise<void> {
    await this.session.request(() => api.leave(this.session.id, OTHER, LEVEL));
    this.#keep({ ...this.#kept, over: true });
    this.session.guide = null;
  }

  #moved(entry: LogEntry, moves: string[]): void {
    if (entry.seat === OTHER || entry.move === null) return this.#set(this.progress);
    this.besideEntry = entry;
    this.#set(played(this.lesson, this.progress, entry.move, moves));
  }
  #set(progress: Progress): void {
    this.progress = progress;
    const ply = this.session.table?.view?.ply ?? this.#kept.ply;
    this.#keep({ ...this.#kept, progress: { ...this.#kept.progress, [ply]: progress } });
  }
  #keep(keptLesson: KeptLesson): void {
    this.#kept = keptLesson;
    keepLesson(this.session.id, keptLesson);
  }
  #known(): Progress {
    return progressAt(this.#kept, this.session.table?.view?.ply ?? Infinity) ?? beginning(this.lesson);
  }
  /** After a reload nobody remembers the move that was asked about: it is kept. */
  #settleBeside(): void {
    if (this.progress.beside !== null) this.progress = kept(this.progress);
  }
}
