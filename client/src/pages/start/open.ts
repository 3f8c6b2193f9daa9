/* Opening tables: on the server or on this device. */
import { loadGame } from "../../games/registry.ts";
import { browser, importTable } from "../../homes/browser/index.ts";
import { defaultHome, hasBrowserHome } from "../../homes/homes.ts";
import { api, ApiError, contentOf } from "../../lib/api.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { SITE } from "../../lib/site.ts";
import type { NewTable, Snapshot } from "../../lib/types.ts";

/** Stored tables are known by their name: what they hold is not for the page to read. */
const TABLE_FILE = ".saqqara.json";

/** Can a table live on this device? Only if nobody joins from elsewhere. */
export function fitsDevice(table: NewTable): boolean {
  return hasBrowserHome && table.seats.every(({ kind }) => kind !== "friend");
}

/** Fetch what shows a table of a game. What cannot be fetched now is fetched again when it is needed. */
async function fetchBoard(game: string): Promise<void> {
  const [{ board }] = await Promise.all([loadGame(game), import("../Table.svelte")]);
  if (settings.view !== "text") await board();
}

/** Open a table where it is wanted; on this device, too, if the server cannot be reached. */
export async function openTable(table: NewTable, device: boolean): Promise<Snapshot> {
  fetchBoard(table.game).catch(() => undefined);
  const here = device && fitsDevice(table);
  try {
    return await api.create(table, here ? browser : defaultHome);
  } catch (error) {
    const away = error instanceof ApiError && error.problem.status === 0;
    if (!away || here || SITE || !fitsDevice(table)) throw error;
    return api.create(table, browser);
  }
}

export function isTableFile(file: File): boolean {
  return file.name.endsWith(TABLE_FILE);
}

/** Keep the table of a file on this device; its id. */
export function importFile(file: File): Promise<string> {
  return contentOf<string>(importTable(file));
}
