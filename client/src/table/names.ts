/* What seats and levels are called. */
import { hasText, t } from "../lib/i18n.svelte.ts";
import type { SeatInfo } from "../lib/types.ts";

/** The names of the seats: the person's, the bot's, or that the seat is open. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map((seat, i) => {
    if (seat.name) return seat.name;
    if (seat.bot) return botName(seat.bot);
    return seat.kind === "open" ? t("seat-open") : t("seat-number", { number: i + 1 });
  });
}

/** The name of a bot in the reader's script. */
function botName(bot: string): string {
  const id = `bot-${bot.toLowerCase()}`;
  return hasText(id) ? t(id) : bot;
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
