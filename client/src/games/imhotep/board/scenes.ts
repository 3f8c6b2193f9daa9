/* A move of Imhotep as scenes: the ship sails, its stones land one by one, the temple counts, ships and cards go and come; at the
   end the final count, source by source. */
import { list, n, t } from "../../../lib/i18n.svelte.ts";
import { siteForm } from "../texts.ts";
import type { LogEntry, Seat, Step } from "../../../lib/types.ts";
import { messageText, sourceName, type Speakers } from "../../../table/messages.ts";
import {
  gains,
  viewsOf,
  type Caption,
  type Gain,
  type Scene,
  type Transition,
} from "../../../table/timeline.svelte.ts";
import { parseMove } from "../notation.ts";
import type { ImhotepView } from "../types.ts";

/** Points at a place of the board that fly to their owner. */
export interface PointsAt {
  spot: string;
  seat: Seat;
  points: number;
}
export interface ImhotepScene extends Scene {
  view: ImhotepView;
  tags?: PointsAt[];
}

const time = (calm: number, normal: number, quick: number) => ({ calm, normal, quick });
const TIMES = {
  sail: time(900, 600, 250),
  move: time(420, 280, 100),
  stone: time(420, 280, 100),
  card: time(630, 420, 170),
  shuffle: time(900, 600, 250),
  breath: time(400, 200, 0),
  temple: time(2400, 1400, 600),
  scored: time(300, 200, 60),
  leave: time(1000, 700, 250),
  arrive: time(1100, 700, 250),
  plate: time(900, 500, 300),
  count: time(2400, 1600, 650),
  nobody: time(300, 300, 150),
};

/** A step, and the views before and after it. */
interface Happening {
  what: Step["what"];
  before: ImhotepView;
  after: ImhotepView;
}

export function scenesOf(transition: Transition, speakers: Speakers): ImhotepScene[] {
  const { entry, after } = transition;
  const views = viewsOf<ImhotepView>(transition);
  const last = after as ImhotepView;
  if (transition.back) return scenesBack(entry, views);
  if (transition.steps.length === 0) return [moving(entry, last, null)];
  const happenings = transition.steps.map(({ what }, i) => ({ what, before: views[i]!, after: views[i + 1]! }));
  const found: ImhotepScene[] = [];
  for (let i = 0; i < happenings.length; i++) {
    const run = sameFrom(happenings, i);
    found.push(...scenesFor(run, { entry, last, speakers }));
    i += run.length - 1;
  }
  return found;
}

interface Context {
  entry: LogEntry;
  last: ImhotepView;
  speakers: Speakers;
}

/** Steps that are shown together: the temple's spaces, and new ships with new cards. */
function sameFrom(all: Happening[], from: number): Happening[] {
  const id = all[from]!.what.id;
  const group = GROUPS.find((each) => each.includes(id));
  if (!group) return [all[from]!];
  const end = all.findIndex(({ what }, i) => i > from && !group.includes(what.id));
  return all.slice(from, end < 0 ? undefined : end);
}
const GROUPS = [["imhotep-step-temple"], ["imhotep-step-ships", "imhotep-step-deal"]];

function scenesFor(run: Happening[], context: Context): ImhotepScene[] {
  const { what, before } = run[0]!;
  const { after } = run.at(-1)!;
  const name = (seat: unknown) => context.speakers.names[Number(seat)] ?? "";
  const scene = (kind: keyof typeof TIMES, caption: Caption | null): ImhotepScene => ({
    name: kind,
    view: after,
    times: TIMES[kind],
    caption,
    ...(kind === "stone" ? { sound: LANDING } : {}),
  });
  switch (what.id) {
    case "move":
      return [moving(context.entry, after, moved(context))];
    case "imhotep-step-stone":
      return [
        scene("stone", {
          title: t("scene-stone", { site: siteForm(String(what.args.site), after), name: name(what.args.seat) }),
          gains: gains(before, after),
        }),
      ];
    case "imhotep-step-market":
      return [scene("stone", { title: t("scene-market", { name: name(what.args.seat) }) })];
    case "imhotep-step-temple":
      return temple(run);
    case "imhotep-step-clear":
      return context.last.over ? [] : [scene("leave", leaving(Number(what.args.cards)))];
    case "imhotep-step-ships":
      return arriving(scene, after, context);
    case "imhotep-step-deal":
      return [scene("arrive", { title: t("scene-deal") })];
    case "count":
      return [counting(String(what.args.source), before, after, context)];
    default:
      return [
        scene(what.id === "imhotep-step-shuffle" ? "shuffle" : "card", { title: messageText(what, context.speakers) }),
      ];
  }
}

/** The sound of a stone that lands. */
const LANDING = { name: "clack", when: "end" } as const;

function moving(entry: LogEntry, view: ImhotepView, caption: Caption | null): ImhotepScene {
  const name = nameOf(entry);
  const sound = name === "sail" ? ({ name: "water", when: "begin" } as const) : LANDING;
  return { name, view, times: TIMES[name], caption, sound };
}

/** A move taken back: what it built returns to the ship, then the ship to its berth. */
function scenesBack(entry: LogEntry, views: ImhotepView[]): ImhotepScene[] {
  const [start, moved] = [views[0]!, views[1]!];
  const built = views.findLast(({ round }) => round === start.round)!;
  const scene = (view: ImhotepView, times: Scene["times"]): ImhotepScene => ({
    name: "back",
    view,
    times,
    caption: null,
    back: true,
  });
  const found = [scene(start, TIMES[nameOf(entry)])];
  if (moved.round === start.round && moved !== built) found.unshift(scene(moved, TIMES.stone));
  if (built !== views.at(-1)) found.unshift(scene(built, TIMES.breath));
  return found;
}

const nameOf = ({ move }: LogEntry) => (move && parseMove(move).kind === "sail" ? "sail" : "move");

function moved({ entry, last, speakers }: Context): Caption {
  const move = parseMove(entry.move ?? "");
  const name = speakers.names[entry.seat ?? 0] ?? "";
  const who = entry.seat === speakers.you ? "you" : "other";
  if (move.kind !== "sail") return { title: entry.words[0] ? messageText(entry.words[0], speakers) : "" };
  const text = t("scene-sail", { name, who, site: siteForm(move.site, last) });
  return last.over ? { title: t("scene-last-ship"), text } : { title: text };
}

/** The points lie on the top stones, then fly to their owners; only then do the scores grow. */
function temple(run: Happening[]): ImhotepScene[] {
  const { before } = run[0]!;
  const { after } = run.at(-1)!;
  const caption: Caption = { title: t("scene-temple"), text: t("scene-temple-text"), gains: gains(before, after) };
  const { spaces, top, points } = before.temple;
  const counted = run.flatMap(({ what }) => (what.args.space === undefined ? [] : [Number(what.args.space) - 1]));
  const tags = top.flatMap((seat, i) =>
    seat === null || (counted.length > 0 && !counted.includes(i))
      ? []
      : [{ spot: `temple ${i} ${spaces[i]!.length - 1}`, seat, points: points[i]! }],
  );
  return [
    { name: "breath", view: before, times: TIMES.breath, caption },
    { name: "temple", view: before, times: TIMES.temple, caption, tags },
    { name: "scored", view: after, times: TIMES.scored, caption },
  ];
}

function leaving(cards: number): Caption {
  return cards ? { title: t("scene-leave"), text: t("scene-leave-cards", { cards }) } : { title: t("scene-leave") };
}

/** New ships and cards, and a plate that says which round begins. */
function arriving(
  scene: (kind: "arrive" | "plate", caption: Caption | null) => ImhotepScene,
  after: ImhotepView,
  { speakers }: Context,
): ImhotepScene[] {
  const { round, rounds, start_player, game } = after;
  const who = start_player === speakers.you ? "you" : "other";
  const text = t("scene-begins", { name: speakers.names[start_player] ?? "", who });
  const caption = { title: t("bar-round-of", { round, rounds, game }), text };
  return [
    scene("arrive", caption),
    { ...scene("plate", caption), plate: { title: t("bar-round", { round, game }), text } },
  ];
}

function counting(source: string, before: ImhotepView, after: ImhotepView, { last }: Context): ImhotepScene {
  const counted = gains(before, after).map((gain): Gain => ({ ...gain, ...reason(source, after, gain.seat) }));
  const caption: Caption = { title: sourceName(source), gains: counted };
  if (!counted.length) caption.text = t("scene-nobody");
  return {
    name: "count",
    view: after,
    times: counted.length ? TIMES.count : TIMES.nobody,
    caption,
    count: { source, final: last },
    sound: { name: "bell", when: "begin" },
  };
}

/** The kinds of cards that a source counts. */
export const COUNTED_CARDS: Record<string, string> = { decorations: "green", statues: "violet", blue_cards: "blue" };

/** Why a seat gets its points, in few words. */
function reason(source: string, view: ImhotepView, seat: Seat): { note?: string } {
  const kind = COUNTED_CARDS[source];
  if (kind)
    return {
      note: t("scene-cards", { cards: view.seats[seat]!.hand.filter((card) => view.cards[card].kind === kind).length }),
    };
  if (source === "obelisks" && view.obelisks.side === "A")
    return { note: t("stela-high", { stones: view.obelisks.stones[seat] ?? 0 }) };
  if (source !== "burial" || view.burial.side !== "A") return {};
  const sizes = view.burial.groups.filter((group) => group.seat === seat).map(({ cells }) => cells.length);
  const sorted = sizes.sort((a, b) => b - a).map((size) => n(size));
  return { note: t("scene-groups", { groups: sizes.length, sizes: list(sorted) }) };
}
