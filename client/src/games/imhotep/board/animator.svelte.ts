/* Acts out what happened, in order: the board shows each after-view at once, and its pieces travel there from where they were.
   Nothing waits for it: a click or a key sends everything to its end. */
import { tick } from "svelte";
import { reducedMotion } from "../../../lib/settings.svelte.ts";
import type { ImhotepView } from "../types.ts";
import type { Board } from "./board.svelte.ts";
import { signed } from "../../../lib/i18n.svelte.ts";
import { travels, type Journey, type Travels } from "./travel.ts";

/* In milliseconds; the arc in pixels. */
const SAIL = 450;
const HOP = 180;
const SETTLE = 70;
const CARD = 420;
const POINTS = 700;
const ARC = 40;

type Boxes = Map<string, DOMRect>;

export class Animator {
  #running: Animation[] = [];
  #acting = false;
  #skipped = false;

  constructor(readonly board: Board) {}

  /** Everything to its end, now. */
  skip(): void {
    if (!this.#acting) return;
    this.#skipped = true;
    for (const animation of this.#running) animation.finish();
    this.board.session.transitions = [];
    this.board.animatedView = null;
  }

  /** Act out what waits to be acted out. */
  async run(root: HTMLElement): Promise<void> {
    const { session } = this.board;
    if (this.#acting) return;
    this.#acting = true;
    this.#skipped = false;
    try {
      while (session.transitions.length > 0) {
        const [next, ...rest] = session.transitions;
        session.transitions = rest;
        if (!next || next.entry.kind !== "move" || this.#skipped) continue;
        if (reducedMotion() || document.hidden || session.ply !== null) continue;
        const [before, after] = [next.before as ImhotepView, next.after as ImhotepView];
        if (this.board.view !== before) {
          this.board.animatedView = before;
          await tick();
        }
        const boxes = measure(root);
        this.board.animatedView = after;
        await tick();
        await this.#play(root, boxes, travels(before, after, next.entry.move), rest.length > 2 ? 2 : 1);
      }
    } finally {
      this.board.animatedView = null;
      this.#acting = false;
    }
  }

  async #play(root: HTMLElement, boxes: Boxes, found: Travels, speed: number): Promise<void> {
    const ship = found.ship === null ? null : spotOf(root, `ship ${found.ship}`);
    const voyage = shift(ship, boxes.get(`ship ${found.ship}`));
    const sail = voyage ? SAIL : 0;
    const rise = found.at ? (spotOf(root, found.at)?.getBoundingClientRect() ?? null) : null;
    const landed = sail + HOP * Math.max(0, ...found.stones.map((stone) => stone.turn + 1));
    for (const stone of found.stones) this.#hop(root, boxes, stone, sail, voyage);
    for (const { from, to } of found.cards)
      this.#glide(spotOf(root, to), shift(spotOf(root, to), boxes.get(from)), CARD);
    this.#glide(ship, voyage, SAIL);
    for (const { seat, points } of found.points) this.#points(root, rise, seat, points, landed);
    for (const animation of this.#running) animation.playbackRate = speed;
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
    this.#running = [];
  }

  /** An element slides to where it is from where it was. */
  #glide(element: Element | null, by: Shift | null, duration: number): void {
    if (!element || !by) return;
    const from = { transform: `translate(${by.x}px, ${by.y}px)` };
    this.#run(element, [from, { transform: "none" }], { duration, easing: "ease-in-out", fill: "backwards" });
  }

  /** A stone comes to its place: with its ship first, then in an arc, when it is its turn. */
  #hop(root: HTMLElement, boxes: Boxes, stone: Journey, sail: number, voyage: Shift | null): void {
    const element = spotOf(root, stone.to);
    const by = shift(element, boxes.get(stone.from) ?? boxes.get(`score ${stone.owner}`));
    if (!element || !by) return;
    const along = stone.with !== undefined && voyage ? sail : 0;
    const wait = along + stone.turn * HOP;
    const total = wait + HOP + SETTLE;
    const { scale, unit } = by;
    /* Where the stone stands on its ship once that has docked, in the stone's own measure. */
    const dock = along && voyage ? { x: by.x - voyage.screenX / unit, y: by.y - voyage.screenY / unit } : by;
    const at = (x: number, y: number, size = scale) => `translate(${x}px, ${y}px) scale(${size})`;
    const frames: Keyframe[] = [{ transform: at(by.x, by.y), offset: 0, easing: "ease-in-out" }];
    if (along) frames.push({ transform: at(dock.x, dock.y), offset: along / total });
    if (wait > along) frames.push({ transform: at(dock.x, dock.y), offset: wait / total, easing: "ease-out" });
    const top = Math.min(dock.y, 0) - ARC / unit;
    const middle = (wait + HOP / 2) / total;
    frames.push({ transform: at(dock.x / 2, top, (1 + scale) / 2), offset: middle, easing: "ease-in" });
    frames.push({ transform: "translate(0px, 0px) scale(1.05, 0.92)", offset: (wait + HOP) / total });
    frames.push({ transform: "none", offset: 1 });
    this.#run(element, frames, { duration: total, fill: "backwards" });
  }

  /** Points rise from the stone and fly to their owner's score. */
  #points(root: HTMLElement, rise: DOMRect | null, seat: number, points: number, wait: number): void {
    const score = spotOf(root, `score ${seat}`)?.getBoundingClientRect();
    const from = rise ?? score;
    if (!score || !from) return;
    const tag = document.createElement("div");
    tag.className = "flying-points";
    tag.textContent = signed(points);
    root.append(tag);
    const at = (box: DOMRect, up = 0) => `translate(${box.x + box.width / 2 - 16}px, ${box.y - up}px)`;
    const frames: Keyframe[] = [
      { transform: at(from), opacity: 0 },
      { transform: at(from, 26), opacity: 1, offset: 0.35 },
      { transform: at(score), opacity: 1, offset: 0.9 },
      { transform: at(score), opacity: 0 },
    ];
    const animation = this.#run(tag, frames, { duration: POINTS, delay: wait, fill: "both", easing: "ease-in-out" });
    void animation.finished.finally(() => tag.remove());
  }

  #run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options);
    this.#running.push(animation);
    return animation;
  }
}

function measure(root: HTMLElement): Boxes {
  const all = [...root.querySelectorAll("[data-spot]")];
  return new Map(all.map((element) => [element.getAttribute("data-spot")!, boxOf(element)]));
}

/** The element of a spot. The phone draws a site twice, in small and large: the large one comes later. */
function spotOf(root: HTMLElement, spot: string): Element | null {
  return [...root.querySelectorAll(`[data-spot="${spot}"]`)].at(-1) ?? null;
}

/** Where it is; what changes its shape is measured by a part that does not. */
function boxOf(element: Element): DOMRect {
  return (element.querySelector("[data-anchor]") ?? element).getBoundingClientRect();
}

interface Shift {
  x: number;
  y: number;
  /** How large it was, compared with now. */
  scale: number;
  /** Screen pixels in one of its own units. */
  unit: number;
  screenX: number;
  screenY: number;
}

/** How far away something was before, in its own measure: drawings have other units than the screen. */
function shift(element: Element | null, from: DOMRect | undefined): Shift | null {
  if (!element || !from) return null;
  const now = boxOf(element);
  const unit = element instanceof SVGGraphicsElement && element.ownerSVGElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const screenX = from.x + from.width / 2 - now.x - now.width / 2;
  const screenY = from.bottom - now.bottom;
  const scale = Math.min(2, Math.max(0.4, from.width / Math.max(1, now.width)));
  return { x: screenX / unit, y: screenY / unit, scale, unit, screenX, screenY };
}
