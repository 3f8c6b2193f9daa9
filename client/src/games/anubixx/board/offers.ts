/* Which fields can be crossed, and how: picked from the legal moves, the view and the previews. */
import { parseMove, type Crossing } from "../notation.ts";
import type { AnubixxPreview, AnubixxView, Bonus, Field, Sheet } from "../types.ts";

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
export function offers(moves: string[], view: AnubixxView, first: string | null): Map<string, Offer> {
  const found = new Map<string, Offer>();
  const offer = (field: string): Offer => {
    const known = found.get(field);
    if (known) return known;
    const fresh = { field, moves: [], byDie: view.paid_by_die.includes(field), picked: field === first };
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

function crossings(moves: string[]): Crossing[] {
  return moves.map(parseMove).filter((each) => each !== null);
}

/** What the payment of a move takes: quarry stones paid and lost, by their places, and jokers. */
export interface Cost {
  paid: number[];
  lost: number[];
  jokers: number;
}

export function costOf(preview: AnubixxPreview, sheet: Sheet): Cost {
  const changed = (status: string) =>
    sheet.quarry.flatMap((stone, i) => {
      const after = preview.quarry[i]?.status;
      return after === status && stone.status !== after ? [i] : [];
    });
  return {
    paid: changed("struck"),
    lost: changed("lost"),
    jokers: preview.payment.filter((means) => means === "joker").length,
  };
}

/** The bonuses that a preview promises to a seat. */
export function promisedBonuses(preview: AnubixxPreview, seat: number): string[] {
  const words = preview.words.filter((word) => word.id === "anubixx-bonus" && word.args.seat === seat);
  return words.map((word) => String(word.args.symbol));
}

/** All fields of a sheet: pyramid from the bottom, arch, relief. */
export function fieldsOf(sheet: Sheet): Field[] {
  const { left, right, keystone } = sheet.arch;
  return [...sheet.pyramid.flat(), ...left, ...right, keystone, ...sheet.relief.flat()];
}

/** The fields of these names. */
export function fieldsNamed(sheet: Sheet, names: string[]): Field[] {
  const all = new Map(fieldsOf(sheet).map((field) => [field.field, field]));
  return names.flatMap((name) => all.get(name) ?? []);
}

/** How a bonus stands for a seat. */
export type Standing = "yours" | Bonus["status"];
export function standing(bonus: Bonus, seat: number): Standing {
  return bonus.seats.includes(seat) ? "yours" : bonus.status;
}
