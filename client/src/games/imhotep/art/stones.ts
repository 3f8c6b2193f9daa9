/* Stones in small drawings: owners as letters, in building order. */
import { iso, STONE_WIDTH, type Place } from "../../../look/iso.ts";
import { paintingOrder } from "../places.ts";

export interface Stone {
  owner: string;
  x: number;
  y: number;
  scale: number;
}

/** Stones on the first of these places, in painting order. */
export function stones(owners: string, places: Place[], width: number): Stone[] {
  return paintingOrder(places.slice(0, owners.length)).map((i) => {
    const { column, row, level } = places[i]!;
    return { owner: owners[i]!, ...iso(column, row, level, width), scale: width / STONE_WIDTH };
  });
}
