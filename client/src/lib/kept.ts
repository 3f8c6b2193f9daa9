/* What this browser keeps of a person's settings, in localStorage. A browser may refuse it: then it lasts as long as the page. */

const forgotten = new Map<string, string>();

/** A text that was kept; null: there is none. */
export function readKept(key: string): string | null {
  try {
    return forgotten.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as the JSON of an object; empty if there is none, or if it is damaged. */
export function readObject(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(readKept(key) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Keep a text. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    forgotten.delete(key);
  } catch {
    forgotten.set(key, text);
  }
}
