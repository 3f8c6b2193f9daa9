/* The workers in which bots think. The first starts with the tables, others when there is more to do than it can; all of them rest
   while it is a person's turn. */
import type { PythonFiles } from "./python.ts";

interface Job {
  readonly priority: number;
  readonly content: Uint8Array;
  readonly resolve: (result: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** A job under way. */
export interface Thinking {
  readonly result: Promise<Uint8Array>;
  /** Nobody waits for the result any more. */
  cancel(): void;
}

/** What a thinking worker is told, and what it answers. */
export type ToThinker = { kind: "start"; files: PythonFiles } | { kind: "job"; content: Uint8Array };
export type FromThinker = { kind: "ready" } | { kind: "done"; result: Uint8Array } | { kind: "failed"; text: string };

/** One core is for the page, one for the tables. */
const SPARED = 2;
const MOST = 4;

class Thinker {
  job: Job | null = null;
  private readonly worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });

  constructor(
    files: PythonFiles,
    private readonly next: () => void,
  ) {
    this.worker.onmessage = (event: MessageEvent<FromThinker>) => this.receive(event.data);
    this.worker.onerror = (event) => this.receive({ kind: "failed", text: event.message });
    this.worker.postMessage({ kind: "start", files } satisfies ToThinker);
  }

  begin(job: Job): void {
    this.job = job;
    this.worker.postMessage({ kind: "job", content: job.content } satisfies ToThinker);
  }

  /** End the worker: a search does not listen while it runs. */
  end(): void {
    this.worker.terminate();
  }

  private receive(message: FromThinker): void {
    if (message.kind === "ready") return;
    const job = this.job;
    this.job = null;
    if (message.kind === "done") job?.resolve(message.result);
    else job?.reject(new Error(message.text));
    this.next();
  }
}

export class Thinkers {
  private thinkers: Thinker[] = [];
  private readonly waiting: Job[] = [];
  private readonly most = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency - SPARED));

  constructor(private readonly files: PythonFiles) {}

  /** Start a worker before it is needed. */
  warmUp(): void {
    if (!this.thinkers.length) this.start();
  }

  /** Do a job: the lowest priority number first. */
  think(priority: number, content: Uint8Array): Thinking {
    let cancel = () => {};
    const result = new Promise<Uint8Array>((resolve, reject) => {
      const job = { priority, content, resolve, reject };
      cancel = () => this.cancel(job);
      this.waiting.push(job);
    });
    this.next();
    return { result, cancel };
  }

  /** Drop a job. The worker that does it ends, and another takes its place. */
  private cancel(job: Job): void {
    const place = this.waiting.indexOf(job);
    if (place >= 0) this.waiting.splice(place, 1);
    const busy = this.thinkers.find((thinker) => thinker.job === job);
    if (!busy) return;
    busy.end();
    this.thinkers = this.thinkers.filter((thinker) => thinker !== busy);
    this.warmUp();
    this.next();
  }

  private start(): Thinker {
    const thinker = new Thinker(this.files, () => this.next());
    this.thinkers.push(thinker);
    return thinker;
  }

  private next(): void {
    if (!this.waiting.length) return;
    const free = this.thinkers.find(({ job }) => !job) ?? (this.thinkers.length < this.most ? this.start() : undefined);
    if (!free) return;
    const first = this.waiting.reduce((best, each) => (each.priority < best.priority ? each : best));
    this.waiting.splice(this.waiting.indexOf(first), 1);
    free.begin(first);
    this.next();
  }
}
