/* Explanations: everything on the table says what it is on hover and focus; a tap explains what cannot be used now, a long
   press also what can. One tip at a time. */
import type { Attachment } from "svelte/attachments";
import { restsSinceClick } from "../../../lib/pointer.ts";
import type { Pyramids } from "../types.ts";

export interface TipWords {
  title: string;
  text?: string | undefined;
  /** A plan of the pyramids to be drawn with it. */
  plan?: Pyramids | undefined;
}

const LONG_PRESS = 450;
const HOVER = 300;
/** What a tap uses instead of explaining it. */
const USABLE = "button, [role=button]:not([aria-disabled=true])";

export class Tips {
  shown = $state.raw<{ words: TipWords; box: DOMRect } | null>(null);
  /** A long press has just shown a tip: the click that ends it means nothing. */
  pressed = false;
  #timer = 0;

  hide = (): void => {
    clearTimeout(this.#timer);
    this.shown = null;
  };

  /** Explain an element now. */
  show(element: Element, words: TipWords): void {
    clearTimeout(this.#timer);
    this.shown = { words, box: element.getBoundingClientRect() };
  }

  /** Explain this element. */
  on(words: () => TipWords): Attachment<Element> {
    return (element) => {
      const show = (wait: number) => {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => {
          if (element.isConnected && !element.querySelector(".hot:hover")) this.show(element, words());
        }, wait);
      };
      const enter = (event: Event) => {
        if ((event as PointerEvent).pointerType !== "touch" && !restsSinceClick(event as PointerEvent)) show(HOVER);
      };
      const focus = () => {
        if (element.matches(":focus-visible")) show(0);
      };
      /* The focus may be lost because the element is taken away in the middle of an update: then is not the time to change things. */
      const leave = () => queueMicrotask(this.hide);
      const press = (event: Event) => {
        this.hide();
        this.pressed = false;
        if ((event as PointerEvent).pointerType !== "touch") return;
        show(LONG_PRESS);
        const done = window.setTimeout(() => (this.pressed = true), LONG_PRESS);
        addEventListener("pointerup", (up) => lift(up, event.target, done), { once: true });
      };
      const lift = (up: PointerEvent, pressed: EventTarget | null, done: number) => {
        clearTimeout(done);
        const tapped = pressed instanceof Element && pressed === document.elementFromPoint(up.clientX, up.clientY);
        if (tapped && !this.pressed && !pressed.closest(USABLE)) show(0);
      };
      const heard: [string, (event: Event) => unknown][] = [
        ["pointerenter", enter],
        ["pointerleave", (event) => (event as PointerEvent).pointerType !== "touch" && this.hide()],
        ["focusin", focus],
        ["focusout", leave],
        ["pointerdown", press],
      ];
      for (const [name, listener] of heard) element.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of heard) element.removeEventListener(name, listener);
      };
    };
  }
}
