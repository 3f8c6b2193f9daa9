/* The games that the server offers, asked for once. */
import { api } from "./api.ts";
import { hasText, t } from "./i18n.svelte.ts";
import type { GameInfo } from "./types.ts";

let offered = $state.raw<GameInfo[]>([]);
let pending: Promise<GameInfo[]> | null = null;

/** Ask the server for its games. After a failure the next call asks again. */
export function loadGames(): Promise<GameInfo[]> {
  pending ??= api.games().then(
    (found) => (offered = found),
    (error: unknown) => {
      pending = null;
      throw error;
    },
  );
  return pending;
}

/** The games that are known by now. */
export function games(): GameInfo[] {
  return offered;
}

/** What a game is called: in the reader's language, else as the server calls it. */
export function gameTitle(name: string): string {
  const id = `game-${name}`;
  return hasText(id) ? t(id) : (offered.find((game) => game.name === name)?.title ?? capitalised(name));
}

/** A plain name from an identifier: "blue_cards" becomes "Blue cards". */
export function capitalised(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
