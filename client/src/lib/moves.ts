/* A move of the notation, in words: for hints, the analysis and the log of a study. */
import { t } from "./words.svelte.ts";
import type { GameName } from "./types.ts";

/** What a move does, as a command: "Sail ship 3 to the temple". */
export function inWords(game: GameName, move: string, names: string[] = []): string {
  return game === "imhotep" ? imhotep(move, names) : anubixx(move);
}

function imhotep(move: string, names: string[]): string {
  const [word = "", first = "", second = ""] = move.split(" ");
  switch (word) {
    case "load": {
      const [ship, space] = first.split(".").map(Number);
      return t("move-load", { ship, space });
    }
    case "sail":
      return t("move-sail", { ship: Number(first), site: second });
    case "play":
      return t("move-play", { card: first });
    case "unload":
      return t("move-unload", { name: names[Number(first.slice(1)) - 1] ?? first });
    case "pick":
      return t("move-pick", { place: Number(first) });
    case "keep":
      return t("move-keep", { place: Number(first) });
    case "build":
      return t("move-build", { pyramid: first });
    case "bonus":
      return t(`move-bonus-${first}`);
    default:
      return t(`move-${word}`);
  }
}

function anubixx(move: string): string {
  const [building = "", field = "", ...marks] = move.split(" ");
  const jokers = marks.filter((mark) => mark === "joker").length;
  if (building === "pyramid") {
    const [level, stone] = field.split(".").map(Number);
    return t("move-pyramid", { level, stone, jokers });
  }
  if (building === "arch" && field === "key") return t("move-keystone", { jokers });
  if (building === "arch")
    return t("move-arch", { column: field[0] === "L" ? "left" : "right", level: Number(field.slice(1)), jokers });
  if (building !== "relief") return t("move-done");
  const [row, column, row2, column2] = field.split(/[.-]/).map(Number);
  return t("move-relief", { row, column, row2, column2, jokers });
}
