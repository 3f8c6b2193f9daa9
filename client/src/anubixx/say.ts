/* Anubixx's things in words: fields, symbols, payments and what a move would bring. */
import type { AnubixxView, Preview } from "../lib/types.ts";
import { has, n, t } from "../lib/words.svelte.ts";
import { cost, crossing, fieldsOf, means, promised, type Offer } from "./moves.ts";

/** A field by its notation: "pyramid, level 1, stone 3". */
export function fieldName(field: string): string {
  const [building = "", place = ""] = field.split(" ");
  if (building === "arch")
    return t("anubixx-field-arch", { column: place.slice(0, 1), level: Number(place.slice(1)) || 0 });
  const [row, column] = place.split(".").map(Number);
  return t(`anubixx-field-${building}`, { row: row ?? 0, column: column ?? 0 });
}

/** A symbol's name; a symbol of somebody's own sheets is called as the file calls it. */
export function symbolName(symbol: string): string {
  const id = `anubixx-symbol-${symbol}`;
  return has(id) ? t(id) : symbol.slice(0, 1).toUpperCase() + symbol.slice(1).replaceAll("_", " ");
}

/** What a screen reader says of a field that can be clicked. */
export function offerName(offer: Offer, view: AnubixxView, seat: number): string {
  const field = fieldsOf(view.seats[seat]!).find((each) => each.field === offer.field);
  const how = offer.picked ? "picked" : offer.byDie ? "die" : "other";
  const said = t("anubixx-offer", {
    field: fieldName(offer.field),
    colour: t(`colour-${field?.colour ?? "R"}`),
    how,
  });
  return field?.symbol ? `${said}, ${symbolName(field.symbol)}` : said;
}

/** One way to pay: what is struck, and what that costs. */
export function answer(move: string, preview: Preview | undefined, view: AnubixxView, seat: number) {
  const parts = crossing(move);
  const colours = (parts?.fields ?? []).map(
    (field) => fieldsOf(view.seats[seat]!).find((f) => f.field === field)!.colour,
  );
  const ways = means(move, view, seat);
  const { lose, jokers, points, pay } = cost(move, preview, view, seat);
  const head = ways.map((way, i) => t(`anubixx-pay-${way}`, { colour: t(`colour-${colours[i]!}`) }));
  const left = (view.seats[seat]?.jokers.in_play ?? 0) - (view.seats[seat]?.jokers.used ?? 0) - jokers;
  const details: string[] = [];
  if (preview) details.push(t("anubixx-costs", { points }));
  if (pay.length && lose.length) details.push(t("anubixx-also-lost", { stones: lose.length }));
  if (jokers) details.push(t("anubixx-jokers-left", { jokers: left }));
  const brief = ways.map((way) => t(`anubixx-way-${way}`)).join(" + ");
  return { ways, colours, head, brief, detail: details.join(t("anubixx-comma")) };
}

/** The tag at a field: its bonuses by name, what the sheet gains, and what the payment costs. */
export interface Tag {
  gains: string[];
  price: string | null;
}
export function tagOf(move: string, preview: Preview | undefined, view: AnubixxView, seat: number): Tag | null {
  if (!preview) return null;
  const bonuses = promised(preview, seat);
  const price = cost(move, preview, view, seat).points;
  const gain = (preview.points[seat] ?? 0) + price - bonuses.length * view.points.bonus;
  const gains = bonuses.map((symbol) => t("anubixx-call", { symbol: symbolName(symbol), points: view.points.bonus }));
  if (gain > 0) gains.push(t("anubixx-gain", { points: gain }));
  return { gains, price: price > 0 ? t("anubixx-price", { points: price }) : null };
}

/** +3, −2, ±0 */
export function signed(points: number): string {
  if (points === 0) return `±${n(0)}`;
  return n(points, { signDisplay: "always" }).replace("-", "−");
}
