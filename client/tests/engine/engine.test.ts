// @vitest-environment node
/* The engine on real modules, as far as they are built, and on damaged and foreign ones. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EngineError } from "../../src/engine/errors.ts";
import { Engine, type PackedPosition, type WorkerLike } from "../../src/engine/index.ts";
import { compileModule, crc32, supportsSimd } from "../../src/engine/module.ts";
import { fetchModule } from "../../src/engine/modules.ts";
import { Position } from "../../src/engine/position.ts";
import type { Response } from "../../src/engine/protocol.ts";
import { EngineServer, type Fetcher } from "../../src/engine/server.ts";
import anubixx from "../../src/games/anubixx/layout.ts";
import imhotep from "../../src/games/imhotep/layout.ts";

const MODULES = new URL("../../src/engine/modules/", import.meta.url);
const built = existsSync(new URL("anubixx.wasm", MODULES));
const read = (name: string) => Uint8Array.from(readFileSync(new URL(name, MODULES)));
const LAYOUTS = { anubixx, imhotep };
const SEED = 2n ** 100n + 7n;
const SETTINGS = [0.7, 0, 1, -1, 1, 100, 1, 0, 0, 0];

/** A game for two with no other option set: enough for the rules of Imhotep. */
function blank(): PackedPosition {
  const bytes = new Uint8Array(imhotep.position.size);
  bytes[imhotep.position.fields.players.offset] = 2;
  return { game: imhotep.game, layout: imhotep.layout, bytes };
}

const fetcher: Fetcher = async (game, simd) => ({
  layout: LAYOUTS[game as keyof typeof LAYOUTS],
  bytes: read(`${game}${simd ? "-simd" : ""}.wasm`),
});

/** A worker in this thread. */
function worker(fetched: Fetcher = fetcher): WorkerLike {
  const fake: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (message: unknown) => void server.receive(structuredClone(message) as never),
  };
  const post = (data: Response): unknown => fake.onmessage?.call(fake as Worker, { data } as MessageEvent);
  const server = new EngineServer(fetched, post);
  return fake;
}

const load = (game: string, simd?: boolean, fetched?: Fetcher) => Engine.load(game, simd, worker(fetched));

const EMPTY = [0, 97, 115, 109, 1, 0, 0, 0];

function withChecksum(bytes: number[]): Uint8Array<ArrayBuffer> {
  const made = Uint8Array.from([...bytes, 0, 0, 0, 0]);
  new DataView(made.buffer).setUint32(bytes.length, crc32(made.subarray(0, -4)), true);
  return made;
}

/** A module whose only function, `list_moves`, crashes. */
function crashing(): Uint8Array<ArrayBuffer> {
  const text = (value: string) => [value.length, ...new TextEncoder().encode(value)];
  const exported = [...text("memory"), 2, 0, ...text("__heap_base"), 3, 0, ...text("list_moves"), 0, 0];
  const about = [...text("saqqara"), ...text(JSON.stringify({ game: "imhotep", layout: imhotep.layout })).slice(1)];
  return withChecksum([
    ...EMPTY,
    ...[1, 6, 1, 0x60, 1, 0x7f, 1, 0x7e], // a type: from i32 to i64
    ...[3, 2, 1, 0, 5, 3, 1, 0, 1], // one function of it, one page of memory
    ...[6, 7, 1, 0x7f, 0, 0x41, 0x80, 0x08, 0x0b], // a global, 1024
    ...[7, exported.length + 1, 3, ...exported],
    ...[10, 5, 1, 3, 0, 0, 0x0b], // unreachable
    ...[0, about.length + 4, ...about],
  ]);
}

async function fault(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => "no error",
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EngineError);
  return `${(error as EngineError).fault}: ${(error as EngineError).message}`;
}

it("says that there is no module of a game that has none", async () => {
  const sentence = "missing: There is no WebAssembly of chess in this page: bots think on the server.";
  expect(await fault(fetchModule("chess", true))).toBe(sentence);
});

it("computes the checksum that zlib computes", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

it("knows that Node.js has SIMD", () => {
  expect(supportsSimd()).toBe(true);
});

describe("a position", () => {
  it("gives its fields with their shapes", () => {
    const position = Position.from(imhotep, blank());
    expect(position.get("players")).toBe(2);
    expect(position.get("words")).toEqual([0, 0, 0, 0]);
    expect(position.get("hand")).toHaveLength(imhotep.position.fields.hand.shape[0]);
    expect(position.get("hand")[0]).toHaveLength(imhotep.position.fields.hand.shape[1]);
  });

  it("is a copy", () => {
    const packed = blank();
    const position = Position.from(imhotep, packed);
    packed.bytes[imhotep.position.fields.players.offset] = 4;
    expect(position.get("players")).toBe(2);
  });

  it.each([
    ["another game", { game: "anubixx" }, "is one of anubixx, not of imhotep"],
    ["another version", { layout: "old" }, "was written by another version"],
    ["another size", { bytes: new Uint8Array(3) }, "was written by another version"],
  ])("of %s is refused", (_, change, message) => {
    expect(() => Position.from(imhotep, { ...blank(), ...change })).toThrow(message);
  });
});

describe.skipIf(!built)("a module", () => {
  const good = () => read("imhotep.wasm");

  it.each([false, true])("that is good is compiled (SIMD: %s)", async (simd) => {
    expect(await compileModule(read(`imhotep${simd ? "-simd" : ""}.wasm`), imhotep)).toBeInstanceOf(WebAssembly.Module);
  });

  it.each([
    ["empty", () => new Uint8Array(0), "is not a WebAssembly module"],
    ["a web page", () => new TextEncoder().encode("<!doctype html>".repeat(9)), "is not a WebAssembly module"],
    ["cut off", () => good().slice(0, 20_000), "its checksum is wrong"],
  ])("that is %s is refused", async (_, make, message) => {
    expect(await fault(compileModule(make(), imhotep))).toMatch(/^damaged: /);
    expect(await fault(compileModule(make(), imhotep))).toContain(message);
  });

  it("with one wrong bit is refused, wherever it is", async () => {
    const size = good().length;
    for (let at = 8; at < size; at += Math.floor(size / 50)) {
      const bytes = good();
      bytes[at]! ^= 1 << (at % 8);
      expect(await fault(compileModule(bytes, imhotep))).toContain("its checksum is wrong");
    }
  });

  it("of another game or another version is refused", async () => {
    expect(await fault(compileModule(good(), anubixx))).toContain(
      "foreign: The module that was fetched for anubixx is for imhotep",
    );
    const newer = { ...imhotep, layout: "new" };
    expect(await fault(compileModule(good(), newer))).toContain("foreign: The module of imhotep is of another version");
  });

  it("of somebody else is refused", async () => {
    const withChecksum = (...bytes: number[]) => {
      const made = Uint8Array.from([...bytes, 0, 0, 0, 0]);
      new DataView(made.buffer).setUint32(bytes.length, crc32(made.subarray(0, -4)), true);
      return made;
    };
    const empty = [0, 97, 115, 109, 1, 0, 0, 0];
    const section = [0, 6, 1, 120];
    expect(await fault(compileModule(withChecksum(...empty, ...section), imhotep))).toContain(
      "is not one of Saqqara's",
    );
    expect(await fault(compileModule(withChecksum(...empty, 99), imhotep))).toContain("This browser cannot run");
  });
});

it("says when a module has crashed, and starts it anew", async () => {
  const engine = await load("imhotep", false, async () => ({ layout: imhotep, bytes: crashing() }));
  for (let times = 0; times < 2; times++)
    expect(await fault(engine.moves(blank()))).toMatch(/^crashed: The module of imhotep has stopped: /);
});

describe.skipIf(!built)("an engine", () => {
  it.each([false, true])("plays a game by messages (SIMD: %s)", async (simd) => {
    const engine = await load("imhotep", simd);
    let position = await engine.begin(blank(), SEED);
    expect(await engine.scores(position)).toEqual([0, 0]);
    for (let ply = 0; ply < 5; ply++) {
      const moves = await engine.moves(position);
      expect(moves.length).toBeGreaterThan(0);
      position = await engine.play(position, moves[0]!);
    }
    const end = await engine.playToEnd(position, SEED);
    expect(await engine.moves(end)).toEqual([]);
    expect(Math.max(...(await engine.scores(end)))).toBeGreaterThan(0);
  });

  it("plays many random games at once, each as if alone", async () => {
    const engine = await load("imhotep");
    const { lengths, scores } = await engine.randomGames(blank(), SEED, 3);
    expect(lengths).toHaveLength(3);
    const last = await engine.randomGames(blank(), SEED + 2n, 1);
    expect(last.lengths).toEqual(lengths.subarray(2));
    expect(last.scores).toEqual(scores.subarray(2 * imhotep.seats));
    const end = await engine.playToEnd(await engine.begin(blank(), SEED + 2n), SEED + 2n);
    expect(await engine.scores(end)).toEqual([...last.scores.subarray(0, 2)]);
    expect(await fault(engine.randomGames(blank(), SEED, 0))).toContain("At least one game");
    expect(await fault(engine.randomGames(blank(), 2n ** 128n, 1))).toContain("A seed has 128 bits");
  });

  it("refuses what it cannot do, and goes on", async () => {
    const engine = await load("imhotep");
    const position = await engine.begin(blank(), SEED);
    const moves = await engine.moves(position);
    const illegal = Array.from({ length: 200 }, (_, i) => i).find((move) => !moves.includes(move))!;
    expect(await fault(engine.play(position, illegal))).toBe(`invalid: Move ${illegal} is not legal here.`);
    expect(await fault(engine.play({ ...position, layout: "old" }, moves[0]!))).toContain("foreign: ");
    const request = { root: position, seed: SEED, settings: SETTINGS };
    expect(await fault(engine.search(request))).toContain("needs a number of simulations or a limit of time");
    expect(await fault(engine.search({ ...request, settings: [1], simulations: 1 }))).toContain(
      "has 10 settings, not 1",
    );
    expect(await fault(engine.search({ ...request, nodes: 0, simulations: 1 }))).toContain("at least one node");
    expect(await fault(engine.search({ ...request, nodes: 1e9, simulations: 1 }))).toMatch(
      /^memory: There is not enough/,
    );
    expect(await engine.moves(position)).toEqual(moves);
  });

  it("searches as many simulations as asked, the same with and without SIMD", async () => {
    const results = [];
    for (const simd of [false, true]) {
      const engine = await load("imhotep", simd);
      const root = await engine.begin(blank(), SEED);
      const request = { root, seed: SEED, settings: SETTINGS, simulations: 300, tree: true };
      const { milliseconds, ...result } = await engine.search(request);
      expect(milliseconds).toBeGreaterThan(0);
      expect(result.simulations).toBe(300);
      expect(result.root.visits).toBe(300);
      expect(result.moves.map((each) => each.move).sort()).toEqual((await engine.moves(root)).sort());
      expect(result.moves.reduce((sum, each) => sum + each.visits, 0)).toBe(300);
      results.push(result);
    }
    expect(results[0]).toEqual(results[1]);
  });

  it("keeps a tree within its bounds", async () => {
    const engine = await load("imhotep");
    const root = await engine.begin(blank(), SEED);
    const result = await engine.search({
      root,
      seed: SEED,
      settings: SETTINGS,
      simulations: 2000,
      nodes: 100,
      tree: true,
    });
    expect(result.root.visits).toBe(2000);
    expect(result.tree!.links.length / imhotep.constants.LINKS).toBeLessThanOrEqual(100);
  });

  it("stops when it is told to, and says how far it came", async () => {
    const engine = await load("imhotep");
    const root = await engine.begin(blank(), SEED);
    const controller = new AbortController();
    const seen: number[] = [];
    const progress = (simulations: number) => {
      seen.push(simulations);
      if (seen.length === 2) controller.abort();
    };
    const request = { root, seed: SEED, settings: SETTINGS, milliseconds: 60_000 };
    const result = await engine.search(request, { signal: controller.signal, progress });
    expect(result.cancelled).toBe(true);
    expect(result.simulations).toBeGreaterThanOrEqual(seen[1]!);
    expect(result.milliseconds).toBeLessThan(10_000);
    expect((await engine.search({ ...request, milliseconds: 1 })).cancelled).toBe(false);
  });

  it("says in a sentence why it cannot load", async () => {
    const missing: Fetcher = () => Promise.reject(new EngineError("missing", "There is no WebAssembly."));
    expect(await fault(load("imhotep", true, missing))).toBe("missing: There is no WebAssembly.");
    const damaged: Fetcher = async () => ({ layout: imhotep, bytes: read("imhotep.wasm").slice(0, -9) });
    expect(await fault(load("imhotep", true, damaged))).toContain("damaged: ");
  });

  it("fails what is still asked when it is closed", async () => {
    const engine = await load("imhotep");
    const root = await engine.begin(blank(), SEED);
    const search = engine.search({ root, seed: SEED, settings: SETTINGS, milliseconds: 50 });
    engine.close();
    expect(await fault(search)).toBe("crashed: The engine was closed.");
    expect(await fault(engine.moves(root))).toBe("crashed: The engine was closed.");
  });
});
