/* Who has won and why, read from the last view. */
import type { Source } from "../../games/game.ts";
import { hasText, list, t } from "../../lib/i18n.svelte.ts";
import { sourceName } from "../../table/messages.ts";
import type { Seat, Snapshot, View } from "../../lib/types.ts";

export interface Placing {
  seat: Seat;
  place: number;
  score: number;
}

/** Everybody in the order of the places. */
export function placings(table: Snapshot): Placing[] {
  const view = table.view!;
  const places = table.ranking ?? view.ranking;
  return view.scores
    .map((score, seat) => ({ seat, score, place: places[seat] ?? 1 }))
    .sort((a, b) => a.place - b.place || b.score - a.score || a.seat - b.seat);
}

/** The seat that is called "you": the only one of yours. */
export function yourSeat({ yours, study }: Snapshot): Seat | null {
  return !study && yours.length === 1 ? yours[0]! : null;
}

/** Names of the seats, with "(you)" at your own. */
export function namesWithYou(table: Snapshot, names: string[]): string[] {
  return names.map((name, seat) => (seat === yourSeat(table) ? t("end-you", { name }) : name));
}

/** The headline and the sentence below it. */
export function headline(table: Snapshot, names: string[]): { title: string; text: string } {
  const all = placings(table);
  const winners = all.filter((each) => each.place === 1);
  const first = winners[0]!;
  const points = first.score;
  if (table.ended && table.ended !== "resigned" && table.ended !== "flagged")
    return { title: t("end-no-winner"), text: t(`end-${table.ended}`) };
  const gaveUp = table.ended ? table.seats.flatMap((seat, i) => (seat.resigned ? [names[i] ?? ""] : [])) : [];
  const early = table.ended ? t(`end-${table.ended}`, { names: list(gaveUp) }) : "";
  if (winners.length > 1)
    return {
      title: t("end-shared", { names: list(winners.map(({ seat }) => names[seat] ?? "")) }),
      text: early || t("end-shared-text", { points }),
    };
  const args = { name: names[first.seat], who: who(table, first.seat, all.length) };
  if (early) return { title: t("end-wins", args), text: early };
  const second = all[1] ?? first;
  /* Whoever gave up may have more points than the winner. */
  if (second.score > points || table.seats[second.seat]?.resigned) return { title: t("end-wins", args), text: "" };
  if (second.score === points)
    return { title: t("end-wins-tie", args), text: tieText(table.view!, first, second, names) };
  return {
    title: t("end-wins-by", { ...args, points: points - second.score }),
    text: `${t("end-scores", { first: points, second: second.score })} ${difference(table.view!, first, second)}`,
  };
}

/** Who won, seen from your seat. You lose only to one other; among more, somebody wins. */
function who(table: Snapshot, winner: Seat, players: number): "you" | "other" | "name" {
  const you = yourSeat(table);
  if (you === winner) return "you";
  return you !== null && players === 2 ? "other" : "name";
}

/** From so many points on a source has made the difference. */
const DIFFERENCE = 3;

/** The source that brought the winner most over the second. */
function difference(view: View, first: Placing, second: Placing): string {
  const lead = (source: string) =>
    (view.breakdown[first.seat]?.[source] ?? 0) - (view.breakdown[second.seat]?.[source] ?? 0);
  const [best] = Object.keys(view.breakdown[first.seat] ?? {}).sort((a, b) => lead(b) - lead(a));
  return best && lead(best) >= DIFFERENCE ? t("end-difference", { source: sourceName(best) }) : t("end-close");
}

/** What decided between two equal scores. */
function tieText(view: View, first: Placing, second: Placing, names: string[]): string {
  const own = `end-tie-${view.game}`;
  return t(hasText(own) ? own : "end-tie", {
    name: names[first.seat],
    other: names[second.seat],
    points: first.score,
    more: view.tie_break[first.seat],
    less: view.tie_break[second.seat],
  });
}

/** Colours for sources that a game gives none to. */
const PALETTE: Omit<Source, "id">[] = [
  { colour: "#d9a441", ink: "#241a08" },
  { colour: "#a3602c", ink: "#fff" },
  { colour: "#7b4b9e", ink: "#fff" },
  { colour: "#2f6cab", ink: "#fff" },
  { colour: "#477a39", ink: "#fff" },
  { colour: "#bb3a2c", ink: "#fff" },
  { colour: "#86b3b6", ink: "#241a08" },
  { colour: "#6a5233", ink: "#fff" },
];

/** The sources that brought somebody points, in the order of the bars. */
export function usedSources(view: View, known: readonly Source[]): Source[] {
  const ids = Object.keys(view.breakdown[0] ?? {});
  const others = ids
    .filter((id) => !known.some((source) => source.id === id))
    .map((id, i) => ({ id, ...PALETTE[(known.length + i) % PALETTE.length]! }));
  return [...known, ...others].filter(({ id }) => view.breakdown.some((each) => each[id]));
}

/** The points that each seat would have if the game ended at this view. */
export function pointsAtEnd(view: View): number[] {
  if (view.over || !view.if_it_ended_now) return view.scores;
  return view.if_it_ended_now.map((sources) => Object.values(sources).reduce((sum, points) => sum + points, 0));
}
