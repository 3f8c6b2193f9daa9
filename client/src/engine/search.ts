/* The tree search of the bots (`bots/thinking.py`), in slices, so that it can be cancelled. With the same root, seed, settings and
   number of simulations it makes the same tree as on the server, bit for bit. */
import { EngineError } from "./errors.ts";
import { Instance, type Memory } from "./instance.ts";
import type { GameLayout } from "./layout.ts";
import { Position, type PackedPosition } from "./position.ts";
import { Seeds } from "./seeds.ts";

/** Simulations between two looks at the clock. */
const CHUNK = 64;
/** Milliseconds between two chances to hear of other messages, such as a request to stop. */
const SLICE = 20;
/** Nodes of a tree at most, if nothing else is asked: 18 MB. */
export const NODES = 250_000;

export interface SearchRequest {
  /** The position as the searching player knows it (`Rules.conceal`). */
  readonly root: PackedPosition;
  readonly seed: bigint;
  /** In the order of `settings_list` in `bots/search.py`. */
  readonly settings: readonly number[];
  /** The most nodes of the tree, 72 bytes each; a full tree is searched on without new ones. */
  readonly nodes?: number;
  readonly simulations?: number;
  readonly milliseconds?: number;
  /** Return the whole tree, too. */
  readonly tree?: boolean;
}

/** A move of the root. The means are by seat. */
export interface Visited {
  readonly move: number;
  readonly visits: number;
  readonly values: number[];
  readonly scores: number[];
}

/** The nodes in use, as the layout's constants describe their columns. */
export interface Tree {
  readonly links: Int32Array<ArrayBuffer>;
  readonly stats: Float32Array<ArrayBuffer>;
}

export interface SearchResult {
  readonly simulations: number;
  readonly milliseconds: number;
  readonly cancelled: boolean;
  /** The root's own means, and all moves that are in the tree, in the order in which they are legal. */
  readonly root: Visited;
  readonly moves: readonly Visited[];
  readonly tree?: Tree;
}

export interface SearchControl {
  /** Should the search stop now? */
  readonly cancelled?: () => boolean;
  readonly progress?: (simulations: number) => void;
}

export class Search {
  private constructor(
    private readonly layout: GameLayout,
    private readonly instance: Instance,
    private readonly memory: Memory,
    private readonly request: SearchRequest,
  ) {}

  /** A search whose tree has only the root, in memory of its own. */
  static async start(module: WebAssembly.Module, layout: GameLayout, request: SearchRequest): Promise<Search> {
    const root = Position.from(layout, request.root);
    const { constants } = layout;
    checkRequest(request, constants.SETTINGS!);
    const instance = await Instance.start(module, layout);
    const nodes = request.nodes ?? NODES;
    const memory = instance.allocate("SearchMemory", { links: nodes, stats: nodes });
    memory.bytes("states").set(root.bytes, constants.ROOT! * root.bytes.length);
    (memory.numbers("words") as BigInt64Array).set(new Seeds(instance).words(request.seed, "SEARCH"));
    (memory.numbers("settings") as Float64Array).set(request.settings);
    (memory.numbers("used") as Int32Array).fill(1);
    const links = memory.numbers("links") as Int32Array;
    links[constants.FIRST!] = links[constants.NEXT!] = constants.NONE!;
    return new Search(layout, instance, memory, request);
  }

  /** Simulate until the budget is spent or the search is cancelled. */
  async run(control: SearchControl = {}): Promise<SearchResult> {
    const { simulations: most = Infinity, milliseconds = Infinity } = this.request;
    const began = performance.now();
    let [done, slice, cancelled] = [0, began, false];
    while (done < most && !cancelled) {
      done += this.simulate(Math.min(CHUNK, most - done));
      const now = performance.now();
      if (now - began >= milliseconds) break;
      if (now - slice < SLICE) continue;
      control.progress?.(done);
      await nextTask();
      cancelled = control.cancelled?.() ?? false;
      slice = performance.now();
    }
    return { simulations: done, milliseconds: performance.now() - began, cancelled, ...this.result() };
  }

  /** Run some simulations now. */
  simulate(simulations: number): number {
    return this.instance.call("simulate", this.memory, simulations);
  }

  private result(): Pick<SearchResult, "root" | "moves" | "tree"> {
    const { FIRST, NEXT, NONE, LINKS } = this.layout.constants as Record<string, number>;
    const links = this.memory.numbers("links") as Int32Array;
    const moves: Visited[] = [];
    for (let node = links[FIRST!]!; node !== NONE; node = links[node * LINKS! + NEXT!]!) moves.push(this.visited(node));
    return { root: this.visited(0), moves, ...(this.request.tree ? { tree: this.tree() } : {}) };
  }

  private visited(node: number): Visited {
    const { LINKS, MOVE, VISITS, STATS, VALUE, SCORE } = this.layout.constants as Record<string, number>;
    const links = this.memory.numbers("links") as Int32Array;
    const stats = this.memory.numbers("stats") as Float32Array;
    const { players } = Position.from(this.layout, this.request.root);
    const means = (column: number): number[] => {
      const from = node * STATS! + column;
      return [...stats.subarray(from, from + players)];
    };
    const link = (column: number): number => links[node * LINKS! + column]!;
    return { move: link(MOVE!), visits: link(VISITS!), values: means(VALUE!), scores: means(SCORE!) };
  }

  private tree(): Tree {
    const { LINKS, STATS } = this.layout.constants as Record<string, number>;
    const used = (this.memory.numbers("used") as Int32Array)[0]!;
    return {
      links: (this.memory.numbers("links") as Int32Array<ArrayBuffer>).slice(0, used * LINKS!),
      stats: (this.memory.numbers("stats") as Float32Array<ArrayBuffer>).slice(0, used * STATS!),
    };
  }
}

function checkRequest({ settings, nodes = NODES, simulations, milliseconds }: SearchRequest, count: number): void {
  if (settings.length !== count)
    throw new EngineError("invalid", `A search has ${count} settings, not ${settings.length}.`);
  if (!Number.isInteger(nodes) || nodes < 1) throw new EngineError("invalid", "A tree has at least one node.");
  if (simulations === undefined && milliseconds === undefined)
    throw new EngineError("invalid", "A search needs a number of simulations or a limit of time.");
}

/** Let other messages be handled first. A timer would wait 4 ms. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
