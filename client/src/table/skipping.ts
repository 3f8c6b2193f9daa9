/* A click or a key lets everything arrive at once. */
import { isTyping } from "./keys.ts";
import type { Session } from "./session.svelte.ts";

export class Skipping {
  #swallow = false;

  constructor(
    readonly session: Session,
    /** Does something happen that is to be looked at, though no words tell it? */
    readonly watched: () => boolean = () => false,
  ) {}

  /** Is what happens told in words, where the question is otherwise, or to be looked at? */
  get #told(): boolean {
    return this.session.ply === null && (Boolean(this.session.timeline.scene?.caption) || this.watched());
  }

  /** A key that is an answer then counts; space and Enter do no more than this. */
  press(event: KeyboardEvent): void {
    if (isTyping(event) || ["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    const told = this.#told;
    if (!this.session.timeline.skip() || !told || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    event.stopPropagation();
  }
  /** A click into a sequence that is told does no more than this: what is under the finger may be something else now. */
  down({ isPrimary }: PointerEvent): void {
    const told = this.#told;
    this.#swallow = isPrimary && this.session.timeline.skip() && told;
  }
  click(event: MouseEvent): void {
    if (this.#swallow) event.stopPropagation();
    this.#swallow = false;
  }
}
