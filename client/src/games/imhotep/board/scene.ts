/* Where things lie in the scene (viewBox 0 52 1080 668): north bank, river, south bank. */
import type { Site } from "../types.ts";
import type { Point } from "../../../look/iso.ts";

/** Where a docked ship lies, and the quay its pier joins. */
export const DOCKS: Record<Site, Point & { quay: number }> = {
  pyramids: { x: 140, y: 346, quay: 300 },
  temple: { x: 492, y: 346, quay: 300 },
  obelisks: { x: 838, y: 346, quay: 300 },
  market: { x: 300, y: 491, quay: 516 },
  burial: { x: 744, y: 491, quay: 516 },
};

/** Where the round's four ships wait. They keep their place, so that nothing moves when one leaves. */
const BERTHS = [140, 405, 670, 935];
export const LANE = 414;

export function shipPlace(index: number, site: Site | null): Point {
  return site ? DOCKS[site] : { x: BERTHS[index] ?? 140, y: LANE };
}
