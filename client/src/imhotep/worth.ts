/* What a site is worth to whom, for its stela: figures of the view, arranged; and what a preview would change of them. */
import type { ImhotepView, Message, Preview, Seat, Site } from "../lib/types.ts";

export type Monument = Exclude<Site, "market">;
export const MONUMENTS: readonly Monument[] = ["pyramids", "temple", "burial", "obelisks"];

/** What each space of temple B gives, as printed: a point or stones, two points, a card. */
export const TEMPLE_B = ["choice", "two", "choice", "card", "choice"] as const;
/** The bonuses of pyramids B, as printed: which space of which pyramid gives what beside its points. */
export const PYRAMID_BONUS = {
  left: { space: 1, what: "card" },
  middle: { space: 2, what: "stones" },
  right: { space: 3, what: "load" },
} as const;

export interface Row {
  seat: Seat;
  value: number;
  note: Message | null;
}

/** The stela's lines, every player's in the order of the seats. */
export function rows(view: ImhotepView, site: Monument): Row[] {
  return view.seats.map((_, seat) => ({ seat, value: valueOf(view, site, seat), note: noteOf(view, site, seat) }));
}

function valueOf(view: ImhotepView, site: Monument, seat: Seat): number {
  if (site !== "temple") return view.if_it_ended_now[seat]?.[site] ?? 0;
  return view.temple.top.reduce<number>(
    (sum, owner, space) => sum + (owner === seat ? templePoints(view, space) : 0),
    0,
  );
}

function templePoints(view: ImhotepView, space: number): number {
  if (view.temple.side === "A") return 1;
  return { choice: 1, two: 2, card: 0 }[TEMPLE_B[space] ?? "choice"];
}

function noteOf(view: ImhotepView, site: Monument, seat: Seat): Message | null {
  if (site === "temple" && view.temple.side === "B") {
    const gives = new Set(view.temple.top.flatMap((owner, space) => (owner === seat ? [TEMPLE_B[space]] : [])));
    if (gives.has("card")) return { id: "stela-card", args: {} };
    return gives.has("choice") ? { id: "stela-or-stones", args: {} } : null;
  }
  if (site === "obelisks" && view.obelisks.side === "B") {
    const waiting = view.obelisks.waiting[seat] ?? 0;
    return waiting ? { id: "stela-waiting", args: { stones: waiting } } : null;
  }
  if (site === "obelisks") return { id: "stela-high", args: { stones: view.obelisks.stones[seat] ?? 0 } };
  return null;
}

/** The last line of a stela. */
export function foot(view: ImhotepView, site: Monument): Message {
  if (site === "pyramids") {
    if (view.pyramids.side === "B") return { id: "stela-choose-pyramid", args: {} };
    const next = nextPoints(view);
    return next.length ? { id: "stela-next", args: {} } : { id: "stela-next-one", args: {} };
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

/** What would change of a seat's worth at a site if the previewed move were made; null: nothing is known of it. */
export function change(view: ImhotepView, site: Monument, seat: Seat, preview: Preview | undefined): number | null {
  const after = preview?.sites?.[site];
  if (!preview || !after) return null;
  const now = view[site];
  if ("worth" in after && "worth" in now) {
    const later = (after.worth[seat] ?? 0) - (now.worth[seat] ?? 0);
    return later + (preview.points[seat] ?? 0);
  }
  if (site === "temple")
    return valueOf({ ...view, temple: after } as ImhotepView, site, seat) - valueOf(view, site, seat);
  return preview.points[seat] ?? 0;
}

/** What a score will be at the end as things stand. */
export function atTheEnd(view: ImhotepView, seat: Seat): number {
  return Object.values(view.if_it_ended_now[seat] ?? {}).reduce((sum, points) => sum + points, 0);
}

/** The stones that lie on a ship: those on its spaces, or what is still to be unloaded, the next one at the bow. */
export function deck(view: ImhotepView, ship: number): (Seat | null)[] {
  const it = view.ships[ship]!;
  if (view.unloading?.ship !== ship || view.question === "unload") return it.spaces;
  const stones: (Seat | null)[] = [...(view.carried === null ? [] : [view.carried]), ...view.unloading.stones];
  return it.spaces.map((_, i) => stones[i] ?? null);
}

/** How many stones lie on all sites of a kind. */
export function stonesOn(view: ImhotepView, site: Monument): number {
  return view[site].stones.reduce((sum, stones) => sum + stones, 0);
}
