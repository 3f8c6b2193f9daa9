/* Python in a worker: Pyodide with our own packages. `vite.python.ts` puts the files into one folder. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import type { Progress } from "./messages.ts";
import { Snapshot, withLibrary, type CreateModule, type ModuleSettings } from "./snapshot.ts";

export type Python = PyodideAPI;
/** What we use of Emscripten's file system. */
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: string | Uint8Array): void;
}
type Options = NonNullable<Parameters<typeof Load>[0]>;

/** Start Python from the files of a folder: its memory is taken from a snapshot. */
export async function startPython(folder: string, progress: (progress: Progress) => void): Promise<Python> {
  countFetched(progress);
  const [{ loadPyodide }, { default: create }, snapshot, data, lock] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: typeof Load }>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<{ default: CreateModule }>,
    fetch(`${folder}snapshot.zst`).then(async (response) => new Snapshot(await response.arrayBuffer())),
    fetch(`${folder}data.json`).then((response) => response.json() as Promise<Record<string, string>>),
    fetch(`${folder}pyodide-lock.json`).then((response) => response.text()),
  ]);
  /** Pyodide would wait for ever for a module that is not made. */
  let fail: (error: unknown) => void;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const createModule = async (settings: ModuleSettings) => {
    try {
      const module = await create(withLibrary(settings, `${folder}msgspec.wasm`));
      snapshot.restore(module);
      return module;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  const python = loadPyodide({
    indexURL: folder,
    lockFileContents: lock,
    packageBaseUrl: folder,
    fsInit: (files, { sitePackages }) => writeFiles(files as Files, sitePackages, data),
    createPyodideModule: createModule as unknown as NonNullable<Options["createPyodideModule"]>,
    _loadSnapshot: snapshot.whole,
  });
  return Promise.race([python, failed]);
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

/** Count the bytes of everything that this worker fetches. */
function countFetched(progress: (progress: Progress) => void): void {
  const fetchUncounted = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async (input, init) => {
    const response = await fetchUncounted(input, init);
    if (!response.ok || !response.body) return response;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.length;
        progress({ loaded: Math.min(loaded, PYTHON_FILES.bytes), total: PYTHON_FILES.bytes });
        controller.enqueue(chunk);
      },
    });
    const { headers, status } = response;
    return new Response(response.body.pipeThrough(count), { headers, status });
  };
}
