/* What travels from where to where between two views: read off the views, places by their data-spot names. */
import type { Seat } from "../../../lib/types.ts";
import type { Card, ImhotepView } from "../types.ts";
import { deck } from "./worth.ts";

export interface Journey {
  from: string;
  /** The spot it comes to rest at. */
  to: string;
  owner: Seat;
}
export interface Travels {
  /** Stones, in the order in which they leave. */
  stones: Journey[];
  /** Cards that came from a place of the market to a hand. */
  cards: { from: string; to: string }[];
  /** Places of the market whose card went away, to nobody's hand. */
  gone: string[];
  /** The ship that has left its berth. */
  ship: number | null;
}

/** How ships were loaded, for stones that are being unloaded. */
type Loads = (Seat | null)[][];

export function travels(before: ImhotepView, after: ImhotepView, loads: Loads = []): Travels {
  const cards = cardsTaken(before, after);
  const taken = new Set(cards.map(({ from }) => from));
  const emptied = before.market.places.flatMap((card, i) =>
    card && after.market.places[i] !== card ? [`card ${i}`] : [],
  );
  const sailed = after.ships.findIndex((ship, i) => ship.site !== null && before.ships[i]?.site === null);
  return {
    stones: sameRound(before, after)
      ? [...loaded(before, after), ...quarried(before, after), ...arrivals(before, after, loads)]
      : [],
    cards,
    gone: emptied.filter((place) => !taken.has(place)),
    ship: sailed < 0 || !sameRound(before, after) ? null : sailed,
  };
}

/** The same, the other way round: what has arrived goes back to where it came from. */
export function reversed({ stones, cards, ship }: Travels): Travels {
  return {
    stones: stones.map(({ from, to, owner }) => ({ from: to, to: from, owner })).reverse(),
    cards: cards.map(({ from, to }) => ({ from: to, to: from })),
    gone: [],
    ship,
  };
}

const sameRound = (before: ImhotepView, after: ImhotepView) => before.round === after.round;

/** Stones that came from a sled to a ship. */
function loaded(before: ImhotepView, after: ImhotepView): Journey[] {
  return after.ships.flatMap(({ spaces, site }, ship) =>
    spaces.flatMap((owner, i) => {
      if (owner === null || site !== null || before.ships[ship]?.spaces[i] !== null) return [];
      const from = `sled ${owner} ${Math.max(0, before.seats[owner]!.sled - 1)}`;
      return [{ from, to: `space ${ship}.${i}`, owner }];
    }),
  );
}

/** Stones that came from a quarry to a sled. */
function quarried(before: ImhotepView, after: ImhotepView): Journey[] {
  return after.seats.flatMap(({ sled, quarry }, owner) => {
    const old = before.seats[owner]!;
    if (quarry >= old.quarry) return [];
    return Array.from({ length: Math.max(0, sled - old.sled) }, (_, i) => ({
      from: `quarry ${owner}`,
      to: `sled ${owner} ${old.sled + i}`,
      owner,
    }));
  });
}

/** Stones that left a ship, or the quarry by a red card: to a monument, or at the market back to the quarry. */
function arrivals(before: ImhotepView, after: ImhotepView, loads: Loads): Journey[] {
  const sources = [...vanished(before, after), ...aboard(before, loads)];
  const found = spots(before, after).map(({ spot, seat }): Journey => {
    const at = sources.findIndex((each) => each.seat === seat);
    const from = at < 0 ? `quarry ${seat}` : sources.splice(at, 1)[0]!.spot;
    return { from, to: spot, owner: seat };
  });
  const waited = before.unloading?.stones.length ?? 0;
  const left = after.unloading?.stones.length ?? 0;
  const next = aboard(before, loads)[0];
  if (found.length === 0 && waited > left && next && after.seats[next.seat]!.quarry > before.seats[next.seat]!.quarry)
    found.push({ from: next.spot, to: `quarry ${next.seat}`, owner: next.seat });
  return found;
}

/** The stones on the ship that is being unloaded, the next one first. */
function aboard(view: ImhotepView, loads: Loads): { seat: Seat; spot: string }[] {
  const ship = view.unloading?.ship;
  if (ship === undefined) return [];
  return deck(view, ship, loads[ship]).flatMap((seat, i) =>
    seat === null ? [] : [{ seat, spot: `space ${ship}.${i}` }],
  );
}

/** The spots of stones that are new on a monument, in the order in which they were laid. */
export function spots(before: ImhotepView, after: ImhotepView): { spot: string; seat: Seat }[] {
  const had = new Set(allSpots(before).map(({ spot }) => spot));
  return allSpots(after).filter(({ spot }) => !had.has(spot));
}

/** Stones that waited at a monument and became part of something greater. */
function vanished(before: ImhotepView, after: ImhotepView): { spot: string; seat: Seat }[] {
  return spots(after, before);
}

function allSpots(view: ImhotepView): { spot: string; seat: Seat }[] {
  const found: { spot: string; seat: Seat }[] = [];
  const put = (spot: string, seat: Seat | null | undefined) => seat != null && found.push({ spot, seat });
  if (view.pyramids.side === "A") view.pyramids.spaces.forEach((seat, i) => put(`pyramids ${i}`, seat));
  else
    for (const name of ["left", "middle", "right"] as const)
      view.pyramids[name].spaces.forEach((seat, i) => put(`pyramids ${name} ${i}`, seat));
  const levels = Math.max(...view.temple.spaces.map((stack) => stack.length));
  for (let level = 0; level < levels; level++)
    view.temple.spaces.forEach((stack, i) => put(`temple ${i} ${level}`, stack[level]));
  view.burial.columns.flat().forEach((seat, i) => put(`burial ${i}`, seat));
  const { obelisks } = view;
  if (obelisks.side === "A")
    obelisks.stones.forEach((stones, seat) =>
      Array.from({ length: stones }, (_, i) => put(`obelisks ${seat} ${i}`, seat)),
    );
  else {
    obelisks.towers.forEach((seat, i) => [0, 1, 2].forEach((level) => put(`obelisks tower ${i} ${level}`, seat)));
    obelisks.waiting.forEach((stones, seat) =>
      Array.from({ length: Math.min(3, stones) }, (_, i) => put(`obelisks waiting ${seat} ${i}`, seat)),
    );
  }
  return found;
}

/** Cards that are new in a hand: from the place of the market where such a card lay, else from the face-down ones. */
function cardsTaken(before: ImhotepView, after: ImhotepView): Travels["cards"] {
  const places = before.market.places.map((card, i) => (after.market.places[i] === card ? null : card));
  return after.seats.flatMap(({ hand }, seat) =>
    newCards(before.seats[seat]!.hand, hand).map((card) => {
      const place = places.indexOf(card);
      if (place >= 0) places[place] = null;
      return { from: `card ${place >= 0 ? place : before.market.places.length}`, to: `hand ${seat} ${card}` };
    }),
  );
}

function newCards(old: Card[], now: Card[]): Card[] {
  const had = [...old];
  return now.filter((card) => {
    const at = had.indexOf(card);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
}
