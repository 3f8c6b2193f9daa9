/* How a move of Anubixx is shown: crosses drawn, bonuses called, points flying, dice rolling; at the end the final count. */
import { sourceName } from "../../../table/messages.ts";
import { t } from "../../../lib/i18n.svelte.ts";
import type { Session } from "../../../table/session.svelte.ts";
import type { View } from "../../../lib/types.ts";
import { viewsOf, type Caption, type Animator, type Scene, type Transition } from "../../../table/timeline.svelte.ts";
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

  async animate(scene: Scene, milliseconds: number, show: () => Promise<void>): Promise<Animation[]> {
    const before = this.view;
    await show();
    this.calls = [];
    this.rolling = scene.name === "roll" && milliseconds > 0;
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

export function scenesOf(transition: Transition): Scene[] {
  const views = viewsOf<AnubixxView>(transition);
  const [before, last] = [views[0]!, views.at(-1)!];
  if (transition.steps.length === 0) return [crossing(before, last)];
  return transition.steps.map(({ what }, i): Scene => {
    const [then, now] = [views[i]!, views[i + 1]!];
    if (what.id === "move") return crossing(then, now);
    if (what.id === "count") return counting(String(what.args.source), now, last);
    if (what.id === "anubixx-step-roll") return { name: "roll", view: last, times: TIMES.roll, caption: null };
    return { name: "end", view: now, times: TIMES.end, caption: { title: t("scene-last-round") } };
  });
}

function crossing(before: AnubixxView, view: AnubixxView): Scene {
  const { fresh, calls } = changes(before, view);
  return { name: "cross", view, times: time((fresh.size ? CROSS : PASS) + (calls.length ? CALL : 0)), caption: null };
}

function counting(source: string, view: AnubixxView, final: AnubixxView): Scene {
  const points = (view as View).breakdown.map((each, seat) => ({ seat, points: each[source] ?? 0 }));
  const counted = points.filter((each) => each.points !== 0);
  const caption: Caption = { title: sourceName(source), gains: counted };
  if (!counted.length) caption.text = t("scene-nobody");
  return { name: "count", view, times: counted.length ? TIMES.count : TIMES.nobody, caption, count: { source, final } };
}
