/* Acting out what happened: moves one after the other, each as crosses drawn, bonuses called, points flying and dice rolling.
   A click or a key jumps to the end; nothing is ever held up by it, and with motion off nothing is acted out at all. */
import { reducedMotion } from "../../../lib/settings.svelte.ts";
import type { AnubixxView } from "../types.ts";
import type { Transition, Session } from "../../../table/session.svelte.ts";
import { changes, type Call, type Flight } from "./changes.ts";

const CROSS = 260;
const CALL = 520;
const PASS = 130;
const ROLL = 640;

export class Stage {
  /** What is being shown while something is acted out. */
  #now = $state.raw<AnubixxView | null>(null);
  /** What was just drawn, as Sheet.svelte names it. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  rolling = $state(false);
  calls = $state.raw<Call[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** Whose move is being acted out. */
  actor = $state<number | null>(null);

  #running = false;
  #hurry: (() => void) | null = null;
  #skipping = false;

  constructor(readonly session: Session) {}

  get view(): AnubixxView | null {
    return this.#now ?? (this.session.view as AnubixxView | null);
  }
  /** Is something still being acted out? Then nothing can be chosen yet. */
  get busy(): boolean {
    return this.session.transitions.length > 0;
  }

  /** Something may have happened: act it out. To be called whenever the session's transitions change. */
  wake(): void {
    if (this.session.transitions.length === 0 || this.#running) return;
    if (reducedMotion() || this.session.ply !== null) this.session.transitions = [];
    else void this.#run();
  }
  /** Jump to the end. */
  skip(): boolean {
    if (!this.#running) return false;
    this.#skipping = true;
    this.#hurry?.();
    return true;
  }
  landed(flight: Flight): void {
    this.flights = this.flights.filter((each) => each !== flight);
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.session.transitions[0]; next; next = this.session.transitions[0]) {
      if (this.#skipping || this.session.ply !== null) this.session.transitions = [];
      else await this.#act(next);
      this.session.transitions = this.session.transitions.slice(1);
    }
    this.#now = this.actor = null;
    this.calls = [];
    this.rolling = this.#running = this.#skipping = false;
  }
  async #act(transition: Transition): Promise<void> {
    if (transition.entry.kind !== "move") return;
    const [before, after] = [transition.before as AnubixxView, transition.after as AnubixxView];
    const found = changes(before, after);
    const rolled = after.round !== before.round && !after.over;
    this.actor = before.mover;
    this.fresh = found.fresh;
    this.#now = rolled ? { ...after, ...dayBefore(before) } : after;
    this.calls = found.calls;
    this.flights = [...this.flights, ...found.flights];
    await this.#wait((found.fresh.size ? CROSS : PASS) + (found.calls.length ? CALL : 0));
    this.calls = [];
    if (!rolled || this.#skipping) return;
    this.#now = after;
    this.rolling = true;
    await this.#wait(ROLL);
    this.rolling = false;
  }
  #wait(milliseconds: number): Promise<void> {
    if (this.#skipping) return Promise.resolve();
    const crowd = this.session.transitions.length > 3 ? 0.5 : 1;
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds * crowd);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** The old round's dice, until the new ones roll. */
function dayBefore({ dice, active, round, mover, bonuses }: AnubixxView): Partial<AnubixxView> {
  return { dice, active, round, mover, bonuses };
}
