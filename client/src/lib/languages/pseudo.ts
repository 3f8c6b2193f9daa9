/* The pseudo-language, for tests: English with an accent on every letter and every vowel twice. What stands on the page without an
   accent does not come from Fluent, and what does not fit will not fit in other languages. */
const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyz"].map((letter, i) => [letter, "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"[i]!]),
);

/** A part of a text in the pseudo-language. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const own = ACCENTED[letter.toLowerCase()]!;
    const written = letter === letter.toLowerCase() ? own : own.toUpperCase();
    return /[aeiou]/i.test(letter) ? written + own : written;
  });
}
