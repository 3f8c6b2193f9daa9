/* Makes the snapshot of Python that a visit begins with (`src/homes/browser/snapshot.ts`): starts Pyodide here, imports all that
   a table needs, and writes the memory down. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { loadPyodide as Load } from "pyodide";
import { writeFiles } from "./src/homes/browser/python.ts";
import {
  BLOCK,
  LIBRARY,
  NUMBERS,
  withLibrary,
  type CreateModule,
  type Module,
  type ModuleSettings,
} from "./src/homes/browser/snapshot.ts";

const LEVEL = 19;
/** Docstrings, assertions and columns of code are left out: a visitor would load them. */
const ENVIRONMENT = { PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" };
/** Everything is imported, for nothing can be imported later; but for what builds machine code
    and for commands of a terminal. Then what a visitor would load in vain is left out: annotations of functions,
    numbers of lines (each is that of its function), and the buffers of the standard streams, 128 kB each. */
const IMPORT = `
import gc, importlib, io, linecache, pkgutil, re, sys, types, zipimport
import saqqara.browser.worker
from saqqara.browser.requests import ROUTES
from saqqara.games.registry import descriptions

for package in ("saqqara.games", "saqqara.bots", "saqqara.table", "saqqara.browser"):
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        if re.search("machine_code|__main__", module.name):
            continue
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            if error.name.startswith("saqqara"):
                raise
descriptions()
for each in ROUTES:
    each.parameters  # read from annotations


shared = {}


def without_lines(code):
    inner = (without_lines(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    units, rest = divmod(len(code.co_code) // 2, 8)
    lines = b"\\xef\\0" * units + (bytes([0xE7 + rest, 0]) if rest else b"")
    return code.replace(co_linetable=shared.setdefault(lines, lines), co_consts=tuple(inner))


for each in gc.get_objects():
    if isinstance(each, types.FunctionType):
        each.__annotate__ = None
        each.__code__ = without_lines(each.__code__)
sys.stdin = sys.__stdin__ = None
for number, name in (1, "stdout"), (2, "stderr"):
    buffer = io.BufferedWriter(io.FileIO(number, "w", closefd=False), 1024)
    each = io.TextIOWrapper(buffer, encoding="utf-8", errors="backslashreplace", line_buffering=True)
    setattr(sys, name, each)
    setattr(sys, f"__{name}__", each)
del buffer, each, shared
linecache.clearcache()
re.purge()
importlib.invalidate_caches()
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
gc.collect()
`;

/** Executed before Python imports its own modules: what they import, but nobody here needs. */
const LEFT_OUT = `
import sys, types
sys.modules["ssl"] = None
entities = sys.modules["html.entities"] = types.ModuleType("html.entities")
entities.html5 = {}
`;

/** The snapshot as a file: of Pyodide in a folder and its lock file, with the files of our packages and their library. */
export async function makeSnapshot(
  pyodide: string,
  lock: string,
  packages: Map<string, Buffer>,
  library: string,
): Promise<Uint8Array> {
  const load = <T>(name: string) => import(pathToFileURL(join(pyodide, name)).href) as Promise<T>;
  const { loadPyodide } = await load<{ loadPyodide: typeof Load }>("pyodide.mjs");
  const { default: create } = await load<{ default: CreateModule }>("pyodide.asm.mjs");
  let [module, fresh] = [null as Module | null, new Uint8Array()];
  const createModule = async (settings: ModuleSettings) => {
    settings.onRuntimeInitialized = () => (fresh = (settings as unknown as Module).HEAPU8.slice());
    return (module = await create(withLibrary(settings, library)));
  };
  const python = await loadPyodide({
    indexURL: pyodide,
    lockFileContents: lock,
    env: ENVIRONMENT,
    fsInit: (files, { sitePackages }) => writeFiles(files as never, sitePackages, contentsOf(packages)),
    createPyodideModule: createModule as never,
    _makeSnapshot: true,
  });
  python.runPython(IMPORT);
  clearFreeMemory(module!);
  return compress(module!, python.makeMemorySnapshot(), fresh);
}

/** Files by their paths. The library is loaded with the module: its file must be there, but is not read. */
function contentsOf(packages: Map<string, Buffer>): Record<string, Uint8Array> {
  const contents = [...packages].map(([path, content]) => [path, LIBRARY.endsWith(path) ? Buffer.alloc(1) : content]);
  return { ...Object.fromEntries(contents), "sitecustomize.py": Buffer.from(LEFT_OUT) } as Record<string, Uint8Array>;
}

/** What was freed need not be sent, nor what lies on the stack from calls that have ended. */
function clearFreeMemory(module: Module): void {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  const taken: number[] = [];
  for (let bytes = 1 << 18; bytes >= 16; bytes >>= 1) {
    for (let grown = false; !grown;) {
      const end = module._sbrk(0);
      const address = module._malloc(bytes);
      module.HEAPU8.fill(0, address, address + bytes);
      taken.push(address);
      grown = module._sbrk(0) !== end;
    }
  }
  taken.forEach((address) => module._free(address));
}

/** The file. The memory has been copied, so the module may be used to compress it. */
function compress(module: Module, whole: Uint8Array, fresh: Uint8Array): Uint8Array {
  const ownPart = new Uint32Array(whole.buffer, whole.byteOffset, 2)[1]!;
  const differences = differencesOf(Buffer.from(whole.subarray(ownPart)), Buffer.from(fresh));
  const room = module._ZSTD_compressBound(differences.length);
  const [from, to] = [module._malloc(differences.length), module._malloc(room)];
  module.HEAPU8.set(differences, from);
  const size = module._ZSTD_compress(to, room, from, differences.length, LEVEL);
  const numbers = Buffer.alloc(NUMBERS);
  [ownPart, whole.length - ownPart, differences.length].forEach((each, place) =>
    numbers.writeUint32LE(each, 4 * place),
  );
  return Buffer.concat([numbers, whole.subarray(0, ownPart), module.HEAPU8.subarray(to, to + size)]);
}

/** A byte for each block of memory, whether it differs from that of a fresh module, and the blocks that do. */
function differencesOf(memory: Buffer, fresh: Buffer): Buffer {
  const untouched = Buffer.concat([fresh], memory.length);
  const blocks = Array.from({ length: memory.length / BLOCK }, (_, block) => block * BLOCK);
  const changed = blocks.map((start) => memory.compare(untouched, start, start + BLOCK, start, start + BLOCK) !== 0);
  const contents = blocks.filter((_, block) => changed[block]).map((start) => memory.subarray(start, start + BLOCK));
  return Buffer.concat([Buffer.from(changed.map(Number)), ...contents]);
}
