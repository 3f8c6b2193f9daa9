/* The state of Imhotep's board beside the session: the selection and the hovered move. */
import type { Seat } from "../../../lib/types.ts";
import type { Reason, Session } from "../../../table/session.svelte.ts";
import { parseMove } from "../notation.ts";
import type { ImhotepPreview, ImhotepView, Site } from "../types.ts";
import { answers, effectiveSelection, movesLeft, selectionName, type Answer, type Selection } from "./answers.ts";
import { takers } from "./takers.ts";
import { COUNTED_CARDS } from "./scenes.ts";
import { Tips } from "../../../table/tips.svelte.ts";
import { deck } from "./worth.ts";

/** What makes an element of a drawing a button. */
export type Attributes = Record<string, unknown>;

export class Board {
  /** What the person has picked up. */
  selection = $state.raw<Selection | null>(null);
  /** The move under the pointer or the focus: its effect is drawn. */
  hovered = $state<string | null>(null);
  /** The site whose large drawing the phone shows. */
  site = $state<Site>("pyramids");
  /** How each ship was loaded when it last lay at its berth. */
  loads = $state.raw<(Seat | null)[][]>([]);
  readonly tips = new Tips();
  /** A drag has just ended: ignore the click that follows it. */
  dragged = false;

  constructor(
    readonly session: Session,
    /** It is only looked at: no move is offered but the one that is shown, and none is played. */
    readonly still = false,
  ) {}

  get view(): ImhotepView {
    return this.session.shownView as ImhotepView;
  }
  /** Remember how the ships at their berths are loaded, so that their stones lie still while they are unloaded. */
  rememberLoads(): void {
    const { ships } = this.view;
    this.loads = ships.map(({ site, spaces }, i) => (site === null ? spaces : (this.loads[i] ?? [])));
  }
  deck(ship: number): (Seat | null)[] {
    return deck(this.view, ship, this.loads[ship]);
  }
  /** Is something else counted now? Then this place turns pale. */
  pale(place: Site): boolean {
    const source = this.session.timeline.scene?.count?.source;
    return source !== undefined && place !== (COUNTED_CARDS[source] ? "market" : source);
  }
  /** Is the end of the game being shown? What is counted then is not told before. */
  get ending(): boolean {
    return this.session.view?.over === true;
  }
  /** Who took the card that lay on a place of the market. */
  get takers(): Map<number, Seat> {
    return takers(this.session.live.log, this.view.ply);
  }
  /** The legal moves, as long as the present is shown. */
  get moves(): string[] {
    return this.view === this.session.view ? this.session.moves : [];
  }
  get acting(): Seat | null {
    return this.moves.length ? this.session.acting : null;
  }
  /** What is picked up, by the person or because there is no choice. */
  get effectiveSelection(): Selection | null {
    return effectiveSelection(this.moves, this.selection);
  }
  /** The moves that the selection leaves: what glows. */
  get openMoves(): string[] {
    if (this.still) return this.moves.filter((move) => move === this.hovered);
    return movesLeft(this.moves, this.effectiveSelection);
  }
  get answers(): Answer[] {
    if (!this.moves.length) return [];
    const words = this.session.preview("take")?.words.find((each) => each.id === "imhotep-take");
    const stones = words?.args.stones;
    const found = answers(this.view, this.moves, this.selection, typeof stones === "number" ? stones : undefined);
    if (this.canUndoStep) found.push({ code: "Escape", words: { id: "answer-back", args: {} }, undo: true });
    return found;
  }
  /** In the middle of one's own action, the last step of it can be taken back. */
  get canUndoStep(): boolean {
    const within = this.view.question !== "turn" && this.view.turn === this.acting;
    return within && this.selection === null && this.session.table?.undo === true;
  }
  /** Why something cannot be used now: an action, "ship 2", "dock temple", "card lever". */
  reason(thing: string): Reason | null {
    return this.session.timeline.view === null ? this.session.reason(thing) : null;
  }
  /** What the hovered move would do. */
  get preview(): ImhotepPreview | undefined {
    return this.hovered ? this.previewOf(this.hovered) : undefined;
  }
  previewOf(move: string): ImhotepPreview | undefined {
    return this.session.preview(move) as ImhotepPreview | undefined;
  }
  /** Is this move legal, and does the selection leave it open? */
  can(move: string): boolean {
    return this.openMoves.includes(move);
  }
  /** The moves by which a ship sails. */
  sails(ship: number): string[] {
    return this.openMoves.filter((move) => {
      const it = parseMove(move);
      return it.kind === "sail" && it.ship === ship;
    });
  }
  /** The number of the first hint whose move is open, and begins and ends so. */
  hint(start: string, end = ""): number | null {
    const hints = this.session.hints ?? [];
    const at = hints.findIndex(({ move }) => this.can(move) && move.startsWith(start) && move.endsWith(end));
    return at < 0 ? null : at + 1;
  }

  /** Play a move. What is picked up is put down when the table has answered, so that the first motion need not wait for it. */
  play(move: string): void {
    if (!this.still) void this.session.play(move);
  }
  answer(answer: Answer): void {
    if (answer.blocked) return;
    if (answer.undo) void this.session.undo();
    else if (answer.move) this.play(answer.move);
    else if (answer.selection) this.select(answer.selection);
    else this.clearSelection();
  }
  select(selection: Selection): void {
    this.selection = selection;
    this.hovered = null;
  }
  clearSelection(): void {
    this.selection = null;
    this.hovered = null;
  }
  hover(move: string | null): void {
    this.hovered = move;
  }

  /** The attributes of something that plays a move with one click. */
  buttonAttributes(move: string, label: string): Attributes {
    return { ...this.#clickable(label, () => this.play(move)), "data-move": move };
  }
  /** The attributes of something that is picked up and put down. */
  selectAttributes(selection: Selection, label: string): Attributes {
    const selected = selectionName(this.selection) === selectionName(selection);
    return {
      ...this.#clickable(label, () => (selected ? this.clearSelection() : this.select(selection))),
      "data-pick": selectionName(selection),
      "aria-pressed": selected,
    };
  }
  /** The attributes of a ship that may sail: it is picked up, or sails at once where there is only one dock. */
  sailAttributes(ship: number, label: string): Attributes {
    const [only, ...others] = this.sails(ship);
    return only && others.length === 0
      ? this.buttonAttributes(only, label)
      : this.selectAttributes({ kind: "ship", ship }, label);
  }

  /** The attributes of something that cannot be used now: it can be reached, and says why. */
  blockedAttributes(label: string, reason: Reason): Attributes {
    return {
      role: "button",
      "aria-disabled": true,
      tabindex: 0,
      "aria-label": `${label}. ${reason.state} ${reason.help}`,
    };
  }

  #clickable(label: string, act: () => void): Attributes {
    return {
      role: "button",
      tabindex: 0,
      "aria-label": label,
      onclick: (event: Event) => {
        event.stopPropagation();
        if (!this.dragged) act();
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

/** The attributes of a picture that the keyboard can reach, so that it can explain itself. */
export function pictureAttributes(label: string, role: "img" | "group" = "img"): Attributes {
  return { role, tabindex: 0, "aria-label": label };
}
