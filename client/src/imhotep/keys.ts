/* Keys beyond the letters of the answers: digits on every keyboard, Escape, and arrows that walk over what can be used. */
import { typing } from "../table/keys.ts";
import type { Board } from "./board.svelte.ts";

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A key that nobody else has taken. */
export function pressed(event: KeyboardEvent, board: Board, root: HTMLElement): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event)) return;
  const arrow = ARROWS[event.key];
  const code = event.code.replace("Numpad", "Digit");
  const answer = board.answers.find((each) => each.code === code);
  if (answer) board.answer(answer);
  else if (event.key === "Escape" && board.pick) board.take(null);
  else if (!arrow || board.session.ply !== null || !walk(root, arrow)) return;
  event.preventDefault();
}

/** Move the focus to the nearest thing in this direction that can be used. */
function walk(root: HTMLElement, to: { x: number; y: number }): boolean {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(".hot")];
  const now = document.activeElement;
  if (!now || !all.includes(now as HTMLElement)) {
    all[0]?.focus();
    return all.length > 0;
  }
  const from = middle(now);
  const next = nearest(
    from,
    all.filter((each) => each !== now).map((each) => ({ each, ...middle(each) })),
    to,
  );
  next?.each.focus();
  return true;
}

/** The nearest of some points in a direction; what lies aside counts as farther away. */
export function nearest<P extends { x: number; y: number }>(
  from: { x: number; y: number },
  points: P[],
  to: { x: number; y: number },
): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const point of points) {
    const ahead = (point.x - from.x) * to.x + (point.y - from.y) * to.y;
    const aside = Math.abs((point.x - from.x) * to.y) + Math.abs((point.y - from.y) * to.x);
    if (ahead < 4 || aside > ahead * 2.5) continue;
    if (ahead + 2 * aside < least) [best, least] = [point, ahead + 2 * aside];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
