/* The estimate of a person's strength: which games count, and what a browser has kept of them. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Snapshot, View } from "../src/lib/types.ts";
import { seat, snapshot } from "./examples.ts";

const KEY = "saqqara-strength";

/** The module as a page that is opened now has it. */
async function newPage() {
  vi.resetModules();
  return import("../src/lib/strength.svelte.ts");
}

/** A finished game against a bot of the second level, which the person has won. */
function won(id: string, given: Partial<Snapshot> = {}): Snapshot {
  const view = { game: "hill", ranking: [1, 2] } as unknown as View;
  return snapshot({
    id,
    status: "finished",
    view,
    seats: [seat({ yours: true }), seat({ kind: "bot", level: 2 })],
    ...given,
  });
}
const kept = () => JSON.parse(localStorage.getItem(KEY)!) as Record<string, { at: number; games: number }>;

beforeEach(() => localStorage.clear());

test("a table counts once, however many were finished since", async () => {
  const { countGame } = await newPage();
  for (let i = 0; i < 300; i++) countGame(won(`table-${i}`));
  countGame(won("table-0"));
  expect(kept().hill!.games).toBe(300);
});

test("two pages of a browser count together", async () => {
  const [one, other] = [await newPage(), await newPage()];
  one.countGame(won("a"));
  other.countGame(won("b"));
  other.countGame(won("a"));
  one.countGame(won("c"));
  expect(kept().hill!.games).toBe(3);
});

test.each([
  "null",
  "5",
  "[]",
  '"x"',
  "{",
  '{"hill":null}',
  '{"hill":7}',
  '{"hill":{}}',
  '{"hill":{"at":null,"games":9,"counted":[]}}',
  '{"hill":{"at":3,"games":9}}',
  '{"hill":{"at":3,"games":"9","counted":[]}}',
  '{"hill":{"at":3,"games":9,"counted":{}}}',
])("what is damaged counts as nothing: %s", async (text) => {
  localStorage.setItem(KEY, text);
  const { countGame, ownStep } = await newPage();
  expect(ownStep("hill", 10)).toBeNull();
  for (const id of ["a", "b", "c"]) countGame(won(id));
  expect(kept().hill!.games).toBe(3);
  expect(ownStep("hill", 10)).toBeGreaterThanOrEqual(2);
});

test("games apart, and only what one person has played to the end against bots", async () => {
  const { countGame, ownStep } = await newPage();
  const three = { seats: [seat({ yours: true }), seat({ kind: "bot", level: 2 }), seat({ name: "Nour" })] };
  countGame(won("a", { ended: "resigned" }));
  countGame(won("b", { study: true }));
  countGame(won("c", { from_record: { ply: 3, same_deal: true } }));
  countGame(won("d", { yours: [0, 1] }));
  countGame(won("e", { yours: [] }));
  countGame(won("f", three));
  expect(localStorage.getItem(KEY)).toBeNull();
  for (const id of ["g", "h", "i"]) countGame(won(id));
  expect([ownStep("hill", 10) !== null, ownStep("dale", 10)]).toEqual([true, null]);
});
