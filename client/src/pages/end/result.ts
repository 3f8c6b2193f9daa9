/* Who has won and why, read from the last view. */
import type { Source } from "../../games/game.ts";
import { hasText, list, t } from "../../lib/i18n.svelte.ts";
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

/** The headline and the sentence below it. */
export function headline(table: Snapshot, names: string[]): { title: string; text: string } {
  const all = placings(table);
  const winners = all.filter((each) => each.place === 1);
  const first = winners[0]!;
  const name = names[first.seat];
  const points = first.score;
  if (table.ended) {
    const loser = table.seats.findIndex((seat) => seat.resigned);
    return { title: t("end-wins", { name }), text: t(`end-${table.ended}`, { name: names[loser] }) };
  }
  if (winners.length > 1)
    return {
      title: t("end-shared", { names: list(winners.map(({ seat }) => names[seat] ?? "")) }),
      text: t("end-shared-text", { points }),
    };
  const equal = all.find((each) => each.place > 1 && each.score === points);
  if (equal) return { title: t("end-wins-tie", { name }), text: tieText(table.view!, first, equal, names) };
  const second = all[1];
  return { title: t("end-wins", { name }), text: t("end-wins-text", { points, ahead: points - (second?.score ?? 0) }) };
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
