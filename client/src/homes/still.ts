/* Positions that are only looked at, such as that of a puzzle: each is a table at which nothing happens. */
import type { Snapshot } from "../lib/types.ts";
import type { TableHome } from "./home.ts";

const STILL = "still-";
const tables = new Map<string, Snapshot>();
let setUpSoFar = 0;

/** Does nothing happen at this table? */
export function isStill(table: string): boolean {
  return table.startsWith(STILL);
}

/** Set up a table that shows a position: its id. */
export function setUp(table: Omit<Snapshot, "id">): string {
  const id = `${STILL}${++setUpSoFar}`;
  tables.set(id, { ...table, id });
  return id;
}
export function clearAway(id: string): void {
  tables.delete(id);
}

export const still: TableHome = {
  request: () => Promise.resolve({ status: 404, content: null }),
  connect(id, _query, listener) {
    const table = tables.get(id);
    let open = table !== undefined;
    queueMicrotask(() => {
      if (open) listener.message(JSON.stringify({ type: "hello", table, log: [] }));
      else listener.close(4404);
    });
    return {
      get open() {
        return open;
      },
      close() {
        open = false;
        listener.close(1000);
      },
    };
  },
};
