/* What is said to screen readers at a table. There is one polite region for what happens, and one assertive region for decisions
   that are asked of the reader. At most one text comes every 700 milliseconds; texts that wait are joined, and a decision comes last.
   Nothing waits for it. */

/** Between two texts, in milliseconds. */
const PAUSE = 700;

export class Announcer {
  polite = $state("");
  assertive = $state("");
  #waiting: string[] = [];
  #decision: string | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The decision that was announced last, so that it is said once. */
  #asked = "";

  /** Say what happened. */
  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => this.#next(), 0);
  }

  /** A decision is asked of the reader. `number` tells decisions apart: the same one is said once, a new wording of it politely. */
  ask(number: number, text: string): void {
    const asked = `${number} ${text}`;
    if (asked === this.#asked) return;
    const again = this.#asked.startsWith(`${number} `);
    this.#asked = asked;
    if (again && this.#decision === null) return this.say(text);
    this.#decision = text;
    this.#timer ??= setTimeout(() => this.#next(), 0);
  }

  /** The decision has been made, or is no longer the reader's. */
  answered(): void {
    this.#decision = null;
    this.#asked = "";
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#waiting = [];
    this.#decision = null;
  }

  #next(): void {
    this.#timer = null;
    if (this.#waiting.length) this.polite = changed(this.polite, this.#waiting.join(" "));
    else if (this.#decision !== null) {
      this.assertive = changed(this.assertive, this.#decision);
      this.#decision = null;
    } else return;
    this.#waiting = [];
    this.#timer = setTimeout(() => this.#next(), PAUSE);
  }
}

/** A text that differs from the one before, so that the same words are said again. */
function changed(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}
