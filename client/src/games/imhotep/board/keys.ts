/* Keys beyond the letters of the answers: digits on every keyboard, Escape, and arrows that move the focus. */
import { directionOf, middle, nearest, type Direction } from "../../../table/arrows.ts";
import { isTyping } from "../../../table/keys.ts";
import type { Board } from "./board.svelte.ts";

/** How far to the side of its direction an arrow still reaches. */
const SPREAD = 2.5;

/** Handle a key that nothing else has handled. */
export function onKey(event: KeyboardEvent, board: Board, root: HTMLElement): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  const direction = directionOf(event.key);
  const code = event.code.replace("Numpad", "Digit");
  const answer = board.answers.find((each) => each.code === code && !each.blocked);
  if (answer) board.answer(answer);
  else if (event.key === "Escape" && board.selection) board.clearSelection();
  else if (event.key === "Escape" && board.session.hints) board.session.clearHints();
  else if (!direction || board.session.ply !== null || !moveFocus(root, direction)) return;
  event.preventDefault();
}

/** Move the focus to the nearest thing in this direction that can be used. */
function moveFocus(root: HTMLElement, to: Direction): boolean {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(".hot")];
  const now = all.find((each) => each === document.activeElement);
  if (!now) {
    all[0]?.focus();
    return all.length > 0;
  }
  const others = all.filter((each) => each !== now).map((element) => ({ element, ...middle(element) }));
  nearest(middle(now), others, to, SPREAD)?.element.focus();
  return true;
}
