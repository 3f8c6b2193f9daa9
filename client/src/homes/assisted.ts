/* The server as the home of tables, where this browser computes for its visitor what takes long: so the cost of a server does not
   grow with it. What the browser cannot compute, the server does. */
import { analyseRecord, hintFor, isKept, isReady, prepare } from "./browser/index.ts";
import type { Answer, TableHome } from "./home.ts";
import { preparing } from "./preparing.svelte.ts";
import { server } from "./server.ts";

const ANALYSIS = /^(\/tables\/[^/]+)\/analysis(\?.*)?$/;
const HINT = /^(\/tables\/[^/]+)\/hint$/;

/** Can this browser compute? Not if the page was built without Python, if Python failed here, or if data is to be saved. */
let able = PYTHON_FILES.folder !== "" && !(navigator as { connection?: { saveData: boolean } }).connection?.saveData;
/** The record that was analysed last, by its path: it does not change any more. */
let analysed: { path: string; record: unknown } | null = null;

export const assisted: TableHome = {
  request(method, path, body) {
    const ask = () => server.request(method, path, body);
    return (able && compute(path, body)?.then((answer) => answer ?? ask())) || ask();
  },
  connect: (table, query, listener) => server.connect(table, query, listener),
};

/** The answer to a request, computed here, or null if that cannot be; null at once for all other requests. */
function compute(path: string, body: unknown): Promise<Answer | null> | null {
  const analysis = ANALYSIS.exec(path);
  if (analysis) return analyse(`${analysis[1]}/record${analysis[2] ?? ""}`);
  const hint = HINT.exec(path);
  return hint && findHint(`${hint[1]}/sample?version=${(body as { version: number }).version}`);
}

/** The analysis of a record of the server, computed here; null if that cannot be. */
async function analyse(path: string): Promise<Answer | null> {
  if (analysed?.path !== path) {
    const { status, content } = await server.request("GET", path);
    if (status >= 400) return null;
    analysed = { path, record: content };
  }
  const { record } = analysed;
  return computed(() => analyseRecord(record));
}

/** Good moves for a position of the server, in which what is hidden is dealt at random; null if Python is not ready: for a hint
    it is not fetched. If it was fetched before, it is started for the next one. */
async function findHint(path: string): Promise<Answer | null> {
  if (!isReady()) {
    if (await isKept()) void prepare().finally(() => isReady() || preparing.done());
    return null;
  }
  const { status, content } = await server.request("GET", path);
  return status < 400 ? computed(() => hintFor(content)) : null;
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
