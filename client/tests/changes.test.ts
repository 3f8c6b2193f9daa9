/* What a move has changed, put into the table before it. */
import { describe, expect, it } from "vitest";
import { afterMove, patched } from "../src/lib/changes.ts";
import type { View } from "../src/lib/types.ts";
import { snapshot } from "./examples.ts";

describe("patched", () => {
  const whole = { moves: ["a", "b"], dice: [{ at: [0] }, { at: [1], colour: 2 }], round: 1, "a/b~c": 0 };
  const kept = structuredClone(whole);

  it("puts values at their places and leaves the rest", () => {
    const places = { "/moves": ["c"], "/dice/1/at": [3], "/round": 2, "/a~1b~0c": 5 };
    expect(patched(whole, places)).toEqual({
      moves: ["c"],
      dice: [{ at: [0] }, { at: [3], colour: 2 }],
      round: 2,
      "a/b~c": 5,
    });
    expect(whole).toEqual(kept);
  });
  it("shares what is the same", () => {
    const made = patched(whole, { "/dice/1": { at: [9], colour: 0 } });
    expect(made.dice[0]).toBe(whole.dice[0]);
    expect(made.moves).toBe(whole.moves);
    expect(made.dice[1]).toEqual({ at: [9], colour: 0 });
    expect(patched(whole, {})).toBe(whole);
  });
});

describe("afterMove", () => {
  const view = { ply: 3, mover: 0, moves: ["take"], seats: [{ stones: 1 }] } as unknown as View;
  const before = snapshot({ version: 7, acting: 0, view, thinking: true });
  const changed = {
    version: 8,
    acting: null,
    undo: true,
    undo_asks: true,
    undo_offer: null,
    redo: false,
    thinking: false,
  };

  it("takes what is said of the table and of its view", () => {
    const places = { "/ply": 4, "/mover": 1, "/moves": [], "/seats/0/stones": 4 };
    const after = afterMove(before, { table: changed, steps: [], view: places });
    expect(after.table).toEqual({
      ...before,
      ...changed,
      view: { ply: 4, mover: 1, moves: [], seats: [{ stones: 4 }] },
    });
    expect(after.steps).toEqual([]);
    expect(before.view).toEqual({ ply: 3, mover: 0, moves: ["take"], seats: [{ stones: 1 }] });
  });
  it("puts one step over the other, and tells them by whole entries", () => {
    const move = { id: "move", args: { seat: 0 } };
    const steps = [
      { what: move, view: { "/ply": 4, "/mover": null, "/seats/0/stones": 4 } },
      { what: { id: "roll", args: {} }, view: { "/seats/0/stones": 5, "/moves": [] } },
    ];
    const after = afterMove(before, { table: changed, steps, view: { "/mover": 1 } });
    expect(after.table.view).toEqual({ ply: 4, mover: 1, moves: [], seats: [{ stones: 5 }] });
    expect(after.steps).toEqual([
      { what: move, changes: { ply: 4, mover: null, seats: [{ stones: 4 }] } },
      { what: { id: "roll", args: {} }, changes: { seats: [{ stones: 5 }], moves: [] } },
    ]);
  });
  it("keeps the seats and the clock where nothing is said of them", () => {
    const { seats, clock } = afterMove(before, { table: changed, steps: [], view: {} }).table;
    expect([seats, clock]).toEqual([before.seats, null]);
  });
});
