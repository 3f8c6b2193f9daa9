/* The worker that is the home of this browser's tables: Python, the store, the bots. It answers as the server does. What is hidden
   from players stays in it. */
import { server } from "../server.ts";
import { Database, StoreRefused } from "./database.ts";
import { holdLock } from "./living.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { keepSnapshot } from "./kept-snapshot.ts";
import { fetchAndStart } from "./python.ts";
import { Thinkers } from "./thinkers.ts";

interface PythonConnection {
  close(): void;
  destroy(): void;
}
/** Python's None is `undefined`: its null is a value of its own. */
type Optional<T> = T | undefined;
type Respond = (status: number, text: string) => void;
interface Home {
  request(method: string, path: string, body: Optional<string>, respond: Respond): Promise<void>;
  connect(table: string, since: Optional<number>, watch: Optional<string>): Promise<PythonConnection | number>;
  run(connection: PythonConnection, send: (text: string) => void, close: (code: number) => void): Promise<void>;
  heard(table: string, version: number): Promise<void>;
  export_table(table: string): Promise<string>;
  import_table(content: string, respond: Respond): Promise<void>;
  analyse(record: string, respond: Respond): Promise<void>;
  hints(sample: string, respond: Respond): Promise<void>;
  with_record(table: string, request: string): Promise<string>;
  delete(table: string): Promise<void>;
}
interface WorkerModule {
  open_home(database: Database, think: unknown, announce: unknown): Promise<Home>;
}

/** Tells other tabs that a table has changed. */
const tabs = new BroadcastChannel("saqqara-tables");
const connections = new Map<number, PythonConnection>();
const post = (message: FromWorker) => self.postMessage(message);
/** Milliseconds in which the page may draw its first table: a worker that starts beside it would slow it down. */
const FIRST_DRAWING = 1500;
let home: Promise<Home> | null = null;

async function start(folder: string): Promise<Home> {
  const lock = holdLock((name) => post({ kind: "lock", name }));
  const [{ python, files }, database] = await Promise.all([
    fetchAndStart(folder, (progress) => post({ kind: "progress", ...progress })),
    Database.open(lock),
  ]);
  const thinkers = new Thinkers(files);
  database.onFull = (full) => post({ kind: "store", full });
  const module = python.pyimport("saqqara.browser.worker") as WorkerModule;
  const think = (priority: number, job: Uint8Array) => thinkers.think(priority, job.slice());
  const announce = (table: string, version: number, summary: string) => {
    tabs.postMessage({ table, version });
    void database.summarise(table, summary).catch(() => undefined); // it is written anew with the next change
  };
  const opened = await module.open_home(database, think, announce);
  tabs.onmessage = ({ data }: MessageEvent<{ table: string; version: number }>) =>
    void opened.heard(data.table, data.version);
  post({ kind: "ready" });
  setTimeout(() => {
    thinkers.warmUp();
    void keepSnapshot(folder, files.snapshot).catch(() => undefined); // there is no room: it is fetched with the others
  }, FIRST_DRAWING);
  return opened;
}

async function connect(home: Home, { id, table, since, watch }: Extract<ToWorker, { kind: "connect" }>): Promise<void> {
  const connection = await home.connect(table, since ?? undefined, watch ?? undefined);
  if (typeof connection === "number") return post({ kind: "closed", id, code: connection });
  connections.set(id, connection);
  await home.run(
    connection,
    (text) => post({ kind: "frame", id, text }),
    (code) => post({ kind: "closed", id, code }),
  );
  connections.delete(id);
}

/** Open a table at the server with the game of one of ours. What is hidden there goes to the server alone, which deals it anew. */
async function carry(home: Home, table: string, request: string, respond: Respond): Promise<void> {
  const body: unknown = JSON.parse(await home.with_record(table, request));
  const away = { status: 503, content: { error: "error-offline" } };
  const { status, content } = await server.request("POST", "/tables", body).catch(() => away);
  respond(status, JSON.stringify(content));
}

async function handle(home: Home, message: Exclude<ToWorker, { kind: "start" }>): Promise<void> {
  const { id } = message;
  const respond: Respond = (status, text) => post({ kind: "answer", id, status, text });
  switch (message.kind) {
    case "request":
      return home.request(message.method, message.path, message.body ?? undefined, respond);
    case "connect":
      return connect(home, message);
    case "disconnect":
      return connections.get(id)?.close();
    case "export": {
      const file = new Blob([await home.export_table(message.table)], { type: "application/json" });
      return respond(200, JSON.stringify(URL.createObjectURL(file)));
    }
    case "import":
      return home.import_table(await message.file.text(), respond);
    case "delete":
      await home.delete(message.table);
      return respond(200, "null");
    case "carry":
      return carry(home, message.table, message.request, respond);
    case "analyse":
      return home.analyse(message.record, respond);
    case "hint":
      return home.hints(message.sample, respond);
  }
}

/** Something failed that nobody expected: the page need not wait for an answer. What failed may tell what is hidden. */
const failed = (id: number) =>
  post({ kind: "answer", id, status: 500, text: JSON.stringify({ error: "error-unknown" }) });

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    home = start(data.folder);
    home.catch((error: unknown) => {
      post({ kind: "failed", why: error instanceof StoreRefused ? "store" : "python", text: String(error) });
    });
  } else
    void home?.then(
      (opened) => handle(opened, data).catch(() => failed(data.id)),
      () => undefined, // that it failed has been said
    );
};
