/* Python for tables in the browser: Pyodide's files and our own packages in one folder, whose name is the hash of what they are
   made from. The page works without it where our packages have not been collected (`make python`): tables then live on the server
   alone. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { LIBRARY } from "./src/homes/browser/snapshot.ts";
import { makeSnapshot } from "./vite.snapshot.ts";

const COLLECTED = join(import.meta.dirname, "python");
const PACKAGES = join(COLLECTED, "packages");
const PYODIDE = join(import.meta.dirname, "node_modules", "pyodide");
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const LOCK = "pyodide-lock.json";
/** A zip archive without files: Python's standard library is in the snapshot. */
const EMPTY_ARCHIVE = Buffer.from("PK\x05\x06".padEnd(22, "\0"), "latin1");

/** The files of a folder, by their paths below it, in a fixed order. */
function filesOf(folder: string): Map<string, Buffer> {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = paths.map((path) => relative(folder, path).replaceAll("\\", "/")).sort();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** What the files are made from: its hash. */
function hashOfSources(packages: Map<string, Buffer>): string {
  const build = ["vite.snapshot.ts", "src/homes/browser/snapshot.ts"].map((name) => join(import.meta.dirname, name));
  const pyodide = [...FILES, LOCK, "python_stdlib.zip"].map((name) => join(PYODIDE, name));
  const games = join(COLLECTED, "games.json");
  return hashOf([
    ...packages.keys(),
    ...packages.values(),
    ...[games, ...build, ...pyodide].map((path) => readFileSync(path)),
  ]);
}

/** The names and contents of all files. The snapshot is made once for each version. */
async function pythonFiles(packages: Map<string, Buffer>, hash: string): Promise<Map<string, Buffer>> {
  const snapshots = join(COLLECTED, "snapshots");
  const snapshot = join(snapshots, `${hash}.zst`);
  const { info } = JSON.parse(readFileSync(join(PYODIDE, LOCK), "utf8")) as { info: object };
  const lock = JSON.stringify({ info, packages: {} });
  const library = join(PACKAGES, LIBRARY.slice(LIBRARY.indexOf("msgspec/")));
  if (!existsSync(snapshot)) {
    mkdirSync(snapshots, { recursive: true });
    writeFileSync(snapshot, await makeSnapshot(PYODIDE, lock, packages, library));
  }
  /* What was learned is in the memory already. */
  const data = [...packages].filter(([name]) => !/\.(py|so)$|weights\.json$/.test(name));
  return new Map([
    ...FILES.map((name): [string, Buffer] => [name, readFileSync(join(PYODIDE, name))]),
    [LOCK, Buffer.from(lock)],
    ["python_stdlib.zip", EMPTY_ARCHIVE],
    ["snapshot.zst", readFileSync(snapshot)],
    ["msgspec.wasm", readFileSync(library)],
    [
      "data.json",
      Buffer.from(JSON.stringify(Object.fromEntries(data.map(([name, content]) => [name, String(content)])))),
    ],
    ["games.json", readFileSync(join(COLLECTED, "games.json"))],
  ]);
}

function hashOf(contents: Iterable<Buffer | string>): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 12);
}

/** The games that have machine code for browsers. */
function games(): string[] {
  const folder = join(import.meta.dirname, "src/engine/modules");
  const found = existsSync(folder) ? readdirSync(folder) : [];
  return found.filter((name) => /^[^-]+\.wasm$/.test(name)).map((name) => name.slice(0, -".wasm".length));
}

export function python(): Plugin {
  const packages = filesOf(PACKAGES);
  const hash = packages.size ? hashOfSources(packages) : "";
  const folder = hash && `python/${hash}/`;
  let files = new Map<string, Buffer>();
  return {
    name: "saqqara-python",
    async config(_config, { command }) {
      if (hash && command === "build") files = await pythonFiles(packages, hash);
      /* Scripts are imported, not fetched: their bytes are not counted. */
      const counted = [...files].filter(([name]) => !name.endsWith(".mjs"));
      const bytes = counted.reduce((sum, [, content]) => sum + content.length, 0);
      return { define: { PYTHON_FILES: JSON.stringify({ folder, bytes, games: games() }) } };
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: "asset", fileName: folder + name, source });
    },
  };
}

/** A static site has no server to ask. */
export function withoutServer(): Plugin {
  return {
    name: "saqqara-without-server",
    transformIndexHtml: (page) => page.replace(/ *<link rel="preload" href="\/api[^>]*>\n/, ""),
  };
}

/** Tell the service worker what the page is made of. `whole`: all of it is kept from the first visit on. */
export function keptFiles(whole: boolean): Plugin {
  return {
    name: "saqqara-kept-files",
    writeBundle({ dir }) {
      const root = dir!;
      const files = filesOf(root);
      files.delete("worker.js");
      const [all, version] = [[...files.keys()], hashOf(files.values())];
      const worker = readFileSync(join(root, "worker.js"), "utf8")
        .replace('"development"', JSON.stringify(version))
        .replace("const FILES = [];", `const FILES = ${JSON.stringify(all)};`)
        .replace("const WHOLE = false;", `const WHOLE = ${whole};`);
      writeFileSync(join(root, "worker.js"), worker);
    },
  };
}
