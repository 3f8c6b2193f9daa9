/* Anubixx's notation, taken apart: which fields can be crossed, how they are paid for, and which relief fields go together.
   Everything is picked from the legal moves that the server names; no rule is decided here. */
import type { AnubixxView, Colour, Field, Preview, Sheet } from "../lib/types.ts";

/** What pays for a stone. */
export type Means = "die" | "quarry" | "joker";
export type Building = "pyramid" | "arch" | "relief";

/** A move that crosses something: the fields, and which of them a joker is named for. */
export interface Crossing {
  move: string;
  building: Building;
  fields: string[];
  jokers: boolean[];
}

/** A move taken apart; null for `done`. */
export function crossing(move: string): Crossing | null {
  const [building, place = "", ...marks] = move.split(" ");
  if (building === "pyramid" || building === "arch")
    return { move, building, fields: [`${building} ${place}`], jokers: [marks[0] === "joker"] };
  if (building !== "relief") return null;
  const fields = place.split("-").map((one) => `relief ${one}`);
  return { move, building, fields, jokers: fields.map((_, i) => marks[i] === "joker") };
}

/** What can be done with a field now: crossed in one of these ways, or, in the relief, picked up as the first of two. */
export interface Offer {
  field: string;
  /** The moves that a click decides between; one: it plays at once. Empty: the click picks the field up, or puts it back. */
  moves: string[];
  /** Does a die pay for it? Otherwise the quarry or a joker must. */
  byDie: boolean;
  /** Is it the relief field that was picked up? */
  picked: boolean;
}

/** Every field that can be clicked, with what a click offers. `first`: the relief field that was picked up. */
export function offers(moves: string[], view: AnubixxView, seat: number, first: string | null): Map<string, Offer> {
  const found = new Map<string, Offer>();
  const colours = coloursOf(view.seats[seat]);
  const offer = (field: string): Offer => {
    const known = found.get(field);
    if (known) return known;
    const fresh = { field, moves: [], byDie: inMiddle(view, colours.get(field)) > 0, picked: field === first };
    found.set(field, fresh);
    return fresh;
  };
  for (const each of crossings(moves)) {
    if (first === null) {
      for (const field of each.fields) if (each.building === "relief") offer(field);
      if (each.building !== "relief") offer(each.fields[0]!).moves.push(each.move);
    } else if (each.building === "relief" && each.fields.includes(first)) {
      offer(first);
      offer(each.fields.find((field) => field !== first)!).moves.push(each.move);
    }
  }
  return found;
}

export function crossings(moves: string[]): Crossing[] {
  return moves.map(crossing).filter((each) => each !== null);
}

/** How each field of a move would be paid for: as named, else by a die that lies there, else from the quarry. */
export function means(move: string, view: AnubixxView, seat: number): Means[] {
  const parts = crossing(move);
  if (!parts) return [];
  const colours = coloursOf(view.seats[seat]);
  const taken = new Map<Colour, number>();
  return parts.fields.map((field, i) => {
    const colour = colours.get(field);
    if (parts.jokers[i] || !colour) return "joker";
    const used = taken.get(colour) ?? 0;
    if (inMiddle(view, colour) <= used) return "quarry";
    taken.set(colour, used + 1);
    return "die";
  });
}

/** What the payment of a move takes, by the server's preview: quarry stones paid and lost, jokers, and their worth in points. */
export interface Cost {
  pay: number[];
  lose: number[];
  jokers: number;
  points: number;
}
export function cost(move: string, preview: Preview | undefined, view: AnubixxView, seat: number): Cost {
  const jokers = (crossing(move)?.jokers ?? []).filter(Boolean).length;
  const before = view.seats[seat]?.quarry ?? [];
  const after = preview?.quarry ?? before;
  const changed = before.map((_, i) => i).filter((i) => before[i]?.status !== after[i]?.status);
  const pay = changed.filter((i) => after[i]?.status === "struck");
  const lose = changed.filter((i) => after[i]?.status === "lost");
  return { pay, lose, jokers, points: changed.length * view.points.quarry + jokers * view.points.joker };
}

/** The bonuses that a preview promises to a seat. */
export function promised(preview: Preview | undefined, seat: number): string[] {
  const words = preview?.words.filter((word) => word.id === "anubixx-bonus" && word.args.seat === seat) ?? [];
  return words.map((word) => String(word.args.symbol));
}

/** All fields of a sheet, pyramid from the bottom, arch, relief. */
export function fieldsOf(sheet: Sheet): Field[] {
  const { left, right, keystone } = sheet.arch;
  return [...sheet.pyramid.flat(), ...left, ...right, keystone, ...sheet.relief.flat()];
}

function coloursOf(sheet: Sheet | undefined): Map<string, Colour> {
  return new Map(sheet ? fieldsOf(sheet).map((field) => [field.field, field.colour]) : []);
}

function inMiddle(view: AnubixxView, colour: Colour | undefined): number {
  return view.dice.filter((die) => die.place === "middle" && die.colour === colour).length;
}

/** The order in which a round is played: the active player first, then clockwise. */
export function order(view: AnubixxView): number[] {
  return view.seats.map((_, i) => (view.active + i) % view.seats.length);
}

/** How a bonus stands for a seat. */
export type Standing = "yours" | "last_chance" | "open" | "closed";
export function standing(bonus: AnubixxView["bonuses"][number], seat: number): Standing {
  return bonus.seats.includes(seat) ? "yours" : bonus.status;
}

/** The level that counts in the pyramid, from 0; -1: none yet. */
export function pyramidLevel(sheet: Sheet): number {
  return sheet.pyramid.findLastIndex((row) => row.some((field) => field.crossed));
}

/** The height of the lower column; the keystone counts as one more. */
export function archHeight(sheet: Sheet): number {
  const height = (column: Field[]) => column.filter((field) => field.crossed).length;
  return Math.min(height(sheet.arch.left), height(sheet.arch.right)) + (sheet.arch.keystone.crossed ? 1 : 0);
}

export function reliefSize(sheet: Sheet): number {
  return sheet.relief.flat().filter((field) => field.crossed).length;
}

/** The next field in a direction among these, by where they lie; the nearest within the quadrant, undefined: none. */
export function neighbour<T extends { x: number; y: number }>(from: T, among: T[], key: string): T | undefined {
  const dx = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const dy = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  let best: T | undefined;
  let least = Infinity;
  for (const to of among) {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy + y * dx);
    if (to === from || along <= 0.5) continue;
    const far = along + aside * 2.5;
    if (far < least) [best, least] = [to, far];
  }
  return best;
}
