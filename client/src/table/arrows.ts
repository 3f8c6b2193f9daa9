/* Arrow keys that move the focus between things on a board. */
export interface Direction {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

const ARROWS: Record<string, Direction> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key; undefined for other keys. */
export function directionOf(key: string): Direction | undefined {
  return ARROWS[key];
}

/** The nearest of some points in a direction. A point to the side counts as farther away; beyond `spread` it does not count. */
export function nearest<P extends { x: number; y: number }>(
  from: { x: number; y: number },
  points: P[],
  to: Direction,
  spread = Infinity,
): P | undefined {
  let best: P | undefined;
  let least = Infinity;
  for (const point of points) {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * to.x + y * to.y;
    const aside = Math.abs(x * to.y) + Math.abs(y * to.x);
    if (ahead < 1 || aside > ahead * spread) continue;
    if (ahead + 2.5 * aside < least) [best, least] = [point, ahead + 2.5 * aside];
  }
  return best;
}

/** The middle of an element on the screen. */
export function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
