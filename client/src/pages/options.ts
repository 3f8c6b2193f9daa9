/* The options of a table in words. */
import type { GameClient } from "../games/game.ts";
import { capitalised } from "../lib/games.svelte.ts";
import { hasText, t } from "../lib/i18n.svelte.ts";
import type { Clock, GameInfo, GameOption } from "../lib/types.ts";

/** A text of the page if there is one, else the server's English. */
export const textOr = (id: string, otherwise: string) => (hasText(id) ? t(id) : otherwise);

export function optionLabel(game: string, option: GameOption): string {
  return textOr(`option-${game}-${option.name}`, capitalised(option.name));
}

/** An option and its value: "Wrath of the Pharaoh: on". */
export function optionText(game: GameInfo, client: GameClient, option: GameOption, value: unknown): string {
  const own = client.optionText(option.name, value);
  if (own !== null) return own;
  const label = optionLabel(game.name, option);
  if (option.kind === "flag") return t(value ? "option-on" : "option-off", { option: label });
  const words = textOr(`option-${game.name}-${option.name}-${String(value)}`, capitalised(String(value)));
  return t("option-choice", { option: label, value: words });
}

/** Everything that was chosen for a table: players, options, clock. */
export function tableTexts(
  game: GameInfo | undefined,
  client: GameClient,
  { options, clock, players }: { options: Record<string, unknown>; clock: Clock | null; players: number },
): string[] {
  const chosen = game?.options.map((option) => optionText(game, client, option, options[option.name])) ?? [];
  return [t("new-players", { players }), ...chosen, clockText(clock)];
}

function clockText(clock: Clock | null): string {
  if (!clock) return t("new-clock-none");
  const each = Math.max(...clock.left);
  return clock.kind === "days"
    ? t("new-clock-days", { days: Math.round(each / 86_400) })
    : t("new-clock-live", { minutes: Math.round(each / 60), seconds: clock.increment });
}
