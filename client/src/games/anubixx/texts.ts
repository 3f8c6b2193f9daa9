/* Anubixx's moves, fields and messages in words. */
import { hasText, list, t, type Args } from "../../lib/i18n.svelte.ts";
import { capitalised } from "../../lib/games.svelte.ts";
import type { Message } from "../../lib/types.ts";
import { parseField, parseMove } from "./notation.ts";

/** A move as a command: "Cross the keystone". */
export function moveText(notation: string): string {
  const move = parseMove(notation);
  if (!move) return t("move-done");
  const jokers = move.jokers.filter(Boolean).length;
  const [first, second] = move.fields.map(parseField);
  if (first?.building === "keystone") return t("move-keystone", { jokers });
  if (first?.building === "arch")
    return t("move-arch", { column: first.column === "L" ? "left" : "right", level: first.level, jokers });
  if (first?.building === "pyramid") return t("move-pyramid", { level: first.row, stone: first.column, jokers });
  if (first?.building !== "relief" || second?.building !== "relief") return notation;
  const { row, column } = first;
  return t("move-relief", { row, column, row2: second.row, column2: second.column, jokers });
}

/** A field by its name: "pyramid, level 1, stone 3". */
export function fieldName(field: string): string {
  const place = parseField(field);
  if (place.building === "keystone") return t("anubixx-field-arch", { column: "key", level: 0 });
  if (place.building === "arch") return t("anubixx-field-arch", { column: place.column, level: place.level });
  return t(`anubixx-field-${place.building}`, { row: place.row, column: place.column });
}

/** A symbol's name; a symbol of somebody's own sheets is called as the file calls it. */
export function symbolName(symbol: string): string {
  const id = `anubixx-symbol-${symbol}`;
  return hasText(id) ? t(id) : capitalised(symbol);
}

/** The arguments of a message, with dice or fields as a list of their colours, and symbols by their names. */
export function messageArgs(args: Message["args"]): Args {
  const found: Args = { ...args };
  const letters = args.dice ?? args.fields;
  if (typeof letters === "string") found.colours = list([...letters].map((colour) => t(`colour-${colour}`)));
  if (typeof args.symbol === "string") found.symbolName = symbolName(args.symbol);
  return found;
}

/** Which sheets; a layout of somebody's own has no name. */
export function optionText(name: string, value: unknown): string | null {
  if (name !== "layout") return null;
  const id = `new-layout-${String(value)}`;
  return hasText(id) ? t(id) : t("new-layout-own");
}
