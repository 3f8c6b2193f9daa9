/* What a site is worth to each seat, for its stela: figures of the view and of previews, arranged. */
import { signed } from "../../../lib/i18n.svelte.ts";
import type { Message, Seat } from "../../../lib/types.ts";
import type { ImhotepPreview, ImhotepView, Site } from "../types.ts";

export type Monument = Exclude<Site, "market">;

export interface Row {
  seat: Seat;
  value: number;
  note: Message | null;
  /** How high the seat's obelisk is, in stones; null where height does not count. */
  height: number | null;
}

/** The lines of a stela, one for each seat. */
export function rows(view: ImhotepView, site: Monument): Row[] {
  const { obelisks } = view;
  return view.seats.map((_, seat) => ({
    seat,
    value: valueOf(view, site, seat),
    note: noteOf(view, site, seat),
    height: site === "obelisks" && obelisks.side === "A" ? (obelisks.stones[seat] ?? 0) : null,
  }));
}

function valueOf(view: ImhotepView, site: Monument, seat: Seat): number {
  return (site === "temple" ? view.temple.worth[seat] : view.if_it_ended_now[seat]?.[site]) ?? 0;
}

function noteOf(view: ImhotepView, site: Monument, seat: Seat): Message | null {
  if (site === "temple") {
    const bonuses = view.temple.bonus.filter((_, space) => view.temple.top[space] === seat);
    if (bonuses.includes("card")) return { id: "stela-card", args: {} };
    return bonuses.includes("stones") ? { id: "stela-or-stones", args: {} } : null;
  }
  if (site === "obelisks" && view.obelisks.side === "B") {
    const waiting = view.obelisks.waiting[seat] ?? 0;
    return waiting ? { id: "stela-waiting", args: { stones: waiting } } : null;
  }
  return null;
}

/** The last line of a stela. */
export function foot(view: ImhotepView, site: Monument): Message {
  if (site === "pyramids") {
    if (view.pyramids.side === "B") return { id: "stela-choose-pyramid", args: {} };
    return { id: nextPoints(view).length ? "stela-next" : "stela-next-one", args: {} };
  }
  if (site === "temple") return { id: "stela-top", args: {} };
  if (site === "burial") return { id: `stela-burial-${view.burial.side.toLowerCase()}`, args: {} };
  return { id: `stela-obelisks-${view.obelisks.side.toLowerCase()}`, args: {} };
}

/** The points of the next three stones on pyramids A. */
export function nextPoints(view: ImhotepView): number[] {
  if (view.pyramids.side === "B") return [];
  const { spaces, points } = view.pyramids;
  return points.filter((_, i) => spaces[i] === null).slice(0, 3);
}

/** What a move gives to a seat, as docks and tabs show it: "+2", "−5…+1", "±0", or so many cards. */
export interface Gain {
  seat: Seat;
  cards: number;
  text: string;
  /** Nothing changes for the seat. */
  none: boolean;
}

/** What a previewed move gives to each seat. */
export function gainsOf(preview: ImhotepPreview): Gain[] {
  return preview.gains.map(({ least, most, cards }, seat) => ({
    seat,
    cards,
    text: least === most ? signed(least) : `${signed(least)}…${signed(most)}`,
    none: cards === 0 && least === 0 && most === 0,
  }));
}

/** The score of a seat if the game ended now. */
export function atTheEnd(view: ImhotepView, seat: Seat): number {
  return Object.values(view.if_it_ended_now[seat] ?? {}).reduce((sum, points) => sum + points, 0);
}

/** The stones on a ship: those on its spaces, or those still to be unloaded. They lie where they were loaded, if that is known;
    else the next one lies at the bow. */
export function deck(view: ImhotepView, ship: number, loaded: (Seat | null)[] = []): (Seat | null)[] {
  const it = view.ships[ship]!;
  if (view.unloading?.ship !== ship || view.question === "unload") return it.spaces;
  const stones = [...(view.carried === null ? [] : [view.carried]), ...view.unloading.stones];
  const spaces = loaded.flatMap((seat, i) => (seat === null ? [] : [i])).slice(-stones.length);
  const kept = spaces.length === stones.length && stones.every((seat, i) => loaded[spaces[i]!] === seat);
  const found: (Seat | null)[] = it.spaces.map(() => null);
  stones.forEach((seat, i) => (found[kept ? spaces[i]! : i] = seat));
  return found;
}
