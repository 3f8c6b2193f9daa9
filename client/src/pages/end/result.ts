/* Who has won and why, read from the last view. */
import type { AnubixxView, ImhotepView, Seat, Snapshot, View } from "../../lib/types.ts";
import { list, t } from "../../lib/words.svelte.ts";

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

/** What decides between equal scores: stones on the sled, or crosses in the pyramid. */
export function tieBreak(view: View, seat: Seat): number {
  return view.game === "imhotep" ? sled(view, seat) : crosses(view, seat);
}
const sled = (view: ImhotepView, seat: Seat) => view.seats[seat]?.sled ?? 0;
const crosses = (view: AnubixxView, seat: Seat) =>
  view.seats[seat]?.pyramid.flat().filter((field) => field.crossed).length ?? 0;

/** The headline and the sentence below it. */
export function verdict(table: Snapshot, names: string[]): { title: string; text: string } {
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
  if (equal)
    return {
      title: t("end-wins-tie", { name }),
      text: t(`end-tie-${table.game}`, tied(table.view!, first, equal, names)),
    };
  const second = all[1];
  return { title: t("end-wins", { name }), text: t("end-wins-text", { points, ahead: points - (second?.score ?? 0) }) };
}

function tied(view: View, first: Placing, second: Placing, names: string[]) {
  return {
    name: names[first.seat],
    other: names[second.seat],
    points: first.score,
    more: tieBreak(view, first.seat),
    less: tieBreak(view, second.seat),
  };
}

/** The sources of points of a game, in the order in which bars are drawn, each with its colour and the figures' colour on it. */
export const SOURCES: Record<View["game"], [source: string, colour: string, ink: string][]> = {
  imhotep: [
    ["pyramids", "#d9a441", "#241a08"],
    ["temple", "#a3602c", "#fff"],
    ["burial", "#7b4b9e", "#fff"],
    ["obelisks", "#2f6cab", "#fff"],
    ["decorations", "#477a39", "#fff"],
    ["statues", "#bb3a2c", "#fff"],
    ["blue_cards", "#86b3b6", "#241a08"],
    ["wrath", "#6a5233", "#fff"],
  ],
  anubixx: [
    ["pyramid", "#d9a441", "#241a08"],
    ["arch", "#a3602c", "#fff"],
    ["relief", "#7b4b9e", "#fff"],
    ["bonuses", "#477a39", "#fff"],
    ["quarry", "#86b3b6", "#241a08"],
    ["jokers", "#bb3a2c", "#fff"],
  ],
};

/** What everybody would have if the game ended at a view: the lead, with all that is still to be scored. */
export function standing(view: View): number[] {
  if (view.game !== "imhotep" || view.over) return view.scores;
  return view.if_it_ended_now.map((sources) => Object.values(sources).reduce((sum, points) => sum + points, 0));
}
