/* This browser as the home of tables: a worker, which is started with the first request, and again if it ends. */
import type { Answer, Connection, Listener, TableHome } from "../home.ts";
import type { Failure, FromWorker, Progress, ToWorker } from "./messages.ts";
import { preparing } from "../preparing.svelte.ts";
import { keepEverything } from "../../lib/offline.svelte.ts";
import { SITE } from "../../lib/site.ts";

/** Close codes: the worker is gone, and the next connection gets a new one; there is no worker. */
const [RESTART, AWAY] = [1012, 1013];
/** So often in a row Python is started that does not start. */
const ATTEMPTS = 3;
let failures = 0;

/** The address of the folder from which Python is started. */
const pythonFolder = () => new URL(`${import.meta.env.BASE_URL}${PYTHON_FILES.folder}`, document.baseURI).href;

class Worked {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly answers = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  private readonly listeners = new Map<number, Listener>();
  private last = 0;
  private over = false;
  private progress: Progress | null = null;
  private setReady: () => void = () => undefined;
  isReady = false;
  /** Resolves when requests can be answered at once, or when the worker has ended. */
  readonly ready = new Promise<void>((resolve) => (this.setReady = resolve));

  constructor(private readonly ended: () => void) {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
    this.worker.onerror = (event) => this.end(event.message);
    this.worker.postMessage({ kind: "start", folder: pythonFolder() } satisfies ToWorker);
  }

  request(method: string, path: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? null : JSON.stringify(body);
    return this.ask((id) => ({ kind: "request", id, method, path, body: text }));
  }

  import(file: Blob): Promise<Answer> {
    return this.ask((id) => ({ kind: "import", id, file }));
  }

  delete(table: string): Promise<Answer> {
    return this.ask((id) => ({ kind: "delete", id, table }));
  }

  carry(table: string, request: unknown): Promise<Answer> {
    return this.ask((id) => ({ kind: "carry", id, table, request: JSON.stringify(request) }));
  }

  analyse(record: unknown): Promise<Answer> {
    return this.ask((id) => ({ kind: "analyse", id, record: JSON.stringify(record) }));
  }

  hint(sample: unknown): Promise<Answer> {
    return this.ask((id) => ({ kind: "hint", id, sample: JSON.stringify(sample) }));
  }

  /** The answer is the address of a file with a table. Its content stays in the worker until it is stored. */
  export(table: string): Promise<Answer> {
    return this.ask((id) => ({ kind: "export", id, table }));
  }

  connect(table: string, query: URLSearchParams, listener: Listener): Connection {
    const [id, since] = [++this.last, query.get("since")];
    this.listeners.set(id, listener);
    this.post({ kind: "connect", id, table, since: since === null ? null : Number(since), watch: query.get("watch") });
    this.showProgress();
    const { listeners } = this;
    return {
      get open() {
        return listeners.has(id);
      },
      close: () => this.post({ kind: "disconnect", id }),
    };
  }

  private ask(message: (id: number) => ToWorker): Promise<Answer> {
    const id = ++this.last;
    this.post(message(id));
    const answered = new Promise<Answer>((resolve, reject) => this.answers.set(id, { resolve, reject }));
    this.showProgress();
    return answered;
  }

  /** Say how far the worker has come, if somebody waits for it. */
  private showProgress(): void {
    if (this.progress && (this.answers.size || this.listeners.size)) preparing.show(this.progress);
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromWorker): void {
    switch (message.kind) {
      case "lock":
        void navigator.locks.request(message.name, () => this.end("the worker has ended"));
        return;
      case "progress":
        this.progress = message;
        return this.showProgress();
      case "ready":
        performance.mark("tables ready");
        failures = 0;
        this.progress = null;
        this.isReady = true;
        this.setReady();
        return preparing.done();
      case "failed":
        failures++;
        return this.end(message.text, message.why);
      case "store":
        preparing.full = message.full;
        return;
      case "answer": {
        const content: unknown = JSON.parse(message.text);
        this.answers.get(message.id)?.resolve({ status: message.status, content });
        this.answers.delete(message.id);
        return;
      }
      case "frame":
        return this.listeners.get(message.id)?.message(message.text);
      case "closed":
        return this.closed(message.id, message.code);
    }
  }

  private closed(id: number, code: number): void {
    const listener = this.listeners.get(id);
    this.listeners.delete(id);
    listener?.close(code);
  }

  private end(why: string, failed: Failure | null = null): void {
    if (this.over) return;
    this.over = true;
    this.worker.terminate();
    preparing.done(failed);
    this.ended();
    this.setReady();
    for (const { reject } of this.answers.values()) reject(new Error(why));
    this.answers.clear();
    for (const id of [...this.listeners.keys()]) this.closed(id, RESTART);
  }
}

let worked: Worked | null = null;

/** The worker that runs; a new one if there is none. */
function running(): Worked {
  if (!PYTHON_FILES.folder) throw new Error("this page was built without Python for browsers");
  if (failures === ATTEMPTS) throw new Error("Python does not start in this browser");
  return (worked ??= new Worked(() => (worked = null)));
}

/** Start the worker. Resolves when it is ready, or cannot be. */
export const prepare = async () => running().ready;

/** Are requests answered at once? */
export const isReady = () => worked?.isReady ?? false;

/** Is Python kept in this browser, so that nothing is fetched to start it? */
export async function isKept(): Promise<boolean> {
  return "caches" in globalThis && (await caches.match(`${pythonFolder()}snapshot.zst`)) !== undefined;
}

export const browser: TableHome = {
  request: async (method, path, body) => running().request(method, path, body),
  connect(table, query, listener) {
    try {
      const worked = running();
      if (!SITE) void worked.ready.then(keepEverything);
      return worked.connect(table, query, listener);
    } catch {
      queueMicrotask(() => listener.close(AWAY));
      return { open: false, close: () => undefined };
    }
  },
};

/** A file with a table, as an address to be stored from. */
export const exportTable = async (table: string) => running().export(table);
/** Keep the table of a file. */
export const importTable = async (file: Blob) => running().import(file);
export const deleteTable = async (table: string) => running().delete(table);
/** Open a table at the server with the game of a table: `request` as for a new table. */
export const carryTable = async (table: string, request: unknown) => running().carry(table, request);
/** What is known so far of the game of a record; the first call starts the analysis. */
export const analyseRecord = async (record: unknown) => running().analyse(record);
/** Good moves in a sampled position of a table that lives at the server. */
export const hintFor = async (sample: unknown) => running().hint(sample);
