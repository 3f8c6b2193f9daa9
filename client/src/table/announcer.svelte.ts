/* What is said to screen readers at a table. There is one polite region for what happens, and one assertive region for decisions
   that are asked of the reader and for what goes wrong. A text has time to be spoken before the next one comes; texts that wait
   are joined, and a decision comes last. Nothing waits for it. */

/** After a text, in milliseconds: at least, for each character, and at most. */
const PAUSE = { least: 700, character: 35, most: 4000 };

export class Announcer {
  polite = $state("");
  assertive = $state("");
  #waiting: { text: string; about: string }[] = [];
  #warnings: string[] = [];
  #decision: string | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The decision that was announced last, so that it is said once. */
  #asked = "";

  /** Say what happened. A text that still waits is left out if a newer one is about the same thing. */
  say(text: string, about = ""): void {
    if (about) this.#waiting = this.#waiting.filter((other) => other.about !== about);
    if (!text) return;
    this.#waiting.push({ text, about });
    this.#wake();
  }

  /** Say what went wrong, before everything else. */
  warn(text: string): void {
    this.#warnings.push(text);
    this.#wake();
  }

  /** A decision is asked of the reader. `number` tells decisions apart: the same one is said once, a new wording of it politely. */
  ask(number: number, text: string): void {
    const asked = `${number} ${text}`;
    if (asked === this.#asked) return;
    const again = this.#asked.startsWith(`${number} `);
    this.#asked = asked;
    if (again && this.#decision === null) return this.say(text, "decision");
    this.#decision = text;
    this.#wake();
  }

  /** The decision has been made, or is no longer the reader's. */
  answered(): void {
    this.#decision = null;
    this.#asked = "";
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#waiting = [];
    this.#warnings = [];
    this.#decision = null;
  }

  #wake(): void {
    this.#timer ??= setTimeout(() => this.#next(), 0);
  }

  #next(): void {
    this.#timer = null;
    const said = this.#warnings.length ? this.#warn() : this.#waiting.length ? this.#tell() : this.#askNow();
    if (said === null) return;
    const pause = Math.min(Math.max(PAUSE.least, said.length * PAUSE.character), PAUSE.most);
    this.#timer = setTimeout(() => this.#next(), pause);
  }
  #warn(): string {
    this.assertive = changed(this.assertive, this.#warnings.join(" "));
    this.#warnings = [];
    return this.assertive;
  }
  #tell(): string {
    this.polite = changed(this.polite, this.#waiting.map(({ text }) => text).join(" "));
    this.#waiting = [];
    return this.polite;
  }
  #askNow(): string | null {
    if (this.#decision === null) return null;
    this.assertive = changed(this.assertive, this.#decision);
    this.#decision = null;
    return this.assertive;
  }
}

/** A text that differs from the one before, so that the same words are said again. */
function changed(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}
