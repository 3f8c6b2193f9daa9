/* The drawn signs: a shape for each of the six colours, so that colour never speaks alone, and the symbols of the bonuses. */
import type { Colour } from "../types.ts";

/** Within about 12 × 12 units around the middle. */
export const GLYPHS: Record<Colour, string> = {
  R: "M0,-5.2L5.2,4.2H-5.2Z",
  B: "M-6,-1.5q3,-4 6,0t6,0v3.4q-3,4 -6,0t-6,0Z",
  V: "M0,-5.5L4.6,0L0,5.5L-4.6,0Z",
  O: "M0,-4.6A4.6,4.6 0 1 1 0,4.6A4.6,4.6 0 1 1 0,-4.6Z",
  G: "M-5,5Q-5,-5 5,-5Q5,5 -5,5Z",
  Y: "M0,-6L1.6,-1.9 6,-1.9 2.5,.8 3.8,5 0,2.5 -3.8,5 -2.5,.8 -6,-1.9 -1.6,-1.9Z",
};

/** Dark signs on the two light colours. */
export function inkOn(colour: Colour): string {
  return colour === "Y" || colour === "O" ? "var(--ax-dark)" : "var(--ax-light)";
}

/** A symbol in strokes of a width, and in filled shapes, within about 22 × 22 units around the middle. */
export interface Picture {
  lines?: [d: string, width: number][];
  solid?: string;
  /** Lines cut out of the solid shape. */
  cut?: [d: string, width: number][];
}

export const PICTURES: Record<string, Picture> = {
  eye: {
    lines: [
      ["M-9.5,-.5Q0,-8.5 9.5,-.5Q0,6 -9.5,-.5Z", 2],
      ["M-8,-6.5Q0,-12 9,-6", 1.9],
      ["M-2.5,3.5V8.5M3,3Q4,8.5 9.5,8", 2],
    ],
    solid: "M0,-4.1A2.9,2.9 0 1 1 0,1.7A2.9,2.9 0 1 1 0,-4.1Z",
  },
  ankh: {
    lines: [
      ["M0,-.4C-6.6,-5.2 -4.6,-10.6 0,-10.6S6.6,-5.2 0,-.4Z", 2.5],
      ["M0,-.5V10.5M-7,1.4H7", 3],
    ],
  },
  lotus: {
    solid:
      "M0,-10Q4.6,-3 0,5Q-4.6,-3 0,-10ZM-6,-7.5Q-1,-2 -1.2,5Q-7.5,2 -6,-7.5ZM6,-7.5Q1,-2 1.2,5Q7.5,2 6,-7.5Z" +
      "M-10.5,-2Q-4,1 -2,5.6Q-9,5.4 -10.5,-2ZM10.5,-2Q4,1 2,5.6Q9,5.4 10.5,-2Z",
    lines: [["M0,5V10.5", 2.2]],
  },
  scarab: {
    solid: "M0,-4.5C6.5,-4.5 7,9.5 0,9.8C-7,9.5 -6.5,-4.5 0,-4.5ZM-3.6,-5.6Q0,-10.8 3.6,-5.6Z",
    lines: [["M-5.5,-1L-10,-4.5V-8M5.5,-1L10,-4.5V-8M-6,4L-10,6V9.5M6,4L10,6V9.5", 1.8]],
    cut: [["M0,-3.5V9M-5,0Q0,2.6 5,0", 1.4]],
  },
  snake: {
    lines: [
      ["M-9.5,8.5Q-3,12 0,7.2Q2,3.6 -2,1Q-6.5,-2 -3.4,-5.6Q-1.4,-7.6 2.4,-7.6", 3],
      ["M9,-6.6l2.4,-1.2M9,-6l2.6,.6", 1.1],
    ],
    solid: "M1.6,-10.4Q6.4,-11.6 9.4,-6.8Q7,-3.8 1.8,-5Z",
    cut: [["M4.9,-7.9h.1", 1.7]],
  },
  falcon: {
    solid:
      "M-2.6,-11Q3.8,-12.2 4.8,-6.2Q5.2,-3.4 6.4,-.6L10,9.6L4,6.6L3.6,10.4H-2.6L-2.2,6Q-7.4,1.6 -5.4,-5.4L-9.6,-5.2Q-8.6,-10 -2.6,-11Z",
    cut: [
      ["M-2.6,-7.4h.1", 2],
      ["M1.6,-1.6Q4.4,2 5.4,6", 1.2],
    ],
  },
  cat: {
    solid: "M-5.4,-11.4L-2.8,-8.2H2.8L5.4,-11.4V-4.6Q5.2,-1 2.4,.2Q7.6,4 5.4,11H-5.4Q-7.6,4 -2.4,.2Q-5.2,-1 -5.4,-4.6Z",
    lines: [["M5,10Q11.4,9.4 9.4,2.6", 2]],
    cut: [["M-2.2,-4.9h.1M2.2,-4.9h.1", 1.9]],
  },
};

/** A cross as two strokes of a hand: never two alike, but always the same for the same field. */
export function strokes(x: number, y: number, w: number, h: number, name: string): [string, string] {
  const wobble = dice(name);
  const j = () => (wobble() - 0.5) * Math.min(w, h) * 0.16;
  const at = (dx: number, dy: number) => `${(x + dx + j()).toFixed(1)},${(y + dy + j()).toFixed(1)}`;
  return [
    `M${at(-w, -h)}Q${at(j() * 1.6, j())} ${at(w, h)}`,
    `M${at(w, -h * 1.04)}Q${at(j(), j() * 1.6)} ${at(-w * 0.98, h * 1.02)}`,
  ];
}

/** Numbers from 0 to 1 that depend on a name only. */
function dice(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
