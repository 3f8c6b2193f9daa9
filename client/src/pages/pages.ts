/* The pages by path. The start page comes with the first script, since most visits begin there; the others are fetched when they
   are first wanted. */
import { puzzleOf, tableIdOf } from "./paths.ts";
import Start from "./Start.svelte";

export const pages = {
  start: () => Promise.resolve({ default: Start }),
  table: () => import("./Table.svelte"),
  join: () => import("./Join.svelte"),
  puzzle: () => import("./Puzzle.svelte"),
  rules: () => import("./Rules.svelte"),
  missing: () => import("./Missing.svelte"),
};
export type PageName = keyof typeof pages;

/** Which page a path is. */
export function pageOf(path: string): PageName {
  if (path === "/") return "start";
  if (path === "/rules") return "rules";
  if (tableIdOf(path)) return "table";
  if (puzzleOf(path)) return "puzzle";
  return keyOf(path) ? "join" : "missing";
}

/** The key of an invitation such as /join/abc; null: it is none. */
export function keyOf(path: string): string | null {
  return /^\/join\/([^/]+)$/.exec(path)?.[1] ?? null;
}
