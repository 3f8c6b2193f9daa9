/* Python with everything imported, as it lies in memory. It is made when the page is built (`vite.snapshot.ts`), so that a visit
   need not start Python and import hundreds of modules. A file has three numbers, then what Pyodide writes about JavaScript's
   objects, then where the memory differs from that of a module that has just been created: a byte for each block, and the blocks
   that differ. They come compressed by Zstandard; a browser keeps them as they are (`kept-snapshot.ts`). */

/** The one library of machine code, by the name under which Python imports it. */
export const LIBRARY = "/lib/python3.14/site-packages/msgspec/_core.cpython-314-wasm32-emscripten.so";
/** Bytes of the three numbers: the lengths of Pyodide's part, of the memory, and of the differences. */
export const NUMBERS = 12;
/** Bytes of a block of memory. */
export const BLOCK = 32;

/** What a module of Emscripten has that we use. */
export interface Module {
  readonly HEAPU8: Uint8Array;
  growMemory(bytes: number): void;
  _malloc(bytes: number): number;
  _free(address: number): void;
  _sbrk(bytes: number): number;
  _emscripten_stack_get_current(): number;
  _emscripten_stack_get_end(): number;
  _ZSTD_compress(to: number, room: number, from: number, bytes: number, level: number): number;
  _ZSTD_compressBound(bytes: number): number;
  _ZSTD_decompress(to: number, room: number, from: number, bytes: number): number;
}
export interface ModuleSettings {
  INITIAL_MEMORY?: number;
  locateFile: (name: string) => string;
  dynamicLibraries?: string[];
  onRuntimeInitialized?: () => void;
}
export type CreateModule = (settings: ModuleSettings) => Promise<Module>;

/** Load the library with the module: then it lies at the same place each time, since nothing else has been allocated. */
export function withLibrary(settings: ModuleSettings, file: string): ModuleSettings {
  const { locateFile } = settings;
  settings.dynamicLibraries = [LIBRARY];
  settings.locateFile = (name) => (name === LIBRARY ? file : locateFile(name));
  return settings;
}

/** Let functions of the module's table be the objects that the module exports, as WebAssembly demands. In WebKit they are others: it
    would take exported functions for new ones, add them to the table, and what follows would lie elsewhere than in the snapshot.
    The name of an exported function is its number. */
export function unifyFunctions({ exports }: WebAssembly.Instance): void {
  const functions = Object.values(exports).filter((each) => typeof each === "function");
  const exported = new Map(functions.map((each) => [each.name, each]));
  const table = exports.__indirect_function_table as WebAssembly.Table;
  const [own, get] = [table.length, table.get.bind(table) as (index: number) => { name: string } | null];
  table.get = (index) => {
    const found = get(index);
    return (index < own && exported.get(found?.name ?? "")) || found;
  };
}

export class Snapshot {
  /** Pyodide's part, as it takes a snapshot; the memory would follow it. */
  readonly ownPart: Uint8Array<ArrayBuffer>;
  /** The bytes of the memory. */
  readonly memory: number;
  private readonly room: number;
  private readonly rest: Uint8Array<ArrayBuffer>;

  constructor(readonly file: ArrayBuffer) {
    const [ownPart, memory, room] = new Uint32Array(file, 0, NUMBERS / 4) as unknown as [number, number, number];
    this.ownPart = new Uint8Array(file, NUMBERS, ownPart);
    this.rest = new Uint8Array(file, NUMBERS + ownPart);
    this.memory = memory;
    this.room = room;
  }

  /** Is it whole, and not compressed? */
  get isPlain(): boolean {
    return this.room > 0 && this.rest.length === this.room;
  }

  /** Fill in the memory of a module that has just been created. Returns the snapshot, not compressed. */
  restore(module: Module): Snapshot {
    if (module.HEAPU8.length < this.memory) module.growMemory(this.memory);
    const plain = this.decompressed(module);
    const [differences, blocks] = [plain.rest, this.memory / BLOCK];
    for (let [start, from] = [0, blocks]; start < blocks;) {
      let end = start;
      while (differences[end] && end < blocks) end++;
      module.HEAPU8.set(differences.subarray(from, (from += (end - start) * BLOCK)), start * BLOCK);
      start = end + 1;
    }
    return plain;
  }

  /** The same, not compressed. The module decompresses it; afterwards its memory is as it was. */
  private decompressed(module: Module): Snapshot {
    if (this.isPlain) return this;
    const fresh = module.HEAPU8.slice();
    const [from, to] = [module._malloc(this.rest.length), module._malloc(this.room)];
    module.HEAPU8.set(this.rest, from);
    const bytes = module._ZSTD_decompress(to, this.room, from, this.rest.length);
    if (bytes !== this.room) throw new Error("the snapshot of Python is damaged");
    const file = new Uint8Array(NUMBERS + this.ownPart.length + bytes);
    file.set(new Uint8Array(this.file, 0, NUMBERS + this.ownPart.length));
    file.set(module.HEAPU8.subarray(to, to + bytes), NUMBERS + this.ownPart.length);
    module.HEAPU8.set(fresh);
    module.HEAPU8.fill(0, fresh.length);
    return new Snapshot(file.buffer);
  }
}
