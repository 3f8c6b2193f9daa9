/* Lessons: which step fits, what counts as done, what is beside the point, and what the other player does. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import {
  beginning,
  currentStep,
  fits,
  isFinished,
  kept,
  nextAct,
  played,
  reply,
  tick,
  type Lesson,
} from "../src/lessons/lesson.ts";
import { asAgainstBot, isEnded, keepLesson, lessonAt, progressAt, unfinished } from "../src/lessons/store.ts";
import { snapshot } from "./examples.ts";

const act = (...moves: string[]) => ({ moves, point: "#it" });
const lesson: Lesson = {
  id: "first",
  record: { game: "nim", options: {}, moves: [] },
  ply: 0,
  habits: ["pass", "*"],
  steps: [
    { id: "one", acts: [act("take *")], replies: ["take 2", "take 1"] },
    { id: "two", acts: [act("open"), act("close")] },
    { id: "read", point: "#there" },
    { id: "last", acts: [act("end")] },
  ],
};
const start = beginning(lesson);

describe("a lesson", () => {
  it("knows moves by notation, with a star for any rest", () => {
    expect(fits("take 3", ["take *"])).toBe(true);
    expect(fits("take 3", ["take"])).toBe(false);
    expect(fits("take", ["open", "take"])).toBe(true);
  });
  it("goes on when the move is the wanted one, and prepares the answer", () => {
    expect(currentStep(lesson, start, ["take 1", "pass"])).toEqual({ index: 0, kind: "do" });
    const after = played(lesson, start, "take 1", ["take 1", "pass"]);
    expect(after).toMatchObject({ done: [true, false, false, false], replies: ["take 2", "take 1"], beside: null });
    const first = reply(lesson, after, ["take 1", "take 2"]);
    expect(first.move).toBe("take 2");
    expect(reply(lesson, first.progress, ["take 1"]).move).toBe("take 1");
  });
  it("plays by habit where nothing is prepared or legal", () => {
    expect(reply(lesson, start, ["take 1", "pass"]).move).toBe("pass");
    expect(reply(lesson, { ...start, replies: ["gone"] }, ["take 7"]).move).toBe("take 7");
  });
  it("asks for the acts of a step one after the other", () => {
    const one = tick(lesson, start, 0);
    const half = played(lesson, one, "open", ["open", "close"]);
    expect(half).toMatchObject({ acts: 1, done: [true, false, false, false] });
    expect(nextAct(lesson, half, 1)?.moves).toEqual(["close"]);
    expect(played(lesson, half, "close", ["close"])).toMatchObject({ acts: 0, done: [true, true, false, false] });
  });
  it("says what was beside the point, and the step returns twice; then it is only told", () => {
    const beside = played(lesson, start, "pass", ["take 1", "pass"]);
    expect(beside.beside).toBe(0);
    const again = kept(beside);
    expect(currentStep(lesson, again, ["take 1"])).toEqual({ index: 0, kind: "do" });
    const twice = kept(played(lesson, again, "pass", ["take 1", "pass"]));
    expect(currentStep(lesson, twice, ["take 1"])).toEqual({ index: 0, kind: "read" });
  });
  it("takes a later step whose moment is there, and reads in order", () => {
    expect(currentStep(lesson, start, ["open"])).toEqual({ index: 1, kind: "do" });
    expect(currentStep(lesson, start, ["nothing"])).toBeNull();
    const read = tick(lesson, tick(lesson, start, 0), 1);
    expect(currentStep(lesson, read, ["end"])).toEqual({ index: 2, kind: "read" });
  });
  it("counts a step as read when the learner plays on", () => {
    const read = tick(lesson, tick(lesson, start, 0), 1);
    expect(isFinished(played(lesson, read, "end", ["end"]))).toBe(true);
  });
  it("comes to its end even if a step never fits", () => {
    let progress = start;
    for (let i = 0; i < 2; i++) progress = played(lesson, progress, "x", ["x"]);
    expect(currentStep(lesson, progress, ["x"])).toEqual({ index: 0, kind: "read" });
  });
});

describe("what the browser keeps", () => {
  const table = { game: "nim", lesson: "first", ply: 2, progress: { 2: start }, over: false };
  beforeEach(() => localStorage.clear());

  it("is the progress after every move, so that an undo takes it back", () => {
    const later = tick(lesson, start, 0);
    const both = { ...table, progress: { 2: start, 4: later } };
    expect(progressAt(both, 3)).toEqual(start);
    expect(progressAt(both, 9)).toEqual(later);
    expect(progressAt(both, 1)).toBeNull();
  });
  it("is where a lesson was left, and which were ended", () => {
    keepLesson("abc", { ...table, progress: { 2: tick(lesson, start, 0) } });
    expect(unfinished("nim", "first")).toEqual({ table: "abc", step: 2 });
    expect(isEnded("nim", "first")).toBe(false);
    keepLesson("abc", { ...table, over: true });
    expect(unfinished("nim", "first")).toBeNull();
    expect(isEnded("nim", "first")).toBe(true);
    for (let i = 0; i < 20; i++) keepLesson(`t${i}`, table);
    expect(lessonAt("abc")).toBeNull();
    expect(lessonAt("t19")).toEqual(table);
  });
  it("lets the learner see a table against a bot", () => {
    const seat = {
      kind: "human",
      name: "A",
      level: null,
      bot: null,
      yours: true,
      present: true,
      invite: null,
      resigned: false,
    };
    const seen = snapshot({ seats: [seat, seat] as never, yours: [0, 1], acting: 1, undo: true });
    const shown = asAgainstBot(seen, table);
    expect(shown).toMatchObject({ yours: [0], acting: null, undo: false });
    expect(shown.seats.map(({ kind, yours }) => [kind, yours])).toEqual([
      ["human", true],
      ["bot", false],
    ]);
    expect(asAgainstBot({ ...seen, acting: 0 }, table).acting).toBe(0);
  });
});

describe("the lessons of the games", () => {
  const games = join(import.meta.dirname, "../src/games");
  const files = readdirSync(games, { recursive: true, encoding: "utf8" }).filter((file) =>
    /lessons\/.*\.json$/.test(file),
  );
  it.each(files)("%s points at something in every step", (file) => {
    const { steps } = JSON.parse(readFileSync(join(games, file), "utf8")) as Lesson;
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { acts, point } of steps) {
      expect(Boolean(acts?.length) !== Boolean(point)).toBe(true);
      for (const each of acts ?? []) expect(each.moves.length && each.point).toBeTruthy();
    }
  });
});
