/* What happens at a table, shown in its order. A transition (the views before and after an event, and the steps between them)
   becomes scenes; each scene shows a view and moves pieces there. Nothing waits for it: a click or a key lets everything arrive.

   For tests and traces every scene is a mark of the browser's performance timeline, "scene <name>", with what it shows. */
import { tick } from "svelte";
import { painted } from "../lib/frames.ts";
import { settings, systemReducesMotion, type Speed } from "../lib/settings.svelte.ts";
import { playSound, type Sound } from "../lib/sounds.ts";
import type { LogEntry, Seat, Step, View } from "../lib/types.ts";

/** An event to be shown: the views before and after it, and what happened between them. */
export interface Transition {
  entry: LogEntry;
  before: View;
  after: View;
  steps: Step[];
  /** Is it shown from its end to its beginning, because a replay goes back? */
  back?: boolean;
}

/** What is written where the question is otherwise. */
export interface Caption {
  title: string;
  text?: string;
  /** What each seat gains, and for what. */
  gains?: Gain[];
}
export interface Gain {
  seat: Seat;
  points: number;
  note?: string;
}

export interface Scene {
  name: string;
  /** What the board shows. */
  view: View;
  /** How long it takes, in milliseconds. */
  times: Record<Exclude<Speed, "off">, number>;
  caption: Caption | null;
  /** In the final count: the source that is counted, and the view at the end. */
  count?: { source: string; final: View };
  /** Is a move taken back in it? */
  back?: boolean;
  sound?: { name: Sound; when: "begin" | "end" };
  /** A plate over the board, such as the number of the round. */
  plate?: { title: string; text: string };
}

/** Draws a scene's view. False: meanwhile everything has arrived, and there is nothing left to show. */
export type Show = () => Promise<boolean>;

/** The board: it knows which scenes a transition has, and how pieces travel. */
export interface Animator {
  scenes(transition: Transition): Scene[];
  /** Call `show`, which draws the scene's view, and animate what travels to it. The animations that were begun are returned. */
  animate(scene: Scene, milliseconds: number, show: Show): Promise<Animation[]>;
  /** What a move will set in motion: it stirs until the table has answered. */
  stirring(move: string): Element[];
  /** Everything arrives now: take away what is still on its way. */
  clear(): void;
}

/** With less motion a picture is kept as long as its caption needs to be read. */
const READING = { picture: 1200, word: 40 };
/** How a piece stirs that was told to move: it rises a little, and is seen to in the very first frame, since the next may be late.
    `translate` leaves the place that `transform` gives it alone. */
const STIR: [Keyframe[], KeyframeAnimationOptions] = [
  [{ translate: "0 -2px" }, { translate: "0 -5px" }],
  { duration: 120, easing: "ease-out", fill: "forwards" },
];
/** So many events may wait before they are shown faster. */
const PATIENCE = 2;

export class Timeline {
  /** What is being shown; null: the present. */
  scene = $state.raw<Scene | null>(null);
  #view = $state.raw<View | null>(null);
  #waiting = $state.raw<Transition[]>([]);
  #current = $state.raw<Transition | null>(null);
  #animator: Animator | null = null;
  #animations: Animation[] = [];
  #stirring: Animation[] = [];
  #hurry: (() => void) | null = null;
  /** Counts what was skipped: a run that began before it ends. */
  #skips = 0;

  /** The view that the board shows; null: the present one. */
  get view(): View | null {
    return this.#view;
  }
  /** Is something being shown, or waiting to be? */
  get busy(): boolean {
    return this.#current !== null || this.#waiting.length > 0;
  }
  /** The first version that nobody has been shown yet; a move that does several things is told when it is over. */
  get hiddenFrom(): number {
    const current = this.#current;
    if (current?.steps.length) return current.entry.version;
    return this.#waiting[0]?.entry.version ?? Infinity;
  }

  /** The board that shows it from now on. Returns a function that lets go of it. */
  attach(animator: Animator): () => void {
    this.#animator = animator;
    document.addEventListener("visibilitychange", this.#whenHidden);
    return () => {
      if (this.#animator !== animator) return;
      document.removeEventListener("visibilitychange", this.#whenHidden);
      this.skip();
      this.#animator = null;
    };
  }

  /** Show an event, after those that wait. False: nothing is shown, everything has arrived. */
  push(transition: Transition): boolean {
    if (!this.#animator || settings.speed === "off" || document.hidden) {
      this.skip();
      return false;
    }
    this.#waiting = [...this.#waiting, transition];
    if (!this.#current) void this.#run();
    return true;
  }

  /** A move was chosen: what it moves stirs at once, before the table has answered. */
  stir(move: string): void {
    const still = settings.speed === "off" || systemReducesMotion();
    const pieces = still ? [] : (this.#animator?.stirring(move) ?? []);
    this.#stirring = pieces.map((piece) => piece.animate(...STIR));
  }
  /** The table has answered. If there is nothing to show, what stirred settles; otherwise it travels on from where it is. */
  answered(): void {
    if (!this.busy) this.#settle();
  }

  /** Let everything arrive now. Was there anything? */
  skip(): boolean {
    if (!this.busy) return false;
    this.#skips++;
    this.#waiting = [];
    this.#end();
    return true;
  }

  /** A page that nobody sees draws no frames, so that a scene would wait for its first one. */
  #whenHidden = (): void => {
    if (document.hidden) this.skip();
  };

  /** Show what waits. If something cannot be drawn everything arrives now: the table goes on, and the console says why. */
  async #run(): Promise<void> {
    const run = this.#skips;
    try {
      await this.#showWaiting(run);
    } catch (error) {
      if (run === this.#skips) this.skip();
      reportError(error);
    }
  }

  async #showWaiting(run: number): Promise<void> {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      this.#current = next;
      this.#waiting = this.#waiting.slice(1);
      this.#view = next.back ? next.after : next.before;
      await tick();
      await painted();
      if (run !== this.#skips) return;
      for (const scene of this.#animator?.scenes(next) ?? []) {
        await this.#play(scene, next);
        if (run !== this.#skips) return;
      }
      if (next.after.over && !next.back) playSound("chord");
    }
    this.#end();
  }

  async #play(scene: Scene, { entry }: Transition): Promise<void> {
    const run = this.#skips;
    const milliseconds = this.#timeOf(scene);
    performance.mark(`scene ${scene.name}`, {
      detail: { version: entry.version, caption: scene.caption?.title ?? "", milliseconds, ...shownIn(scene.view) },
    });
    const show = async () => {
      if (run !== this.#skips) return false;
      this.#settle();
      this.scene = scene;
      this.#view = scene.view;
      await tick();
      return run === this.#skips;
    };
    if (scene.sound?.when === "begin") playSound(scene.sound.name);
    const animations = await this.#animator!.animate(scene, systemReducesMotion() ? 0 : milliseconds, show);
    if (run !== this.#skips) return finish(animations);
    this.#animations.push(...animations);
    await new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds - elapsed(animations));
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
    if (run === this.#skips && scene.sound?.when === "end") playSound(scene.sound.name);
  }

  #timeOf({ times, caption, plate }: Scene): number {
    if (systemReducesMotion()) {
      const words = [caption?.title, caption?.text, plate?.title].join(" ").split(/\s+/).filter(Boolean).length;
      return words ? READING.picture + READING.word * words : 0;
    }
    const behind = Math.max(0, this.#waiting.length - PATIENCE);
    return times[settings.speed === "off" ? "quick" : settings.speed] / (1 + behind);
  }

  #settle(): void {
    for (const animation of this.#stirring) animation.cancel();
    this.#stirring = [];
  }

  #end(): void {
    this.#settle();
    finish(this.#animations);
    this.#animations = [];
    this.#animator?.clear();
    this.scene = this.#view = this.#current = null;
    this.#hurry?.();
    this.#hurry = null;
  }
}

const shownIn = ({ ply, round, scores }: View) => ({ ply, round, scores });

/** How long ago the first of them began. */
const elapsed = ([first]: Animation[]): number => Number(first?.currentTime ?? 0);

function finish(animations: Animation[]): void {
  for (const animation of animations) animation.finish();
}

/** The views of a transition: before it, after each step, and after it. Until then it is the move of the same seat. */
export function viewsOf<V extends View>({ entry, before, after, steps }: Transition): V[] {
  const views = [before];
  for (const { changes } of steps) views.push({ ...views.at(-1)!, ...changes, mover: entry.seat });
  return [...views, after] as V[];
}

/** How the points changed from one view to the next. */
export function gains(before: View, after: View): Gain[] {
  return after.scores
    .map((score, seat) => ({ seat, points: score - (before.scores[seat] ?? 0) }))
    .filter(({ points }) => points !== 0);
}
