/* Which moves have the words that were typed: in any order, any part of a word. */
import { plain, wordsOf } from "../../lib/plain.ts";

/** A move as it is listed. */
export interface Listed {
  move: string;
  text: string;
  effect: string;
}

/** The moves that have every word; their effects do not count. */
export function filtered(moves: Listed[], typed: string): Listed[] {
  const words = wordsOf(typed);
  return moves.filter(({ text }) => words.every((word) => plain(text).includes(word)));
}

/** A text in parts: those that were typed are marked. */
export function marked(text: string, typed: string): { part: string; hit: boolean }[] {
  const words = wordsOf(typed).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const letters = [...text];
  const hits = words.length ? hitLetters(letters, new RegExp(words.join("|"), "gu")) : new Set<number>();
  const parts: { part: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    if (last?.hit === hits.has(i)) last.part += letter;
    else parts.push({ part: letter, hit: hits.has(i) });
  });
  return parts;
}

/** The places of the letters that a pattern hits. A letter may be compared as none or as several. */
function hitLetters(letters: string[], pattern: RegExp): Set<number> {
  const compared = letters.map(plain);
  const places = compared.flatMap((each, i) => Array.from({ length: each.length }, () => i));
  const found = [...compared.join("").matchAll(pattern)];
  return new Set(found.flatMap(({ index, 0: hit }) => places.slice(index, index + hit.length)));
}
