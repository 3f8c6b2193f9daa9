/* Explanations: a thing says what it is on hover and focus; a tap explains what cannot be used now, a long press also what can.
   The words of a thing are its data-tip (and data-rule, an entry of the rules), or what `on` was given. One tip at a time. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import { hasMoved, rests } from "../lib/pointer.ts";

export interface TipWords {
  title?: string | undefined;
  text?: string | undefined;
  /** The entry of the rules about it: "<game>-<id>". The tip has a link to it. */
  rule?: string | undefined;
  /** A picture to be drawn with the words. */
  picture?: { component: Component<never>; props: Record<string, unknown> } | undefined;
}

const LONG_PRESS = 450;
const HOVER = 300;
/** So long a tip with a link stays after the pointer has left its thing, so that the link can be reached. */
const REACH = 400;
/** What a tap uses instead of explaining it. */
const USABLE = "button, [role=button]:not([aria-disabled=true])";

export class Tips {
  shown = $state.raw<{ words: TipWords; box: DOMRect } | null>(null);
  #words = new WeakMap<Element, () => TipWords>();
  /** What is explained, or will be in a moment. */
  #thing: Element | null = null;
  #timer = 0;
  /** Has a long press shown a tip? Then the click that ends it means nothing. */
  #pressed = false;

  hide = (): void => {
    clearTimeout(this.#timer);
    this.#thing = null;
    this.shown = null;
  };

  /** The pointer is at the link of the tip. */
  hold = (): void => clearTimeout(this.#timer);

  /** Explain an element now. */
  show(element: Element, words: TipWords): void {
    this.hide();
    this.#thing = element;
    this.shown = { words, box: element.getBoundingClientRect() };
  }

  /** The words that explain this element. */
  on(words: () => TipWords): Attachment<Element> {
    return (element) => {
      this.#words.set(element, words);
      element.setAttribute("data-tip", "");
      return () => this.#words.delete(element);
    };
  }

  /** Explain the things in this element. */
  watch: Attachment<HTMLElement> = (root) => {
    const listeners: Record<string, (event: never) => void> = {
      pointerover: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && !rests(event)) this.#soon(this.#thingOf(event), HOVER, hasMoved);
      },
      pointerleave: ({ pointerType }: PointerEvent) => pointerType !== "touch" && this.#soon(null, 0),
      focusin: (event: FocusEvent) =>
        (event.target as Element).matches(":focus-visible") && this.#soon(this.#thingOf(event), 0),
      /* The focus may be lost because the element is taken away in the middle of an update: then is not the time to change things. */
      focusout: (event: FocusEvent) => this.#thingOf(event) === this.#thing && queueMicrotask(this.hide),
      pointerdown: (event: PointerEvent) => this.#press(event),
    };
    /* Before the thing itself hears of it. */
    const click = (event: MouseEvent) => {
      if (this.#pressed) event.stopPropagation();
      this.#pressed = false;
    };
    root.addEventListener("click", click, { capture: true });
    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener as EventListener);
    return () => {
      this.hide();
      root.removeEventListener("click", click, { capture: true });
      for (const [name, listener] of Object.entries(listeners))
        root.removeEventListener(name, listener as EventListener);
    };
  };

  #press(event: PointerEvent): void {
    this.hide();
    this.#pressed = false;
    if (event.pointerType !== "touch") return;
    const { target } = event;
    const thing = this.#thingOf(event);
    this.#soon(thing, LONG_PRESS, () => (this.#pressed = true));
    const lift = (up: PointerEvent) => {
      if (this.#pressed) return;
      this.hide();
      const tapped = target instanceof Element && target === document.elementFromPoint(up.clientX, up.clientY);
      if (tapped && !target.closest(USABLE)) this.#soon(thing, 0);
    };
    addEventListener("pointerup", lift, { once: true });
  }

  /** The thing that has an explanation; null where the pointer is at something in it that can be used. */
  #thingOf({ target }: Event): Element | null {
    if (!(target instanceof Element)) return null;
    const thing = target.closest("[data-tip]");
    const hot = target.closest(".hot");
    return thing && hot && hot !== thing && thing.contains(hot) ? null : thing;
  }

  #soon(thing: Element | null, wait: number, still: () => boolean = () => true): void {
    if (thing === this.#thing) return;
    const reachable = this.shown?.words.rule !== undefined && !thing;
    if (!reachable) this.hide();
    this.#thing = thing;
    if (reachable) this.#timer = window.setTimeout(this.hide, REACH);
    if (!thing) return;
    this.#timer = window.setTimeout(() => {
      const words = this.#wordsOf(thing);
      if (thing.isConnected && words && still()) this.show(thing, words);
      else this.#thing = null;
    }, wait);
  }

  #wordsOf(thing: Element): TipWords | null {
    const text = thing.getAttribute("data-tip");
    return this.#words.get(thing)?.() ?? (text ? { text, rule: thing.getAttribute("data-rule") ?? undefined } : null);
  }
}
