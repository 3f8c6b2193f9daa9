import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { keptFiles, python, withoutServer } from "./vite.python.ts";

/* The page is built into the Python package, which serves it; `npm run dev` asks a running server for everything else. With
   `--mode site` it is a folder of static files that needs no server, at any address (`make site`). */
const server = process.env.SAQQARA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), python(), keptFiles(mode === "site"), ...(mode === "site" ? [withoutServer()] : [])],
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/saqqara/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      /* Beside the page, the engine as a module of its own: the page does not load it, but any script can import /engine.js. */
      input: { index: "index.html", engine: "src/engine/index.ts" },
      preserveEntrySignatures: "exports-only" as const,
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: (chunk) => (chunk.name === "engine" ? "engine.js" : "assets/[name]-[hash].js"),
        /* What the first screen needs is one file: the browser asks once. */
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"], test: (id) => !id.includes("/src/engine/") }] },
      },
    },
  },
  worker: { format: "es", rolldownOptions: { checks: { bundlerTimings: false } } },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
}));
