/* Tables in IndexedDB. Every call of `write` is one transaction: all of it is on disk when it answers, or nothing. The columns are
   those of `browser/store.py`. */

import { livingWorkers } from "./living.ts";

const NAME = "saqqara";
const VERSION = 1;
const CONFLICT = "conflict";
const FULL = "full";

/** The browser does not let this page store anything. */
export class StoreRefused extends Error {}

interface TableRow {
  id: string;
  seats: { seat: number; person: string; invite: string | null }[];
  lease_by?: string;
  lease_until?: number;
  /** The lock of the worker that has the lease. */
  lease_lock?: string;
}
interface Changes {
  new?: TableRow;
  table?: string;
  changed?: Record<string, unknown>;
  seat?: TableRow["seats"][number] | null;
  events?: Record<string, unknown>[];
}

export class Database {
  /** Is told when there is no room for what is written, and when there is again. */
  onFull: (full: boolean) => void = () => undefined;
  private full = false;

  private constructor(
    private readonly database: IDBDatabase,
    private readonly lock: string,
  ) {}

  /** Open the store: for the worker that holds this lock, or only to read. */
  static async open(lock = ""): Promise<Database> {
    try {
      return new Database(await Database.connect(), lock);
    } catch (error) {
      throw new StoreRefused(String(error));
    }
  }

  private static connect(): Promise<IDBDatabase> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("tables", { keyPath: "id" });
      const events = opening.result.createObjectStore("events", { keyPath: ["table_id", "sequence"] });
      events.createIndex("commands", ["table_id", "command"], { unique: true });
      opening.result.createObjectStore("settings");
      opening.result.createObjectStore("summaries");
    };
    return result(opening);
  }

  async write(text: string): Promise<string> {
    const changes = JSON.parse(text) as Changes;
    const transaction = this.database.transaction(["tables", "events"], "readwrite", { durability: "strict" });
    try {
      const [tables, events] = [transaction.objectStore("tables"), transaction.objectStore("events")];
      if (changes.new) tables.add(changes.new);
      for (const event of changes.events ?? []) events.add(event);
      if (changes.table && (changes.seat || Object.keys(changes.changed ?? {}).length)) {
        const row = (await result(tables.get(changes.table))) as TableRow;
        if (changes.seat) row.seats[changes.seat.seat] = changes.seat;
        tables.put({ ...row, ...changes.changed });
      }
      await done(transaction);
      this.report(false);
      return "written";
    } catch (error) {
      const { name } = transaction.error ?? (error as Error);
      if (!transaction.error) transaction.abort();
      if (name === "ConstraintError") return CONFLICT;
      if (name !== "QuotaExceededError") throw error;
      this.report(true);
      return FULL;
    }
  }

  async table(id: string): Promise<string> {
    return JSON.stringify((await result(this.read("tables").get(id))) ?? null);
  }

  async tables(): Promise<string> {
    return JSON.stringify(await result(this.read("tables").getAll()));
  }

  async events(table: string, since: number): Promise<string> {
    const range = IDBKeyRange.bound([table, since], [table, Infinity], true);
    return JSON.stringify(await result(this.read("events").getAll(range)));
  }

  /** Lease a table, unless another holder has a lease now and its worker lives. */
  async lease(table: string, holder: string, now: number, until: number): Promise<boolean> {
    const lives = await livingWorkers();
    const transaction = this.database.transaction("tables", "readwrite");
    const tables = transaction.objectStore("tables");
    const row = (await result(tables.get(table))) as TableRow;
    const free = row.lease_by === holder || (row.lease_until ?? 0) < now || !lives(row.lease_lock ?? "");
    if (free) tables.put({ ...row, lease_by: holder, lease_until: until, lease_lock: this.lock });
    await done(transaction);
    return free;
  }

  /** A value that is kept; the default is written if there is none. */
  async setting(name: string, value: string): Promise<string> {
    const transaction = this.database.transaction("settings", "readwrite");
    const settings = transaction.objectStore("settings");
    const found = (await result(settings.get(name))) as string | undefined;
    if (found === undefined) settings.put(value, name);
    await done(transaction);
    return found ?? value;
  }

  /** What the list of tables shows of a table, as JSON: nothing that is hidden. */
  async summarise(table: string, summary: string): Promise<void> {
    const transaction = this.database.transaction("summaries", "readwrite");
    transaction.objectStore("summaries").put(summary, table);
    await done(transaction);
  }

  summaries(): Promise<string[]> {
    return result(this.read("summaries").getAll() as IDBRequest<string[]>);
  }

  close(): void {
    this.database.close();
  }

  async delete(table: string): Promise<void> {
    const transaction = this.database.transaction(["tables", "events", "summaries"], "readwrite");
    transaction.objectStore("tables").delete(table);
    transaction.objectStore("summaries").delete(table);
    transaction.objectStore("events").delete(IDBKeyRange.bound([table], [table, Infinity]));
    await done(transaction);
  }

  private report(full: boolean): void {
    if (full !== this.full) this.onFull((this.full = full));
  }

  private read(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store);
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the store of the browser failed"));
  });
}

/** Until a transaction is on disk. */
function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the store of the browser is full"));
  });
}
