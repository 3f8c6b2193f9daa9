/* Imhotep's notation, parsed. Ships, spaces, places and seats count from 1 in the notation, from 0 here. */
import type { Seat } from "../../lib/types.ts";
import type { Site } from "./types.ts";

export const SITES: readonly Site[] = ["market", "pyramids", "temple", "burial", "obelisks"];
export const PYRAMIDS = ["left", "middle", "right"] as const;
export type PyramidName = (typeof PYRAMIDS)[number];

/** A parsed move. */
export type Move =
  | { kind: "take" | "skip" | "pass" }
  | { kind: "load"; ship: number; space: number }
  | { kind: "sail"; ship: number; site: Site }
  | { kind: "play"; card: string }
  | { kind: "unload"; seat: Seat }
  | { kind: "pick"; place: number }
  | { kind: "keep"; card: number }
  | { kind: "build"; pyramid: PyramidName }
  | { kind: "bonus"; what: "point" | "stones" };

export function parseMove(move: string): Move {
  const [kind, first = "", second = ""] = move.split(" ");
  if (kind === "load") {
    const [ship, space] = first.split(".").map((each) => Number(each) - 1) as [number, number];
    return { kind, ship, space };
  }
  if (kind === "sail") return { kind, ship: Number(first) - 1, site: second as Site };
  if (kind === "play") return { kind, card: first };
  if (kind === "unload") return { kind, seat: Number(first.slice(1)) - 1 };
  if (kind === "pick") return { kind, place: Number(first) - 1 };
  if (kind === "keep") return { kind, card: Number(first) - 1 };
  if (kind === "build") return { kind, pyramid: first as PyramidName };
  if (kind === "bonus") return { kind, what: first as "point" | "stones" };
  return { kind: kind as "take" | "skip" | "pass" };
}
