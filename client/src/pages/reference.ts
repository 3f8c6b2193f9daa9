/* The rules of all games as one list that can be searched. */
import type { RuleEntry } from "../games/game.ts";
import { t } from "../lib/i18n.svelte.ts";
import { plain, wordsOf } from "../lib/plain.ts";

/** Where an entry is: /rules#<game>-<id>. */
export const anchorOf = (game: string, id: string) => `${game}-${id}`;

export function entryTitle({ title, numbered }: RuleEntry): string {
  return t(title, numbered ? { number: numbered.number } : {});
}

/** Does an entry have every word, in any order, in its title or its text? */
export function matches(entry: RuleEntry, search: string): boolean {
  const text = plain([entryTitle(entry), ...entry.texts.map((id) => t(id))].join(" "));
  return wordsOf(search).every((word) => text.includes(word));
}
