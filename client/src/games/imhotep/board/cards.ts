/* Market cards as they are shown; the texts are in cards.ftl. */
import type { Card } from "../types.ts";

/** Equal cards together, with how many there are. */
export function stacks(hand: Card[]): { card: Card; count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
