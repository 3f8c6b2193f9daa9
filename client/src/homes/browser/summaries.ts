/* The tables of this browser for a list, read without starting Python. */
import type { TableLine } from "../../lib/types.ts";
import { Database } from "./database.ts";

/** All tables of this browser. */
export async function localTables(): Promise<TableLine[]> {
  const database = await Database.open();
  try {
    return (await database.summaries()).map((each) => JSON.parse(each) as TableLine);
  } finally {
    database.close();
  }
}
