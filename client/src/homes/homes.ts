/* The home of each table. */
import type { GameInfo, TableLine } from "../lib/types.ts";
import { SITE } from "../lib/site.ts";
import { assisted } from "./assisted.ts";
import { browser } from "./browser/index.ts";
import { isLocal, type TableHome } from "./home.ts";
import { server } from "./server.ts";
import { isStill, still } from "./still.ts";

/** The home of a table. */
export function homeOf(table: string): TableHome {
  if (isStill(table)) return still;
  return isLocal(table) ? browser : assisted;
}

/** The home of new tables, and of what concerns no table. */
export const defaultHome: TableHome = SITE ? browser : server;

/** The tables of this browser, for a list; none if the browser refuses its store, or cannot fetch what reads it. */
export const localTables = (): Promise<TableLine[]> =>
  import("./browser/summaries.ts").then(({ localTables: read }) => read()).catch(() => []);

/** Can tables live in this browser? Not if the page was built without Python. */
export const hasBrowserHome = PYTHON_FILES.folder !== "";

/** The games: those of the server, or, where none answers, those that tables in this browser can have. */
export async function fetchGames(fromServer: () => Promise<GameInfo[]>): Promise<GameInfo[]> {
  const fromFiles = () =>
    fetch(`${import.meta.env.BASE_URL}${PYTHON_FILES.folder}games.json`).then(
      (response) => response.json() as Promise<GameInfo[]>,
    );
  if (SITE) return fromFiles();
  return fromServer().catch((error: unknown) =>
    hasBrowserHome
      ? fromFiles().catch(() => {
          throw error;
        })
      : Promise.reject(error as Error),
  );
}
