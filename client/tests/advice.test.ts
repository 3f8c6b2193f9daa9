import { beforeEach, expect, test } from "vitest";
import type { SeatInfo } from "../src/lib/types.ts";
import imhotep from "../src/games/imhotep/index.ts";
import { afterGame } from "../src/lib/strength.svelte.ts";
import { answerOn, dayNumber, hoursLeft, keepAnswer, streak } from "../src/lib/puzzles.ts";
import { advise, hasNextStep } from "../src/pages/end/advice.ts";
import { seat, snapshot } from "./examples.ts";
import { puzzleAddress, puzzleOf } from "../src/pages/paths.ts";

beforeEach(() => localStorage.clear());

const move = (seat: number, best: string, lost: number) => ({
  ply: 0,
  seat,
  move: "take",
  value: [0.5, 0.5],
  best,
  lost,
  mark: "" as const,
  why: [],
});

test("advice names the topic of the better moves, and only your own decisions count", () => {
  const moves = [
    move(0, "sail 1 temple", 0.05),
    move(0, "sail 2 temple", 0.04),
    move(0, "load 1.1", 0.06),
    move(1, "take", 0.9),
  ];
  const found = advise(moves, 0, imhotep.topic!);
  expect(found).toMatchObject({ topic: "temple", moves: 2 });
  expect(found.lost).toBeCloseTo(0.09);
  expect(advise(moves.slice(3), 0, imhotep.topic!)).toEqual({ topic: null, lost: 0, moves: 0 });
});

test("a little at every place is not hardly anything", () => {
  const places = ["sail 1 temple", "sail 1 market", "sail 1 burial", "load 1.1", "take"];
  const little = places.map((best, i) => move(0, best, 0.02 + i / 1000));
  expect(advise(little, 0, imhotep.topic!)).toEqual({ topic: "quarry", lost: 0.024, moves: 1 });
  expect(advise(little.slice(0, 1), 0, imhotep.topic!).topic).toBeNull();
  expect(advise([], 0, imhotep.topic!).topic).toBeNull();
});

test("the next step of the ladder is for who has played against bots below the highest one", () => {
  const bot = (level: number) => seat({ kind: "bot", level });
  const against = (...others: SeatInfo[]) => hasNextStep(snapshot({ seats: [seat({ yours: true }), ...others] }), 10);
  expect([against(bot(1)), against(bot(9)), against(bot(3), bot(4))]).toEqual([true, true, true]);
  expect([against(bot(10)), against(bot(3), bot(10)), against(bot(3), seat()), against(seat())]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a game moves the estimate by at most one step, up after a win and down after a loss", () => {
  expect(afterGame({ at: 2, games: 0 }, [9], [1])).toBe(3);
  expect(afterGame({ at: 5, games: 0 }, [1], [0])).toBe(4);
  const even = afterGame({ at: 5, games: 20 }, [5], [1]);
  expect(even).toBeGreaterThan(5);
  expect(even).toBeLessThan(5.5);
  expect(afterGame({ at: 1, games: 3 }, [1], [0])).toBe(1);
});

test("a day has one number until midnight, in the reader's time zone", () => {
  const [early, late, next] = [new Date(2026, 2, 1, 0, 1), new Date(2026, 2, 1, 23, 59), new Date(2026, 2, 2, 0, 1)];
  expect(dayNumber(late)).toBe(dayNumber(early));
  expect(dayNumber(next)).toBe(dayNumber(early) + 1);
  expect([hoursLeft(early), hoursLeft(late)]).toEqual([24, 1]);
});

test("the day when the clocks change has 23 or 25 hours", () => {
  const before = process.env.TZ;
  process.env.TZ = "Europe/Rome";
  expect(hoursLeft(new Date(2026, 2, 29, 0, 1))).toBe(23);
  expect(hoursLeft(new Date(2026, 9, 25, 0, 1))).toBe(25);
  process.env.TZ = before;
});

test("an answer to the puzzle of yesterday does not take the place of today's", () => {
  keepAnswer("hill", 100, "a", true);
  keepAnswer("hill", 101, "b", true);
  keepAnswer("hill", 100, "c", true);
  expect([answerOn("hill", 101), streak("hill", 101)]).toEqual(["b", 2]);
  keepAnswer("hill", 102, "d", false);
  expect([answerOn("hill", 102), streak("hill", 102)]).toEqual(["d", 0]);
});

test.each([
  "null",
  "5",
  "[]",
  "{",
  '{"hill":null}',
  '{"hill":{"day":100}}',
  '{"hill":{"day":100,"answer":5,"streak":"x"}}',
])("damaged answers count as none: %s", (text) => {
  localStorage.setItem("saqqara-puzzles", text);
  expect([answerOn("hill", 100), streak("hill", 100)]).toEqual([null, 0]);
  keepAnswer("hill", 100, "a", true);
  expect([answerOn("hill", 100), streak("hill", 101)]).toEqual(["a", 1]);
});

test("addresses of puzzles are read as they are written", () => {
  expect(puzzleOf(puzzleAddress("dale"))).toEqual({ game: "dale", number: null });
  expect(puzzleOf(puzzleAddress("dale", 7))).toEqual({ game: "dale", number: 7 });
  expect(puzzleOf("/puzzle/")).toBeNull();
});
