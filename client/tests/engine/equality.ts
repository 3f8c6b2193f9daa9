/* Plays and searches with WebAssembly what Python has played and searched, and prints digests of everything that came of it.
   Run in Node.js by tests/games/machine_code/test_wasm.py, which compares them:

     node equality.mjs cases.json */
import { createHash, type Hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Instance } from "../../src/engine/instance.ts";
import type { GameLayout } from "../../src/engine/layout.ts";
import { compileModule } from "../../src/engine/module.ts";
import { Position } from "../../src/engine/position.ts";
import { Rules } from "../../src/engine/rules.ts";
import { Seeds } from "../../src/engine/seeds.ts";
import { Search } from "../../src/engine/search.ts";

interface Cases {
  layout: GameLayout;
  modules: string[];
  /** Random games, each from the start to the end. */
  traces: { blank: string; seed: number }[];
  /** Games in which move number `7 * ply` is played, counted around the legal ones. */
  walks: { blank: string; seed: number }[];
  searches: { state: string; seed: number; settings: number[]; nodes: number; simulations: number }[];
  /** Positions near the end, whose rest is counted out. */
  endgames: { root: string; deals: number; rows: number; plies: number; nodes: number }[];
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "base64"));
const bytesOfWords = (words: BigInt64Array): Uint8Array => new Uint8Array(words.buffer);
const MOST_POSITIONS = 500;

async function traces(module: WebAssembly.Module, { layout, traces }: Cases): Promise<string[]> {
  const instance = await Instance.start(module, layout);
  const most = { states: MOST_POSITIONS, counts: MOST_POSITIONS, legal: MOST_POSITIONS, scores: MOST_POSITIONS };
  const memory = instance.allocate("Trace", most);
  const seeds = new Seeds(instance);
  return traces.map(({ blank, seed }) => {
    memory.bytes("states").set(bytesOf(blank));
    memory.bytes("states").set(bytesOfWords(seeds.words(BigInt(seed), "CHANCE")), layout.position.fields.words!.offset);
    memory.bytes("words").set(bytesOfWords(seeds.words(BigInt(seed), "PLAYERS")));
    const plies = instance.call("trace_random_game", memory);
    const hash = createHash("sha256");
    for (const field of ["states", "counts", "legal", "scores"]) {
      const bytes = memory.bytes(field);
      hash.update(bytes.subarray(0, (bytes.length / MOST_POSITIONS) * plies));
    }
    return hash.digest("hex");
  });
}

async function walks(module: WebAssembly.Module, { layout, walks }: Cases): Promise<string[]> {
  const rules = await Rules.start(module, layout);
  return walks.map(({ blank, seed }) => {
    const hash = createHash("sha256");
    let position = rules.begin(Position.from(layout, { ...layout, bytes: bytesOf(blank) }), BigInt(seed));
    for (let ply = 0, moves = rules.moves(position); moves.length > 0; ply++, moves = rules.moves(position)) {
      hash.update(position.bytes).update(JSON.stringify([moves, rules.scores(position)]));
      position = rules.play(position, moves[(7 * ply) % moves.length]!);
    }
    return hash.update(position.bytes).digest("hex");
  });
}

async function searches(module: WebAssembly.Module, { layout, searches }: Cases): Promise<string[]> {
  const rules = await Rules.start(module, layout);
  const found: string[] = [];
  for (const { state, seed, ...rest } of searches) {
    const position = Position.from(layout, { ...layout, bytes: bytesOf(state) });
    const root = rules.conceal(position, BigInt(seed)).pack();
    const request = { ...rest, root, seed: BigInt(seed), tree: true };
    const { tree, moves } = await (await Search.start(module, layout, request)).run();
    const hash: Hash = createHash("sha256")
      .update(Buffer.from(tree!.links.buffer))
      .update(Buffer.from(tree!.stats.buffer));
    hash.update(JSON.stringify(moves.map(({ move, visits }) => [move, visits])));
    found.push(hash.digest("hex"));
  }
  return found;
}

async function endgames(module: WebAssembly.Module, { layout, endgames }: Cases): Promise<string[]> {
  const found: string[] = [];
  for (const { root, deals, rows, plies, nodes } of endgames) {
    const instance = await Instance.start(module, layout);
    const memory = instance.allocate("SolverMemory", { keys: rows, within: rows, results: rows });
    memory.bytes("states").set(bytesOf(root));
    (memory.numbers("run") as Int32Array)[layout.constants.DEALS!] = deals;
    instance.call("start_solving", memory, plies);
    instance.call("solve", memory, nodes);
    const hash = createHash("sha256");
    for (const field of ["solved", "shares", "run"]) hash.update(memory.bytes(field));
    found.push(hash.digest("hex"));
  }
  return found;
}

const cases = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as Cases;
const results = [];
for (const path of cases.modules) {
  const module = await compileModule(Uint8Array.from(readFileSync(path)), cases.layout);
  results.push({
    traces: await traces(module, cases),
    walks: await walks(module, cases),
    searches: await searches(module, cases),
    endgames: await endgames(module, cases),
  });
}
process.stdout.write(JSON.stringify(results));
