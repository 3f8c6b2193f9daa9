/* Imhotep's table: what can be answered, where stones travel, what the drawings are made of. The views come from the engine. */
import { beforeAll, describe, expect, test } from "vitest";
import { stacks } from "../../src/games/imhotep/board/cards.ts";
import { iso, outline, wrap } from "../../src/look/iso.ts";
import {
  answers,
  effectiveSelection,
  movesLeft,
  question,
  type Selection,
} from "../../src/games/imhotep/board/answers.ts";
import { parseMove } from "../../src/games/imhotep/notation.ts";
import { extraStones, GREAT_PYRAMID, paintingOrder } from "../../src/games/imhotep/places.ts";
import { takers } from "../../src/games/imhotep/board/takers.ts";
import { reversed, spots, travels } from "../../src/games/imhotep/board/travel.ts";
import { BoardAnimator } from "../../src/games/imhotep/board/animator.ts";
import { Board } from "../../src/games/imhotep/board/board.svelte.ts";
import Market from "../../src/games/imhotep/board/Market.svelte";
import PyramidsB_ from "../../src/games/imhotep/board/PyramidsB.svelte";
import Temple from "../../src/games/imhotep/board/Temple.svelte";
import { atTheEnd, deck, gainsOf, nextPoints, rows } from "../../src/games/imhotep/board/worth.ts";
import type { ImhotepPreview, ImhotepView, PyramidsA, PyramidsB } from "../../src/games/imhotep/types.ts";
import { DEFAULT_GAME } from "../../src/games/game.ts";
import imhotep from "../../src/games/imhotep/index.ts";
import { moveText, placeOnShip } from "../../src/games/imhotep/texts.ts";
import { loadLocale, loadTopic } from "../../src/lib/i18n.svelte.ts";
import { sentenceText } from "../../src/table/telling.ts";
import { drawn, entry, positions, sessionAt } from "../examples.ts";

const examples = positions<ImhotepView, ImhotepPreview>("imhotep");
const view = (name: string) => structuredClone(examples[name]!.view);

beforeAll(() => loadLocale("en"));

/** Every move that some way through the answers plays. */
function reached(it: ImhotepView, selection: Selection | null = null, depth = 0): string[] {
  if (depth > 3) return [];
  return answers(it, it.moves, selection).flatMap((answer) =>
    answer.move ? [answer.move] : answer.selection ? reached(it, answer.selection, depth + 1) : [],
  );
}

describe("answers", () => {
  test.each(Object.keys(examples))("every legal move can be reached by keys: %s", (name) => {
    const it = view(name);
    expect(new Set(reached(it))).toEqual(new Set(it.moves));
  });
  test.each(Object.keys(examples))("no key means two things: %s", (name) => {
    const it = view(name);
    for (const selection of [null, { kind: "stone" }, { kind: "sail" }, { kind: "stone", ship: 1 }] as const) {
      const codes = answers(it, it.moves, selection).map((answer) => answer.code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
  test("a step of one's own card can be taken back, where undo is fair", () => {
    const it = view("q-load");
    const session = sessionAt(it, [], it.mover);
    expect(new Board(session).answers.some(({ undo }) => undo)).toBe(false);
    session.table!.undo = true;
    expect(new Board(session).answers.at(-1)).toMatchObject({ code: "Escape", undo: true });
    const turn = sessionAt(view("4Amid"), [], view("4Amid").mover);
    turn.table!.undo = true;
    expect(new Board(turn).answers.some(({ undo }) => undo)).toBe(false);
  });
  test("a half-made choice can be taken back", () => {
    const it = view("4Amid");
    const back = answers(it, it.moves, { kind: "stone" }).at(-1);
    expect(back).toMatchObject({ code: "Escape", selection: null });
    expect(answers(it, it.moves, null).some((answer) => answer.code === "Escape")).toBe(false);
  });
  test("one way needs one answer", () => {
    const it = view("4Amid");
    const load = answers(it, ["load 2.3"], null).find(({ code }) => code === "KeyL");
    expect(load).toMatchObject({ move: "load 2.3" });
  });
  test("a turn always has the same four actions; what is not possible says so", () => {
    const it = view("4Amid");
    const shown = (moves: string[]) => answers(it, moves, null).map(({ words, blocked }) => [words.id, blocked]);
    expect(shown(["load 2.3", "play lever", "play sail"])).toEqual([
      ["answer-take", "take"],
      ["answer-load", undefined],
      ["answer-sail", "sail"],
      ["answer-play-card", undefined],
    ]);
    expect(shown(["take", "play lever"]).at(-1)).toEqual(["answer-play", undefined]);
    expect(shown(["pass"])).toEqual([["answer-pass", undefined]]);
    expect(answers(it, ["play lever", "play sail"], { kind: "card" }).map(({ code }) => code)).toEqual([
      "KeyE",
      "KeyW",
      "Escape",
    ]);
  });
  test.each([
    [1, ["only"]],
    [2, ["front", "back"]],
    [3, ["front", "middle", "back"]],
    [4, ["front", "second", "third", "back"]],
  ])("what the spaces of a ship for %i are called", (capacity, names) => {
    expect(names.map((_, space) => placeOnShip(capacity, space))).toEqual(names);
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
    expect(effectiveSelection(["sail 2 temple", "sail 2 market"], null)).toEqual({ kind: "ship", ship: 1 });
    expect(effectiveSelection(["sail 2 temple", "sail 1 temple"], null)).toBeNull();
    expect(effectiveSelection([], null)).toBeNull();
  });
  test("what they leave", () => {
    const moves = ["take", "load 1.2", "load 2.1", "sail 1 temple", "sail 2 market"];
    expect(movesLeft(moves, null)).toEqual(moves);
    expect(movesLeft(moves, { kind: "stone" })).toEqual(["load 1.2", "load 2.1"]);
    expect(movesLeft(moves, { kind: "stone", ship: 1 })).toEqual(["load 2.1"]);
    expect(movesLeft(moves, { kind: "ship", ship: 0 })).toEqual(["sail 1 temple"]);
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
  expect(parseMove("load 2.1")).toEqual({ kind: "load", ship: 1, space: 0 });
  expect(parseMove("sail 3 burial")).toEqual({ kind: "sail", ship: 2, site: "burial" });
  expect(parseMove("unload p2")).toEqual({ kind: "unload", seat: 1 });
  expect(parseMove("keep 2")).toEqual({ kind: "keep", card: 1 });
  expect(parseMove("bonus stones")).toEqual({ kind: "bonus", what: "stones" });
  expect(parseMove("pass")).toEqual({ kind: "pass" });
});

describe("stelae", () => {
  test("worth now, every seat in order", () => {
    const it = view("4Amid");
    expect(rows(it, "burial").map((row) => row.value)).toEqual(it.burial.worth);
    expect(atTheEnd(it, 0)).toBe(Object.values(it.if_it_ended_now[0]!).reduce((a, b) => a + b));
  });
  test("the temple's worth and bonuses are the view's", () => {
    const it = view("4Bmid");
    it.temple = {
      ...it.temple,
      top: [0, 1, 2, 3, 0],
      worth: [7, 5, 3, 1],
      bonus: [null, null, "stones", "card", null],
    };
    expect(rows(it, "temple").map(({ value, note }) => [value, note?.id])).toEqual([
      [7, undefined],
      [5, undefined],
      [3, "stela-or-stones"],
      [1, "stela-card"],
    ]);
  });
  test("next points of pyramids A", () => {
    const it = view("4Amid");
    const { spaces, points } = it.pyramids as PyramidsA;
    const built = spaces.filter((owner) => owner !== null).length;
    expect(nextPoints(it)).toEqual(points.slice(built, built + 3));
    expect(nextPoints(view("4Bmid"))).toEqual([]);
  });
  test("what a move gives is written as points, a range or cards", () => {
    const gains = [
      { least: 2, most: 2, cards: 0 },
      { least: -5, most: 1, cards: 0 },
      { least: 0, most: 0, cards: 0 },
      { least: 0, most: 0, cards: 2 },
    ];
    const shown = gainsOf({ ...examples["4Amid"]!.previews[0]!, gains });
    expect(shown.map(({ text, cards, none }) => [text, cards, none])).toEqual([
      ["+2", 0, false],
      ["−5…+1", 0, false],
      ["±0", 0, true],
      ["±0", 2, false],
    ]);
  });
});

describe("what is printed on the boards is drawn as the view tells", () => {
  test("the points of temple B, and what a space gives beside them", () => {
    const site = { ...view("4Bmid").temple, points: [4, 7, 5, 0, 6] };
    expect(site.bonus).toEqual(["stones", null, "stones", "card", "stones"]);
    drawn(Temple, { site }, (root) => {
      const figures = [...root.querySelectorAll(".tagt")].map((text) => text.textContent);
      expect(figures.filter((text) => text !== "/")).toEqual(["4", "7", "5", "6"]);
      expect(bonuses(root)).toEqual(["stones", "stones", "card", "stones"]);
    });
    const { points } = view("4Bmid").temple;
    expect(points).toEqual([1, 2, 1, 0, 1]);
  });
  test.each(["left", "middle", "right"] as const)("the bonus of the %s pyramid stands on its space", (name) => {
    const it = view("4Bmid");
    const printed = it.pyramids as PyramidsB;
    const empty = { ...printed[name], spaces: [null, null, null, null, null] };
    const board = new Board(sessionAt(it, [], null));
    const places = [0, 1, 2, 3].map((space) => {
      const bonus = [0, 1, 2, 3, 4].map((i) => (i === space ? ("card" as const) : null));
      const none = { spaces: [], points: [], bonus: [] };
      const site = { ...printed, left: none, middle: none, right: none, [name]: { ...empty, bonus } };
      let place = "";
      drawn(PyramidsB_, { board, site }, (root) => {
        expect(bonuses(root)).toEqual(["card"]);
        place = root.querySelector("[data-bonus]")!.getAttribute("transform")!;
      });
      return place;
    });
    expect(new Set(places).size).toBe(4);
    const space = printed[name].bonus.findIndex((each) => each !== null);
    drawn(PyramidsB_, { board, site: { ...printed, [name]: empty } }, (root) => {
      const found = [...root.querySelectorAll(`[data-bonus="${printed[name].bonus[space]}"]`)];
      expect(found.map((icon) => icon.getAttribute("transform"))).toContain(places[space]);
    });
  });
  test("a card has the colour of its kind: a statue is violet", () => {
    const it = view("4Amid");
    it.market = { ...it.market, side: "A", places: ["statue", "chisel", "entrance", "temple_decoration"] };
    it.decorations.temple_decoration = 9;
    drawn(Market, { board: new Board(sessionAt(it, [], null)) }, (root) => {
      const kinds = [...root.querySelectorAll("path[fill^='var(--k-']")].map((head) => head.getAttribute("fill"));
      expect(kinds).toEqual(["var(--k-violet)", "var(--k-blue)", "var(--k-red)", "var(--k-green)"]);
      expect(root.textContent).toContain("9");
    });
  });
  test("as many cards as the market has places, and the face-down ones after them", () => {
    const it = view("q-pick");
    drawn(Market, { board: new Board(sessionAt(it)) }, (root) => {
      const moves = [...root.querySelectorAll("[data-move]")].map((each) => each.getAttribute("data-move"));
      expect(new Set(moves)).toEqual(new Set(it.moves));
    });
  });
});

/** The bonuses that are drawn, in their order. */
function bonuses(root: Element): (string | null)[] {
  return [...root.querySelectorAll("[data-bonus]")].map((icon) => icon.getAttribute("data-bonus"));
}

describe("ships", () => {
  test("what is still to be unloaded lies on the deck, the next one at the bow", () => {
    const it = view("q-build");
    expect(deck(it, 0).filter((seat) => seat !== null)).toEqual([it.carried, ...it.unloading!.stones]);
  });
  test("a stone that waits to be unloaded stays where it was loaded", () => {
    const it = view("4Amid");
    it.ships[0] = { ...it.ships[0]!, site: "burial", spaces: [null, null, null, null] };
    it.unloading = { ship: 0, stones: [2, 1, 2] };
    it.carried = null;
    expect(deck(it, 0, [2, null, 1, 2])).toEqual([2, null, 1, 2]);
    it.unloading = { ship: 0, stones: [1, 2] };
    expect(deck(it, 0, [2, null, 1, 2])).toEqual([null, null, 1, 2]);
  });
  test("under the lever the stones keep their spaces", () => {
    const it = view("q-unload");
    expect(deck(it, it.unloading!.ship)).toEqual(it.ships[it.unloading!.ship]!.spaces);
  });
});

describe("journeys", () => {
  test("what a move will set in motion stirs: the ship that sails, the quarry that gives stones, the space that is loaded", () => {
    const root = document.createElement("div");
    const it = view("4Amid");
    root.innerHTML = `<i data-spot="quarry ${it.mover}"></i><i data-spot="ship 0"></i><i data-spot="ship 1"></i><i data-move="load 2.1"></i>`;
    const animator = new BoardAnimator(new Board(sessionAt(it)), () => false);
    animator.enter(root);
    const [quarry, first, second, space] = root.children;
    expect(animator.stirring("sail 1 temple")).toEqual([first]);
    expect(animator.stirring("sail 2 temple")).toEqual([second]);
    expect(animator.stirring("take")).toEqual([quarry]);
    expect(animator.stirring("load 2.1")).toEqual([space]);
  });
  test("ships leave one after another, also when so much waits that there is hardly any time", async () => {
    const root = document.createElement("div");
    const it = view("4Amid");
    root.innerHTML = [0, 1, 2, 3].map((ship) => `<i data-spot="ship ${ship}"></i>`).join("");
    const animator = new BoardAnimator(new Board(sessionAt(it)), () => false);
    animator.enter(root);
    const given: KeyframeAnimationOptions[] = [];
    const animate = (_frames: Keyframe[], options: KeyframeAnimationOptions) => (given.push(options), {});
    HTMLElement.prototype.animate = animate as unknown as Element["animate"];
    const leave = { name: "leave", view: it, times: { calm: 9, normal: 9, quick: 9 }, caption: null };
    await animator.animate(leave, 10, () => Promise.resolve(true));
    expect(given.map(({ delay }) => delay)).toEqual([0, 0.6, 1.2, 1.8].map((time): unknown => expect.closeTo(time)));
    expect(given.map(({ duration, delay }) => Number(duration) + delay!)).toEqual([10, 10, 10, 10]);
    animator.clear();
    Reflect.deleteProperty(HTMLElement.prototype, "animate");
  });
  test("a stone from the sled to its space", () => {
    const before = view("4Amid");
    const after = view("4Amid");
    const seat = before.mover!;
    after.seats[seat]!.sled -= 1;
    before.ships[0] = { ...before.ships[0]!, site: null, spaces: [null, null] };
    after.ships[0] = structuredClone(before.ships[0]);
    after.ships[0].spaces[1] = seat;
    const [stone] = travels(before, after).stones;
    expect(stone).toMatchObject({ from: `sled ${seat} ${before.seats[seat]!.sled - 1}`, to: "space 0.1" });
  });
  test("the ship sails first, then its stones leave from the bow", () => {
    const before = view("4Amid");
    before.ships[0]!.spaces = [2, null, 1, 2];
    before.ships[0]!.site = null;
    const docked = structuredClone(before);
    docked.ships[0] = { ...docked.ships[0]!, site: "burial", spaces: [null, null, null, null] };
    docked.unloading = { ship: 0, stones: [2, 1, 2] };
    expect(travels(before, docked)).toMatchObject({ ship: 0, stones: [] });
    const landed = structuredClone(docked);
    landed.unloading = { ship: 0, stones: [1, 2] };
    const cells = [...docked.burial.columns.flat(), 2];
    landed.burial.columns = Array.from({ length: Math.ceil(cells.length / 3) }, (_, i) =>
      cells.slice(i * 3, i * 3 + 3),
    );
    const found = travels(docked, landed);
    expect(found.ship).toBeNull();
    expect(found.stones).toEqual([{ from: "space 0.0", to: `burial ${cells.length - 1}`, owner: 2 }]);
    expect(spots(docked, landed)).toHaveLength(1);
    expect(reversed(found).stones).toEqual([{ from: `burial ${cells.length - 1}`, to: "space 0.0", owner: 2 }]);
  });
  test("a card comes from its place in the market, others go away", () => {
    const before = view("4Amid");
    before.market.places = ["statue", "chisel", null, "entrance"];
    const after = structuredClone(before);
    after.market.places = [null, "chisel", null, null];
    after.seats[1]!.hand = [...before.seats[1]!.hand, "statue"];
    expect(travels(before, after)).toMatchObject({
      cards: [{ from: "card 0", to: "hand 1 statue" }],
      gone: ["card 3"],
    });
  });
});

describe("drawings", () => {
  test("fourteen places of the pyramid, painted from behind and below", () => {
    const order = paintingOrder(GREAT_PYRAMID);
    expect(order).toHaveLength(14);
    expect(order[0]).toBe(0);
    expect(order.at(-1)).toBe(13);
    expect(GREAT_PYRAMID[13]?.level).toBe(2);
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
});

describe("moves in words", () => {
  test.each([
    ["take", "Get stones"],
    ["load 2.1", "Load a stone on ship 2, space 1"],
    ["sail 3 temple", "Sail ship 3 to the temple"],
    ["play chisel", "Play Chisel"],
    ["unload p2", "Unload next a stone of this player: Ilie"],
    ["bonus stones", "Take the stones"],
    ["sail 3 pyramids", "Sail ship 3 to the pyramids"],
    ["build left", "Build on the left pyramid"],
    ["pass", "Pass"],
  ])("%s", (move, words) => expect(moveText(move, { names: ["Mara", "Ilie"] })).toBe(words));
});

test("the pyramids' side A is one pyramid", () => {
  const a = view("4Amid");
  expect(a.pyramids.side).toBe("A");
  expect(moveText("sail 3 pyramids", { names: [], view: a })).toBe("Sail ship 3 to the pyramid");
  expect(imhotep.messageArgs!({ site: "pyramids" }, a)).toMatchObject({ site: "pyramid" });
  expect(imhotep.messageArgs!({ source: "pyramids" }, a)).toMatchObject({ source: "pyramid" });
  expect(imhotep.messageArgs!({ site: "temple" }, a)).toMatchObject({ site: "temple" });
});

test("in the table in words too the pyramids of side A are one", async () => {
  await loadTopic("text-view");
  const sentence = { id: "imhotep-text-sail", args: { ship: 3, site: "pyramids" } };
  const speakers = { game: { ...DEFAULT_GAME, ...imhotep }, names: ["Mara", "Ilie"], view: view("4Amid") };
  expect(sentenceText(sentence, speakers)).toBe("Sail ship 3 to the pyramid");
});

test("ships are heard sailing", () => {
  const heard = (id: string) => imhotep.sound?.(entry(1, { words: [{ id, args: {} }] }));
  expect(heard("imhotep-sail")).toBe("water");
  expect(heard("imhotep-load")).toBe("clack");
  expect(imhotep.sound?.(entry(1, { kind: "chat" }))).toBeNull();
});
