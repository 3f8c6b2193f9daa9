/* Python for tables in the browser: Pyodide's files and our own package in one folder, whose name is the hash of its content. The
   page works without it where our package has not been built (`make python`): tables then live on the server alone. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "python", "saqqara.zip");
const PYODIDE = join(import.meta.dirname, "node_modules", "pyodide");
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const LOCK = "pyodide-lock.json";

/** The names and contents of all files. */
function pythonFiles(): Map<string, Buffer> {
  if (!existsSync(PACKAGE)) return new Map();
  const lock = JSON.parse(readFileSync(join(PYODIDE, LOCK), "utf8")) as object;
  return new Map([
    ...FILES.map((name): [string, Buffer] => [name, readFileSync(join(PYODIDE, name))]),
    [LOCK, Buffer.from(JSON.stringify({ ...lock, packages: {} }))],
    ["saqqara.zip", readFileSync(PACKAGE)],
    ["games.json", readFileSync(join(PACKAGE, "..", "games.json"))],
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
  const files = pythonFiles();
  const folder = files.size ? `python/${hashOf(files.values())}/` : "";
  /* `asm.mjs` is imported, not fetched: its bytes are not counted. */
  const counted = [...files].filter(([name]) => !name.endsWith(".mjs"));
  const bytes = counted.reduce((sum, [, content]) => sum + content.length, 0);
  return {
    name: "saqqara-python",
    config: () => ({ define: { PYTHON_FILES: JSON.stringify({ folder, bytes, games: games() }) } }),
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
      const all = readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .filter((name) => name !== "worker.js")
        .sort();
      const version = hashOf(all.map((name) => readFileSync(join(root, name))));
      const worker = readFileSync(join(root, "worker.js"), "utf8")
        .replace('"development"', JSON.stringify(version))
        .replace("const FILES = [];", `const FILES = ${JSON.stringify(whole ? all : [])};`);
      writeFileSync(join(root, "worker.js"), worker);
    },
  };
}
