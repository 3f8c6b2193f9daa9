/* Imhotep's table: what can be answered, where stones travel, what the drawings are made of. The views come from the engine. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stacks } from "../src/imhotep/cards.ts";
import { iso, outline, wrap } from "../src/imhotep/geometry.ts";
import { nearest } from "../src/imhotep/keys.ts";
import { answers, held, left, question, read, type Pick } from "../src/imhotep/moves.ts";
import { buildingOrder, extraStones, pyramidPlace } from "../src/imhotep/pyramids.ts";
import { takers } from "../src/imhotep/takers.ts";
import { spots, travels } from "../src/imhotep/travel.ts";
import { atTheEnd, change, deck, nextPoints, rows } from "../src/imhotep/worth.ts";
import type { ImhotepView, Preview } from "../src/lib/types.ts";
import { entry } from "./examples.ts";

const views = JSON.parse(readFileSync(join(import.meta.dirname, "imhotep.views.json"), "utf8")) as Record<
  string,
  ImhotepView
>;
const view = (name: string) => structuredClone(views[name]!);

/** Every move that some way through the answers plays. */
function reached(it: ImhotepView, pick: Pick | null = null, depth = 0): string[] {
  if (depth > 3) return [];
  return answers(it, it.moves, pick).flatMap((answer) =>
    answer.move ? [answer.move] : answer.pick ? reached(it, answer.pick, depth + 1) : [],
  );
}

describe("answers", () => {
  test.each(Object.keys(views))("every legal move can be reached by keys: %s", (name) => {
    const it = view(name);
    expect(new Set(reached(it))).toEqual(new Set(it.moves));
  });
  test.each(Object.keys(views))("no key means two things: %s", (name) => {
    const it = view(name);
    for (const pick of [null, { kind: "stone" }, { kind: "sail" }, { kind: "stone", ship: 1 }] as const) {
      const codes = answers(it, it.moves, pick).map((answer) => answer.code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
  test("a half-made choice can be taken back", () => {
    const it = view("4Amid");
    const back = answers(it, it.moves, { kind: "stone" }).at(-1);
    expect(back).toMatchObject({ code: "Escape", pick: null });
    expect(answers(it, it.moves, null).some((answer) => answer.code === "Escape")).toBe(false);
  });
  test("one way needs one answer", () => {
    const it = view("4Amid");
    const [answer] = answers(it, ["load 2.3"], null);
    expect(answer).toMatchObject({ code: "KeyL", move: "load 2.3" });
  });
  test("stones on the take answer, where they are known", () => {
    const it = view("4Amid");
    expect(answers(it, it.moves, null, 2)[0]?.words).toEqual({ id: "answer-take-stones", args: { stones: 2 } });
    expect(answers(it, it.moves, null)[0]?.words.id).toBe("answer-take");
  });
});

describe("the market", () => {
  const pick = (version: number, seat: number, move: string, round = false) =>
    entry(version, { seat, move, words: round ? [{ id: "imhotep-round", args: { round: 2 } }] : [] });
  const log = [pick(1, 0, "take"), pick(2, 1, "pick 2"), pick(3, 2, "pick 4")];

  test("remembers who took a card", () => {
    expect([...takers(log, 3)]).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect([...takers(log, 2)]).toEqual([[1, 1]]);
  });
  test("forgets it when the round ends, or the move is taken back", () => {
    expect(takers([...log, pick(4, 0, "pick 1", true)], 4).size).toBe(0);
    expect([...takers([...log, entry(4, { kind: "undo", ply: 2, move: null })], 2)]).toEqual([[1, 1]]);
  });
});

describe("half-made choices", () => {
  test("a ship that alone may sail is in hand at once", () => {
    expect(held(["sail 2 temple", "sail 2 market"], null)).toEqual({ kind: "ship", ship: 1 });
    expect(held(["sail 2 temple", "sail 1 temple"], null)).toBeNull();
    expect(held([], null)).toBeNull();
  });
  test("what they leave", () => {
    const moves = ["take", "load 1.2", "load 2.1", "sail 1 temple", "sail 2 market"];
    expect(left(moves, null)).toEqual(moves);
    expect(left(moves, { kind: "stone" })).toEqual(["load 1.2", "load 2.1"]);
    expect(left(moves, { kind: "stone", ship: 1 })).toEqual(["load 2.1"]);
    expect(left(moves, { kind: "ship", ship: 0 })).toEqual(["sail 1 temple"]);
  });
  test("the question follows", () => {
    const it = view("4Amid");
    expect(question(it, it.moves, null).id).toBe("ask-turn");
    expect(question(it, it.moves, { kind: "stone" }).id).toBe("ask-stone");
    expect(question(it, it.moves, { kind: "ship", ship: 0 })).toMatchObject({ id: "ask-dock" });
    expect(question(it, ["pass"], null).id).toBe("ask-pass");
    expect(question(view("q-bonus_load"), view("q-bonus_load").moves, null).id).toBe("ask-bonus-load");
  });
});

test("notation is read", () => {
  expect(read("load 2.1")).toEqual({ kind: "load", ship: 1, space: 0 });
  expect(read("sail 3 burial")).toEqual({ kind: "sail", ship: 2, site: "burial" });
  expect(read("unload p2")).toEqual({ kind: "unload", seat: 1 });
  expect(read("keep 2")).toEqual({ kind: "keep", card: 1 });
  expect(read("bonus stones")).toEqual({ kind: "bonus", what: "stones" });
  expect(read("pass")).toEqual({ kind: "pass" });
});

describe("stelae", () => {
  test("worth now, every seat in order", () => {
    const it = view("4Amid");
    expect(rows(it, "burial").map((row) => row.value)).toEqual(it.burial.worth);
    expect(rows(it, "temple").reduce((sum, row) => sum + row.value, 0)).toBe(
      it.temple.top.filter((x) => x !== null).length,
    );
    expect(atTheEnd(it, 0)).toBe(Object.values(it.if_it_ended_now[0]!).reduce((a, b) => a + b));
  });
  test("next points of pyramids A", () => {
    const it = view("4Amid");
    expect(nextPoints(it)).toEqual([2, 1, 3]);
    expect(nextPoints(view("4Bmid"))).toEqual([]);
  });
  test("what a preview changes", () => {
    const it = view("4Amid");
    const burial = { ...it.burial, worth: it.burial.worth.map((worth) => worth + 3) };
    const preview = { move: "", points: [0, 0, 0, 0], worth: [3, 3, 3, 3], sites: { burial }, words: [] } as Preview;
    expect(change(it, "burial", 1, preview)).toBe(3);
    expect(change(it, "temple", 1, preview)).toBeNull();
    expect(change(it, "burial", 1, undefined)).toBeNull();
  });
});

describe("ships", () => {
  test("what is still to be unloaded lies on the deck, the next one at the bow", () => {
    const it = view("q-build");
    expect(deck(it, 0).filter((seat) => seat !== null)).toEqual([it.carried, ...it.unloading!.stones]);
  });
  test("under the lever the stones keep their spaces", () => {
    const it = view("q-unload");
    expect(deck(it, it.unloading!.ship)).toEqual(it.ships[it.unloading!.ship]!.spaces);
  });
});

describe("journeys", () => {
  test("a stone from the sled to its space", () => {
    const before = view("4Amid");
    const after = view("4Amid");
    const seat = before.mover!;
    after.seats[seat]!.sled -= 1;
    const [stone] = travels(before, after, "load 1.2").stones;
    expect(stone).toMatchObject({ from: `sled ${seat} ${before.seats[seat]!.sled - 1}`, to: "space 0.1" });
  });
  test("stones leave the ship from the bow, one after the other", () => {
    const before = view("4Amid");
    const after = view("4Amid");
    before.ships[0]!.spaces = [2, null, 1, 2];
    after.ships[0] = { ...after.ships[0]!, site: "burial", spaces: [null, null, null, null] };
    after.burial.columns = [...before.burial.columns.flat(), 2, 1, 2].reduce<number[][]>((columns, seat, i) => {
      (columns[Math.floor(i / 3)] ??= []).push(seat);
      return columns;
    }, []);
    const found = travels(before, after, "sail 1 burial");
    expect(found.ship).toBe(0);
    expect(found.stones.map((stone) => stone.from)).toEqual(["space 0.0", "space 0.2", "space 0.3"]);
    expect(found.stones.map((stone) => stone.turn)).toEqual([0, 1, 2]);
    expect(spots(before, after)).toHaveLength(3);
  });
  test("points that were gained", () => {
    const before = view("4Amid");
    const after = view("4Amid");
    after.scores[1]! += 3;
    expect(travels(before, after, "take").points).toEqual([{ seat: 1, points: 3 }]);
  });
});

describe("drawings", () => {
  test("fourteen places of the pyramid, painted from behind and below", () => {
    const order = buildingOrder(14);
    expect(order).toHaveLength(14);
    expect(order[0]).toBe(0);
    expect(order.at(-1)).toBe(13);
    expect(pyramidPlace(13).level).toBe(2);
  });
  test("stones without a space lie at the foot", () => {
    const it = view("4Amid").pyramids;
    if (it.side !== "A") throw new Error("side A expected");
    it.spaces = Array<number>(14).fill(0);
    it.stones = [14, 2, 0, 1];
    expect(extraStones(it)).toEqual([1, 1, 3]);
  });
  test("a group's outline has no line inside it", () => {
    const at = (column: number, row: number) => iso(column, row);
    expect(outline([[0, 0]], at).match(/M/g)).toHaveLength(4);
    expect(
      outline(
        [
          [0, 0],
          [1, 0],
        ],
        at,
      ).match(/M/g),
    ).toHaveLength(6);
  });
  test("texts are wrapped by words", () => {
    expect(wrap("get up to 3 stones, then load 1", 20)).toEqual(["get up to 3 stones,", "then load 1"]);
  });
  test("equal cards are counted", () => {
    expect(stacks(["statue", "sail", "statue"])).toEqual([
      { card: "statue", count: 2 },
      { card: "sail", count: 1 },
    ]);
  });
  test("arrows go to the nearest thing in their direction", () => {
    const points = [
      { x: 10, y: 0 },
      { x: 50, y: 5 },
      { x: 0, y: 30 },
      { x: -9, y: 0 },
    ];
    expect(nearest({ x: 0, y: 0 }, points, { x: 1, y: 0 })).toBe(points[0]);
    expect(nearest({ x: 0, y: 0 }, points, { x: 0, y: 1 })).toBe(points[2]);
    expect(nearest({ x: 0, y: 0 }, points, { x: 0, y: -1 })).toBeNull();
  });
});
