/* A position of a game: the bytes of its record, with its fields by name. */
import { EngineError } from "./errors.ts";
import { bytesOf, countOf, type Field, type GameLayout, type Width } from "./layout.ts";

/** A position on its way between Python, the page and workers. */
export interface PackedPosition {
  readonly game: string;
  /** The hash of the layout that it was packed with. */
  readonly layout: string;
  readonly bytes: Uint8Array;
}

/** The type of a field's value: a number, or nested lists as deep as its shape. */
type Value<F extends Field> = F["shape"] extends readonly []
  ? number
  : F["shape"] extends readonly [number]
    ? number[]
    : F["shape"] extends readonly [number, number]
      ? number[][]
      : number | Nested[];
type Nested = number | Nested[];
type Fields<L extends GameLayout> = L["position"]["fields"];

export class Position<L extends GameLayout = GameLayout> {
  private constructor(
    readonly layout: L,
    readonly bytes: Uint8Array,
  ) {}

  /** A position of its own, from bytes that match the layout; else an EngineError. */
  static from<L extends GameLayout>(layout: L, packed: PackedPosition): Position<L> {
    if (packed.game !== layout.game)
      throw new EngineError("foreign", `This position is one of ${packed.game}, not of ${layout.game}.`);
    if (packed.layout !== layout.layout || packed.bytes.length !== layout.position.size)
      throw new EngineError("foreign", `This position of ${layout.game} was written by another version.`);
    return new Position(layout, packed.bytes.slice());
  }

  /** The value of a field. */
  get<N extends keyof Fields<L> & string>(name: N): Value<Fields<L>[N]> {
    const field = this.layout.position.fields[name]!;
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
    const width = field.width as Exclude<Width, "position">;
    return nested(view, width, field.offset, field.shape as readonly number[]) as Value<Fields<L>[N]>;
  }

  get players(): number {
    return this.get("players") as number;
  }

  pack(): PackedPosition {
    return { game: this.layout.game, layout: this.layout.layout, bytes: this.bytes.slice() };
  }
}

function nested(view: DataView, width: Exclude<Width, "position">, offset: number, shape: readonly number[]): Nested {
  const [size, ...rest] = shape;
  if (size === undefined) return read(view, width, offset);
  const step = countOf(rest) * bytesOf(width);
  return Array.from({ length: size }, (_, i) => nested(view, width, offset + i * step, rest));
}

function read(view: DataView, width: Exclude<Width, "position">, offset: number): number {
  switch (width) {
    case "i1":
      return view.getInt8(offset);
    case "i2":
      return view.getInt16(offset, true);
    case "i4":
      return view.getInt32(offset, true);
    case "i8":
      return Number(view.getBigInt64(offset, true));
    case "f4":
      return view.getFloat32(offset, true);
    case "f8":
      return view.getFloat64(offset, true);
  }
}
