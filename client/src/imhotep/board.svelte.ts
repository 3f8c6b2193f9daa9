/* What Imhotep's table knows beside the session: the half-made choice, the move that is looked at, and the view being acted out. */
import type { ImhotepView, Preview, Seat, Site } from "../lib/types.ts";
import type { Session } from "../table/session.svelte.ts";
import { takers } from "./takers.ts";
import { Tips } from "./tips.svelte.ts";
import { answers, held, left, pickName, read, type Answer, type Pick } from "./moves.ts";

/** What makes an element of a drawing a button. */
export type Attributes = Record<string, unknown>;

export class Board {
  /** What is being acted out; null: the present is shown. */
  acted = $state.raw<ImhotepView | null>(null);
  pick = $state.raw<Pick | null>(null);
  /** The move under the pointer or the focus: its effect is drawn. */
  looked = $state<string | null>(null);
  /** The site whose large drawing the phone shows. */
  site = $state<Site>("pyramids");
  readonly tips = new Tips();
  /** A drag has just ended: the click that follows it means nothing. */
  dragged = false;

  constructor(readonly session: Session) {}

  get view(): ImhotepView {
    return (this.acted ?? this.session.view) as ImhotepView;
  }
  /** Who took the card that lay on a place of the market. */
  get takers(): Map<number, Seat> {
    return takers(this.session.live.log, this.view.ply);
  }
  /** The legal moves, as long as the present is shown. */
  get moves(): string[] {
    return this.acted === null || this.acted === this.session.view ? this.session.moves : [];
  }
  get acting(): Seat | null {
    return this.moves.length ? this.session.acting : null;
  }
  /** What is in the hand. */
  get hand(): Pick | null {
    return held(this.moves, this.pick);
  }
  /** The moves that the half-made choice leaves: what glows. */
  get open(): string[] {
    return left(this.moves, this.hand);
  }
  get answers(): Answer[] {
    if (!this.moves.length) return [];
    const words = this.session.preview("take")?.words?.find((each) => each.id === "imhotep-take");
    const stones = words?.args.stones;
    return answers(this.view, this.moves, this.pick, typeof stones === "number" ? stones : undefined);
  }
  get preview(): Preview | undefined {
    return this.looked ? this.session.preview(this.looked) : undefined;
  }
  /** Is there a legal move of this text, the half-made choice considered? */
  can(move: string): boolean {
    return this.open.includes(move);
  }
  /** The moves by which a ship sails. */
  sails(ship: number): string[] {
    return this.open.filter((move) => {
      const it = read(move);
      return it.kind === "sail" && it.ship === ship;
    });
  }
  /** The number of the hint that is this move, or that begins with this ship. */
  hint(move: string): number | null {
    const at = (this.session.hints ?? []).findIndex((hint) => hint.move === move);
    return at < 0 ? null : at + 1;
  }

  play(move: string): void {
    this.pick = null;
    this.looked = null;
    void this.session.choose(move);
  }
  answer(answer: Answer): void {
    if (answer.move) this.play(answer.move);
    else this.take(answer.pick ?? null);
  }
  /** Make half of a choice, or take it back. */
  take(pick: Pick | null): void {
    this.pick = pick;
    this.looked = null;
  }
  look(move: string | null): void {
    this.looked = move;
  }

  /** The attributes of something that plays a move with one click. */
  button(move: string, label: string): Attributes {
    return { ...this.#acts(label, () => this.play(move)), "data-move": move };
  }
  /** The attributes of something that is picked up. */
  picker(pick: Pick, label: string): Attributes {
    const on = pickName(this.pick) === pickName(pick);
    return {
      ...this.#acts(label, () => this.take(on ? null : pick)),
      "data-pick": pickName(pick),
      "aria-pressed": on,
    };
  }
  /** A ship that may sail: picked up, or sent at once where there is only one dock. */
  sailor(ship: number, label: string): Attributes {
    const sails = this.sails(ship);
    return sails.length === 1 ? this.button(sails[0]!, label) : this.picker({ kind: "ship", ship }, label);
  }

  #acts(label: string, act: () => void): Attributes {
    return {
      role: "button",
      tabindex: 0,
      "aria-label": label,
      onclick: (event: Event) => {
        event.stopPropagation();
        if (!this.dragged && !this.tips.pressed) act();
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        act();
      },
    };
  }
}

/** What makes a picture reachable by the keyboard, so that it can explain itself. */
export function picture(label: string, role: "img" | "group" = "img"): Attributes {
  return { role, tabindex: 0, "aria-label": label };
}
