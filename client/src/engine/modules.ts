/* Where the modules and the bindings of games are. Vite puts them into files of their own, which are fetched when they are needed. */
import { EngineError } from "./errors.ts";
import type { GameLayout } from "./layout.ts";

/** Built by `make page`; empty where there is no compiler for WebAssembly. */
const MODULES = import.meta.glob<string>("./modules/*.wasm", { query: "?url", import: "default", eager: true });
const LAYOUTS = import.meta.glob<GameLayout>("../games/*/layout.ts", { import: "default" });

/** The bindings and the module of a game. */
export async function fetchModule(
  game: string,
  simd: boolean,
): Promise<{ layout: GameLayout; bytes: Uint8Array<ArrayBuffer> }> {
  const [url, loadLayout] = [
    MODULES[`./modules/${game}${simd ? "-simd" : ""}.wasm`],
    LAYOUTS[`../games/${game}/layout.ts`],
  ];
  if (!url || !loadLayout)
    throw new EngineError("missing", `There is no WebAssembly of ${game} in this page: bots think on the server.`);
  const [response, layout] = await Promise.all([fetchFile(url, game), loadLayout()]);
  return { layout, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function fetchFile(url: string, game: string): Promise<Response> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new EngineError("missing", `The WebAssembly of ${game} could not be fetched.`);
  return response;
}
