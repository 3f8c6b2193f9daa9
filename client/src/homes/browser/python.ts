/* Python in a worker: Pyodide with our own packages. `vite.python.ts` puts the files into one folder. */
import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import type { Progress } from "./messages.ts";

export type Python = PyodideAPI;

/** Where packages are found. */
const PACKAGES = "/lib/python3.14/site-packages";

/** Start Python from the files of a folder. */
export async function startPython(folder: string, progress: (progress: Progress) => void): Promise<Python> {
  countFetched(progress);
  const [{ loadPyodide }, packages, lock] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: typeof Load }>,
    fetch(`${folder}saqqara.zip`).then((response) => response.arrayBuffer()),
    fetch(`${folder}pyodide-lock.json`).then((response) => response.text()),
  ]);
  const python = await loadPyodide({ indexURL: folder, lockFileContents: lock, packageBaseUrl: folder });
  python.unpackArchive(packages, "zip", { extractDir: PACKAGES });
  return python;
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
