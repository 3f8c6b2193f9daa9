/* The shell's own thinking: the log, names, clocks, the new table, addresses, the end of a game. */
import { beforeAll, describe, expect, it } from "vitest";
import { inWords } from "../src/lib/moves.ts";
import { isProven, sha256 } from "../src/lib/seed.ts";
import { soundOf } from "../src/lib/sounds.ts";
import type { Message, View } from "../src/lib/types.ts";
import { n, speak } from "../src/lib/words.svelte.ts";
import { placings, verdict } from "../src/pages/end/result.ts";
import { scaleOf } from "../src/pages/end/scale.ts";
import { tableAddress, tableOf } from "../src/pages/paths.ts";
import { asked, clockOf, freshForm, keptForm, surprise } from "../src/pages/start/form.ts";
import { leftNow, written } from "../src/table/clock.ts";
import { gains, lines, moments, roundStarts, talk } from "../src/table/log.ts";
import { around, excuse, say } from "../src/table/say.ts";
import { nameOf } from "../src/table/session.svelte.ts";
import { entry, seat, snapshot } from "./examples.ts";

beforeAll(() => speak("en"));

describe("the log", () => {
  it("strikes out what was taken back, until it is played again", () => {
    const log = [entry(1), entry(2), entry(3, { kind: "undo", ply: 1 })];
    expect(lines(log).map((line) => line.undone)).toEqual([false, true, false]);
    const again = [...log, entry(4, { kind: "redo", ply: 2 })];
    expect(lines(again).map((line) => line.undone)).toEqual([false, false, false, false]);
    const other = [...log, entry(4, { ply: 2, move: "load 1.1" })];
    expect(lines(other).map((line) => line.undone)).toEqual([false, true, false, false]);
  });
  it("keeps the talk apart", () => {
    const log = [entry(1), entry(2, { kind: "chat", text: "hi" })];
    expect(lines(log)).toHaveLength(1);
    expect(talk(log)).toEqual([{ version: 2, seat: 0, text: "hi", phrase: null }]);
  });
  it("sums up what a move brought", () => {
    const words: Message[] = [
      { id: "imhotep-sail", args: { seat: 0 } },
      { id: "points", args: { seat: 1, points: 2, source: "pyramids" } },
      { id: "points", args: { seat: 1, points: 3, source: "pyramids" } },
    ];
    expect(gains(words)).toEqual({ sentences: words.slice(0, 1), points: [[1, 5]] });
  });
  it("knows where rounds begin", () => {
    const round = (which: number) => [{ id: "imhotep-round", args: { round: which } }];
    const log = [entry(1), entry(2, { words: round(2) }), entry(3), entry(4, { words: round(3) })];
    expect(roundStarts(log)).toEqual([
      { round: 1, ply: 0 },
      { round: 2, ply: 2 },
      { round: 3, ply: 4 },
    ]);
  });
});

describe("names", () => {
  it("calls people by name, bots by level, and tells twins apart", () => {
    const bot = seat({ kind: "bot", level: 2 });
    const table = snapshot({ seats: [seat({ name: "Mara" }), bot, bot, seat({ kind: "open" }), seat()] });
    const names = table.seats.map((each, i) => nameOf(table, i, each.name));
    expect(names).toEqual(["Mara", "Stonecutter 1", "Stonecutter 2", "open seat", "Seat 5"]);
  });
  it("says sentences with names", () => {
    expect(say({ id: "table-undo", args: { seat: 1 } }, ["Mara", "Ilie"])).toBe("Ilie takes a move back.");
    expect(around("Ilie takes", "Ilie")).toEqual(["", "Ilie", " takes"]);
    expect(around("nobody", undefined)).toEqual(["nobody", "", ""]);
  });
  it("excuses in the reader's language, or in the server's English", () => {
    const problem = { status: 422, args: {}, text: "in English" };
    expect(excuse({ ...problem, error: "illegal-sled-full" })).toBe("Your sled is full.");
    expect(excuse({ ...problem, error: "error-quite-new" })).toBe("in English");
  });
});

describe("moves in words", () => {
  it.each([
    ["take", "Get stones"],
    ["load 2.1", "Load ship 2, space 1"],
    ["sail 3 temple", "Sail ship 3 to the temple"],
    ["play chisel", "Play Chisel"],
    ["unload p2", "Unload a stone of Ilie next"],
    ["bonus stones", "Take the stones"],
    ["build left", "Build on the left pyramid"],
    ["pass", "Pass"],
  ])("imhotep: %s", (move, words) => expect(inWords("imhotep", move, ["Mara", "Ilie"])).toBe(words));
  it.each([
    ["pyramid 1.3", "Cross pyramid level 1, stone 3"],
    ["pyramid 1.3 joker", "Cross pyramid level 1, stone 3, paid with a joker"],
    ["arch L2", "Cross the left column of the arch, level 2"],
    ["arch key", "Cross the keystone"],
    ["relief 2.1-2.2 joker joker", "Cross the relief fields 2.1 and 2.2, paid with 2 jokers"],
    ["done", "End the action"],
  ])("anubixx: %s", (move, words) => expect(inWords("anubixx", move)).toBe(words));
});

describe("clocks", () => {
  const clock = { kind: "live" as const, left: [90, 60], increment: 5, running: 0 };
  it("run for one seat only, and never below nothing", () => {
    expect(leftNow(clock, 0, 1000, 11_000)).toBe(80);
    expect(leftNow(clock, 1, 1000, 11_000)).toBe(60);
    expect(leftNow(clock, 0, 0, 1_000_000)).toBe(0);
  });
  it("are written as minutes and seconds", () => {
    expect([3725, 65, 9.87].map((seconds) => written(seconds, n))).toEqual(["1:02:05", "1:05", "9.8"]);
  });
});

describe("a new table", () => {
  it("asks for what the form says", () => {
    const form = { ...freshForm(3), players: 3, sitters: ["me", "here", "friend", "bot-1", "bot-1"] as const };
    expect(
      asked({ ...form, sitters: [...form.sitters], public: true, clock: "5+5" }, "Mara", (i) => `Guest ${i + 1}`),
    ).toEqual({
      game: "imhotep",
      options: { players: 3, start: 0, sides: "AAAAA", wrath: false },
      seats: [{ kind: "me", name: "Mara" }, { kind: "me", name: "Guest 2" }, { kind: "friend" }],
      public: true,
      clock: { kind: "live", seconds: 300, increment: 5 },
    });
  });
  it("hands over one's own sheets", () => {
    const form = { ...freshForm(), game: "anubixx" as const, layout: "own" as const };
    expect(asked(form, "Mara", String, "name = 'mine'").options).toMatchObject({ layout: "name = 'mine'" });
  });
  it("survives whatever was kept", () => {
    expect(keptForm(null)).toEqual(freshForm());
    expect(keptForm("{broken")).toEqual(freshForm());
    expect(keptForm('{"sitters":["me"]}')).toEqual(freshForm());
    expect(keptForm('{"players":5,"start":4}')).toMatchObject({ players: 4, start: 0 });
  });
  it("draws sides and reads clocks", () => {
    expect(surprise(() => 0.9)).toEqual(["B", "B", "B", "B", "B"]);
    expect(clockOf("none")).toBeNull();
    expect(clockOf("3d")).toEqual({ kind: "days", days: 3 });
  });
});

describe("addresses", () => {
  it("name a table, a ply and the onlooker's key", () => {
    expect(tableOf("/t/a-B_9")).toBe("a-B_9");
    expect(tableOf("/join/x")).toBeNull();
    expect(tableAddress("x", 3, "w k")).toBe("/t/x?watch=w+k&ply=3");
    expect(tableAddress("x")).toBe("/t/x");
  });
});

describe("the end", () => {
  const view = (scores: number[], ranking: number[], sleds: number[]) =>
    ({ game: "imhotep", over: true, scores, ranking, seats: sleds.map((sled) => ({ sled })) }) as unknown as View;
  const table = (...given: Parameters<typeof view>) => snapshot({ status: "finished", view: view(...given) });

  it("names the winner, the tie-break and a shared victory", () => {
    const names = ["Mara", "Ilie"];
    expect(verdict(table([31, 40], [2, 1], [0, 0]), names)).toEqual({
      title: "Ilie wins",
      text: "40 points, 9 ahead of the next.",
    });
    const tie = verdict(table([45, 45], [1, 2], [3, 1]), names);
    expect(tie.title).toBe("Mara wins on the tie-break");
    expect(tie.text).toContain("Mara 3, Ilie 1");
    expect(verdict(table([45, 45], [1, 1], [2, 2]), names).title).toBe("Mara and Ilie share the victory");
  });
  it("tells who gave up", () => {
    const given = { ...table([9, 2], [1, 2], [0, 0]), ended: "resigned", ranking: [2, 1] };
    given.seats = [seat({ resigned: true }), seat()];
    expect(verdict(given, ["Mara", "Ilie"])).toEqual({ title: "Ilie wins", text: "Mara has given up." });
    expect(placings(given).map((each) => each.seat)).toEqual([1, 0]);
  });
  it("draws axes with round figures", () => {
    expect(scaleOf([0, 45])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(scaleOf([-5, 31])).toEqual([-10, 0, 10, 20, 30, 40]);
    expect(scaleOf([])).toEqual([0, 1]);
  });
});

describe("the proof", () => {
  it("is SHA-256 over the seed's bytes", async () => {
    const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    expect(await sha256("")).toBe(empty);
    expect(await sha256("00")).toBe("6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
    expect(await isProven("00", empty)).toBe(false);
  });
});

describe("sounds", () => {
  it("belong to what happened", () => {
    expect(soundOf(entry(1, { words: [{ id: "imhotep-sail", args: {} }] }))).toBe("water");
    expect(
      soundOf(
        entry(1, {
          words: [
            { id: "anubixx-done", args: {} },
            { id: "anubixx-roll", args: {} },
          ],
        }),
      ),
    ).toBe("dice");
    expect(soundOf(entry(1, { words: [{ id: "imhotep-load", args: {} }] }))).toBe("clack");
    expect(soundOf(entry(1, { kind: "chat" }))).toBeNull();
  });
});

describe("looking back", () => {
  it("looks where rounds begin, or at even distances", () => {
    const round = [{ id: "imhotep-round", args: { round: 2 } }];
    expect(moments([entry(1), entry(2, { words: round })], 9)).toEqual([0, 2]);
    expect(moments([entry(1, { kind: "created", ply: 6 })], 6, 3)).toEqual([0, 2, 4]);
    expect(moments([], 0)).toEqual([]);
  });
});
