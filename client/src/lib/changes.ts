/* The table after a move, made from the one before and what is different now (docs/protocol.md, Frames). */
import type { Frame, Snapshot } from "./types.ts";

type Changes = Pick<Extract<Frame, { type: "changes" }>, "table" | "view">;

/** The table after a move. It shares what is the same with the one before, which stays as it is. */
export function afterMove(before: Snapshot, { table, view }: Changes): Snapshot {
  return { ...before, ...table, view: before.view && patched(before.view, view) };
}

/** A value with other parts at some places, which are JSON Pointers (RFC 6901). */
export function patched<T>(whole: T, places: Record<string, unknown>): T {
  return Object.entries(places).reduce((made, [place, part]) => put(made, steps(place), part) as T, whole);
}

const steps = (place: string): string[] =>
  place
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

function put(whole: unknown, [step, ...rest]: string[], part: unknown): unknown {
  if (step === undefined) return part;
  const copy = (Array.isArray(whole) ? whole.slice() : { ...(whole as object) }) as Record<string, unknown>;
  copy[step] = put(copy[step], rest, part);
  return copy;
}
