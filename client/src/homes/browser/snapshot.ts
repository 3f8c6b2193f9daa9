/* Python with everything imported, as it lies in memory. It is made when the page is built (`vite.snapshot.ts`), so that a visit
   need not start Python and import hundreds of modules. A file has three numbers, then what Pyodide writes about JavaScript's
   objects, then where the memory differs from that of a module that has just been created, compressed by Zstandard: a byte for
   each block, and the blocks that differ. */

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
  /** As Pyodide takes it: its own part, then the memory. The memory is not there before `restore`. */
  readonly whole: Uint8Array;
  private readonly memory: Uint8Array;
  private readonly room: number;
  private readonly compressed: Uint8Array;

  constructor(file: ArrayBuffer) {
    const [ownPart, bytes, room] = new Uint32Array(file, 0, NUMBERS / 4) as unknown as [number, number, number];
    this.whole = new Uint8Array(ownPart + bytes);
    this.whole.set(new Uint8Array(file, NUMBERS, ownPart));
    this.memory = this.whole.subarray(ownPart);
    this.room = room;
    this.compressed = new Uint8Array(file, NUMBERS + ownPart);
  }

  /** Fill in the memory, with a module that has just been created. */
  restore(module: Module): void {
    if (module.HEAPU8.length < this.memory.length) module.growMemory(this.memory.length);
    this.memory.set(module.HEAPU8.subarray(0, this.memory.length));
    const differences = this.decompress(module);
    const blocks = this.memory.length / BLOCK;
    for (let [start, from] = [0, blocks]; start < blocks;) {
      let end = start;
      while (differences[end] && end < blocks) end++;
      this.memory.set(differences.subarray(from, (from += (end - start) * BLOCK)), start * BLOCK);
      start = end + 1;
    }
  }

  private decompress(module: Module): Uint8Array {
    const [from, to] = [module._malloc(this.compressed.length), module._malloc(this.room)];
    module.HEAPU8.set(this.compressed, from);
    const bytes = module._ZSTD_decompress(to, this.room, from, this.compressed.length);
    if (bytes !== this.room) throw new Error("the snapshot of Python is damaged");
    return module.HEAPU8.slice(to, to + bytes);
  }
}
