/* Where the mouse was last pressed: whatever appears under a mouse that has rested there since was not pointed at. */
let pressed: { x: number; y: number } | null = null;

addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), { capture: true, passive: true });

/** Has the mouse rested since its last click? */
export function restsSinceClick({ clientX, clientY }: MouseEvent): boolean {
  return pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) < 4;
}
