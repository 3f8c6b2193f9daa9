/* Small drawings in the 2:1 projection of the boards: where things stand, and in which order they are painted. */

/** The unit stone: 40 wide, 23 high. */
const STONE_WIDTH = 40;
const STONE_HEIGHT = 23;

export type Owner = "b" | "w" | "n" | "g";
export interface Stone {
  owner: Owner;
  x: number;
  y: number;
  scale: number;
}
/** A place: column to the lower right, row to the lower left, level upwards. */
type Place = [column: number, row: number, level: number];

export function spot([column, row, level]: Place, width: number): { x: number; y: number } {
  const high = (STONE_HEIGHT * width) / STONE_WIDTH;
  return { x: ((column - row) * width) / 2, y: ((column + row) * width) / 4 - level * high };
}

/** Stones on their places, from the back to the front and from below. */
export function stones(owners: string, places: Place[], width: number): Stone[] {
  const order = [...owners].map((owner, i) => ({ owner: owner as Owner, place: places[i] ?? [0, 0, 0] }));
  order.sort((a, b) => a.place[2] - b.place[2] || a.place[0] + a.place[1] - b.place[0] - b.place[1]);
  return order.map(({ owner, place }) => ({ owner, ...spot(place, width), scale: width / STONE_WIDTH }));
}

/** The great pyramid's places in building order. */
export const GREAT: Place[] = [...grid(3, 3, 0, 0), ...grid(2, 2, 0.5, 1), [1, 1, 2]];
/** A small pyramid's places. */
export const SMALL: Place[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [0.5, 0.5, 1],
];
/** A burial chamber's places, column by column. */
export const CHAMBER: Place[] = grid(8, 3, 0, 0);

function grid(columns: number, rows: number, from: number, level: number): Place[] {
  return Array.from({ length: columns * rows }, (_, i) => [from + Math.floor(i / rows), from + (i % rows), level]);
}

/** The three visible faces of a block of sandstone whose far corner stands at (x, y). */
export function block(x: number, y: number, along: number, across: number, high: number, width: number) {
  const h = width / 2;
  const far = [x, y - high] as const;
  const right = [x + along * h, y + (along * h) / 2 - high] as const;
  const near = [x + (along - across) * h, y + ((along + across) * h) / 2 - high] as const;
  const left = [x - across * h, y + (across * h) / 2 - high] as const;
  const down = ([a, b]: readonly [number, number]) => [a, b + high] as const;
  const points = (...corners: (readonly [number, number])[]) => corners.map((corner) => corner.join(",")).join(" ");
  return {
    top: points(far, right, near, left),
    left: points(left, near, down(near), down(left)),
    right: points(right, near, down(near), down(right)),
  };
}
