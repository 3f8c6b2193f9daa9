/* Who took which card from the market, this round. */
import type { LogEntry, Seat } from "../../../lib/types.ts";
import { logLines } from "../../../table/log.ts";
import { parseMove } from "../notation.ts";

/** The seat that emptied each place of the market since the round began, as the log tells it up to a ply. */
export function takers(log: LogEntry[], ply: number): Map<number, Seat> {
  const found = new Map<number, Seat>();
  for (const { entry, undone } of logLines(log)) {
    if (undone || entry.kind !== "move" || entry.ply > ply || entry.move === null) continue;
    const it = parseMove(entry.move);
    if (it.kind === "pick" && entry.seat !== null) found.set(it.place, entry.seat);
    if (entry.words.some((word) => word.id === "imhotep-round")) found.clear();
  }
  return found;
}
