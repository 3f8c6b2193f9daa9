/* The pages by path, each fetched when it is first wanted. */
import { tableOf } from "./paths.ts";

export const pages = {
  start: () => import("./Start.svelte"),
  table: () => import("./Table.svelte"),
  join: () => import("./Join.svelte"),
  rules: () => import("./Rules.svelte"),
  missing: () => import("./Missing.svelte"),
};
export type PageName = keyof typeof pages;

/** Which page a path is. */
export function pageOf(path: string): PageName {
  if (path === "/") return "start";
  if (path === "/rules") return "rules";
  if (tableOf(path)) return "table";
  return keyOf(path) ? "join" : "missing";
}

/** The key of an invitation such as /join/abc; null: it is none. */
export function keyOf(path: string): string | null {
  return /^\/join\/([^/]+)$/.exec(path)?.[1] ?? null;
}
