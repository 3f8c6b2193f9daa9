/* How pieces travel on Imhotep's board: copies of ships, stones, cards and points fly over the drawing to where the view has them. */
import { signed } from "../../../lib/i18n.svelte.ts";
import { Flyers, into, type Box } from "../../../table/flyers.ts";
import type { Animator, Scene, Show, Transition } from "../../../table/timeline.svelte.ts";
import { gains } from "../../../table/timeline.svelte.ts";
import type { ImhotepView, Site } from "../types.ts";
import type { Board } from "./board.svelte.ts";
import { parseMove } from "../notation.ts";
import { scenesOf, type ImhotepScene } from "./scenes.ts";
import { boxOf, course, halfway, measure, spotOf, spotsOf, type Boxes } from "./spots.ts";
import { reversed, travels, type Journey, type Travels } from "./travel.ts";

/** Points rise, and fly to the score. */
const POINTS = 700;
/** How high a stone flies, in pixels. */
const ARC = 40;
/** Of the time of a stone, how much is for its settling. */
const SETTLE = 0.2;
const FADE = 80;
/** Scenes in which nothing travels: words and figures tell them. */
const STILL = ["breath", "scored", "count", "plate"];

export class BoardAnimator implements Animator {
  readonly #flyers = new Flyers();
  #root: HTMLElement | null = null;

  constructor(
    readonly board: Board,
    /** Does the phone's layout show the table? */
    readonly narrow: () => boolean,
  ) {}

  /** The element in which everything travels. */
  enter(root: HTMLElement | null): void {
    this.#root = root;
  }

  scenes(transition: Transition): Scene[] {
    return scenesOf(transition, this.board.session);
  }

  clear(): void {
    this.#flyers.clear();
  }

  stirring(move: string): Element[] {
    const root = this.#root;
    const it = parseMove(move);
    const spot =
      it.kind === "sail" ? `ship ${it.ship}` : it.kind === "take" ? `quarry ${this.board.view.mover}` : undefined;
    const piece = root && (spot ? spotOf(root, spot) : root.querySelector(`[data-move="${move}"]`));
    return piece ? [piece] : [];
  }

  async animate(given: Scene, milliseconds: number, show: Show): Promise<Animation[]> {
    const scene = given as ImhotepScene;
    const root = this.#root;
    this.#flyers.revealAll();
    if (!root) return show().then(() => []);
    const before = this.board.view;
    const { loads } = this.board;
    const found = scene.back ? reversed(travels(scene.view, before, loads)) : travels(before, scene.view, loads);
    if (this.narrow()) await this.#bringToFront(siteOf(before, scene, found));
    const boxes = measure(root, spotsOf(before, found));
    const ready = milliseconds ? this.#beforeShowing(root, scene, found) : [];
    const moment = { root, scene, before, found, boxes, ready, milliseconds };
    const sailing = milliseconds ? this.#sail(moment) : [];
    await Promise.all(sailing.map((flight) => flight.ready));
    if (!(await show())) return [];
    if (!milliseconds) return [root.animate([{ opacity: 0.4 }, {}], { duration: FADE })];
    if (scene.name === "leave") return this.#leave(root, ready, milliseconds);
    if (scene.name === "arrive") return this.#arrive(root, before, scene.view, milliseconds);
    if (scene.tags)
      return scene.tags.flatMap((tag) => this.#pointsFrom(root, tag.spot, tag.seat, tag.points, 0, milliseconds));
    if (STILL.includes(scene.name)) return ready.map((copy) => this.#fade(copy, milliseconds / 2));
    return this.#travel(moment, sailing);
  }

  /** What is not drawn any more afterwards is copied before: the ship under sail, cards that are taken or go away, ships that
      leave. */
  #beforeShowing(root: HTMLElement, { name, back }: ImhotepScene, found: Travels): HTMLElement[] {
    const comesBack = this.narrow() && back;
    const ships = name === "leave" ? [0, 1, 2, 3] : found.ship === null || comesBack ? [] : [found.ship];
    const copies = [...ships.map((ship) => `ship ${ship}`), ...found.gone].flatMap((spot) => this.#copy(root, spot));
    for (const { from, to } of found.cards)
      for (const copy of this.#copy(root, from)) {
        Object.assign(copy.dataset, { kind: "card to", to });
        copies.push(copy);
      }
    return copies;
  }

  /** A copy of what lies at a spot, without its words; none if nothing does. */
  #copy(root: HTMLElement, spot: string): HTMLElement[] {
    const element = spotOf(root, spot);
    if (!element) return [];
    const copy = this.#flyers.copy(element);
    for (const words of copy.querySelectorAll("[data-pill], .pill-t")) words.remove();
    copy.dataset.kind = spot.split(" ")[0];
    return [copy];
  }

  #travel(moment: Moment, sailing: Animation[]): Animation[] {
    const { root, found, ready, milliseconds, before, scene, boxes } = moment;
    const running = [...sailing];
    if (found.ship !== null && this.narrow() && scene.back) running.push(...this.#sailBack(moment));
    const share = milliseconds / Math.max(1, found.stones.length);
    found.stones.forEach((stone, i) => running.push(...this.#hop(root, boxes, stone, i * share, share)));
    for (const { to } of found.cards) running.push(...this.#glide(root, ready, to, milliseconds));
    for (const copy of ready) if (copy.dataset.kind === "card") running.push(this.#fade(copy, milliseconds));
    const rise = found.stones.at(-1)?.to;
    for (const { seat, points } of scene.back ? [] : gains(before, scene.view))
      running.push(
        ...this.#pointsFrom(root, rise ?? `score ${seat}`, seat, points, milliseconds * (1 - SETTLE), POINTS),
      );
    return running;
  }

  /** The ship sails as it lay, sail hoisted and stones aboard; on the phone to the tab of its site. It puts out before the new view
      is drawn: the browser moves it meanwhile, so that drawing does not hold it up. */
  #sail({ root, scene, found, before, boxes, ready, milliseconds }: Moment): Animation[] {
    const copy = ready.find(({ dataset }) => dataset.kind === "ship");
    const ship = spotOf(root, `ship ${found.ship}`);
    const from = boxes.get(`ship ${found.ship}`);
    if (found.ship === null || !copy || !ship || !from) return [];
    const { site } = scene.view.ships[found.ship]!;
    const tab = this.narrow() ? spotOf(root, `site ${site}`)?.getBoundingClientRect() : undefined;
    const to = tab ? into(from, tab) : course(ship, found.ship, before.ships[found.ship]!.site, site);
    const { translate } = getComputedStyle(ship);
    this.#flyers.hide(ship);
    const frames = [
      { transform: "none", translate },
      { transform: to, translate: "none", ...(tab ? { opacity: 0.2 } : {}) },
    ];
    const options = { duration: milliseconds, easing: "ease-in-out" };
    return [this.#flyers.fly(copy, frames, options, () => this.#flyers.reveal(ship))];
  }

  /** On the phone: the ship comes back from the tab of the site where it lay. */
  #sailBack({ root, found, before, boxes, milliseconds }: Moment): Animation[] {
    const ship = spotOf(root, `ship ${found.ship}`);
    const from = boxes.get(`site ${before.ships[found.ship!]!.site}`);
    if (!ship || !from) return [];
    const copy = this.#flyers.copy(ship);
    this.#flyers.hide(ship);
    const frames = [{ transform: into(boxOf(ship), from), opacity: 0.2 }, { transform: "none" }];
    const options = { duration: milliseconds, easing: "ease-in-out" };
    return [this.#flyers.fly(copy, frames, options, () => this.#flyers.reveal(ship))];
  }

  /** A stone flies to its place in an arc. */
  #hop(root: HTMLElement, boxes: Boxes, stone: Journey, delay: number, duration: number): Animation[] {
    const element = spotOf(root, stone.to);
    const from = boxes.get(stone.from) ?? boxes.get(`score ${stone.owner}`);
    if (!element || !from) return [];
    const to = boxOf(element);
    const back = stone.to.startsWith("quarry");
    const copy = back ? this.#stone(root, stone, from) : this.#flyers.copy(element);
    if (!copy) return [];
    if (!back) this.#flyers.hide(element);
    const [start, end] = back ? ["none", into(from, to)] : [into(to, from), "none"];
    const frames: Keyframe[] = [
      { transform: start, easing: "ease-out" },
      {
        transform: back ? into(from, halfway(from, to), ARC) : into(to, halfway(from, to), ARC),
        easing: "ease-in",
        offset: 0.45,
      },
      { transform: back ? end : "scale(1.05, 0.92)", offset: 1 - SETTLE },
      { transform: end, ...(back ? { opacity: 0 } : {}) },
    ];
    const arrived = () => this.#flyers.reveal(element);
    return [this.#flyers.fly(copy, frames, { duration, delay }, arrived)];
  }

  /** A stone that nobody sees at its destination: a copy of one that looks like it, put where it came from. */
  #stone(root: HTMLElement, { owner }: Journey, at: Box): HTMLElement | null {
    const like = root.querySelector(`[data-owner="${owner}"]`);
    if (!like) return null;
    const copy = this.#flyers.copy(like);
    Object.assign(copy.style, { left: `${at.x}px`, top: `${at.y}px` });
    return copy;
  }

  /** A card goes to a hand; one that nobody saw before comes from the middle of the market. */
  #glide(root: HTMLElement, ready: HTMLElement[], spot: string, duration: number): Animation[] {
    const element = spotOf(root, spot) ?? spotOf(root, `score ${spot.split(" ")[1]}`);
    const copy = ready.find((each) => each.dataset.kind === "card to" && each.dataset.to === spot);
    if (!element || !copy) return [];
    copy.dataset.kind = "taken";
    if (spotOf(root, spot)) this.#flyers.hide(element);
    const at = into(copy.getBoundingClientRect(), boxOf(element));
    const frames = [{ transform: "none" }, { transform: at, opacity: 0.3 }];
    return [this.#flyers.fly(copy, frames, { duration, easing: "ease-in-out" }, () => this.#flyers.reveal(element))];
  }

  #fade(copy: HTMLElement, duration: number): Animation {
    const frames = [{ opacity: 1 }, { opacity: 0, transform: "translateY(-14px) scale(0.92)" }];
    return this.#flyers.fly(copy, frames, { duration, easing: "ease-in" });
  }

  /** Ships go downstream, cards fade. What is hidden stays so until the next scene. */
  #leave(root: HTMLElement, ready: HTMLElement[], duration: number): Animation[] {
    for (let i = 0; i < 4; i++) {
      const ship = spotOf(root, `ship ${i}`);
      if (ship) this.#flyers.hide(ship);
    }
    return ready.map((copy, i) => {
      if (copy.dataset.kind !== "ship") return this.#fade(copy, duration * 0.7);
      const far = this.narrow() ? innerWidth * 0.6 : 360;
      const frames = [{}, { transform: `translateX(${far}px)`, opacity: 0 }];
      const delay = i * duration * 0.06;
      return this.#flyers.fly(copy, frames, { duration: duration - delay, delay, easing: "ease-in" });
    });
  }

  /** Ships come in from the left in the order of their berths, cards are dealt one after another. */
  #arrive(root: HTMLElement, before: ImhotepView, after: ImhotepView, duration: number): Animation[] {
    const running: Animation[] = [];
    const come = (spot: string, start: Keyframe, options: KeyframeAnimationOptions) => {
      const element = spotOf(root, spot);
      if (!element) return;
      const copy = this.#flyers.copy(element);
      this.#flyers.hide(element);
      const arrived = () => this.#flyers.reveal(element);
      running.push(
        this.#flyers.fly(copy, [start, { transform: "none", opacity: 1 }], { easing: "ease-out", ...options }, arrived),
      );
    };
    const stagger = duration * 0.09;
    if (before.round !== after.round)
      after.ships.forEach((_, i) => {
        const far = this.narrow() ? -innerWidth * 0.6 : -420;
        come(
          `ship ${i}`,
          { transform: `translateX(${far}px)`, opacity: 0 },
          { duration: duration * 0.65, delay: i * stagger },
        );
      });
    const dealt = after.market.places.length + (after.market.face_down ? 1 : 0);
    for (let i = 0; i < dealt; i++) {
      const from = { transform: `translate(${-60 - i * 30}px, -46px) scale(0.5) rotate(-6deg)`, opacity: 0 };
      come(`card ${i}`, from, { duration: duration * 0.4, delay: duration * 0.3 + i * stagger });
    }
    return running;
  }

  /** Points appear over a place, stay, and fly to the score of their owner. */
  #pointsFrom(
    root: HTMLElement,
    spot: string,
    seat: number,
    points: number,
    delay: number,
    duration: number,
  ): Animation[] {
    const from = spotOf(root, spot)?.getBoundingClientRect();
    const score = spotOf(root, `score ${seat}`)?.getBoundingClientRect();
    if (!from || !score) return [];
    const tag = this.#flyers.tag(signed(points));
    const at = (box: Box, up: number) => `translate(${box.x + box.width / 2 - 18}px, ${box.y - up}px)`;
    const flight = Math.min(350, duration / 2);
    const frames: Keyframe[] = [
      { transform: at(from, 4), opacity: 0 },
      { transform: at(from, 24), opacity: 1, offset: Math.min(0.3, 150 / duration) },
      { transform: at(from, 24), opacity: 1, offset: 1 - flight / duration, easing: "ease-in-out" },
      { transform: at(score, 0), opacity: 1, offset: 0.97 },
      { transform: at(score, 0), opacity: 0 },
    ];
    return [this.#flyers.fly(tag, frames, { duration, delay })];
  }

  /** The phone shows one site at a time: the one where something happens. */
  async #bringToFront(site: Site | null): Promise<void> {
    if (!site || site === this.board.site) return;
    this.board.site = site;
    await new Promise((done) => requestAnimationFrame(done));
  }
}

interface Moment {
  root: HTMLElement;
  scene: ImhotepScene;
  before: ImhotepView;
  found: Travels;
  boxes: Boxes;
  /** Copies that were made before the scene was shown. */
  ready: HTMLElement[];
  milliseconds: number;
}

const MONUMENTS: readonly Site[] = ["pyramids", "temple", "burial", "obelisks"];

/** Where a scene takes place; null: on the river, or nowhere. */
function siteOf(
  before: ImhotepView,
  { name, view, count, tags }: ImhotepScene,
  { ship, stones }: Travels,
): Site | null {
  if (tags) return "temple";
  if (name === "arrive") return "market";
  if (count) return count.source === "burial" || count.source === "obelisks" ? count.source : null;
  if (name === "scored" || name === "breath") return null;
  if (ship !== null) return view.ships[ship]!.site ?? before.ships[ship]!.site;
  const places = stones.flatMap(({ from, to }) => [from, to]).map((spot) => spot.split(" ")[0] as Site);
  return places.findLast((place) => MONUMENTS.includes(place)) ?? null;
}
