/* Letters and digits as a search compares them, so that people may type what their keyboard has. */

/** Letters that are one with another for those who type, and have no accent that could be taken off. */
const SAME: Record<string, string> = { ł: "l", ı: "i", ي: "ی", ى: "ی", ك: "ک", ة: "ه", "\u200c": "", "\u200d": "" };
const OTHER = new RegExp(`[${Object.keys(SAME).join("")}]`, "gu");

/** Small, without accents and joiners; digits of every script as 0 to 9. */
export function plain(text: string): string {
  const small = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return small
    .replace(OTHER, (letter) => SAME[letter]!)
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}

/** The words of what was typed. */
export const wordsOf = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);
