/* Which moves have the words that were typed: in any order, any part of a word. */

/** A move as it is listed. */
export interface Listed {
  move: string;
  text: string;
  effect: string;
}

const wordsOf = (typed: string) => typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** The moves that have every word; their effects do not count. */
export function filtered(moves: Listed[], typed: string): Listed[] {
  const words = wordsOf(typed);
  return moves.filter(({ text }) => {
    const lower = text.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  });
}

/** A text in parts: those that were typed are marked. */
export function marked(text: string, typed: string): { part: string; hit: boolean }[] {
  const words = wordsOf(typed).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!words.length) return [{ part: text, hit: false }];
  const parts = text.split(new RegExp(`(${words.join("|")})`, "iu"));
  return parts.map((part, i) => ({ part, hit: i % 2 === 1 })).filter(({ part }) => part);
}
