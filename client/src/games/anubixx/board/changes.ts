/* What is new between two views of Anubixx: crosses and strikes to be drawn, bonuses to be called, points to fly. */
import type { AnubixxView } from "../types.ts";
import type { LogLine } from "../../../table/log.ts";
import { parseMove } from "../notation.ts";
import { fieldsOf } from "./offers.ts";

/** A bonus that was just earned, at a field of a seat's sheet. */
export interface Call {
  seat: number;
  symbol: string;
  field: string;
  points: number;
}
/** Points on their way from a place on a sheet to the score. */
export interface Flight {
  id: number;
  seat: number;
  field: string | null;
  points: number;
}
export interface Changes {
  fresh: Set<string>;
  calls: Call[];
  flights: Flight[];
}

let flown = 0;

export function changes(before: AnubixxView, after: AnubixxView): Changes {
  const found: Changes = { fresh: new Set(), calls: [], flights: [] };
  after.seats.forEach((sheet, seat) => {
    const old = before.seats[seat];
    if (!old) return;
    const crossed = new Set(
      fieldsOf(old)
        .filter((field) => field.crossed)
        .map((field) => field.field),
    );
    const now = fieldsOf(sheet).filter((field) => field.crossed && !crossed.has(field.field));
    for (const field of now) found.fresh.add(`${seat}:${field.field}`);
    sheet.quarry.forEach((stone, i) => {
      if (stone.status === "struck" && old.quarry[i]?.status !== "struck") found.fresh.add(`${seat}:quarry ${i}`);
    });
    for (let i = old.jokers.used; i < sheet.jokers.used; i++) found.fresh.add(`${seat}:joker ${i}`);
    for (const symbol of sheet.bonuses.filter((each) => !old.bonuses.includes(each))) {
      const field = now.find((each) => each.symbol === symbol)?.field ?? now[0]?.field ?? "";
      found.calls.push({ seat, symbol, field, points: after.points.bonus });
    }
    const points = gained(before, after, seat);
    if (points > 0) found.flights.push({ id: ++flown, seat, field: now[0]?.field ?? null, points });
  });
  return found;
}

/** What a seat won, not counting what it paid from quarry and jokers. */
function gained(before: AnubixxView, after: AnubixxView, seat: number): number {
  const won = ({ pyramid, arch, relief, bonuses }: AnubixxView["breakdown"][number]) =>
    pyramid + arch + relief + bonuses;
  return won(after.breakdown[seat]!) - won(before.breakdown[seat]!);
}

/** What each seat crossed in its last action, as `seat:field`. */
export function recentCrosses(lines: LogLine[]): Set<string> {
  const found = new Set<string>();
  const closed = new Set<number>();
  let last: number | null = null;
  for (const { entry, undone } of lines.toReversed()) {
    if (undone || entry.kind !== "move" || entry.seat === null || !entry.move) continue;
    if (last !== null && last !== entry.seat) closed.add(last);
    last = entry.seat;
    if (!closed.has(entry.seat))
      for (const field of parseMove(entry.move)?.fields ?? []) found.add(`${entry.seat}:${field}`);
  }
  return found;
}
