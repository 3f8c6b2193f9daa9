/* The server as the home of tables, where this browser computes for its visitor what takes long: so the cost of a server does not
   grow with it. What the browser cannot compute, the server does. */
import type { Answer, TableHome } from "./home.ts";
import { preparing } from "./preparing.svelte.ts";
import { server } from "./server.ts";

const ANALYSIS = /^(\/tables\/[^/]+)\/analysis(\?.*)?$/;

/** Can this browser compute? Not if the page was built without Python, if Python failed here, or if data is to be saved. */
let able = PYTHON_FILES.folder !== "" && !(navigator as { connection?: { saveData: boolean } }).connection?.saveData;
/** The record that was analysed last, by its path: it does not change any more. */
let analysed: { path: string; record: unknown } | null = null;

export const assisted: TableHome = {
  async request(method, path, body) {
    const found = ANALYSIS.exec(path);
    const answer = found && able ? await analyse(`${found[1]}/record${found[2] ?? ""}`) : null;
    return answer ?? server.request(method, path, body);
  },
  connect: (table, query, listener) => server.connect(table, query, listener),
};

/** The analysis of a record of the server, computed here; null if that cannot be. */
async function analyse(path: string): Promise<Answer | null> {
  if (analysed?.path !== path) {
    const { status, content } = await server.request("GET", path);
    if (status >= 400) return null;
    analysed = { path, record: content };
  }
  const { record } = analysed;
  return computed(async () => (await import("./browser/index.ts")).analyseRecord(record));
}

/** What this browser computes; null if it cannot, from now on. */
async function computed(compute: () => Promise<Answer>): Promise<Answer | null> {
  try {
    const answer = await compute();
    if (answer.status < 400) return answer;
  } catch {
    preparing.done(); // nothing is missing: the server computes it
  }
  able = false;
  return null;
}
