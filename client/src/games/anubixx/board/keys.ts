/* The keyboard at Anubixx's table: numbers go to a building or choose a way to pay, arrows go from field to field.
   They also reach fields that cannot be crossed now, which say why. D and Esc belong to the answers of the ask box; Tab, Enter
   and space to the fields themselves. A click beside the fields takes a half-made choice back. */
import { directionOf, middle, nearest } from "../../../table/arrows.ts";
import { isTyping } from "../../../table/keys.ts";
import type { Choice } from "./choice.svelte.ts";

const BUILDINGS = ["pyramid", "arch", "relief"];

interface Place {
  element: SVGElement;
  x: number;
  y: number;
}

/** On the own sheet, but on no field that can be clicked: such a click takes a half-made choice back. */
function beside(target: SVGElement): boolean {
  return target.closest("[data-hero]") !== null && target.closest("[role=button]:not([aria-disabled])") === null;
}

export class Keys {
  #last = { x: 0, y: 0 };

  constructor(
    readonly choice: Choice,
    readonly root: () => HTMLElement | undefined,
  ) {}

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const done = digit ? this.#number(Number(digit)) : event.key.startsWith("Arrow") && this.#arrow(event.key);
    if (done) event.preventDefault();
  }
  click(event: MouseEvent): void {
    if (event.target instanceof SVGElement && beside(event.target)) this.choice.back();
  }

  #number(number: number): boolean {
    const { asked } = this.choice;
    if (asked) {
      const move = asked[number - 1];
      if (move) void this.choice.play(move);
      return move !== undefined;
    }
    const building = BUILDINGS[number - 1];
    const usable = this.#places().filter(({ element }) => !element.ariaDisabled);
    return this.#focus(usable.find(({ element }) => element.dataset.field?.startsWith(`${building} `)));
  }
  #arrow(key: string): boolean {
    if (this.choice.asked) return this.#answer(key);
    const places = this.#places();
    const here = places.find(({ element }) => element === document.activeElement);
    const direction = directionOf(key);
    if (here && direction) return this.#focus(nearest(here, places, direction));
    const far = (place: Place) => Math.hypot(place.x - this.#last.x, place.y - this.#last.y);
    return this.#focus(places.toSorted((a, b) => far(a) - far(b))[0]);
  }
  /** Up and down among the ways to pay. */
  #answer(key: string): boolean {
    const buttons = [...(this.root()?.querySelectorAll<HTMLElement>(".ways button") ?? [])];
    const by = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
    return buttons.length > 0;
  }
  #places(): Place[] {
    const found = this.root()?.querySelectorAll<SVGElement>("[data-hero] [data-field][role=button]") ?? [];
    return [...found].map((element) => ({ element, ...middle(element) }));
  }
  #focus(place: Place | undefined): boolean {
    if (!place) return false;
    place.element.focus();
    this.#last = { x: place.x, y: place.y };
    return true;
  }
}
