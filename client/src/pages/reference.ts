/* The rules of all games as one list that can be searched. */
import type { RuleEntry } from "../games/game.ts";
import { t } from "../lib/i18n.svelte.ts";

/** Where an entry is: /rules#<game>-<id>. */
export const anchorOf = (game: string, id: string) => `${game}-${id}`;

export function entryTitle({ title, numbered }: RuleEntry): string {
  return t(title, numbered ? { number: numbered.number } : {});
}

/** Letters as they are compared: small, without accents. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Does an entry have every word, in any order, in its title or its text? */
export function matches(entry: RuleEntry, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const text = plain([entryTitle(entry), ...entry.texts.map((id) => t(id))].join(" "));
  return words.every((word) => text.includes(word));
}
