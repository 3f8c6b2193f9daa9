/* Where words stand in a drawing. Drawings never mirror, but the words in them begin at the reader's side. */
import { rightToLeft } from "../lib/i18n.svelte.ts";

export interface Reading {
  /** The place so far from the side at which reading begins. */
  at: (far: number) => number;
  /** Anchors of a text that begins, or ends, at its place. */
  begins: "start" | "end";
  ends: "start" | "end";
}

/** The places in a part of a drawing, from `left` on and so wide. */
export function reading(left: number, width: number): Reading {
  return rightToLeft()
    ? { at: (far) => left + width - far, begins: "end", ends: "start" }
    : { at: (far) => left + far, begins: "start", ends: "end" };
}
