/* The board of a game that brings none: what it shows of a view that it does not know. */
import { beforeAll, describe, expect, it } from "vitest";
import { loadLocale } from "../src/lib/i18n.svelte.ts";
import type { View } from "../src/lib/types.ts";
import Board from "../src/table/default/Board.svelte";
import { columnsOf, entriesOfSeats, entriesOfTable, groupMoves } from "../src/table/default/entries.ts";
import { drawn, sessionAt } from "./examples.ts";

beforeAll(() => loadLocale("en"));

const view = {
  game: "hill",
  options: {},
  seat: 0,
  ply: 3,
  mover: 0,
  over: false,
  moves: ["dig 1", "dig 2", "rest"],
  scores: [4, 7],
  breakdown: [{ gold: 4 }, { gold: 7 }],
  tie_break: [0, 0],
  ranking: [2, 1],
  round: 2,
  seats: [
    { hand: [7, 3], ready: true },
    { hand: null, ready: false },
  ],
  dice: [1, 5],
  shafts: [
    { depth: 2, owner: 0 },
    { depth: 4, owner: null },
  ],
} as View;

describe("the entries of a view", () => {
  it("are what the page does not show elsewhere", () => {
    expect(Object.keys(entriesOfTable(view))).toEqual(["dice", "shafts"]);
    expect(entriesOfSeats(view)).toEqual([
      { hand: [7, 3], ready: true },
      { hand: null, ready: false },
    ]);
  });
  it("stay together if they are not one for each seat", () => {
    const other = { ...view, seats: [1, 2, 3] } as View;
    expect(entriesOfSeats(other)).toEqual([{}, {}]);
    expect(Object.keys(entriesOfTable(other))).toContain("seats");
  });
  it("are tables where they are lists of objects", () => {
    expect(columnsOf([{ a: 1 }, { b: 2 }])).toEqual(["a", "b"]);
    expect(columnsOf([1, 2])).toBeNull();
  });
  it("group moves by their first word", () => {
    expect(groupMoves(view.moves)).toEqual([
      { word: "dig", moves: ["dig 1", "dig 2"] },
      { word: "rest", moves: ["rest"] },
    ]);
  });
});

describe("the default board", () => {
  const session = () => Object.assign(sessionAt(view), { transitions: [], loadPreviews: () => Promise.resolve() });

  it("has a button for every legal move, and the players with their points", () => {
    drawn(
      Board,
      { session: session() },
      (root) => {
        const moves = [...root.querySelectorAll("[data-move]")].map((button) => button.getAttribute("data-move"));
        expect(moves).toEqual(view.moves);
        const scores = [...root.querySelectorAll(".score")].map((score) => score.textContent);
        expect(scores).toEqual(["4", "7"]);
        expect(root.querySelector("[data-player='1']")?.textContent).toContain("?");
        expect(root.querySelector("table")?.textContent).toContain("Depth");
      },
      "div",
    );
  });
  it("shows everything but buttons to who must wait", () => {
    const waiting = Object.assign(session(), { acting: null, moves: [] });
    drawn(
      Board,
      { session: waiting },
      (root) => {
        expect(root.querySelectorAll("[data-move]")).toHaveLength(0);
        expect(root.textContent).toContain("Seat 1 decides");
      },
      "div",
    );
  });
});
