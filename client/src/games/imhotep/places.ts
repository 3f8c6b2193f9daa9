/* Where the stones of pyramids and burial chamber lie. */
import type { Place } from "../../look/iso.ts";
import type { Seat } from "../../lib/types.ts";
import type { Pyramids } from "./types.ts";

/** A level, column by column from the far corner. */
function grid(columns: number, rows: number, offset: number, level: number): Place[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    column: offset + Math.floor(i / rows),
    row: offset + (i % rows),
    level,
  }));
}

/** Side A in building order: nine below, four on them, one on top. */
export const GREAT_PYRAMID: Place[] = [...grid(3, 3, 0, 0), ...grid(2, 2, 0.5, 1), { column: 1, row: 1, level: 2 }];

/** Side B in building order: four below, one on top. */
export const SMALL_PYRAMID: Place[] = [
  { column: 0, row: 0, level: 0 },
  { column: 1, row: 0, level: 0 },
  { column: 0, row: 1, level: 0 },
  { column: 1, row: 1, level: 0 },
  { column: 0.5, row: 0.5, level: 1 },
];

/** The burial chamber, column by column. */
export const CHAMBER: Place[] = grid(8, 3, 0, 0);

/** Indices of places in painting order: from below, and what lies behind first. */
export function paintingOrder(places: Place[]): number[] {
  const depth = ({ column, row, level }: Place) => level * 100 + column + row;
  return places.map((_, i) => i).sort((a, b) => depth(places[a]!) - depth(places[b]!));
}

/** The pyramids of a side as a list. */
export function pyramidsOf(site: Pyramids): { spaces: (Seat | null)[]; points: number[] }[] {
  return site.side === "A" ? [site] : [site.left, site.middle, site.right];
}

/** The owners of stones that found no space any more; they lie at the foot of the pyramids. */
export function extraStones(site: Pyramids): Seat[] {
  const placed = pyramidsOf(site).flatMap((pyramid) => pyramid.spaces);
  return site.stones.flatMap((stones, seat) =>
    Array<Seat>(Math.max(0, stones - placed.filter((owner) => owner === seat).length)).fill(seat),
  );
}
