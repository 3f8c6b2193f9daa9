/* Places of the board on the screen: where pieces are, and the way of a ship. */
import type { Box } from "../../../table/flyers.ts";
import type { ImhotepView, Site } from "../types.ts";
import { shipPlace } from "./scene.ts";
import type { Travels } from "./travel.ts";

export type Boxes = Map<string, DOMRect>;

/** The spots that something leaves. */
export function spotsOf(before: ImhotepView, { ship, stones }: Travels): string[] {
  const spots = stones.flatMap(({ from, owner }) => [from, `score ${owner}`]);
  if (ship !== null) spots.push(`ship ${ship}`, `site ${before.ships[ship]!.site}`);
  return spots;
}

export function measure(root: HTMLElement, spots: string[]): Boxes {
  const found = spots.map((spot) => [spot, spotOf(root, spot)] as const);
  return new Map(found.flatMap(([spot, element]) => (element ? [[spot, boxOf(element)]] : [])));
}

/** The element of a spot. The phone draws a site twice, in small and large: the large one comes later. */
export function spotOf(root: HTMLElement, spot: string): Element | null {
  return [...root.querySelectorAll(`[data-spot="${spot}"]`)].at(-1) ?? null;
}

/** Where it is; what changes its shape is measured by a part that does not. */
export function boxOf(element: Element): DOMRect {
  return (element.querySelector("[data-anchor]") ?? element).getBoundingClientRect();
}

/** The way of a ship in the scene, in pixels of the screen. */
export function course(ship: Element, index: number, from: Site | null, to: Site | null): string {
  const scale = (ship as SVGGraphicsElement).ownerSVGElement?.getScreenCTM()?.a ?? 1;
  const [start, end] = [shipPlace(index, from), shipPlace(index, to)];
  return `translate(${(end.x - start.x) * scale}px, ${(end.y - start.y) * scale}px)`;
}

export const halfway = (a: Box, b: Box): Box => ({
  x: (a.x + b.x) / 2,
  y: Math.min(a.y, b.y) + Math.abs(a.height - b.height) / 2,
  width: (a.width + b.width) / 2,
  height: (a.height + b.height) / 2,
});
