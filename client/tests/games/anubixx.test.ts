/* Anubixx's table: offers, payments, the plan of sheets, what changed between two views. */
import { beforeAll, describe, expect, test } from "vitest";
import { changes, recentCrosses } from "../../src/games/anubixx/board/changes.ts";
import { Choice } from "../../src/games/anubixx/board/choice.svelte.ts";
import type { Arrangement } from "../../src/games/anubixx/board/measures.ts";
import { costOf, offers, promisedBonuses, standing } from "../../src/games/anubixx/board/offers.ts";
import OrderOfPlay from "../../src/games/anubixx/board/OrderOfPlay.svelte";
import PayList from "../../src/games/anubixx/board/PayList.svelte";
import { above, beside } from "../../src/games/anubixx/board/place.ts";
import { plan } from "../../src/games/anubixx/board/plan.ts";
import Points from "../../src/games/anubixx/board/Points.svelte";
import { reuseUnchanged } from "../../src/games/anubixx/board/reuse.ts";
import { strokes } from "../../src/games/anubixx/board/shapes.ts";
import { tagText, unpaidColours } from "../../src/games/anubixx/board/texts.ts";
import anubixx from "../../src/games/anubixx/index.ts";
import { parseField, parseMove } from "../../src/games/anubixx/notation.ts";
import { fieldName, moveText } from "../../src/games/anubixx/texts.ts";
import type { AnubixxPreview, AnubixxView, Colour, Field, Sheet } from "../../src/games/anubixx/types.ts";
import { loadLocale } from "../../src/lib/i18n.svelte.ts";
import { drawn, entry, positions, sessionAt } from "../examples.ts";

beforeAll(() => loadLocale("en"));

const examples = positions<AnubixxView, AnubixxPreview>("anubixx");
const example = (name: string) => structuredClone(examples[name]!);
/** A position in which a pair of equal stones can be crossed, and only one die lies there for them. */
const PAIR = "relief 1.1-1.2";

/** Sheets of other sizes than the engine's own, for the plan. */
function sheet(pyramid: string, arch: string, quarry: string): Sheet {
  const field = (name: string, colour: string): Field => ({
    field: name,
    colour: colour as Colour,
    symbol: null,
    crossed: false,
  });
  const column = (side: string) => [...arch].map((colour, i) => field(`arch ${side}${i + 1}`, colour));
  return {
    ...example("action").view.seats[0]!,
    pyramid: pyramid
      .split("/")
      .map((row, r) => [...row].map((colour, i) => field(`pyramid ${r + 1}.${i + 1}`, colour))),
    arch: { left: column("L"), right: column("R"), keystone: field("arch key", "G") },
    quarry: [...quarry].map((colour) => ({ colour: colour as Colour, status: "usable" })),
  };
}

describe("notation", () => {
  test("a stone, a keystone with a joker, a pair with marks, done", () => {
    expect(parseMove("pyramid 1.3")).toMatchObject({ fields: ["pyramid 1.3"], jokers: [false] });
    expect(parseMove("arch key joker")).toMatchObject({ building: "arch", fields: ["arch key"], jokers: [true] });
    expect(parseMove("relief 2.1-2.2 - joker")).toMatchObject({
      fields: ["relief 2.1", "relief 2.2"],
      jokers: [false, true],
    });
    expect(parseMove("done")).toBeNull();
  });
  test("fields", () => {
    expect(parseField("pyramid 1.3")).toEqual({ building: "pyramid", row: 1, column: 3 });
    expect(parseField("arch R2")).toEqual({ building: "arch", column: "R", level: 2 });
    expect(parseField("arch key")).toEqual({ building: "keystone" });
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
  const view = { ...example("action").view, paid_by_die: ["pyramid 1.1", "relief 2.1"] };

  test("what a click decides between, and whether a die pays", () => {
    const found = offers(moves, view, null);
    expect([...found.keys()].sort()).toEqual(["pyramid 1.1", "pyramid 1.2", "relief 1.1", "relief 1.2", "relief 2.1"]);
    expect(found.get("pyramid 1.1")).toMatchObject({ moves: ["pyramid 1.1"], byDie: true });
    expect(found.get("pyramid 1.2")).toMatchObject({ moves: ["pyramid 1.2", "pyramid 1.2 joker"], byDie: false });
    expect(found.get("relief 1.1")).toMatchObject({ moves: [], picked: false });
  });
  test("with a relief field picked up, only its neighbours remain", () => {
    const found = offers(moves, view, "relief 1.1");
    expect([...found.keys()].sort()).toEqual(["relief 1.1", "relief 1.2", "relief 2.1"]);
    expect(found.get("relief 1.1")?.picked).toBe(true);
    expect(found.get("relief 2.1")?.moves).toHaveLength(2);
  });
});

describe("payment", () => {
  /** The ways to pay for the pair, as they are written on the buttons. */
  function shown(previews: AnubixxPreview[], view: AnubixxView): string[][] {
    const choice = new Choice(
      sessionAt(view, previews),
      () => view,
      () => view.moves,
    );
    choice.asked = previews.map(({ move }) => move);
    let found: string[][] = [];
    drawn(
      PayList,
      { choice, view },
      (root) => {
        const lines = (button: Element) => [...button.querySelectorAll(".words b")].map((line) => line.textContent);
        found = [...root.querySelectorAll("button")].map(lines);
      },
      "div",
    );
    return found;
  }

  test("of two equal stones the first takes the only die", () => {
    const { view, previews } = example("equal stones");
    const [first, second] = view.seats[view.mover!]!.relief[0]!;
    expect(first?.colour).toBe(second?.colour);
    const lines = shown(previews, view);
    expect(previews.map(({ move }) => move)).toEqual([PAIR, `${PAIR} - joker`]);
    expect(lines[0]?.[0]).toContain("take the die");
    expect(lines[0]?.[1]).toContain("strike it in the quarry");
    expect(lines[1]?.[0]).toContain("take the die");
    expect(lines[1]?.[1]).toContain("strike a joker");
  });
  test("whatever the preview says is shown, field by field", () => {
    const { view, previews } = example("equal stones");
    const lines = shown([{ ...previews[0]!, payment: ["joker", "die"] }], view);
    expect(lines).toEqual([[expect.stringContaining("strike a joker"), expect.stringContaining("take the die")]]);
  });
  test("until the preview is there, the move is told", () => {
    const { view } = example("equal stones");
    const choice = new Choice(
      sessionAt(view),
      () => view,
      () => view.moves,
    );
    choice.asked = [PAIR];
    drawn(
      PayList,
      { choice, view },
      (root) => expect(root.textContent).toContain("row 1, field 1; row 1, field 2"),
      "div",
    );
  });
  test("the dice and the colours that are missing follow from it", () => {
    const { view, previews } = example("equal stones");
    const own = view.seats[view.mover!]!;
    const colour = own.relief[0]![0]!.colour;
    const choice = new Choice(
      sessionAt(view, previews),
      () => view,
      () => view.moves,
    );
    choice.asked = [PAIR];
    expect(choice.dice).toEqual([colour]);
    expect(unpaidColours(previews[0]!, own)).toEqual([colour]);
  });
  test("the stones that are paid and lost, and the jokers", () => {
    const { view, previews } = example("equal stones");
    const own = view.seats[view.mover!]!;
    const quarry = own.quarry.map((stone, i) => {
      const status = i < 2 ? ("lost" as const) : i === 2 ? ("struck" as const) : ("usable" as const);
      return { ...stone, status };
    });
    const preview: AnubixxPreview = { ...previews[0]!, quarry, payment: ["quarry", "joker"], cost: 5 };
    expect(costOf(preview, own)).toEqual({ paid: [2], lost: [0, 1], jokers: 1 });
    const struckBefore = { ...own, quarry: own.quarry.map((stone, i) => (i === 2 ? quarry[2]! : stone)) };
    expect(costOf(preview, struckBefore).paid).toEqual([]);
    expect(tagText(preview, view, view.mover!).price).toContain("5");
  });
  test("a preview promises bonuses to its seat only", () => {
    const words = [{ id: "anubixx-bonus", args: { seat: 0, symbol: "snake", points: 3 } }];
    const preview = { ...example("equal stones").previews[0]!, words };
    expect(promisedBonuses(preview, 0)).toEqual(["snake"]);
    expect(promisedBonuses(preview, 1)).toEqual([]);
  });
});

describe("the round", () => {
  test("is played in the order that the view tells", () => {
    const view = { ...example("action").view, order: [2, 0, 1] };
    drawn(
      OrderOfPlay,
      { view, names: ["Mara", "Ilie", "Otso"] },
      (root) => {
        const names = [...root.querySelectorAll("li")].map((item) => item.getAttribute("data-tip"));
        expect(names).toEqual(["Otso", "Mara", "Ilie"]);
      },
      "div",
    );
  });
  test("a bonus that one has stays one's own", () => {
    const bonus = { symbol: "cat", fields: [], status: "closed" as const, seats: [1] };
    expect([standing(bonus, 1), standing(bonus, 0)]).toEqual(["yours", "closed"]);
  });
  test("the points that count stand on gold, as the view tells", () => {
    const { view } = example("action");
    const own = { ...view.seats[0]!, reached: { pyramid: 2, arch: 3, relief: 6 } };
    drawn(Points, { view, sheet: own, plan: plan(view, own, "wide") }, (root) => {
      const golden = [...root.querySelectorAll(".on")].map((figure) => Number(figure.textContent));
      const relief = view.points.relief.find(({ fields }) => fields === 6)!;
      expect(golden).toEqual([view.points.pyramid[1], view.points.arch[2], relief.points]);
    });
  });
});

describe("the plan", () => {
  const sheets: [string, Sheet][] = [
    ["classic", example("action").view.seats[0]!],
    ["great", sheet("YOGVBR/RVRGY/BOBR/GYV/BO/R", "OVYR", "OGYVBRYBOVRG")],
    ["the largest", sheet("YOGVBRY/RVRGYO/BOBRG/GYVO/BGR/VO/Y", "OVYRGB", "OGYVBRYBOVRGOGYVBRYB")],
    ["the smallest", sheet("Y", "O", "G")],
  ];
  const arrangements: Arrangement[] = ["wide", "phone", "portrait", "slim", "row"];
  for (const [name, own] of sheets)
    for (const arrangement of arrangements)
      for (const stretch of [1, 1.3])
        test(`${name}, ${arrangement}, ${stretch}: all on the sheet, nothing on top of another`, () => {
          const found = plan(example("action").view, own, arrangement, stretch);
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
    const before = example("second").view;
    const after = structuredClone(before);
    const own = after.seats[0]!;
    const field = own.pyramid.flat().find(({ crossed }) => !crossed)!;
    const stone = own.quarry.findIndex(({ status }) => status === "usable");
    field.crossed = true;
    field.symbol = "snake";
    own.quarry[stone]!.status = "struck";
    own.jokers.used += 1;
    own.bonuses = [...own.bonuses, "snake"];
    after.breakdown[0]!.arch += 3;
    after.breakdown[0]!.bonuses += 3;
    after.breakdown[0]!.quarry -= 1;
    const found = changes(before, after);
    expect(new Set(found.fresh)).toEqual(
      new Set([`0:${field.field}`, `0:joker ${own.jokers.used - 1}`, `0:quarry ${stone}`]),
    );
    expect(found.calls).toEqual([{ seat: 0, symbol: "snake", field: field.field, points: after.points.bonus }]);
    expect(found.flights).toMatchObject([{ seat: 0, field: field.field, points: 6 }]);
  });
  test("the last action of each seat is recent", () => {
    const move = (seat: number, move: string) => ({ entry: entry(1, { seat, move }), undone: false });
    const log = [
      move(0, "pyramid 1.1"),
      move(1, "arch L1"),
      move(0, "pyramid 1.2"),
      move(0, "arch R1"),
      move(1, "relief 1.1-1.2"),
    ];
    expect([...recentCrosses(log)].sort()).toEqual(["0:arch R1", "0:pyramid 1.2", "1:relief 1.1", "1:relief 1.2"]);
  });
});

describe("sharing", () => {
  test("equal parts keep their identity, changed ones do not", () => {
    const before = example("action").view;
    const after = structuredClone(before);
    after.seats[1]!.relief[0]![0]!.crossed = !after.seats[1]!.relief[0]![0]!.crossed;
    const shared = reuseUnchanged(after, before);
    expect(shared).toEqual(after);
    expect(shared).not.toBe(before);
    expect(shared.seats[0]).toBe(before.seats[0]);
    expect(shared.seats[1]).not.toBe(before.seats[1]);
    expect(shared.seats[1]!.pyramid).toBe(before.seats[1]!.pyramid);
    expect(reuseUnchanged(structuredClone(before), before)).toBe(before);
    expect(reuseUnchanged([1], [1, 2])).toEqual([1]);
  });
});

describe("hand and eye", () => {
  test("a cross is the same for the same field, and another for another", () => {
    expect(strokes(0, 0, 10, 10, "pyramid 1.1")).toEqual(strokes(0, 0, 10, 10, "pyramid 1.1"));
    expect(strokes(0, 0, 10, 10, "pyramid 1.1")).not.toEqual(strokes(0, 0, 10, 10, "pyramid 1.2"));
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

describe("moves in words", () => {
  test.each([
    ["pyramid 1.3", "Cross the pyramid, level 1, stone 3"],
    ["pyramid 1.3 joker", "Cross the pyramid with a joker, level 1, stone 3"],
    ["arch L2", "Cross the left column of the arch, level 2"],
    ["arch key", "Cross the keystone"],
    ["relief 2.1-2.2 joker joker", "Cross two relief fields with 2 jokers: row 2, field 1; row 2, field 2"],
    ["done", "End the action"],
  ])("%s", (move, words) => expect(moveText(move)).toBe(words));
  test("fields by name", () => {
    expect(fieldName("arch key")).toBe("arch, keystone");
    expect(fieldName("arch R2")).toBe("arch, right column, level 2");
    expect(fieldName("relief 2.1")).toBe("relief, row 2, field 1");
  });
});

test("dice are heard rolling", () => {
  const words = ["anubixx-done", "anubixx-roll"].map((id) => ({ id, args: {} }));
  expect(anubixx.sound?.(entry(1, { words }))).toBe("dice");
  expect(anubixx.sound?.(entry(1, { words: words.slice(0, 1) }))).toBe("clack");
});
