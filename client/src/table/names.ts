/* What seats and levels are called. */
import { hasText, t } from "../lib/i18n.svelte.ts";
import type { SeatInfo } from "../lib/types.ts";

/** The names of the seats: the person's, the bot's level, or that the seat is open. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map((seat, i) => {
    if (seat.name) return seat.name;
    if (seat.kind === "open") return t("seat-open");
    return seat.kind === "bot" ? botName(seats, i) : t("seat-number", { number: i + 1 });
  });
}

/** Bots of the same level are numbered. */
function botName(seats: SeatInfo[], seat: number): string {
  const level = seats[seat]?.level ?? 1;
  const twins = seats.flatMap((other, i) => (other.kind === "bot" && (other.level ?? 1) === level ? [i] : []));
  const name = levelName(level);
  return twins.length < 2 ? name : t("seat-twin", { name, number: twins.indexOf(seat) + 1 });
}

export function levelName(level: number): string {
  const id = `level-${level}`;
  return hasText(id) ? t(id) : t("level-number", { level });
}

/** How bots of a level play; empty if there are no words for it. */
export function levelAbout(level: number): string {
  const id = `level-${level}-about`;
  return hasText(id) ? t(id) : "";
}
