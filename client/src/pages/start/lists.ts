/* Tables in a list, in words. */
import type { Snapshot, TableLine } from "../../lib/types.ts";
import { list, n, t } from "../../lib/words.svelte.ts";
import { nameOf } from "../../table/session.svelte.ts";

/** The names at a table of a list. */
export function namesOf(line: TableLine): string[] {
  return line.seats.map((seat, i) => nameOf(line as unknown as Snapshot, i, seat.name));
}

/** "Imhotep with Soraya": everybody but yourself. */
export function company(line: TableLine): string {
  const names = namesOf(line).filter((_, i) => !line.seats[i]?.yours);
  const game = t(`game-${line.game}`);
  return names.length ? t("continue-with", { game, names: list(names) }) : game;
}

/** The scores, in the order of the seats. */
export function scores(line: TableLine): string {
  return line.scores.map((score) => n(score)).join(" : ");
}

export function whoseTurn(line: TableLine): string {
  if (line.status !== "running") return t(`continue-${line.status}`);
  if (line.acting !== null) return t("continue-your-turn");
  return line.mover === null ? "" : t("continue-acts", { name: namesOf(line)[line.mover] });
}
