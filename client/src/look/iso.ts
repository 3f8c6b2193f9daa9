/* Geometry of the drawings: 2:1 isometric. The unit stone has a footprint of 40 × 20 and a height of 23, and is scaled by width. */
export const STONE_WIDTH = 40;
export const STONE_HEIGHT = 23;

export interface Point {
  x: number;
  y: number;
}

/** A place on a grid: columns run to the lower right, rows to the lower left, levels upwards. */
export interface Place {
  column: number;
  row: number;
  level: number;
}

/** Where a grid place lies. */
export function iso(column: number, row: number, level = 0, width = STONE_WIDTH): Point {
  return { x: ((column - row) * width) / 2, y: ((column + row) * width) / 4 - level * high(width) };
}

/** How high a stone of this width is. */
export function high(width: number): number {
  return (width / STONE_WIDTH) * STONE_HEIGHT;
}

/** Points of a polygon, as SVG writes them. */
export function corners(...points: Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

/** A diamond on the ground around a place; `part` of a whole stone's footprint. */
export function diamond({ x, y }: Point, width: number, part = 0.84): string {
  const half = (width * part) / 2;
  return corners({ x: x - half, y }, { x, y: y - half / 2 }, { x: x + half, y }, { x, y: y + half / 2 });
}

/** The edges of a stone that is not there yet. */
export function phantom({ x, y }: Point, width: number): string {
  const w = width / 2;
  const q = width / 4;
  const h = high(width);
  return (
    `M${x},${y - h - q}L${x + w},${y - h}L${x},${y - h + q}L${x - w},${y - h}Z` +
    `M${x - w},${y - h}v${h}M${x + w},${y - h}v${h}M${x},${y - h + q}v${h}`
  );
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A text in lines of about so many letters: drawings cannot wrap by themselves. Every line keeps the direction of the whole. */
export function wrap(text: string, letters: number, rightToLeft = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return rightToLeft ? lines.map((line) => `\u200f${line}`) : lines;
}

/** The outline of some cells of a grid, shrunk a little, as a path of line pieces. */
export function outline(cells: number[][], at: (column: number, row: number) => Point, part = 0.93): string {
  const own = new Set(cells.map(String));
  const has = (column: number, row: number) => own.has(String([column, row]));
  const sides: [number, number][] = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ];
  const pieces: string[] = [];
  for (const [column = 0, row = 0] of cells)
    for (const [dc, dr] of sides) {
      if (has(column + dc, row + dr)) continue;
      const ends: [number, number][] =
        dc === 0
          ? [
              [-1, dr],
              [1, dr],
            ]
          : [
              [dc, -1],
              [dc, 1],
            ];
      const [a, b] = ends.map(([c, r]) =>
        at(column + (c / 2) * (has(column + c, row) ? 1 : part), row + (r / 2) * (has(column, row + r) ? 1 : part)),
      ) as [Point, Point];
      pieces.push(`M${round(a.x)},${round(a.y)}L${round(b.x)},${round(b.y)}`);
    }
  return pieces.join("");
}
