/* How a move of Anubixx is shown: crosses drawn, bonuses called, points flying, dice rolling; at the end the final count. */
import { sourceName } from "../../../table/messages.ts";
import { t } from "../../../lib/i18n.svelte.ts";
import type { Session } from "../../../table/session.svelte.ts";
import type { View } from "../../../lib/types.ts";
import {
  viewsOf,
  type Caption,
  type Animator,
  type Scene,
  type Show,
  type Transition,
} from "../../../table/timeline.svelte.ts";
import type { AnubixxView } from "../types.ts";
import { changes, type Call, type Flight } from "./changes.ts";

const time = (normal: number) => ({ calm: normal * 1.5, normal, quick: normal * 0.4 });
const CROSS = 260;
const CALL = 520;
const PASS = 130;
const TIMES = { roll: time(640), end: time(900), count: { calm: 2400, normal: 1600, quick: 650 }, nobody: time(300) };

export class BoardAnimator implements Animator {
  /** What was just drawn, as Sheet.svelte names it. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  rolling = $state(false);
  calls = $state.raw<Call[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** Whose move is being shown. */
  actor = $state<number | null>(null);

  constructor(readonly session: Session) {}

  get view(): AnubixxView {
    return this.session.shownView as AnubixxView;
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((each) => each !== flight);
  }

  scenes(transition: Transition): Scene[] {
    return scenesOf(transition);
  }

  stirring(move: string): Element[] {
    return [...document.querySelectorAll(`[data-move="${move}"]`)].slice(0, 1);
  }

  async animate(scene: AnubixxScene, milliseconds: number, show: Show): Promise<Animation[]> {
    const before = this.view;
    if (!(await show())) return [];
    this.calls = [];
    this.rolling = scene.name === "roll" && milliseconds > 0;
    if (scene.erased) this.fresh = scene.erased;
    if (scene.name !== "cross") return [];
    const found = changes(before, scene.view as AnubixxView);
    this.actor = before.mover;
    this.fresh = found.fresh;
    this.calls = found.calls;
    if (milliseconds > 0) this.flights = [...this.flights, ...found.flights];
    return [];
  }

  clear(): void {
    this.calls = [];
    this.rolling = false;
    this.actor = null;
  }
}

interface AnubixxScene extends Scene {
  /** In a move taken back: the crosses that vanish. */
  erased?: Set<string>;
}

export function scenesOf(transition: Transition): AnubixxScene[] {
  const views = viewsOf<AnubixxView>(transition);
  const [before, last] = [views[0]!, views.at(-1)!];
  if (transition.back) return erasing(before, last);
  if (transition.steps.length === 0) return [crossing(before, last)];
  return transition.steps.map(({ what }, i): Scene => {
    const [then, now] = [views[i]!, views[i + 1]!];
    if (what.id === "move") return crossing(then, now);
    if (what.id === "count") return counting(String(what.args.source), now, last);
    if (what.id === "anubixx-step-roll") return rolling(last);
    return { name: "end", view: now, times: TIMES.end, caption: { title: t("scene-last-round") } };
  });
}

/** A move taken back: its crosses vanish from the later view, as they were drawn. */
function erasing(before: AnubixxView, after: AnubixxView): AnubixxScene[] {
  const { fresh } = changes(before, after);
  return fresh.size
    ? [{ name: "erase", view: after, times: time(CROSS), caption: null, back: true, erased: fresh }]
    : [];
}

function crossing(before: AnubixxView, view: AnubixxView): Scene {
  const { fresh, calls } = changes(before, view);
  const times = time((fresh.size ? CROSS : PASS) + (calls.length ? CALL : 0));
  return {
    name: "cross",
    view,
    times,
    caption: null,
    ...(fresh.size ? { sound: { name: "clack", when: "begin" } } : {}),
  };
}

const rolling = (view: AnubixxView): Scene => ({
  name: "roll",
  view,
  times: TIMES.roll,
  caption: null,
  sound: { name: "dice", when: "begin" },
});

function counting(source: string, view: AnubixxView, final: AnubixxView): Scene {
  const points = (view as View).breakdown.map((each, seat) => ({ seat, points: each[source] ?? 0 }));
  const counted = points.filter((each) => each.points !== 0);
  const caption: Caption = { title: sourceName(source), gains: counted };
  if (!counted.length) caption.text = t("scene-nobody");
  return {
    name: "count",
    view,
    times: counted.length ? TIMES.count : TIMES.nobody,
    caption,
    count: { source, final },
    sound: { name: "bell", when: "begin" },
  };
}
