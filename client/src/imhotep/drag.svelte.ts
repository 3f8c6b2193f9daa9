/* Dragging: a stone from the sled to a space, a ship to a dock. What is dragged is picked up as by a click; where it is dropped decides. */
import type { Board } from "./board.svelte.ts";
import { read, type Pick } from "./moves.ts";

/** Less than this is a click. */
const THRESHOLD = 7;

export class Drag {
  /** What hangs at the pointer, and where. */
  shown = $state.raw<{ pick: Pick; x: number; y: number } | null>(null);
  #from: { pick: Pick; x: number; y: number; id: number } | null = null;

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
      this.board.take(from.pick);
    }
    this.shown = { pick: from.pick, x: event.clientX, y: event.clientY };
    this.board.look(this.#under(event));
  };
  drop = (event: PointerEvent): void => {
    const dragging = this.shown !== null;
    const move = dragging ? this.#under(event) : null;
    this.cancel();
    if (!dragging) return;
    this.board.dragged = true;
    if (move) this.board.play(move);
    else this.board.take(null);
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
  #pickOf(source: Element): Pick | null {
    const [kind, ship] = (source.getAttribute("data-pick") ?? "").split(" ");
    if (kind === "stone") return { kind };
    if (kind === "ship") return { kind, ship: Number(ship) - 1 };
    if (source.hasAttribute("data-dock")) return null;
    const move = read(source.getAttribute("data-move") ?? "");
    return move.kind === "sail" ? { kind: "ship", ship: move.ship } : null;
  }
}
