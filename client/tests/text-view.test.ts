/* The text view: the moves and their filter, what a game without words shows, and what is said to screen readers. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLocale, loadTopic } from "../src/lib/i18n.svelte.ts";
import type { MoveInWords, View } from "../src/lib/types.ts";
import { Announcer } from "../src/table/announcer.svelte.ts";
import { columnsOf, entriesOfSeats, entriesOfTable } from "../src/table/default/entries.ts";
import { sentenceText } from "../src/table/telling.ts";
import { filtered, marked } from "../src/table/text/filter.ts";
import Moves from "../src/table/text/Moves.svelte";
import Sections from "../src/table/text/Sections.svelte";
import { drawn, sessionAt } from "./examples.ts";

beforeAll(async () => {
  await loadLocale("en");
  await loadTopic("text-view");
});

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
});

const words: MoveInWords[] = view.moves.map((move, i) => ({
  move,
  text: { id: "text-move", args: { notation: move } },
  effect: i === 0 ? [{ id: "text-change", args: { seat: 1, change: -2 } }] : [],
}));
const nothing = () => undefined;

describe("the moves", () => {
  it("have a button each, with the effect for all", () => {
    const props = { session: sessionAt(view), moves: words, onplay: nothing, onlook: nothing };
    drawn(
      Moves,
      props,
      (root) => {
        const buttons = [...root.querySelectorAll("[data-move]")];
        expect(buttons.map((button) => button.getAttribute("data-move"))).toEqual(view.moves);
        expect(buttons[0]!.textContent.trim()).toBe("dig 1: Seat 2\u00a0−2");
      },
      "div",
    );
  });
  it("are not there for who must wait", () => {
    const props = { session: sessionAt(view, [], null), moves: [], onplay: nothing, onlook: nothing };
    drawn(
      Moves,
      props,
      (root) => {
        expect(root.querySelector("input")).toBeNull();
        expect(root.textContent).toContain("not your turn");
      },
      "div",
    );
  });
  it("are found by words in any order and by parts of words, whatever they bring", () => {
    const all = [
      { move: "a", text: "Sail ship 3 to the temple", effect: "you +1" },
      { move: "b", text: "Load ship 3, space 1", effect: "a joker pays" },
    ];
    const found = (typed: string) => filtered(all, typed).map(({ move }) => move);
    expect(found("")).toEqual(["a", "b"]);
    expect(found("TEMP sail")).toEqual(["a"]);
    expect(found("3 1")).toEqual(["b"]);
    expect(found("joker")).toEqual([]);
    expect(found("xyz")).toEqual([]);
    expect(marked("Sail ship 3", "sh")).toEqual([
      { part: "Sail ", hit: false },
      { part: "sh", hit: true },
      { part: "ip 3", hit: false },
    ]);
    expect(marked("Załaduj łódź 3", "lodz")).toEqual([
      { part: "Załaduj ", hit: false },
      { part: "łódź", hit: true },
      { part: " 3", hit: false },
    ]);
  });
});

describe("the table of a game without words", () => {
  it("is what its view holds, and the players with their points", () => {
    drawn(
      Sections,
      { session: sessionAt(view), sections: [] },
      (root) => {
        const scores = [...root.querySelectorAll(".score")].map((score) => score.textContent);
        expect(scores).toEqual(["4", "7"]);
        expect(root.querySelector("[data-player='1']")?.textContent).toContain("?");
        expect(root.querySelector("table")?.textContent).toContain("Depth");
        expect([...root.querySelectorAll("h2")].map((each) => each.textContent)).toEqual([
          "Hill: on the table",
          "Players",
        ]);
      },
      "div",
    );
  });
});

describe("a sentence", () => {
  it("has names, lists, signs and sentences in it", () => {
    const { game, names } = sessionAt(view);
    const speakers = { game, names, you: 0 };
    const counts = [0, 1].map((seat) => ({ id: "text-count", args: { seat, number: seat + 2 } }));
    expect(sentenceText({ id: "text-say-scores", texts: { list: counts } }, speakers)).toBe(
      "Points: you 2, Seat 2\u00a03.",
    );
    expect(sentenceText({ id: "text-change", args: { seat: 1, change: 0 } }, speakers)).toBe("Seat 2\u00a0±0");
  });
});

describe("what is said", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("has time to be spoken, is joined, and a decision comes last", () => {
    const announcer = new Announcer();
    announcer.ask(3, "Your turn.");
    announcer.say("One.");
    announcer.say("Two.");
    vi.advanceTimersByTime(1);
    expect([announcer.polite, announcer.assertive]).toEqual(["One. Two.", ""]);
    announcer.say("Three.");
    vi.advanceTimersByTime(698);
    expect(announcer.polite).toBe("One. Two.");
    vi.advanceTimersByTime(2);
    expect([announcer.polite, announcer.assertive]).toEqual(["Three.", ""]);
    vi.advanceTimersByTime(700);
    expect(announcer.assertive).toBe("Your turn.");
  });
  it("asks once; a new wording of the same decision is polite, and a decision that is over is not asked", () => {
    const announcer = new Announcer();
    announcer.ask(3, "Your turn.");
    vi.advanceTimersByTime(800);
    announcer.ask(3, "Your turn.");
    announcer.ask(3, "Which ship?");
    vi.advanceTimersByTime(800);
    expect([announcer.polite, announcer.assertive]).toEqual(["Which ship?", "Your turn."]);
    announcer.ask(4, "Again.");
    announcer.answered();
    vi.advanceTimersByTime(800);
    expect(announcer.assertive).toBe("Your turn.");
  });
  it("waits longer after a longer text, and not for ever", () => {
    const announcer = new Announcer();
    announcer.say("a".repeat(60));
    announcer.ask(1, "Your turn.");
    vi.advanceTimersByTime(2050);
    expect(announcer.assertive).toBe("");
    vi.advanceTimersByTime(100);
    expect(announcer.assertive).toBe("Your turn.");
    announcer.say("a".repeat(1000));
    announcer.ask(2, "Again.");
    vi.advanceTimersByTime(4800);
    expect(announcer.assertive).toBe("Again.");
  });
  it("is a warning first, and of texts about the same thing only the newest", () => {
    const announcer = new Announcer();
    announcer.say("Old.", "hint");
    announcer.say("Moved.");
    announcer.say("New.", "hint");
    announcer.warn("Too late.");
    vi.advanceTimersByTime(1);
    expect([announcer.polite, announcer.assertive]).toEqual(["", "Too late."]);
    vi.advanceTimersByTime(700);
    expect(announcer.polite).toBe("Moved. New.");
  });
  it("says the same words again when they are asked for", () => {
    const announcer = new Announcer();
    announcer.say("Points: 3.");
    vi.advanceTimersByTime(800);
    const first = announcer.polite;
    announcer.say("Points: 3.");
    vi.advanceTimersByTime(800);
    expect(announcer.polite).not.toBe(first);
    expect(announcer.polite.trim()).toBe("Points: 3.");
  });
});
