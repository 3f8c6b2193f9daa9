/* Imhotep's moves and messages in words. */
import { type Args, list, t } from "../../lib/i18n.svelte.ts";
import type { Message, View } from "../../lib/types.ts";
import type { Speakers } from "../../table/messages.ts";
import { parseMove } from "./notation.ts";
import type { ImhotepView } from "./types.ts";

/** A move as a command: "Sail ship 3 to the temple". */
export function moveText(notation: string, { names, view }: Pick<Speakers, "names" | "view">): string {
  const move = parseMove(notation);
  switch (move.kind) {
    case "load":
      return t("move-load", { ship: move.ship + 1, space: move.space + 1 });
    case "sail":
      return t("move-sail", { ship: move.ship + 1, site: siteForm(move.site, view) });
    case "play":
      return t("move-play", { card: move.card });
    case "unload":
      return t("move-unload", { name: names[move.seat] ?? t("seat-number", { number: move.seat + 1 }) });
    case "pick":
      return t("move-pick", { place: move.place + 1 });
    case "keep":
      return t("move-keep", { place: move.card + 1 });
    case "build":
      return t("move-build", { pyramid: move.pyramid });
    case "bonus":
      return t(`move-bonus-${move.what}`);
    default:
      return t(`move-${move.kind}`);
  }
}

/** What a space of a ship is called, for texts to select by: spaces count from the bow. */
export function placeOnShip(capacity: number, space: number): string {
  if (capacity === 1) return "only";
  if (space === 0) return "front";
  if (space === capacity - 1) return "back";
  return capacity === 3 ? "middle" : space === 1 ? "second" : "third";
}

/** A site, for texts to select by: the pyramids' side A is one "pyramid", side B are three "pyramids". */
export function siteForm(site: string, view?: View | null): string {
  return site === "pyramids" && (view as ImhotepView | null)?.pyramids?.side === "A" ? "pyramid" : site;
}

/** The name of a site. */
export function siteName(site: string, view: View | null): string {
  return t(`site-${siteForm(site, view)}`);
}

/** The arguments of a message, with the names of its cards. */
export function messageArgs(args: Message["args"], view: View | null): Args {
  const found: Args = { ...args };
  if (typeof args.site === "string") found.site = siteForm(args.site, view);
  if (typeof args.source === "string") found.source = siteForm(args.source, view);
  if (typeof args.card === "string") found.cardName = t(cardId(args.card));
  if (typeof args.cards === "string") found.cardNames = list(args.cards.split(",").map((card) => t(cardId(card))));
  return found;
}

/** The id of a card's texts. */
export function cardId(card: string): string {
  return `card-${card.replaceAll("_", "-")}`;
}

/** The sides of the sites: "Sides A A B A A". */
export function optionText(name: string, value: unknown): string | null {
  return name === "sides" ? t("new-sides-chosen", { sides: list([...String(value)], "row") }) : null;
}
