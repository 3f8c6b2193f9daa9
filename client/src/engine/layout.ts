/* What the bindings of a game say: how records lie in memory, and how the functions of its module are called. They are generated
   (`layout.ts` in the game's folder) from the fields that the rules declare. */

/** The width of a number in bytes, after its kind; or a whole position. */
export type Width = "i1" | "i2" | "i4" | "i8" | "f4" | "f8" | "position";

export interface Field {
  readonly width: Width;
  /** The sizes of an array; none for a single number. null: only known when the memory is allocated. */
  readonly shape: readonly (number | null)[];
  readonly offset: number;
}

export interface RecordLayout {
  readonly size: number;
  readonly fields: Readonly<Record<string, Field>>;
}

/** How a number is passed to a function of a module. */
export type Kind = "i32" | "i64" | "f64";

export interface Entry {
  readonly memory: string;
  readonly parameters: readonly Kind[];
  readonly returns: Kind | null;
}

export interface GameLayout {
  /** The hash of everything else here. Modules and records carry it. */
  readonly layout: string;
  readonly game: string;
  readonly seats: number;
  readonly position: RecordLayout;
  readonly memories: Readonly<Record<string, RecordLayout>>;
  readonly entries: Readonly<Record<string, Entry>>;
  readonly constants: Readonly<Record<string, number>>;
}

/** The bytes of one number. */
export function bytesOf(width: Exclude<Width, "position">): number {
  return Number(width[1]);
}

/** How many numbers or positions an array holds. */
export function countOf(shape: readonly number[]): number {
  return shape.reduce((product, size) => product * size, 1);
}
