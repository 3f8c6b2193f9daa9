/* Where everything lies on a sheet, for any number of levels, quarry stones and symbols.
   Arrangements: "wide" (the hero on a desk), "phone" (relaid for 440 units); others' sheets at a glance: "portrait", "slim" (two
   by two) and "row" (three in a column). `stretch` makes all of it taller, to fill what room there is. */
import type { AnubixxView, Sheet } from "../types.ts";
import { MEASURES, taller, type Arrangement, type Measures } from "./measures.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Spot {
  x: number;
  y: number;
}
export interface Plan {
  width: number;
  height: number;
  /** How far a stone stands out. */
  depth: number;
  /** Are titles, points and words written? */
  words: boolean;
  fields: Map<string, Box>;
  /** Where the points are printed. */
  levels: Spot[];
  heights: Spot[];
  keystone: Spot;
  steps: Spot[];
  /** The lintel that carries the keystone. */
  lintel: string;
  bonuses: { spots: Spot[]; r: number };
  quarry: Box[];
  jokers: { spots: Spot[]; r: number };
  /** Over each part, from its left to its right end. */
  titles: Record<"pyramid" | "arch" | "relief" | "bonuses" | "quarry" | "jokers", Spot & { right: number }>;
}
type Stone = { w: number; h: number };

/** Five jokers are printed; those beyond the number of players are struck out. */
const PRINTED_JOKERS = 5;

/** The plan of a sheet. */
export function plan(view: AnubixxView, sheet: Sheet, arrangement: Arrangement, stretch = 1): Plan {
  const m = taller(MEASURES[arrangement], stretch);
  const fields = new Map<string, Box>();
  const levels = sheet.pyramid.length;
  const column = sheet.arch.left.length;
  const stone = pyramidStone(m, levels);
  const arch = archStone(m, column, levels * stone.h - m.depth);
  const rows = sheet.relief.length;
  const [, rh] = m.relief.stone;
  const reliefHigh = m.words ? 0 : rows * rh + (m.stacked ? m.jokers.r * 2 + 6 : 0);
  const archHigh = Math.max((column + 1) * arch.h + m.arch.keyOver, reliefHigh);
  const ground = m.pyramid.top + (m.stacked ? levels * stone.h : Math.max(levels * stone.h, archHigh));
  const archGround = m.stacked ? ground + m.depth + m.stacked + archHigh : ground;
  layPyramid(fields, sheet, m, stone, ground);
  const key = layArch(fields, sheet, m, arch, archGround);

  const reliefTop = m.words ? ground + m.relief.below : archGround - reliefHigh;
  layRelief(fields, sheet, m, reliefTop);
  const reliefFoot = reliefTop + rows * rh;
  const bonusTop = (m.stacked ? archGround : ground) + m.bonuses.below;
  const bonuses = layBonuses(m, view.bonuses.length + 1, bonusTop);
  const quarryTop = quarryLine(m, bonuses, reliefFoot, ground);
  const jokersTop = m.stacked ? archGround - m.jokers.r * 2 : (m.words ? reliefFoot : ground) + m.jokers.below;
  const step = Math.min(m.relief.steps[1], (rh * rows) / Math.max(1, view.points.relief.length));
  const quarryWide = Math.min(m.quarry.stone[0], m.quarry.width / sheet.quarry.length);
  const quarryEnd = m.quarry.x + sheet.quarry.length * quarryWide - 1.5;
  const jokers = layJokers(m, sheet.jokers.in_play, jokersTop);
  /** No title reaches into the margin. */
  const edge = m.width - m.titles.x;
  return {
    width: m.width,
    height: Math.max(quarryTop + m.quarry.stone[1], jokersTop + m.jokers.r * 2) + m.foot,
    depth: m.depth,
    words: m.words,
    fields,
    levels: sheet.pyramid.map((_, level) => ({ x: m.pyramid.points, y: ground - (level + 0.5) * stone.h })),
    heights: sheet.arch.left.map((_, level) => ({ x: m.arch.points, y: archGround - (level + 0.5) * arch.h })),
    keystone: { x: key.middle + m.depth * 0.4, y: key.top + 13 },
    steps: view.points.relief.map((_, i) => ({ x: m.relief.steps[0], y: reliefTop + (i + 0.5) * step })),
    lintel: key.lintel,
    bonuses,
    quarry: sheet.quarry.map((_, i) => ({
      x: m.quarry.x + i * quarryWide,
      y: quarryTop,
      w: quarryWide - 1.5,
      h: m.quarry.stone[1],
    })),
    jokers,
    titles: {
      pyramid: { x: m.titles.x, right: m.pyramid.x + m.pyramid.width, y: m.pyramid.top - m.titles.top },
      arch: {
        x: m.titles.arch,
        right: Math.min(m.arch.x + 2 * arch.w + m.arch.gap, edge),
        y: m.pyramid.top - m.titles.top,
      },
      relief: { x: m.titles.x, right: reliefEnd(m, sheet), y: reliefTop - m.titles.over },
      bonuses: { x: m.bonuses.x, right: Math.min(m.bonuses.x + m.bonuses.width, edge), y: reliefTop - m.titles.over },
      quarry: { x: m.titles.x, right: quarryEnd, y: quarryTop - m.titles.over },
      jokers: m.titles.jokersBeside
        ? { x: m.titles.x, right: quarryEnd, y: jokersTop + m.jokers.r + 5 }
        : { x: m.jokers.x, right: jokers.spots.at(-1)!.x + jokers.r, y: quarryTop - m.titles.over },
    },
  };
}

function pyramidStone(m: Measures, levels: number): Stone {
  const [w, h] = m.pyramid.most;
  return { w: Math.min(w, m.pyramid.width / levels), h: Math.min(h, m.pyramid.height / levels) };
}

/** The arch's stones shrink when its columns would rise above the pyramid. */
function archStone(m: Measures, column: number, high: number): Stone {
  const [w, h] = m.arch.stone;
  const room = m.stacked ? h * 5 + m.arch.keyOver : high;
  return { w, h: Math.min(h, Math.max(h * 0.7, (room - m.arch.keyOver) / (column + 1))) };
}

function layPyramid(fields: Map<string, Box>, sheet: Sheet, m: Measures, { w, h }: Stone, ground: number): void {
  const left = m.pyramid.x + (m.pyramid.width - w * sheet.pyramid.length) / 2;
  sheet.pyramid.forEach((row, level) =>
    row.forEach(({ field }, i) =>
      fields.set(field, { x: left + (i + level / 2) * w, y: ground - (level + 1) * h, w, h }),
    ),
  );
}

function layArch(fields: Map<string, Box>, { arch }: Sheet, m: Measures, { w, h }: Stone, ground: number) {
  const [left, right] = [m.arch.x, m.arch.x + w + m.arch.gap];
  const column = (x: number) => (field: { field: string }, i: number) =>
    fields.set(field.field, { x, y: ground - (i + 1) * h, w, h });
  arch.left.forEach(column(left));
  arch.right.forEach(column(right));
  const top = ground - arch.left.length * h;
  const middle = (left + right + w) / 2;
  fields.set(arch.keystone.field, { x: middle - w / 2, y: top - m.arch.keyOver - h, w, h });
  return { top, middle, lintel: lintel(left, right + w, w, h, top) };
}

/** A low vault of sandstone from column to column. */
function lintel(from: number, to: number, w: number, h: number, top: number): string {
  const middle = (from + to) / 2;
  const k = h / 43;
  return (
    `M${from},${top - 8 * k}V${top - 22 * k}Q${middle},${top - h - 28 * k} ${to},${top - 22 * k}V${top - 8 * k}` +
    `H${to - w}Q${middle},${top - 30 * k} ${from + w},${top - 8 * k}Z`
  );
}

function layRelief(fields: Map<string, Box>, sheet: Sheet, m: Measures, top: number): void {
  const [w, h] = m.relief.stone;
  sheet.relief.forEach((row, r) =>
    row.forEach(({ field }, c) => fields.set(field, { x: m.relief.x + c * w, y: top + r * h, w: w - 2, h: h - 2 })),
  );
}

function reliefEnd(m: Measures, sheet: Sheet): number {
  return m.relief.x + m.relief.stone[0] * Math.max(...sheet.relief.map((row) => row.length)) - 2;
}

function layBonuses(m: Measures, number: number, top: number): Plan["bonuses"] {
  const across = Math.max(m.bonuses.rows === 1 ? 1 : 4, Math.ceil(number / m.bonuses.rows));
  const step = Math.min(m.bonuses.step, m.bonuses.width / across);
  const r = Math.min(m.bonuses.most, step * 0.43);
  const spots = Array.from({ length: number }, (_, i) => ({
    x: m.bonuses.x + ((i % across) + 0.5) * step,
    y: top + m.bonuses.most + Math.floor(i / across) * m.bonuses.row,
  }));
  return { spots, r };
}

function quarryLine(m: Measures, bonuses: Plan["bonuses"], reliefFoot: number, ground: number): number {
  if (m.stacked) return (bonuses.spots.at(-1)?.y ?? 0) + m.bonuses.most + m.quarry.below;
  return (m.words ? reliefFoot : ground) + m.quarry.below;
}

function layJokers(m: Measures, inPlay: number, top: number): Plan["jokers"] {
  const number = Math.max(PRINTED_JOKERS, inPlay);
  const step = Math.min(m.jokers.step, (m.width - m.jokers.x) / number);
  const spots = Array.from({ length: number }, (_, i) => ({
    x: m.jokers.x + m.jokers.r + i * step,
    y: top + m.jokers.r,
  }));
  return { spots, r: m.jokers.r };
}
