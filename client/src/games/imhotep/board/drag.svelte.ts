/* Dragging: a stone from the sled to a space, a ship to a dock. What is dragged is picked up as by a click; where it is dropped decides. */
import type { Board } from "./board.svelte.ts";
import { parseMove } from "../notation.ts";
import type { Selection } from "./answers.ts";

/** Less than this is a click. */
const THRESHOLD = 7;

export class Drag {
  /** What hangs at the pointer, and where. */
  shown = $state.raw<{ pick: Selection; x: number; y: number } | null>(null);
  #from: { pick: Selection; x: number; y: number; id: number } | null = null;

  constructor(readonly board: Board) {}

  start = (event: PointerEvent): void => {
    this.board.dragged = false;
    const source = event.target instanceof Element ? event.target.closest("[data-pick], [data-move^='sail ']") : null;
    const pick = source ? this.#pickOf(source) : null;
    if (!pick || event.button !== 0) return;
    this.#from = { pick, x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  move = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || event.pointerId !== from.id) return;
    if (!this.shown && Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
    if (!this.shown) {
      this.board.tips.hide();
      this.board.select(from.pick);
    }
    this.shown = { pick: from.pick, x: event.clientX, y: event.clientY };
    this.board.hover(this.#under(event));
  };
  drop = (event: PointerEvent): void => {
    const dragging = this.shown !== null;
    const move = dragging ? this.#under(event) : null;
    this.cancel();
    if (!dragging) return;
    this.board.dragged = true;
    if (move) this.board.play(move);
    else this.board.clearSelection();
  };
  cancel = (): void => {
    this.#from = null;
    this.shown = null;
  };

  /** The move that dropping here would make. */
  #under(event: PointerEvent): string | null {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-move]");
    const move = element?.getAttribute("data-move") ?? null;
    return move && this.board.can(move) ? move : null;
  }
  #pickOf(source: Element): Selection | null {
    const [kind, ship] = (source.getAttribute("data-pick") ?? "").split(" ");
    if (kind === "stone") return { kind };
    if (kind === "ship") return { kind, ship: Number(ship) - 1 };
    if (source.hasAttribute("data-dock")) return null;
    const move = parseMove(source.getAttribute("data-move") ?? "");
    return move.kind === "sail" ? { kind: "ship", ship: move.ship } : null;
  }
}
