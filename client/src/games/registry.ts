/* The games that have a folder here. A folder's index.ts exports the parts of GameClient that differ from the default. */
import { DEFAULT_GAME, type GameClient } from "./game.ts";

const FOLDERS = import.meta.glob<{ default: Partial<GameClient> }>("./*/index.ts");

/** The client of a game; the default where the game has no folder. It rejects if the folder cannot be fetched. */
export async function loadGame(name: string): Promise<GameClient> {
  const load = FOLDERS[`./${name}/index.ts`];
  return load ? { ...DEFAULT_GAME, ...(await load()).default } : DEFAULT_GAME;
}
