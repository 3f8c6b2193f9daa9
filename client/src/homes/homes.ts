/* The home of each table. The browser's own is fetched when it is first needed. */
import type { GameInfo, TableLine } from "../lib/types.ts";
import { SITE } from "../lib/site.ts";
import { assisted } from "./assisted.ts";
import { isLocal, type Connection, type Listener, type TableHome } from "./home.ts";
import { server } from "./server.ts";
import { isStill, still } from "./still.ts";

const fetchBrowser = () => import("./browser/index.ts").then(({ browser }) => browser);

/** This browser as the home of tables. What it needs is fetched with the first request. */
export const browser: TableHome = {
  request: async (method, path, body) => (await fetchBrowser()).request(method, path, body),
  connect: connectLater,
};

/** Start what tables in this browser need before it is asked for. Resolves when it is there. */
export async function prepareBrowser(): Promise<void> {
  const { prepare } = await import("./browser/index.ts");
  await prepare();
}

/** Connect as soon as the home is there. */
function connectLater(table: string, query: URLSearchParams, listener: Listener): Connection {
  let [connection, closed] = [null as Connection | null, false];
  fetchBrowser().then(
    (home) => {
      if (!closed) connection = home.connect(table, query, listener);
    },
    () => listener.close(1013),
  );
  return {
    get open() {
      return connection?.open ?? false;
    },
    close() {
      closed = true;
      if (connection) connection.close();
      else listener.close(1000);
    },
  };
}

/** The home of a table. */
export function homeOf(table: string): TableHome {
  if (isStill(table)) return still;
  return isLocal(table) ? browser : assisted;
}

/** The home of new tables, and of what concerns no table. */
export const defaultHome: TableHome = SITE ? browser : server;

/** The tables of this browser, for a list; none if the browser refuses its store. */
export async function localTables(): Promise<TableLine[]> {
  const { localTables: read } = await import("./browser/summaries.ts");
  return read().catch(() => []);
}

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
