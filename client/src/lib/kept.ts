/* What this browser keeps of a person's settings, in localStorage. A browser may refuse it: then it lasts as long as the page. */

const forgotten = new Map<string, string>();

/** A text that was kept; null: there is none. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return forgotten.get(key) ?? null;
  }
}

/** Keep a text. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    forgotten.set(key, text);
  }
}
