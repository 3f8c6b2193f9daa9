/* Python in a worker: Pyodide with our own packages. `vite.python.ts` puts the files into one folder. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import { findSnapshot, forgetSnapshot } from "./kept-snapshot.ts";
import type { Progress } from "./messages.ts";
import { Snapshot, unifyFunctions, withLibrary, type CreateModule, type ModuleSettings } from "./snapshot.ts";

export type Python = PyodideAPI;
/** What we use of Emscripten's file system. */
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: string | Uint8Array): void;
}
type Options = NonNullable<Parameters<typeof Load>[0]>;

const MODULE = "pyodide.asm.wasm";

/** What Python is started from. It is fetched and compiled once: workers send it to each other. */
export interface PythonFiles {
  readonly folder: string;
  readonly module: WebAssembly.Module;
  readonly snapshot: ArrayBuffer;
  readonly data: Record<string, string>;
  readonly lock: string;
}

/** Python, and what others are started from: here the snapshot is not compressed. */
export interface Started {
  readonly python: Python;
  readonly files: PythonFiles;
}

/** Fetch what Python is started from. */
async function fetchPython(folder: string, progress: (progress: Progress) => void): Promise<PythonFiles> {
  const fetchFile = (name: string) => fetchCounted(`${folder}${name}`, progress);
  /* For a start page without a server: it is kept with the others. */
  void fetchFile("games.json").catch(() => undefined);
  const [module, snapshot, data, lock] = await Promise.all([
    fetchFile(MODULE).then(compile),
    findSnapshot(folder).then((kept) => kept ?? fetchFile("snapshot.zst").then((response) => response.arrayBuffer())),
    fetchFile("data.json").then((response) => response.json() as Promise<Record<string, string>>),
    fetchFile("pyodide-lock.json").then((response) => response.text()),
  ]);
  return { folder, module, snapshot, data, lock };
}

/** Fetch Python, and start it. A snapshot that was kept, but with which it does not start, is not kept any more. */
export async function fetchAndStart(folder: string, progress: (progress: Progress) => void): Promise<Started> {
  try {
    return await startPython(fetchPython(folder, progress), folder);
  } catch (error) {
    await forgetSnapshot();
    throw error;
  }
}

/** Start Python: its memory is taken from a snapshot. */
export async function startPython(found: PythonFiles | Promise<PythonFiles>, folder: string): Promise<Started> {
  const [{ loadPyodide }, { default: create }, files] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: typeof Load }>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<{ default: CreateModule }>,
    found,
  ]);
  useModule(files.module);
  let snapshot = new Snapshot(files.snapshot);
  /** Pyodide would wait for ever for a module that is not made. */
  let fail: (error: unknown) => void;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const createModule = async (settings: ModuleSettings) => {
    try {
      settings.INITIAL_MEMORY = snapshot.memory;
      const module = await create(withLibrary(settings, `${folder}msgspec.wasm`));
      snapshot = snapshot.restore(module);
      return module;
    } catch (error) {
      fail(error);
      return new Promise<never>(() => undefined);
    }
  };
  const python = loadPyodide({
    indexURL: folder,
    lockFileContents: files.lock,
    packageBaseUrl: folder,
    fsInit: (fileSystem, { sitePackages }) => writeFiles(fileSystem as Files, sitePackages, files.data),
    createPyodideModule: createModule as unknown as NonNullable<Options["createPyodideModule"]>,
    _loadSnapshot: snapshot.ownPart,
  });
  return { python: await Promise.race([python, failed]), files: { ...files, snapshot: snapshot.file } };
}

/** Write the data of our packages, by their paths. */
export function writeFiles(files: Files, folder: string, contents: Record<string, string | Uint8Array>): Promise<void> {
  for (const [path, content] of Object.entries(contents)) {
    const whole = `${folder}/${path}`;
    files.mkdirTree(whole.slice(0, whole.lastIndexOf("/")));
    files.writeFile(whole, content);
  }
  return Promise.resolve();
}

/** Compile while it comes, which browsers do only with the right type. */
async function compile(response: Response): Promise<WebAssembly.Module> {
  const streams = response.headers.get("content-type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Pyodide fetches and compiles its module by itself: give it the one that is there. */
function useModule(module: WebAssembly.Module): void {
  const fetch = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith(MODULE) ? Promise.resolve(new Response()) : fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const instance = await WebAssembly.instantiate(module, imports);
    unifyFunctions(instance);
    return { module, instance };
  };
}

let loaded = 0;

/** Fetch a file, and count its bytes. A file that is kept in this browser is not counted: as it is, its compiled code is kept too. */
async function fetchCounted(url: string, progress: (progress: Progress) => void): Promise<Response> {
  const kept = "caches" in self && (await caches.match(url));
  const response = await fetch(url);
  if (kept || !response.ok || !response.body) return response;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.length;
      progress({ loaded: Math.min(loaded, PYTHON_FILES.bytes), total: PYTHON_FILES.bytes });
      controller.enqueue(chunk);
    },
  });
  const { headers, status } = response;
  return new Response(response.body.pipeThrough(count), { headers, status });
}
