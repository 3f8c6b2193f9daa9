/* The market cards: their kinds, which say when a card acts. What they do is said in cards.ftl. */
export type Kind = "red" | "green" | "violet" | "blue";

const KINDS: Record<string, Kind> = {
  entrance: "red",
  sarcophagus: "red",
  paved_path: "red",
  pyramid_decoration: "green",
  temple_decoration: "green",
  burial_decoration: "green",
  obelisk_decoration: "green",
  statue: "violet",
  lever: "blue",
  hammer: "blue",
  sail: "blue",
  chisel: "blue",
};

export function kindOf(card: string): Kind {
  return KINDS[card] ?? "blue";
}

/** The site a decoration counts the stones of. */
export const DECORATED = {
  pyramid_decoration: "pyramids",
  temple_decoration: "temple",
  burial_decoration: "burial",
  obelisk_decoration: "obelisks",
} as const;

/** Equal cards together, with how many there are. */
export function stacks(hand: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The Fluent id of a card's texts. */
export function cardId(card: string): string {
  return `card-${card.replaceAll("_", "-")}`;
}
