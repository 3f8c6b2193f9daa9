/* What the table and the pages share: the log, names, clocks, the form of a new table, addresses, the end of a game. */
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_GAME, type GameClient } from "../src/games/game.ts";
import { contentOf, type ApiError } from "../src/lib/api.ts";
import { keptTogether, list, loadLocale, n } from "../src/lib/i18n.svelte.ts";
import { bytes, check, seedOf, sha256 } from "../src/lib/seed.ts";
import type { GameInfo, Message, View } from "../src/lib/types.ts";
import { headline, namesWithYou, placings, pointsAtEnd, usedSources } from "../src/pages/end/result.ts";
import { scaleOf } from "../src/pages/end/scale.ts";
import { tableAddress, tableIdOf } from "../src/pages/paths.ts";
import {
  createRequest,
  defaultForm,
  parseClock,
  restoreForm,
  storedForm,
  type Form,
  type SeatChoice,
} from "../src/pages/start/form.ts";
import { nearest } from "../src/table/arrows.ts";
import { formatTime, secondsLeft } from "../src/table/clock.ts";
import { chatLines, logLines, logRounds, roundStarts, samplePlies, sinceLastTurn } from "../src/table/log.ts";
import { errorText, messageText, sentences, sourceName, splitAtName } from "../src/table/messages.ts";
import { seatNames } from "../src/table/names.ts";
import { entry, seat, snapshot } from "./examples.ts";

beforeAll(() => loadLocale("en"));

/** A game whose rounds begin with a bell. */
const game: GameClient = { ...DEFAULT_GAME, startsRound: ({ id }) => id === "bell" };
const bell: Message[] = [{ id: "bell", args: {} }];

describe("the log", () => {
  it("strikes out what was taken back, until it is played again", () => {
    const log = [entry(1), entry(2), entry(3, { kind: "undo", ply: 1 })];
    expect(logLines(log).map((line) => line.undone)).toEqual([false, true, false]);
    const again = [...log, entry(4, { kind: "redo", ply: 2 })];
    expect(logLines(again).map((line) => line.undone)).toEqual([false, false, false, false]);
    const other = [...log, entry(4, { ply: 2, move: "load 1.1" })];
    expect(logLines(other).map((line) => line.undone)).toEqual([false, true, false, false]);
  });
  it("keeps the talk apart", () => {
    const log = [entry(1), entry(2, { kind: "chat", text: "hi" })];
    expect(logLines(log)).toHaveLength(1);
    expect(chatLines(log)).toEqual([{ version: 2, seat: 0, text: "hi", phrase: null }]);
  });
  it("says in one sentence who scored from one source", () => {
    const words: Message[] = [
      { id: "table-undo", args: { seat: 0 } },
      { id: "points", args: { seat: 1, points: 2, source: "pyramids" } },
      { id: "points", args: { seat: 0, points: 1, source: "temple" } },
      { id: "points", args: { seat: 0, points: -3, source: "pyramids" } },
    ];
    const speakers = { game, names: ["Mara", "Ilie"], you: 0 };
    expect(sentences(words, speakers)).toEqual([
      "You take a move back.",
      "Pyramids: Ilie\u00a0+2, you\u00a0−3.",
      "Temple: you\u00a0+1.",
    ]);
  });
  it("has a heading for every round, and tells there how it begins", () => {
    const words: Message[] = [{ id: "done", args: {} }, ...bell, { id: "market", args: {} }];
    const log = [entry(1, { kind: "started", ply: 0 }), entry(2), entry(3, { words }), entry(4)];
    const told = logRounds(log, game).map(({ round, parts }) => [
      round,
      ...parts.map((part) => [part.entry.version, part.opening, ...part.messages.map(({ id }) => id)]),
    ]);
    expect(told).toEqual([
      [null, [1, false]],
      [1, [2, false], [3, false, "done"]],
      [2, [3, true, "bell", "market"], [4, false]],
    ]);
    expect(logRounds(log, DEFAULT_GAME).map(({ round }) => round)).toEqual([null]);
    const undone = [...log, entry(5, { kind: "undo", ply: 2 })];
    expect(logRounds(undone, game).map(({ round }) => round)).toEqual([null, 1]);
  });
  it("knows where rounds begin", () => {
    const log = [entry(1), entry(2, { words: bell }), entry(3), entry(4, { words: bell })];
    expect(roundStarts(log, game)).toEqual([
      { round: 1, ply: 0 },
      { round: 2, ply: 2 },
      { round: 3, ply: 4 },
    ]);
    const undone = [...log, entry(5, { kind: "undo", ply: 3 })];
    expect(roundStarts(undone, game).map(({ ply }) => ply)).toEqual([0, 2]);
  });
});

describe("since your last turn", () => {
  it("tells the moves of others after your own last one, as far as they stand", () => {
    const log = [entry(1, { seat: 1 }), entry(2), entry(3, { seat: 1 }), entry(4, { seat: 2 })];
    expect(sinceLastTurn(log, [0]).map(({ version }) => version)).toEqual([3, 4]);
    expect(sinceLastTurn([...log, entry(5, { kind: "undo", seat: 2, ply: 3 })], [0])).toHaveLength(1);
    expect(sinceLastTurn(log, [])).toEqual([]);
    const many = Array.from({ length: 9 }, (_, i) => entry(i + 1, { seat: 1 }));
    expect(sinceLastTurn(many, [0]).map(({ version }) => version)).toEqual([4, 5, 6, 7, 8, 9]);
  });
});

describe("what stays on one line", () => {
  it("is a number with the word before it, where it ends a sentence or has a sign", () => {
    expect(keptTogether("Ilie +3. Mara loads ship 2.")).toBe("Ilie\u00a0+3. Mara loads ship\u00a02.");
    expect(keptTogether("about 10 minutes")).toBe("about 10 minutes");
  });
  it("is a word of one letter with the next, in Polish", () => {
    expect(keptTogether("Kamień z łodzi i w świątyni", "pl")).toBe("Kamień z\u00a0łodzi i\u00a0w\u00a0świątyni");
    expect(keptTogether("pokaż to a nie tamto", "fi")).toBe("pokaż to a nie tamto");
  });
  it("is written with a minus below zero", () => expect(n(-10)).toBe("−10"));
});

describe("names", () => {
  it("calls people and bots by name, and says which seats have none", async () => {
    const bot = seat({ kind: "bot", level: 2, bot: "Paneb" });
    const away = seat({ kind: "bot", level: 3, name: "Jonas" });
    const seats = [seat({ name: "Mara" }), bot, away, seat({ kind: "open" }), seat()];
    expect(seatNames(seats)).toEqual(["Mara", "Paneb", "Jonas", "open seat", "Seat 5"]);
    expect(seatNames([seat({ kind: "bot", level: 9, bot: "Djoser" })])).toEqual(["Djoser"]);
    await loadLocale("fa");
    expect(seatNames([bot])).toEqual(["پانب"]);
    await loadLocale("en");
  });
  it("says sentences with names", () => {
    const speakers = { game, names: ["Mara", "Ilie"] };
    expect(messageText({ id: "table-undo", args: { seat: 1 } }, speakers)).toBe("Ilie takes a move back.");
    expect(messageText({ id: "no-such-text", args: { seat: 1 } }, speakers)).toBe("");
    expect(splitAtName("Ilie takes", "Ilie")).toEqual(["", "Ilie", " takes"]);
    expect(splitAtName("nobody", undefined)).toEqual(["nobody", "", ""]);
  });
  it("explains errors in the reader's language, or in the server's English", () => {
    const problem = { status: 422, args: {}, text: "in English" };
    expect(errorText({ ...problem, error: "illegal-sled-full" })).toBe("Your sled is full.");
    expect(errorText({ ...problem, error: "error-quite-new" })).toBe("in English");
  });
  it("says why the library refuses a record in the reader's language, or in its English", async () => {
    const found = { id: "reason-a-text", args: {}, text: "a text" };
    const wanted = { id: "reason-of-scarabs", args: {}, text: "a scarab" };
    const reason = { id: "reason-type", args: { wanted, found }, text: "must be a scarab, not a text" };
    const content = { error: "error-record", text: "moves: in English", args: { entry: "moves", reason } };
    await loadLocale("it");
    const refused: unknown = await contentOf(Promise.resolve({ status: 422, content })).catch(
      (error: unknown) => error,
    );
    expect(errorText((refused as ApiError).problem)).toBe(
      "Questo file non si può riprodurre: moves: dev’essere a scarab, non un testo",
    );
    await loadLocale("en");
  });
});

describe("lists", () => {
  it.each(["ro", "fa", "fi", "pl", "it", "en"] as const)("have no “and” between figures: %s", async (language) => {
    await loadLocale(language);
    expect(list(["1", "2", "3"], "unit")).toMatch(/^\u200f?1[,،]\u200f? 2[,،]\u200f? 3$/);
  });
});

describe("clocks", () => {
  const clock = { kind: "live" as const, left: [90, 60], increment: 5, running: 0 };
  it("run for one seat only, and never below nothing", () => {
    expect(secondsLeft(clock, 0, 1000, 11_000)).toBe(80);
    expect(secondsLeft(clock, 1, 1000, 11_000)).toBe(60);
    expect(secondsLeft(clock, 0, 0, 1_000_000)).toBe(0);
  });
  it("are written as minutes and seconds", () => {
    expect([3725, 65, 9.87].map((seconds) => formatTime(seconds, n))).toEqual(["1:02:05", "1:05", "9.8"]);
  });
});

describe("a new table", () => {
  const games: GameInfo[] = [
    {
      name: "hill",
      title: "Hill",
      players: [2, 3, 4],
      options: [
        { name: "sides", kind: "text", default: "AA", help: "", choices: [] },
        { name: "storm", kind: "flag", default: false, help: "", choices: [] },
      ],
      sources: [],
      levels: ["a", "b", "c", "d", "e"],
      good_and_bad_days: false,
      puzzles: 0,
    },
    {
      name: "dale",
      title: "Dale",
      players: [3, 5],
      options: [{ name: "map", kind: "text", default: "small", help: "", choices: ["small", "large"] }],
      sources: [],
      levels: ["a", "b", "c"],
      good_and_bad_days: false,
      puzzles: 0,
    },
  ];
  const [hill, dale] = games as [GameInfo, GameInfo];

  it("asks for what the form says", () => {
    const seats: SeatChoice[] = ["me", "here", "friend", "bot-1", "bot-1"];
    const form: Form = { ...defaultForm(games, 3), players: 3, seats, public: true, clock: "5+5" };
    expect(createRequest(form, hill, "Mara", (i) => `Guest ${i + 1}`)).toEqual({
      game: "hill",
      options: { players: 3, start: 0, sides: "AA", storm: false },
      seats: [{ kind: "me", name: "Mara" }, { kind: "me", name: "Guest 2" }, { kind: "friend" }],
      public: true,
      clock: { kind: "live", seconds: 300, increment: 5 },
    });
  });
  it("has the options of its own game only", () => {
    const form: Form = {
      ...defaultForm(games),
      game: "dale",
      options: { dale: { map: "large" }, hill: { storm: true } },
    };
    expect(createRequest(form, dale, "Mara", String).options).toEqual({ players: 2, start: 0, map: "large" });
  });
  it("survives whatever was stored", () => {
    const fresh = defaultForm(games);
    for (const text of [null, "{broken", '{"seats":["me"]}', '{"game":"gone"}'])
      expect(restoreForm(text, games)).toEqual(fresh);
    expect(restoreForm('{"players":5,"start":4}', games)).toMatchObject({ players: 4, start: 0 });
    expect(restoreForm('{"game":"dale","players":4}', games)).toMatchObject({ players: 3 });
    expect(restoreForm('{"game":"dale","players":2}', games)).toMatchObject({ players: 3 });
  });
  it("stores choices, but no files", () => {
    const form: Form = { ...defaultForm(games), options: { dale: { map: "a whole file" }, hill: { sides: "AB" } } };
    expect(restoreForm(storedForm(form, games), games).options).toEqual({ dale: {}, hill: { sides: "AB" } });
  });
  it("reads clocks", () => {
    expect(parseClock("none")).toBeNull();
    expect(parseClock("3d")).toEqual({ kind: "days", days: 3 });
  });
});

describe("addresses", () => {
  it("name a table, a ply and the onlooker's key", () => {
    expect(tableIdOf("/t/a-B_9")).toBe("a-B_9");
    expect(tableIdOf("/join/x")).toBeNull();
    expect(tableAddress("x", 3, "w k")).toBe("/t/x?watch=w+k&ply=3");
    expect(tableAddress("x")).toBe("/t/x");
  });
});

describe("the end", () => {
  const view = (scores: number[], ranking: number[], tie_break = [0, 0]) =>
    ({
      game: "hill",
      over: true,
      scores,
      ranking,
      tie_break,
      breakdown: scores.map((score) => ({ hills: score })),
    }) as unknown as View;
  const table = (...given: Parameters<typeof view>) => snapshot({ status: "finished", view: view(...given) });

  it("names the winner, the tie-break and a shared victory", () => {
    const names = ["Mara", "Ilie"];
    expect(headline(table([31, 40], [2, 1]), names).title).toBe("You lose by 9 points");
    expect(headline(table([40, 31], [1, 2]), names)).toEqual({
      title: "You win by 9 points",
      text: "40 to\u00a031. What made the difference: Hills.",
    });
    const tie = headline(table([45, 45], [1, 2], [3, 1]), names);
    expect(tie.title).toBe("A tie: you win");
    expect(tie.text).toContain("Mara 3, Ilie\u00a01.");
    expect(headline(table([45, 45], [1, 1], [2, 2]), names).title).toBe("Shared victory: Mara and Ilie");
  });
  it("has colours and names for sources that it does not know", () => {
    const last = { breakdown: [{ hills: 3, dry_wells: -1, none: 0 }] } as unknown as View;
    const known = [{ id: "hills", colour: "red", ink: "white" }];
    expect(usedSources(last, known).map(({ id }) => id)).toEqual(["hills", "dry_wells"]);
    expect(usedSources(last, known)[1]?.colour).toMatch(/^#/);
    expect(sourceName("dry_wells")).toBe("Dry wells");
  });
  it("counts what is still to be scored, until the game is over", () => {
    const running = { over: false, scores: [3], if_it_ended_now: [{ a: 4, b: 5 }] } as unknown as View;
    expect(pointsAtEnd(running)).toEqual([9]);
    expect(pointsAtEnd({ ...running, over: true })).toEqual([3]);
    expect(pointsAtEnd({ over: false, scores: [2] } as unknown as View)).toEqual([2]);
  });
  it("tells who gave up", () => {
    const given = { ...table([9, 2], [1, 2]), ended: "resigned" as const, ranking: [2, 1] };
    given.seats = [seat({ resigned: true }), seat()];
    expect(headline(given, ["Mara", "Ilie"])).toEqual({ title: "You lose", text: "Given up: Mara." });
    expect(placings(given).map((each) => each.seat)).toEqual([1, 0]);
  });
  it("agrees with the ranking when somebody among more gave up", () => {
    const names = ["Mara", "Ilie", "Otso"];
    const given = { ...table([9, 4, 4], [1, 2, 2], [0, 0, 0]), ended: "resigned" as const, ranking: [3, 1, 1] };
    given.seats = [seat({ resigned: true }), seat(), seat()];
    expect(headline(given, names)).toEqual({ title: "Shared victory: Ilie and Otso", text: "Given up: Mara." });
    const later = { ...given, ended: null, ranking: [3, 1, 2], view: view([9, 5, 4], [1, 2, 3], [0, 0, 0]) };
    expect(headline(later, names)).toMatchObject({ title: "Ilie wins by 1 point" });
    expect(namesWithYou(later, names)).toEqual(["Mara (you)", "Ilie", "Otso"]);
  });
  it("draws axes with round figures", () => {
    expect(scaleOf([0, 45])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(scaleOf([-5, 31])).toEqual([-10, 0, 10, 20, 30, 40]);
    expect(scaleOf([])).toEqual([0, 1]);
  });
});

describe("the proof", () => {
  const secret = "000102030405060708090a0b0c0d0e0f";
  const number = "a".repeat(32);
  const people = [true, true];
  it("computes the seed as the server does", async () => {
    const zero = "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d";
    expect(await sha256(bytes("00"))).toBe(zero);
    expect(await seedOf(secret, [number, "", "0123456789abcdef".repeat(2)])).toBe("7e60242b42551e5646b737fa666fd9d2");
  });
  it("says what is proven", async () => {
    const commitment = await sha256(bytes(secret));
    const proof = { commitment, secret, numbers: [number, ""], seed: await seedOf(secret, [number, ""]), people };
    expect(await check(proof, undefined)).toBe("good");
    expect(await check(proof, { numbers: [number], commitment })).toBe("shared");
    expect(await check(proof, { numbers: ["b".repeat(32), number], commitment })).toBe("shared");
    expect(await check(proof, { numbers: ["b".repeat(32)], commitment })).toBe("bad");
    expect(await check(proof, { numbers: [number], commitment: "0".repeat(64) })).toBe("bad");
    expect(await check({ ...proof, seed: number }, undefined)).toBe("bad");
    expect(await check({ ...proof, secret: number }, undefined)).toBe("bad");
    expect(await check({ ...proof, numbers: ["", ""], seed: secret }, undefined)).toBe("good");
  });
  it("is none if there is a number for a seat that is not there", async () => {
    const numbers = [number, "", "1".repeat(32)];
    const commitment = await sha256(bytes(secret));
    const proof = { commitment, secret, numbers, seed: await seedOf(secret, numbers), people };
    expect(await check(proof, { numbers: [number], commitment })).toBe("bad");
    expect(await check({ ...proof, people: [true, true, true] }, { numbers: [number], commitment })).toBe("shared");
  });
  it("is none if there is a number for a bot", async () => {
    const numbers = [number, "1".repeat(32)];
    const commitment = await sha256(bytes(secret));
    const proof = { commitment, secret, numbers, seed: await seedOf(secret, numbers), people: [true, false] };
    expect(await check(proof, undefined)).toBe("bad");
    expect(await check({ ...proof, people }, undefined)).toBe("good");
  });
  it("is none if the seed is the secret alone although somebody added a number", async () => {
    const commitment = await sha256(bytes(secret));
    const proof = { commitment, secret, numbers: [number, ""], seed: secret, people };
    expect(await check(proof, undefined)).toBe("bad");
    expect(await check(proof, { numbers: [number], commitment })).toBe("bad");
  });
});

describe("looking back", () => {
  it("looks where rounds begin, or at even distances", () => {
    expect(samplePlies([entry(1), entry(2, { words: bell })], game, 9)).toEqual([0, 2]);
    expect(samplePlies([entry(1, { kind: "created", ply: 6 })], game, 6, 3)).toEqual([0, 2, 4]);
    expect(samplePlies([], game, 0)).toEqual([]);
  });
});

describe("arrow keys", () => {
  const points = [
    { x: 10, y: 0 },
    { x: 50, y: 5 },
    { x: 0, y: 30 },
    { x: -9, y: 0 },
  ];
  it("go to the nearest thing in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, points, { x: 1, y: 0 })).toBe(points[0]);
    expect(nearest({ x: 0, y: 0 }, points, { x: 0, y: 1 })).toBe(points[2]);
    expect(nearest({ x: 0, y: 0 }, points, { x: 0, y: -1 })).toBeUndefined();
  });
  it("do not reach too far to the side", () => {
    expect(nearest({ x: 0, y: 0 }, [{ x: 2, y: 30 }], { x: 1, y: 0 }, 2.5)).toBeUndefined();
    expect(nearest({ x: 0, y: 0 }, [{ x: 2, y: 30 }], { x: 1, y: 0 })).toBeDefined();
  });
});
