/* What travels from where to where when a move is acted out, read off the views before and after it: places by their data-spot names. */
import type { Seat } from "../../../lib/types.ts";
import type { ImhotepView } from "../types.ts";
import { parseMove } from "../notation.ts";
import { deck } from "./worth.ts";

export interface Journey {
  /** The spot it comes to rest at, or that it vanishes into. */
  to: string;
  from: string;
  /** It first travels with this ship. */
  with?: number;
  /** The how-manieth stone it is: stones leave one by one. */
  turn: number;
  owner: Seat | null;
}
export interface Travels {
  /** The ship that sails. */
  ship: number | null;
  stones: Journey[];
  cards: { from: string; to: string }[];
  /** Points gained at once, by seat. */
  points: { seat: Seat; points: number }[];
  /** Where the points rise from. */
  at: string | null;
}

export function travels(before: ImhotepView, after: ImhotepView, notation: string | null): Travels {
  const found: Travels = { ship: null, stones: [], cards: [], points: gains(before, after), at: null };
  if (!notation || before.mover === null) return found;
  const move = parseMove(notation);
  const seat = before.mover;
  if (move.kind === "load") {
    const from = `sled ${seat} ${Math.max(0, before.seats[seat]!.sled - 1)}`;
    found.stones.push({ from, to: `space ${move.ship}.${move.space}`, turn: 0, owner: seat });
  }
  if (move.kind === "pick" || move.kind === "keep")
    cards(found, before, after, move.kind === "pick" ? move.place : move.card);
  if (move.kind === "sail") found.ship = move.ship;
  quarried(found, before, after);
  arrivals(found, before, after);
  return found;
}

/** Stones that came from the quarry to the sled. */
function quarried(found: Travels, before: ImhotepView, after: ImhotepView): void {
  after.seats.forEach((now, seat) => {
    for (let i = before.seats[seat]!.sled; i < now.sled; i++)
      found.stones.push({
        from: `quarry ${seat}`,
        to: `sled ${seat} ${i}`,
        turn: i - before.seats[seat]!.sled,
        owner: seat,
      });
  });
}

function cards(found: Travels, before: ImhotepView, after: ImhotepView, place: number): void {
  const seat = before.mover!;
  const had = [...before.seats[seat]!.hand];
  const gained = after.seats[seat]!.hand.find((card) => {
    const at = had.indexOf(card);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
  if (gained) found.cards.push({ from: `card ${place}`, to: `hand ${seat} ${gained}` });
}

/** New stones on the monuments: from the ship that brought them, else from their quarry (red cards). */
function arrivals(found: Travels, before: ImhotepView, after: ImhotepView): void {
  const ship = found.ship ?? before.unloading?.ship ?? null;
  const aboard: { seat: Seat; spot: string }[] = [];
  if (ship !== null)
    deck(before, ship).forEach((seat, i) => {
      if (seat !== null) aboard.push({ seat, spot: `space ${ship}.${i}` });
    });
  spots(before, after).forEach(({ spot, seat }, turn) => {
    const at = aboard.findIndex((each) => each.seat === seat);
    const from = at < 0 ? `quarry ${seat}` : aboard.splice(at, 1)[0]!.spot;
    const journey: Journey = { from, to: spot, turn, owner: seat };
    if (at >= 0 && found.ship !== null) journey.with = found.ship;
    found.stones.push(journey);
    found.at = spot;
  });
}

/** The spots of stones that are new on a monument, in the order in which they were laid. */
export function spots(before: ImhotepView, after: ImhotepView): { spot: string; seat: Seat }[] {
  const had = new Set(allSpots(before).map(({ spot }) => spot));
  return allSpots(after).filter(({ spot }) => !had.has(spot));
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

function gains(before: ImhotepView, after: ImhotepView): { seat: Seat; points: number }[] {
  return after.scores
    .map((score, seat) => ({ seat, points: score - (before.scores[seat] ?? 0) }))
    .filter(({ points }) => points !== 0);
}
