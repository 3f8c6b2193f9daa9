/* Where the stones of the pyramids lie. */
import type { Pyramid, Pyramids, Seat } from "../lib/types.ts";

/** Side A: nine below, column by column from the top left, four on them, one on top. */
export function pyramidPlace(i: number): { column: number; row: number; level: number } {
  if (i < 9) return { column: Math.floor(i / 3), row: i % 3, level: 0 };
  if (i < 13) return { column: 0.5 + Math.floor((i - 9) / 2), row: 0.5 + ((i - 9) % 2), level: 1 };
  return { column: 1, row: 1, level: 2 };
}

/** Side B: four below, one on top. */
export const SMALL_PYRAMID = [
  { column: 0, row: 0, level: 0 },
  { column: 1, row: 0, level: 0 },
  { column: 0, row: 1, level: 0 },
  { column: 1, row: 1, level: 0 },
  { column: 0.5, row: 0.5, level: 1 },
] as const;

/** The first so many spaces of side A as they must be painted: what lies behind first. */
export function buildingOrder(spaces: number): number[] {
  const depth = (i: number) => {
    const { column, row, level } = pyramidPlace(i);
    return level * 100 + column + row;
  };
  return Array.from({ length: spaces }, (_, i) => i).sort((a, b) => depth(a) - depth(b));
}

/** The pyramids of a side as a list. */
export function pyramidsOf(site: Pyramids): Pyramid[] {
  return site.side === "A" ? [site] : [site.left, site.middle, site.right];
}

/** The owners of stones that found no space any more; they lie at the foot of the pyramids. */
export function extraStones(site: Pyramids): Seat[] {
  const placed = pyramidsOf(site).flatMap((pyramid) => pyramid.spaces);
  return site.stones.flatMap((stones, seat) =>
    Array<Seat>(Math.max(0, stones - placed.filter((owner) => owner === seat).length)).fill(seat),
  );
}
