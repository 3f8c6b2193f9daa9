/* The measures of a sheet in each of its arrangements, in the drawing's units. */
export type Arrangement = "wide" | "phone" | "portrait" | "slim" | "row";
type Size = [w: number, h: number];

export interface Measures {
  width: number;
  depth: number;
  words: boolean;
  /** `most`: the largest stone; `points`: where they are printed. */
  pyramid: { x: number; top: number; width: number; height: number; most: Size; points: number };
  arch: { x: number; stone: Size; gap: number; keyOver: number; points: number };
  /** `below` the ground line of pyramid and arch, where there are words, else beside them; `steps`: where the points are printed, and the most between two. */
  relief: { x: number; below: number; stone: Size; steps: [x: number, most: number] };
  bonuses: { x: number; below: number; width: number; rows: number; step: number; most: number; row: number };
  /** `below` the bottom line of the relief. */
  quarry: { x: number; below: number; width: number; stone: Size };
  jokers: { x: number; below: number; r: number; step: number };
  titles: { x: number; arch: number; top: number; over: number; jokersBeside: boolean };
  foot: number;
  /** Arch and relief stand below the pyramid, with so much room between. */
  stacked?: number;
}

const UNTITLED = { x: 0, arch: 0, top: 0, over: 0, jokersBeside: false };

export const MEASURES: Record<Arrangement, Measures> = {
  wide: {
    width: 808,
    depth: 7,
    words: true,
    pyramid: { x: 76, top: 76, width: 366, height: 246, most: [70, 48], points: 52 },
    arch: { x: 530, stone: [66, 43], gap: 98, keyOver: 9, points: 506 },
    relief: { x: 38, below: 50, stone: [66, 46], steps: [328, 27] },
    bonuses: { x: 440, below: 51, width: 344, rows: 2, step: 86, most: 24, row: 72 },
    quarry: { x: 38, below: 46, width: 504, stone: [42, 36] },
    jokers: { x: 598, below: 47, r: 17, step: 38 },
    titles: { x: 38, arch: 484, top: 12, over: 16, jokersBeside: false },
    foot: 32,
  },
  phone: {
    width: 440,
    depth: 5,
    words: true,
    pyramid: { x: 34, top: 36, width: 246, height: 212, most: [48, 35.5], points: 19 },
    arch: { x: 310, stone: [43, 31], gap: 28, keyOver: 6, points: 296 },
    relief: { x: 12, below: 33, stone: [43.5, 37], steps: [201, 22] },
    bonuses: { x: 250, below: 32, width: 188, rows: 2, step: 47, most: 17, row: 54 },
    quarry: { x: 12, below: 31, width: 416, stone: [34.6, 32] },
    jokers: { x: 92, below: 86, r: 15, step: 35 },
    titles: { x: 12, arch: 287, top: 15, over: 11, jokersBeside: true },
    foot: 9,
  },
  portrait: {
    width: 232,
    depth: 3,
    words: false,
    pyramid: { x: 6, top: 5, width: 217, height: 110, most: [43.4, 22], points: 0 },
    arch: { x: 6, stone: [27, 16], gap: 22, keyOver: 3, points: 0 },
    relief: { x: 98, below: 0, stone: [31.8, 20.5], steps: [0, 0] },
    bonuses: { x: 4, below: 9, width: 224, rows: 1, step: 28, most: 11, row: 0 },
    quarry: { x: 6, below: 8, width: 220, stone: [18.4, 16] },
    jokers: { x: 100, below: 0, r: 7.5, step: 19 },
    titles: UNTITLED,
    foot: 3,
    stacked: 10,
  },
  slim: {
    width: 232,
    depth: 4,
    words: false,
    pyramid: { x: 5, top: 6, width: 219, height: 180, most: [43.8, 36], points: 0 },
    arch: { x: 5, stone: [29, 25], gap: 20, keyOver: 4, points: 0 },
    relief: { x: 94, below: 0, stone: [33, 30], steps: [0, 0] },
    bonuses: { x: 8, below: 14, width: 216, rows: 2, step: 54, most: 15, row: 38 },
    quarry: { x: 5, below: 12, width: 222, stone: [18.5, 24] },
    jokers: { x: 98, below: 0, r: 11, step: 26 },
    titles: UNTITLED,
    foot: 3,
    stacked: 14,
  },
  row: {
    width: 300,
    depth: 2.5,
    words: false,
    pyramid: { x: 4, top: 5, width: 130, height: 92, most: [26, 18.4], points: 0 },
    arch: { x: 144, stone: [20, 15.8], gap: 12, keyOver: 3, points: 0 },
    relief: { x: 207, below: 0, stone: [23, 23], steps: [0, 0] },
    bonuses: { x: 2, below: 9, width: 196, rows: 1, step: 24, most: 10, row: 0 },
    quarry: { x: 4, below: 37, width: 294, stone: [24.4, 15] },
    jokers: { x: 209, below: 11, r: 8, step: 18 },
    titles: UNTITLED,
    foot: 3,
  },
};

/** The same measures, so many times as tall. Letters, discs and edges keep their size. */
export function taller(m: Measures, by: number): Measures {
  if (by === 1) return m;
  const size = ([w, h]: Size): Size => [w, h * by];
  const gap = 1 + (by - 1) * 0.5;
  return {
    ...m,
    pyramid: {
      ...m.pyramid,
      top: m.pyramid.top * (m.words ? 1 : by),
      height: m.pyramid.height * by,
      most: size(m.pyramid.most),
    },
    arch: { ...m.arch, stone: size(m.arch.stone), keyOver: m.arch.keyOver * by },
    relief: {
      ...m.relief,
      below: m.relief.below * gap,
      stone: size(m.relief.stone),
      steps: [m.relief.steps[0], m.relief.steps[1] * by],
    },
    bonuses: { ...m.bonuses, below: m.bonuses.below * gap, row: m.bonuses.row * by },
    quarry: { ...m.quarry, below: m.quarry.below * gap, stone: [m.quarry.stone[0], m.quarry.stone[1] * gap] },
    jokers: { ...m.jokers, below: m.jokers.below * gap },
    foot: m.foot * gap,
  };
}
