/* The timeline: scenes in their order, at their speed, skipped at once, and never behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte.ts";
import type { View } from "../src/lib/types.ts";
import {
  gains,
  Timeline,
  viewsOf,
  type Animator,
  type Scene,
  type Show,
  type Transition,
} from "../src/table/timeline.svelte.ts";
import { entry } from "./examples.ts";

const heard: string[] = [];
vi.mock("../src/lib/sounds.ts", () => ({ playSound: (name: string) => heard.push(name) }));

vi.mock("../src/lib/frames.ts", () => ({ painted: () => Promise.resolve() }));

const view = (ply: number, over = false) => ({ ply, over, scores: [ply, 0], mover: 0 }) as unknown as View;
const move = (version: number, names: string[] = ["go"], over = false) => ({
  entry: entry(version),
  before: view(version - 1),
  after: view(version, over),
  steps: names.map((id) => ({ what: { id, args: {} }, changes: { ply: version } })),
});

/** A board that writes down what it is asked to show. */
class Notes implements Animator {
  shown: string[] = [];
  cleared = 0;
  /** What happened to the piece of a chosen move. */
  stirred: string[] = [];
  stirring(move: string): Element[] {
    const animate = () => {
      this.stirred.push(move);
      return { cancel: () => this.stirred.push("settled") };
    };
    return [{ animate } as unknown as Element];
  }
  scenes({ steps, after }: Transition): Scene[] {
    return steps.map(({ what }) => ({
      name: what.id,
      view: { ...after },
      times: { calm: 150, normal: 100, quick: 40 },
      caption: { title: what.id },
      sound: { name: what.id === "land" ? "clack" : "water", when: what.id === "land" ? "end" : "begin" },
    }));
  }
  async animate(scene: Scene, milliseconds: number, show: Show): Promise<Animation[]> {
    if (!(await show())) return [];
    this.shown.push(`${scene.name} ${milliseconds}`);
    return [];
  }
  clear(): void {
    this.cleared++;
  }
}

describe("the timeline", () => {
  let timeline: Timeline;
  let board: Notes;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    settings.speed = "normal";
    heard.length = 0;
    timeline = new Timeline();
    board = new Notes();
    timeline.attach(board);
  });
  afterEach(() => vi.useRealTimers());

  it("has the sounds of its scenes, a chord at the end of the game, and none of what is skipped", async () => {
    timeline.push(move(1, ["sail", "land"], true));
    await vi.advanceTimersByTimeAsync(150);
    expect(heard).toEqual(["water"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(["water", "clack", "chord"]);
    timeline.push(move(2, ["sail", "land"], true));
    await vi.advanceTimersByTimeAsync(150);
    timeline.skip();
    await vi.advanceTimersByTimeAsync(300);
    expect(heard).toEqual(["water", "clack", "chord", "water"]);
  });

  it("goes back from the later view, and says whether it shows anything", async () => {
    expect(timeline.push({ ...move(1), back: true })).toBe(true);
    expect(timeline.view?.ply).toBe(1);
    timeline.skip();
    settings.speed = "off";
    expect(timeline.push(move(2))).toBe(false);
  });

  it("stirs at once, and settles when the move is shown or refused", async () => {
    timeline.stir("sail");
    expect(board.stirred).toEqual(["sail"]);
    timeline.push(move(1));
    timeline.answered();
    expect(board.stirred).toEqual(["sail"]);
    await vi.advanceTimersByTimeAsync(10);
    expect(board.stirred).toEqual(["sail", "settled"]);
    timeline.skip();
    timeline.stir("load");
    timeline.answered();
    expect(board.stirred).toEqual(["sail", "settled", "load", "settled"]);
    settings.speed = "off";
    timeline.stir("take");
    expect(board.stirred).toHaveLength(4);
  });

  it("shows one scene after another, and then the present", async () => {
    timeline.push(move(1, ["sail", "land"]));
    expect(timeline.view?.ply).toBe(0);
    await vi.advanceTimersByTimeAsync(50);
    expect([timeline.scene?.name, timeline.view?.ply]).toEqual(["sail", 1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(timeline.scene?.name).toBe("land");
    await vi.advanceTimersByTimeAsync(100);
    expect([timeline.busy, timeline.view, board.cleared]).toEqual([false, null, 1]);
    expect(board.shown).toEqual(["sail 100", "land 100"]);
    const marks = performance.getEntriesByType("mark").map(({ name }) => name);
    expect(marks.slice(-2)).toEqual(["scene sail", "scene land"]);
  });
  it.each([
    ["calm", 150],
    ["quick", 40],
  ] as const)("is %s if that is wanted", async (speed, milliseconds) => {
    settings.speed = speed;
    timeline.push(move(1));
    await vi.advanceTimersByTimeAsync(1);
    expect(board.shown).toEqual([`go ${milliseconds}`]);
  });
  it("shows nothing when it is off, or without a board", () => {
    settings.speed = "off";
    timeline.push(move(1));
    expect(timeline.busy).toBe(false);
    settings.speed = "normal";
    const alone = new Timeline();
    alone.push(move(1));
    expect(alone.busy).toBe(false);
  });
  it("lets everything arrive at once", async () => {
    timeline.push(move(1, ["sail", "land"]));
    timeline.push(move(2));
    await vi.advanceTimersByTimeAsync(10);
    expect(timeline.skip()).toBe(true);
    expect([timeline.busy, timeline.view, timeline.skip()]).toEqual([false, null, false]);
    await vi.advanceTimersByTimeAsync(500);
    expect(board.shown).toEqual(["sail 100"]);
  });
  it("lets everything arrive when nobody sees the page any more", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    timeline.push(move(1));
    expect(timeline.busy).toBe(false);
    hidden.mockReturnValue(false);
    timeline.push(move(2, ["sail", "land"]));
    await vi.advanceTimersByTimeAsync(10);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(timeline.busy).toBe(true);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(timeline.busy).toBe(false);
    hidden.mockRestore();
  });
  it("goes on after a skip with what comes next", async () => {
    timeline.push(move(1));
    timeline.skip();
    timeline.push(move(2, ["next"]));
    await vi.advanceTimersByTimeAsync(1);
    expect(timeline.scene?.name).toBe("next");
  });
  it("hurries when more waits", async () => {
    for (let version = 1; version <= 6; version++) timeline.push(move(version));
    await vi.advanceTimersByTimeAsync(2000);
    expect(board.shown).toEqual(["go 25", `go ${100 / 3}`, "go 50", "go 100", "go 100", "go 100"]);
    expect(timeline.busy).toBe(false);
  });
  it("lets everything arrive if a scene cannot be drawn, says why, and goes on with what comes next", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    vi.spyOn(board, "animate").mockRejectedValueOnce(new Error("no picture"));
    timeline.push(move(1, ["sail", "land"]));
    await vi.advanceTimersByTimeAsync(10);
    expect([timeline.busy, timeline.view]).toEqual([false, null]);
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error("no picture"));
    timeline.push(move(2, ["next"]));
    await vi.advanceTimersByTimeAsync(10);
    expect(timeline.scene?.name).toBe("next");
    vi.unstubAllGlobals();
  });
  it("tells nothing that has not been shown to its end", async () => {
    timeline.push(move(1));
    timeline.push(move(2, ["count"], true));
    expect(timeline.hiddenFrom).toBe(1);
    await vi.advanceTimersByTimeAsync(150);
    expect([timeline.scene?.name, timeline.hiddenFrom]).toEqual(["count", 2]);
    await vi.advanceTimersByTimeAsync(150);
    expect(timeline.hiddenFrom).toBe(Infinity);
  });
});

describe("a transition", () => {
  it("has a view after each step", () => {
    const given = { ...move(1, []), steps: [{ what: { id: "a", args: {} }, changes: { scores: [0, 4] } }] };
    const views = viewsOf(given);
    expect(views.map(({ scores }) => scores)).toEqual([
      [0, 0],
      [0, 4],
      [1, 0],
    ]);
    expect(gains(views[0]!, views[1]!)).toEqual([{ seat: 1, points: 4 }]);
  });
});
