/* What a move did, in a word or two, and where on the board. */
import { signed, t } from "../../lib/i18n.svelte.ts";
import type { LogEntry } from "../../lib/types.ts";
import { viewsOf, type Transition } from "../../table/timeline.svelte.ts";
import { travels } from "./board/travel.ts";
import { parseMove } from "./notation.ts";
import type { ImhotepView } from "./types.ts";

/** "loads", "to the temple +2" */
export function brief({ move, words, seat }: LogEntry): string {
  const it = parseMove(move ?? "");
  const points = words.reduce(
    (sum, { id, args }) => (id === "points" && args.seat === seat ? sum + Number(args.points) : sum),
    0,
  );
  const said = t(`since-imhotep-${it.kind}`, it.kind === "sail" ? { site: it.site } : {});
  return points ? `${said} ${signed(points)}` : said;
}

/** The places that a move changed. When a new round began, ships and cards are others now. */
export function placesOf(transition: Transition): string[] {
  const views = viewsOf<ImhotepView>(transition);
  const newRound = transition.before.round !== transition.after.round;
  const found = new Set<string>();
  for (let i = 1; i < views.length; i++) {
    const { stones, cards, ship } = travels(views[i - 1]!, views[i]!);
    const last = stones.at(-1)?.to;
    if (ship !== null && !newRound) found.add(`ship ${ship}`);
    if (last && !last.startsWith("quarry") && !(newRound && last.startsWith("space"))) found.add(last);
    for (const { to } of cards) found.add(to);
  }
  return [...found];
}
