/* Tables of a list, in words. */
import { gameTitle } from "../../lib/games.svelte.ts";
import { list, n, t } from "../../lib/i18n.svelte.ts";
import type { TableLine } from "../../lib/types.ts";
import { seatNames } from "../../table/names.ts";

/** The game and everybody but yourself: "Nim with Soraya". */
export function tableTitle(line: TableLine): string {
  const names = seatNames(line.seats).filter((_, i) => !line.seats[i]?.yours);
  const game = gameTitle(line.game);
  return names.length ? t("continue-with", { game, names: list(names) }) : game;
}

/** The scores, in the order of the seats. */
export function scores(line: TableLine): string {
  return line.scores.map((score) => n(score)).join(" : ");
}

export function turnText(line: TableLine): string {
  if (line.status !== "running") return t(`continue-${line.status}`);
  if (line.acting !== null) return t("continue-your-turn");
  return line.mover === null ? "" : t("continue-acts", { name: seatNames(line.seats)[line.mover] });
}
