/* Whether somebody points at something, or something has appeared under a mouse that rests. */
interface Point {
  x: number;
  y: number;
}

/** So many pixels are no movement yet. */
const TREMBLE = 4;
/** Where the pointer was last, and where it was last pressed. */
let last: Point | null = null;
let pressed: Point | null = null;
let moved = false;

function remember(event: PointerEvent): void {
  last = { x: event.clientX, y: event.clientY };
  if (event.type === "pointerdown") pressed = last;
  moved = event.type === "pointermove" && (moved || !pressed || distance(last, pressed) >= TREMBLE);
}
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
for (const type of ["pointerdown", "pointermove"] as const)
  addEventListener(type, remember, { capture: true, passive: true });

/** Did the thing come to the mouse, and not the mouse to the thing? */
export const rests = ({ clientX, clientY }: MouseEvent) => last?.x === clientX && last.y === clientY;
/** Has the mouse moved since the page was opened, or since it was pressed? */
export const hasMoved = () => moved;
