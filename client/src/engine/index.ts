/* A game's rules and search in the browser, in a worker of their own:

     const engine = await Engine.load(game);
     const result = await engine.search({ root, seed, settings, simulations: 2000 });
     engine.close();

   For several trees at once, load several engines. */
import { EngineError } from "./errors.ts";
import type { PackedPosition } from "./position.ts";
import type { CallName, Calls, Request, Response } from "./protocol.ts";
import type { RandomGames } from "./rules.ts";
import type { SearchRequest, SearchResult } from "./search.ts";

export { EngineError } from "./errors.ts";
export type { PackedPosition } from "./position.ts";
export type { SearchRequest, SearchResult } from "./search.ts";

/** What an engine needs of a worker. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export interface SearchOptions {
  readonly signal?: AbortSignal;
  readonly progress?: (simulations: number) => void;
}

interface Waiting {
  readonly resolve: (answered: never) => void;
  readonly reject: (error: EngineError) => void;
  readonly progress?: ((simulations: number) => void) | undefined;
}

export class Engine {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private closed: EngineError | undefined;

  private constructor(private readonly worker: WorkerLike) {
    worker.onmessage = (event: MessageEvent<Response>) => this.receive(event.data);
    worker.onerror = () => this.stop(new EngineError("crashed", "The engine's worker has stopped."));
  }

  /** Start a worker and load the module of a game. `simd` is for tests: by itself the browser's ability decides. */
  static async load(game: string, simd?: boolean, worker: WorkerLike = newWorker()): Promise<Engine> {
    const engine = new Engine(worker);
    try {
      await engine.ask("load", simd === undefined ? { game } : { game, simd });
    } catch (error) {
      engine.close();
      throw error;
    }
    return engine;
  }

  /** The first decision of a game, given a position that holds the options. */
  begin(position: PackedPosition, seed: bigint): Promise<PackedPosition> {
    return this.ask("begin", { position, seed });
  }

  /** The numbers of all legal moves. */
  moves(position: PackedPosition): Promise<number[]> {
    return this.ask("moves", { position });
  }

  /** The points of every seat. */
  scores(position: PackedPosition): Promise<number[]> {
    return this.ask("scores", { position });
  }

  /** The position after a legal move. */
  play(position: PackedPosition, move: number): Promise<PackedPosition> {
    return this.ask("play", { position, move });
  }

  /** The position as its mover knows it, what is hidden dealt from a seed: the root of a search. */
  conceal(position: PackedPosition, seed: bigint): Promise<PackedPosition> {
    return this.ask("conceal", { position, seed });
  }

  /** The end of a random game from here. */
  playToEnd(position: PackedPosition, seed: bigint): Promise<PackedPosition> {
    return this.ask("playToEnd", { position, seed });
  }

  /** Whole random games with the options of a position: game number i begins and is played with `seed + i`. */
  randomGames(position: PackedPosition, seed: bigint, games: number): Promise<RandomGames> {
    return this.ask("randomGames", { position, seed, games });
  }

  /** Search until the budget is spent, or the signal is aborted: then the result is what was found so far. */
  search(request: SearchRequest, { signal, progress }: SearchOptions = {}): Promise<SearchResult> {
    const id = this.last + 1;
    const cancel = () => this.worker.postMessage({ id, call: "cancel" } satisfies Request);
    const result = this.ask("search", request, progress);
    if (signal?.aborted) cancel();
    signal?.addEventListener("abort", cancel);
    return result.finally(() => signal?.removeEventListener("abort", cancel));
  }

  /** End the worker and free its memory. What is still asked fails. */
  close(): void {
    this.stop(new EngineError("crashed", "The engine was closed."));
  }

  private ask<N extends CallName>(
    call: N,
    asked: Calls[N]["asked"],
    progress?: (simulations: number) => void,
  ): Promise<Calls[N]["answered"]> {
    if (this.closed) return Promise.reject(this.closed);
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, progress });
      this.worker.postMessage({ id, call, asked });
    });
  }

  private receive(response: Response): void {
    const waiting = this.waiting.get(response.id);
    if (!waiting) return;
    if ("simulations" in response) {
      waiting.progress?.(response.simulations);
      return;
    }
    this.waiting.delete(response.id);
    if ("fault" in response) waiting.reject(new EngineError(response.fault, response.message));
    else waiting.resolve(response.answered as never);
  }

  private stop(error: EngineError): void {
    this.closed ??= error;
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(this.closed);
    this.waiting.clear();
  }
}

function newWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
