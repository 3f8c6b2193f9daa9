/* A worker in which bots think: Python, with the search of each game as WebAssembly. */
import { allocator, loadModule, mostNodes } from "./machine-code.ts";
import { startPython, type Python, type PythonFiles } from "./python.ts";
import type { FromThinker, ToThinker } from "./thinkers.ts";

interface ThinkerModule {
  think(job: Uint8Array): Uint8Array;
  use_machine_code(game: string, allocate: unknown, mostNodes: number): void;
}

const post = (message: FromThinker) => self.postMessage(message);
let ready: Promise<ThinkerModule> | null = null;

async function start(files: PythonFiles): Promise<ThinkerModule> {
  const [{ python }, modules] = await Promise.all([
    startPython(files, files.folder),
    Promise.all(PYTHON_FILES.games.map((game) => loadModule(game).catch(() => null))),
  ]);
  const module = importWorker(python);
  for (const found of modules) {
    if (found) module.use_machine_code(found.layout.game, allocator(found), mostNodes());
  }
  post({ kind: "ready" });
  return module;
}

function importWorker(python: Python): ThinkerModule {
  return python.pyimport("saqqara.browser.worker") as ThinkerModule;
}

async function think(content: Uint8Array): Promise<void> {
  try {
    post({ kind: "done", result: (await ready!).think(content) });
  } catch (error) {
    post({ kind: "failed", text: String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "start") ready = start(data.files);
  else void think(data.content);
};
