/* Anubixx's table: notation taken apart, offers, payments, the plan of sheets, what changed between two views. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { changes, wet } from "../src/anubixx/changes.ts";
import type { Arrangement } from "../src/anubixx/measures.ts";
import {
  archHeight,
  cost,
  crossing,
  means,
  neighbour,
  offers,
  order,
  promised,
  standing,
} from "../src/anubixx/moves.ts";
import { above, beside } from "../src/anubixx/place.ts";
import { plan } from "../src/anubixx/plan.ts";
import { share } from "../src/anubixx/share.ts";
import { strokes } from "../src/anubixx/shapes.ts";
import type { AnubixxView, Colour, Entry, Field, Preview, Sheet } from "../src/lib/types.ts";

function field(name: string, colour: string, crossed = false): Field {
  return { field: name, colour: colour as Colour, symbol: name === "arch L3" ? "snake" : null, crossed };
}
function sheet(pyramid: string, arch: string, quarry: string): Sheet {
  const column = (side: string) => [...arch].map((colour, i) => field(`arch ${side}${i + 1}`, colour));
  return {
    sheet: "A",
    pyramid: pyramid
      .split("/")
      .map((row, r) => [...row].map((colour, i) => field(`pyramid ${r + 1}.${i + 1}`, colour))),
    arch: { left: column("L"), right: column("R"), keystone: field("arch key", "G") },
    relief: ["ORGY", "VYOB", "GBRV"].map((row, r) => [...row].map((c, i) => field(`relief ${r + 1}.${i + 1}`, c))),
    quarry: [...quarry].map((colour) => ({ colour: colour as Colour, status: "usable" })),
    jokers: { in_play: 3, used: 0 },
    bonuses: [],
    end_bonus: false,
    finished: [],
  };
}
const CLASSIC = () => sheet("YOGVB/RVRG/BOB/GY/B", "OVYR", "OGYVBRYBOVRG");
function table(own: Sheet, dice: string, moves: string[] = []): AnubixxView {
  const symbols = ["scarab", "ankh", "eye", "snake", "falcon", "cat", "lotus"];
  return {
    game: "anubixx",
    options: { players: 3, layout: "classic", start: 0 },
    seat: 0,
    ply: 0,
    mover: 0,
    over: false,
    moves,
    scores: [18, 18, 18],
    breakdown: [0, 1, 2].map(() => ({ pyramid: 0, arch: 0, relief: 0, bonuses: 0, quarry: 12, jokers: 6 })),
    ranking: [1, 1, 1],
    round: 1,
    rounds: 60,
    start_player: 0,
    active: 2,
    question: "action",
    end: null,
    dice: [...dice].map((colour) => ({ colour: colour as Colour, place: "middle" })),
    layout: "classic",
    points: {
      pyramid: own.pyramid.map((_, i) => i + 1),
      arch: own.arch.left.map((_, i) => i),
      keystone: 12,
      relief: [4, 6, 8, 10, 12].map((fields) => ({ fields, points: fields })),
      bonus: 3,
      quarry: 1,
      joker: 2,
    },
    bonuses: symbols.map((symbol) => ({ symbol, fields: ["arch L3"], status: "open", seats: [] })),
    seats: [own, own, own],
  };
}

describe("notation", () => {
  test("a stone, a keystone with a joker, a pair with marks, done", () => {
    expect(crossing("pyramid 1.3")).toMatchObject({ fields: ["pyramid 1.3"], jokers: [false] });
    expect(crossing("arch key joker")).toMatchObject({ building: "arch", fields: ["arch key"], jokers: [true] });
    expect(crossing("relief 2.1-2.2 - joker")).toMatchObject({
      fields: ["relief 2.1", "relief 2.2"],
      jokers: [false, true],
    });
    expect(crossing("done")).toBeNull();
  });
});

describe("offers", () => {
  const moves = [
    "pyramid 1.1",
    "pyramid 1.2",
    "pyramid 1.2 joker",
    "relief 1.1-1.2",
    "relief 1.1-2.1",
    "relief 1.1-2.1 joker -",
    "done",
  ];
  const view = table(CLASSIC(), "YRV", moves);

  test("what a click decides between, and whether a die pays", () => {
    const found = offers(moves, view, 0, null);
    expect([...found.keys()].sort()).toEqual(["pyramid 1.1", "pyramid 1.2", "relief 1.1", "relief 1.2", "relief 2.1"]);
    expect(found.get("pyramid 1.1")).toMatchObject({ moves: ["pyramid 1.1"], byDie: true });
    expect(found.get("pyramid 1.2")).toMatchObject({ moves: ["pyramid 1.2", "pyramid 1.2 joker"], byDie: false });
    expect(found.get("relief 1.1")).toMatchObject({ moves: [], picked: false });
  });
  test("with a relief field picked up, only its neighbours remain", () => {
    const found = offers(moves, view, 0, "relief 1.1");
    expect([...found.keys()].sort()).toEqual(["relief 1.1", "relief 1.2", "relief 2.1"]);
    expect(found.get("relief 1.1")?.picked).toBe(true);
    expect(found.get("relief 2.1")?.moves).toHaveLength(2);
  });
});

describe("payment", () => {
  const view = table(CLASSIC(), "RRB");

  test("by die, quarry or joker; of two equal colours the first takes the only die", () => {
    expect(means("relief 1.1-1.2", view, 0)).toEqual(["quarry", "die"]);
    expect(means("relief 1.1-1.2 joker -", view, 0)).toEqual(["joker", "die"]);
    expect(means("pyramid 1.5", view, 0)).toEqual(["die"]);
  });
  test("the stones that are paid and lost come from the server's preview", () => {
    const quarry = view.seats[0]!.quarry.map(
      (stone, i) => ({ ...stone, status: i < 2 ? "lost" : i === 2 ? "struck" : "usable" }) as const,
    );
    const preview: Preview = {
      move: "pyramid 1.1",
      points: [-3, 0, 0],
      worth: [-3, 0, 0],
      sites: {},
      quarry,
      words: [],
    };
    expect(cost("pyramid 1.1", preview, view, 0)).toEqual({ pay: [2], lose: [0, 1], jokers: 0, points: 3 });
    expect(cost("pyramid 1.1 joker", undefined, view, 0)).toEqual({ pay: [], lose: [], jokers: 1, points: 2 });
  });
  test("a preview promises bonuses to its seat only", () => {
    const words = [{ id: "anubixx-bonus", args: { seat: 0, symbol: "snake", points: 3 } }];
    const preview: Preview = { move: "arch L3", points: [3], worth: [3], sites: {}, words };
    expect(promised(preview, 0)).toEqual(["snake"]);
    expect(promised(preview, 1)).toEqual([]);
  });
});

describe("the round", () => {
  test("the active player begins", () => expect(order(table(CLASSIC(), ""))).toEqual([2, 0, 1]));
  test("a bonus that one has stays one's own", () => {
    const bonus = { symbol: "cat", fields: [], status: "closed" as const, seats: [1] };
    expect([standing(bonus, 1), standing(bonus, 0)]).toEqual(["yours", "closed"]);
  });
  test("the lower column counts", () => {
    const own = CLASSIC();
    for (const stone of [own.arch.left[0]!, own.arch.left[1]!, own.arch.right[0]!]) stone.crossed = true;
    expect(archHeight(own)).toBe(1);
  });
});

describe("the plan", () => {
  const sheets: [string, Sheet][] = [
    ["classic", CLASSIC()],
    ["great", sheet("YOGVBR/RVRGY/BOBR/GYV/BO/R", "OVYR", "OGYVBRYBOVRG")],
    ["the largest", sheet("YOGVBRY/RVRGYO/BOBRG/GYVO/BGR/VO/Y", "OVYRGB", "OGYVBRYBOVRGOGYVBRYB")],
    ["the smallest", sheet("Y", "O", "G")],
  ];
  const arrangements: Arrangement[] = ["wide", "phone", "portrait", "slim", "row"];
  for (const [name, own] of sheets)
    for (const arrangement of arrangements)
      for (const stretch of [1, 1.3])
        test(`${name}, ${arrangement}, ${stretch}: all on the sheet, nothing on top of another`, () => {
          const found = plan(table(own, ""), own, arrangement, stretch);
          const boxes = [...found.fields.values(), ...found.quarry];
          for (const { x, y, w, h } of boxes) {
            expect(Math.min(x, y, found.width - x - w, found.height - y - h)).toBeGreaterThanOrEqual(0);
            expect(Math.min(w, h)).toBeGreaterThan(4);
          }
          for (const [i, a] of boxes.entries())
            for (const b of boxes.slice(i + 1)) {
              const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
              const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
              expect(Math.min(across, down)).toBeLessThan(0.01);
            }
          for (const spot of [...found.bonuses.spots, ...found.jokers.spots]) expect(spot.x).toBeLessThan(found.width);
        });
});

describe("what changed", () => {
  test("crosses and struck stones to be drawn, bonuses to be called, points to fly", () => {
    const before = table(CLASSIC(), "RRB");
    const after = structuredClone(before);
    const own = structuredClone(CLASSIC());
    own.arch.left[2]!.crossed = true;
    own.quarry[0]!.status = "struck";
    own.jokers.used = 1;
    own.bonuses = ["snake"];
    after.seats[0] = own;
    after.breakdown[0] = { pyramid: 0, arch: 3, relief: 0, bonuses: 3, quarry: 11, jokers: 4 };
    const found = changes(before, after);
    expect([...found.fresh].sort()).toEqual(["0:arch L3", "0:joker 0", "0:quarry 0"]);
    expect(found.calls).toEqual([{ seat: 0, symbol: "snake", field: "arch L3", points: 3 }]);
    expect(found.flights).toMatchObject([{ seat: 0, field: "arch L3", points: 6 }]);
  });
  test("the last action of each seat is still wet", () => {
    const move = (seat: number, move: string) => ({ entry: { kind: "move", seat, move } as Entry, undone: false });
    const log = [
      move(0, "pyramid 1.1"),
      move(1, "arch L1"),
      move(0, "pyramid 1.2"),
      move(0, "arch R1"),
      move(1, "relief 1.1-1.2"),
    ];
    expect([...wet(log)].sort()).toEqual(["0:arch R1", "0:pyramid 1.2", "1:relief 1.1", "1:relief 1.2"]);
  });
});

describe("sharing", () => {
  test("equal parts keep their identity, changed ones do not", () => {
    const before = table(CLASSIC(), "RRB");
    const after = structuredClone(before);
    after.seats[1] = CLASSIC();
    after.seats[1].relief[0]![0]!.crossed = true;
    const shared = share(after, before);
    expect(shared).toEqual(after);
    expect(shared).not.toBe(before);
    expect(shared.seats[0]).toBe(before.seats[0]);
    expect(shared.seats[1]).not.toBe(before.seats[1]);
    expect(shared.seats[1]!.pyramid).toBe(before.seats[1]!.pyramid);
    expect(share(structuredClone(before), before)).toBe(before);
    expect(share([1], [1, 2])).toEqual([1]);
  });
});

describe("hand and eye", () => {
  test("a cross is the same for the same field, and another for another", () => {
    expect(strokes(0, 0, 10, 10, "pyramid 1.1")).toEqual(strokes(0, 0, 10, 10, "pyramid 1.1"));
    expect(strokes(0, 0, 10, 10, "pyramid 1.1")).not.toEqual(strokes(0, 0, 10, 10, "pyramid 1.2"));
  });
  test("arrows go to the nearest field in their direction", () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 5, y: -10 },
    ];
    expect(neighbour(a, [a, b, c], "ArrowRight")).toBe(b);
    expect(neighbour(a, [a, b, c], "ArrowUp")).toBe(c);
    expect(neighbour(a, [a, b, c], "ArrowLeft")).toBeUndefined();
  });
  test("boxes of words stay on the board", () => {
    const room = { width: 400, height: 300 };
    expect(above({ left: 0, top: 2, width: 20, height: 20 }, { width: 100, height: 40 }, room)).toEqual({
      left: 6,
      top: 34,
    });
    expect(beside({ left: 380, top: 280, width: 20, height: 20 }, { width: 100, height: 100 }, room)).toEqual({
      left: 268,
      top: 194,
    });
  });
});

describe("words", () => {
  const ids = (language: string) =>
    readFileSync(resolve("../locales", language, "anubixx.ftl"), "utf8")
      .split("\n")
      .flatMap((line) => /^([a-z][\w-]*) =/i.exec(line)?.[1] ?? []);

  test("every text is there in both languages, once", () => {
    expect(new Set(ids("fa"))).toEqual(new Set(ids("en")));
    expect(ids("en")).toHaveLength(new Set(ids("en")).size);
  });
});
