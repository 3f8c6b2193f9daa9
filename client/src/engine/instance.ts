/* A running module: its memory, and calls of its functions.

   Memory is only ever added, and given back with the whole instance. So whoever needs much of it, such as a search, takes an
   instance of its own. */
import { EngineError } from "./errors.ts";
import { bytesOf, countOf, type Field, type GameLayout } from "./layout.ts";

const PAGE_BYTES = 65536;
const ALIGNMENT = 16;

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  [entry: string]: unknown;
}

type Numbers = Int8Array | Int16Array | Int32Array | BigInt64Array | Float32Array | Float64Array | Uint8Array;

interface Place {
  readonly field: Field;
  readonly address: number;
  readonly count: number;
}

/** The working memory of a function, as the layout names and lays it out. */
export class Memory {
  constructor(
    private readonly instance: Instance,
    readonly name: string,
    readonly address: number,
    private readonly places: ReadonlyMap<string, Place>,
  ) {}

  /** The numbers of a field. Only good until memory is next allocated. */
  numbers(name: string): Numbers {
    const { field, address, count } = this.place(name);
    const buffer = this.instance.buffer;
    switch (field.width) {
      case "i1":
        return new Int8Array(buffer, address, count);
      case "i2":
        return new Int16Array(buffer, address, count);
      case "i4":
        return new Int32Array(buffer, address, count);
      case "i8":
        return new BigInt64Array(buffer, address, count);
      case "f4":
        return new Float32Array(buffer, address, count);
      case "f8":
        return new Float64Array(buffer, address, count);
      case "position":
        return this.bytes(name);
    }
  }

  /** The bytes of a field. Only good until memory is next allocated. */
  bytes(name: string): Uint8Array<ArrayBuffer> {
    const { field, address, count } = this.place(name);
    return new Uint8Array(this.instance.buffer, address, count * this.instance.elementBytes(field));
  }

  private place(name: string): Place {
    const place = this.places.get(name);
    if (!place) throw new EngineError("invalid", `${this.name} has no field ${name}.`);
    return place;
  }
}

export class Instance {
  private top: number;

  private constructor(
    private readonly exports: Exports,
    readonly layout: GameLayout,
  ) {
    this.top = exports.__heap_base.value as number;
  }

  static async start(module: WebAssembly.Module, layout: GameLayout): Promise<Instance> {
    const { exports } = await WebAssembly.instantiate(module, {});
    return new Instance(exports as Exports, layout);
  }

  /** The same without waiting: only workers may. */
  static startNow(module: WebAssembly.Module, layout: GameLayout): Instance {
    return new Instance(new WebAssembly.Instance(module, {}).exports as Exports, layout);
  }

  get buffer(): ArrayBuffer {
    return this.exports.memory.buffer;
  }

  /** The bytes of one element of a field. */
  elementBytes(field: Field): number {
    return field.width === "position" ? this.layout.position.size : bytesOf(field.width);
  }

  /** Memory, all zero. `lengths` gives the first size of every array that the layout leaves open. */
  allocate(name: string, lengths: Readonly<Record<string, number>> = {}): Memory {
    const record = this.layout.memories[name];
    if (!record) throw new EngineError("invalid", `There is no memory ${name} in ${this.layout.game}.`);
    const address = this.reserve(record.size);
    const places = new Map<string, Place>();
    for (const [key, field] of Object.entries(record.fields)) {
      const shape = field.shape.map((size) => size ?? lengths[key]!);
      const count = countOf(shape);
      if (field.shape[0] !== null) {
        places.set(key, { field, address: address + field.offset, count });
        continue;
      }
      const place = this.reserve(count * this.elementBytes(field));
      places.set(key, { field, address: place, count });
      const head = new DataView(this.buffer, address + field.offset);
      head.setBigInt64(0, BigInt(shape[0]!), true);
      head.setUint32(8, place, true);
    }
    return new Memory(this, name, address, places);
  }

  /** Call a function of the module. */
  call(name: string, memory: Memory, ...numbers: number[]): number {
    const entry = this.layout.entries[name];
    if (entry?.memory !== memory.name || entry.parameters.length !== numbers.length)
      throw new EngineError("invalid", `${name} cannot be called with ${memory.name} and ${numbers.length} numbers.`);
    const given = numbers.map((number, i) => (entry.parameters[i] === "i64" ? BigInt(number) : number));
    const called = this.exports[name] as (...given: (number | bigint)[]) => number | bigint | undefined;
    try {
      return Number(called(memory.address, ...given) ?? 0);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError)
        throw new EngineError("crashed", `The module of ${this.layout.game} has stopped: ${error.message}.`);
      throw error;
    }
  }

  private reserve(bytes: number): number {
    const address = Math.ceil(this.top / ALIGNMENT) * ALIGNMENT;
    const missing = address + bytes - this.buffer.byteLength;
    if (missing > 0) {
      try {
        this.exports.memory.grow(Math.ceil(missing / PAGE_BYTES));
      } catch {
        throw new EngineError("memory", `There is not enough memory for ${Math.ceil(bytes / 1e6)} MB more.`);
      }
    }
    this.top = address + bytes;
    return address;
  }
}
