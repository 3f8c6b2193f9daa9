/* The table after a move, made from the one before and what is different now (docs/protocol.md, Frames). */
import type { Frame, Snapshot, Step } from "./types.ts";

type Changes = Pick<Extract<Frame, { type: "changes" }>, "table" | "steps" | "view">;
type Places = Record<string, unknown>;

/** The table after a move, and the steps of the move as an `event` tells them. What is the same is shared with the table
    before, which stays as it is. */
export function afterMove(before: Snapshot, { table, steps, view }: Changes): { table: Snapshot; steps: Step[] } {
  let seen = before.view!;
  const told = steps.map(({ what, view: places }): Step => {
    seen = patched(seen, places);
    return { what, changes: pick(seen, Object.keys(places).map(entry)) };
  });
  return { table: { ...before, ...table, view: patched(seen, view) }, steps: told };
}

/** A value with other parts at some places, which are JSON Pointers (RFC 6901). */
export function patched<T>(whole: T, places: Places): T {
  return Object.entries(places).reduce((made, [place, part]) => put(made, path(place), part) as T, whole);
}

const path = (place: string): string[] =>
  place
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The entry of a view in which a place is. */
const entry = (place: string): string => path(place)[0]!;

const pick = (view: object, names: string[]): Places =>
  Object.fromEntries(names.map((name) => [name, (view as Places)[name]]));

function put(whole: unknown, [step, ...rest]: string[], part: unknown): unknown {
  if (step === undefined) return part;
  const copy = (Array.isArray(whole) ? whole.slice() : { ...(whole as object) }) as Record<string, unknown>;
  copy[step] = put(copy[step], rest, part);
  return copy;
}
