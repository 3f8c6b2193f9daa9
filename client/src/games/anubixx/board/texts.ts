/* Offers, payments and previews of Anubixx in words. */
import { list, signed, t } from "../../../lib/i18n.svelte.ts";
import { parseMove } from "../notation.ts";
import { fieldName, symbolName } from "../texts.ts";
import type { AnubixxPreview, AnubixxView, Colour, Field, Payment, Sheet } from "../types.ts";
import { costOf, fieldsNamed, promisedBonuses, type Offer } from "./offers.ts";

/** What a screen reader says of a field that can be clicked. */
export function offerName(offer: Offer, sheet: Sheet): string {
  const [field] = fieldsNamed(sheet, [offer.field]);
  const how = offer.picked ? "picked" : offer.byDie ? "die" : "other";
  const text = t("anubixx-offer", {
    field: fieldName(offer.field),
    colour: field?.colour,
    how,
  });
  return field?.symbol ? `${text} ${t("anubixx-field-symbol", { symbol: symbolName(field.symbol) })}` : text;
}

/** What a screen reader says of a field that cannot be crossed now. */
export function blockedName({ field, colour }: Field, why?: string): string {
  return why ? t("anubixx-blocked", { field: fieldName(field), colour, why }) : "";
}

/** A way to pay: what pays for each field, and what that costs. */
export interface PaymentText {
  ways: { means: Payment; colour: Colour }[];
  /** A line for each field. */
  lines: string[];
  /** The same in few words. */
  brief: string;
  detail: string;
}

export function paymentText(preview: AnubixxPreview, sheet: Sheet): PaymentText {
  const fields = fieldsNamed(sheet, parseMove(preview.move)?.fields ?? []);
  const ways = fields.map(({ colour }, i) => ({ colour, means: preview.payment[i] ?? "joker" }));
  const { paid, lost, jokers } = costOf(preview, sheet);
  const details = [t("anubixx-costs", { points: preview.cost })];
  if (paid.length && lost.length) details.push(t("anubixx-also-lost", { stones: lost.length }));
  if (jokers) details.push(t("anubixx-jokers-left", { jokers: sheet.jokers.in_play - sheet.jokers.used - jokers }));
  return {
    ways,
    lines: ways.map(({ means, colour }) => t(`anubixx-pay-${means}`, { colour })),
    brief: list(ways.map(({ means }) => t(`anubixx-way-${means}`))),
    detail: list(details, "unit"),
  };
}

/** The colours that no die pays for. */
export function unpaidColours(preview: AnubixxPreview, sheet: Sheet): Colour[] {
  const unpaid = paymentText(preview, sheet).ways.filter(({ means }) => means !== "die");
  return [...new Set(unpaid.map(({ colour }) => colour))];
}

/** The tag at a field: its bonuses by name, what the sheet gains, and what the payment costs. */
export interface TagText {
  gains: string[];
  price: string | null;
}

export function tagText(preview: AnubixxPreview, view: AnubixxView, seat: number): TagText {
  const bonuses = promisedBonuses(preview, seat);
  const gain = (preview.points[seat] ?? 0) + preview.cost - bonuses.length * view.points.bonus;
  const gains = bonuses.map((symbol) =>
    t("anubixx-call", { symbol: symbolName(symbol), points: signed(view.points.bonus) }),
  );
  if (gain > 0) gains.push(t("anubixx-gain", { points: gain }));
  return { gains, price: preview.cost > 0 ? t("anubixx-price", { points: preview.cost }) : null };
}
