/* The worker's side of the protocol, apart from the worker itself, so that tests can run it anywhere. */
import { EngineError } from "./errors.ts";
import type { GameLayout } from "./layout.ts";
import { compileModule, supportsSimd } from "./module.ts";
import { Position } from "./position.ts";
import type { Calls, CallName, Request, Response } from "./protocol.ts";
import { Rules } from "./rules.ts";
import { Search, type SearchResult } from "./search.ts";

/** Fetches the bindings and the module of a game. */
export type Fetcher = (game: string, simd: boolean) => Promise<{ layout: GameLayout; bytes: Uint8Array<ArrayBuffer> }>;
export type Post = (response: Response, transfer: Transferable[]) => void;

interface Loaded {
  readonly layout: GameLayout;
  readonly module: WebAssembly.Module;
  readonly rules: Rules;
}

export class EngineServer {
  private loaded: Loaded | undefined;
  private readonly cancelled = new Set<number>();
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly fetcher: Fetcher,
    private readonly post: Post,
  ) {}

  /** Handle a message. Resolves when it is answered. */
  receive(request: Request): Promise<void> {
    if (request.call === "cancel") {
      this.cancelled.add(request.id);
      return Promise.resolve();
    }
    this.queue = this.queue.then(() => this.answer(request));
    return this.queue;
  }

  private async answer(request: Exclude<Request, { call: "cancel" }>): Promise<void> {
    const { id } = request;
    try {
      const answered = await this.handle(request);
      this.post({ id, answered }, "simulations" in answered ? buffers(answered) : []);
    } catch (error) {
      const fault = error instanceof EngineError ? error.fault : "crashed";
      if (fault === "crashed") await this.restart();
      this.post({ id, fault, message: error instanceof Error ? error.message : String(error) }, []);
    } finally {
      this.cancelled.delete(id);
    }
  }

  private async handle(request: Exclude<Request, { call: "cancel" }>): Promise<Calls[CallName]["answered"]> {
    if (request.call === "load") return this.load(request.asked);
    if (!this.loaded) throw new EngineError("invalid", "No game is loaded yet.");
    if (request.call === "search") return this.search(request.id, request.asked, this.loaded);
    const { layout, rules } = this.loaded;
    const position = Position.from(layout, request.asked.position);
    switch (request.call) {
      case "begin":
        return rules.begin(position, request.asked.seed).pack();
      case "moves":
        return rules.moves(position);
      case "scores":
        return rules.scores(position);
      case "play":
        return rules.play(position, request.asked.move).pack();
      case "conceal":
        return rules.conceal(position, request.asked.seed).pack();
      case "playToEnd":
        return rules.playToEnd(position, request.asked.seed).pack();
      case "randomGames":
        return rules.randomGames(position, request.asked.seed, request.asked.games);
    }
  }

  private async load({ game, simd = supportsSimd() }: Calls["load"]["asked"]): Promise<Calls["load"]["answered"]> {
    const { layout, bytes } = await this.fetcher(game, simd);
    const module = await compileModule(bytes, layout);
    this.loaded = { layout, module, rules: await Rules.start(module, layout) };
    return { game, layout: layout.layout, simd };
  }

  /** What a crash leaves behind in memory is not used again. If there is no memory for another instance, no game is loaded. */
  private async restart(): Promise<void> {
    const before = this.loaded;
    this.loaded = undefined;
    const rules = before && (await Rules.start(before.module, before.layout).catch(() => undefined));
    if (rules) this.loaded = { ...before, rules };
  }

  private async search(id: number, asked: Calls["search"]["asked"], { module, layout }: Loaded): Promise<SearchResult> {
    const search = await Search.start(module, layout, asked);
    return search.run({
      cancelled: () => this.cancelled.has(id),
      progress: (simulations) => this.post({ id, simulations }, []),
    });
  }
}

/** What is handed over instead of copied. */
function buffers({ tree }: SearchResult): Transferable[] {
  return tree ? [tree.links.buffer, tree.stats.buffer] : [];
}
