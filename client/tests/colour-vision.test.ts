/* Players are told apart by everybody: colours are simulated as people with the three common deficiencies of colour vision see them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COLOURS, PATTERNS, RIMS, SYMBOLS } from "../src/look/players.ts";

type Triple = [number, number, number];
/** Machado, Oliveira and Fernandes (2009), complete deficiency, for linear RGB. */
const VISION: Record<string, Triple[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** A difference that is seen at a glance (CIE 1976); 2.3 can just be noticed. */
const CLEAR = 10;

const css = readFileSync(join(import.meta.dirname, "../src/look/tokens.css"), "utf8");
/** The values of a variable, in the light and in the dark. */
const themed = (name: string) =>
  [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]+);`, "g"))].map((found) => found[1]!);

function seen(colour: string, matrix: Triple[]): Triple {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((each) => each + each) : colour.match(/[0-9a-f]{2}/g)!;
  const linear = digits.map((each) => {
    const value = parseInt(each, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return matrix.map((row) => row.reduce((sum, factor, i) => sum + factor * linear[i]!, 0)) as Triple;
}
const luminance = ([r, g, b]: Triple) => Math.max(0, 0.2126 * r + 0.7152 * g + 0.0722 * b);
function contrast(one: Triple, other: Triple): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
function lab([r, g, b]: Triple): Triple {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const difference = (one: Triple, other: Triple) => Math.hypot(...lab(one).map((value, i) => value - lab(other)[i]!));

describe.each(Object.entries(VISION))("with %s", (_, matrix) => {
  it.each([0, 1])("every symbol stands out from its stone (theme %i)", (theme) => {
    for (const colour of COLOURS) {
      const [face, mark] = [`${colour}-t`, `ink-${colour}`].map((name) => seen(themed(name)[theme]!, matrix));
      expect(contrast(face!, mark!), colour).toBeGreaterThanOrEqual(3);
    }
  });
  it.each([0, 1])("the stones of two players differ in colour at a glance (theme %i)", (theme) => {
    const faces = COLOURS.map((colour) => seen(themed(`${colour}-t`)[theme]!, matrix));
    faces.forEach((one, i) =>
      faces.slice(i + 1).forEach((other, j) => {
        expect(difference(one, other), `${COLOURS[i]} and ${COLOURS[i + 1 + j]}`).toBeGreaterThan(CLEAR);
      }),
    );
  });
});

describe("without any colour", () => {
  it("every player has a symbol, a pattern on stones and a rim of tokens that nobody else has", () => {
    for (const marks of [SYMBOLS, Object.values(PATTERNS), Object.values(RIMS)])
      expect(new Set(marks).size).toBe(COLOURS.length);
  });
});
