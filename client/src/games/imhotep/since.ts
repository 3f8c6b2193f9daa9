/* What a move did, in a word or two, and where on the board. */
import { signed, t } from "../../lib/i18n.svelte.ts";
import type { LogEntry, View } from "../../lib/types.ts";
import { viewsOf, type Transition } from "../../table/timeline.svelte.ts";
import { travels } from "./board/travel.ts";
import { parseMove } from "./notation.ts";
import { siteForm } from "./texts.ts";
import type { ImhotepView } from "./types.ts";

/** "loads", "to the temple +2" */
export function brief({ move, words, seat }: LogEntry, view: View | null): string {
  const it = parseMove(move ?? "");
  const points = words.reduce(
    (sum, { id, args }) => (id === "points" && args.seat === seat ? sum + Number(args.points) : sum),
    0,
  );
  const said = t(`since-imhotep-${it.kind}`, it.kind === "sail" ? { site: siteForm(it.site, view) } : {});
  return points ? `${said} ${signed(points)}` : said;
}

/** The same on the phone, which shows every site as a tab, and of sleds and hands only your own. */
export function phonePlacesOf(transition: Transition, now: View): string[] {
  const places = placesOf(transition, now).flatMap((place) => {
    const what = place.split(" ")[0]!;
    if (what === "ship" || what === "space") return [place];
    return what === "sled" ? [] : [`site ${what === "hand" ? "market" : what}`];
  });
  return [...new Set(places)];
}

/** The places that a move changed: the last stone at each site, the ship, cards. Ships of an earlier round are gone. */
export function placesOf(transition: Transition, now: View): string[] {
  const views = viewsOf<ImhotepView>(transition);
  const sameRound = transition.before.round === now.round;
  const found = new Map<string, string>();
  for (let i = 1; i < views.length; i++) {
    const { stones, cards, ship } = travels(views[i - 1]!, views[i]!);
    const places = [
      ...stones.map(({ to }) => to),
      ...cards.map(({ to }) => to),
      ...(ship === null ? [] : [`ship ${ship}`]),
    ];
    for (const place of places) found.set(place.split(" ")[0]!, place);
  }
  const { ships } = now as ImhotepView;
  return [...found.values()].filter((place) => {
    const [what, where] = place.split(" ");
    if (what === "space") return sameRound && ships[parseInt(where!)]?.site === null;
    return what !== "quarry" && (sameRound || what !== "ship");
  });
}
