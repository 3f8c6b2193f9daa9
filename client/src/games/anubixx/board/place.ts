/* Where boxes of words go that belong to a place on the board: beside or above it, never past the edge of the board. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Placed {
  left: number;
  top: number;
}
const GAP = 12;
const EDGE = 6;

const within = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** Above the target, else below it. */
export function above(
  target: Area,
  box: { width: number; height: number },
  room: { width: number; height: number },
): Placed {
  const top = target.top - box.height - GAP;
  return {
    left: within(target.left + target.width / 2 - box.width / 2, box.width, room.width),
    top: top >= EDGE ? top : target.top + target.height + GAP,
  };
}

/** To the right of the target, else to the left, else wherever there is room. */
export function beside(
  target: Area,
  box: { width: number; height: number },
  room: { width: number; height: number },
): Placed {
  const right = target.left + target.width + GAP + 8;
  const left = target.left - box.width - GAP;
  const fits = right + box.width + EDGE <= room.width;
  return {
    left: fits ? right : left >= EDGE ? left : within(right, box.width, room.width),
    top: within(target.top + target.height / 2 - box.height / 2, box.height, room.height),
  };
}

/** An area that covers all of these elements, seen from the root. */
export function areaOf(root: Element, elements: Element[]): Area | null {
  if (elements.length === 0) return null;
  const from = root.getBoundingClientRect();
  const boxes = elements.map((each) => each.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left: left - from.left, top: top - from.top + root.scrollTop, width: right - left, height: bottom - top };
}

/** The elements of some fields: on the hero sheet, else the whole card of that seat. */
export function fieldElements(root: Element, fields: string[]): Element[] {
  return fields.flatMap((field) => [...root.querySelectorAll(`[data-hero] [data-field="${field}"]`)]);
}
export function spotElements(root: Element, spot: string): Element[] {
  return [...root.querySelectorAll(`[data-spot="${spot}"]`)].slice(0, 1);
}
