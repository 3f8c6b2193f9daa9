/* A table over a line that breaks: resuming, merging, and commands that must not be lost or doubled. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, mergeLogs } from "../src/lib/live.svelte.ts";
import type { LogEntry, Snapshot, View } from "../src/lib/types.ts";
import { entry, snapshot } from "./examples.ts";

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
const last = () => FakeSocket.all.at(-1)!;
const hello = (table: Snapshot, log: LogEntry[] = []) => last().say({ type: "hello", table, log });
const event = (version: number) => last().say({ type: "event", entry: entry(version), table: snapshot({ version }) });
const changes = (version: number, places: Record<string, unknown>) => {
  const { acting, undo, undo_asks, undo_offer, redo, thinking } = snapshot();
  const table = { version, acting, undo, undo_asks, undo_offer, redo, thinking };
  last().say({ type: "changes", entry: entry(version), table, view: places, steps: [] });
};
const since = () => new URL(last().url).searchParams.get("since");

function answers(...said: (Response | Error)[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => {
    const next = said.shift();
    if (!next || next instanceof Error) throw next ?? new Error("no more answers");
    return next;
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}
const ok = (version: number) => new Response(JSON.stringify({ version }));
const body = (call: unknown[]) => JSON.parse((call[1] as { body: string }).body) as Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("mergeLogs", () => {
  it("takes every version once and in order", () => {
    const log = [entry(1), entry(2)];
    expect(mergeLogs(log, [entry(2), entry(3)]).map((each) => each.version)).toEqual([1, 2, 3]);
    expect(mergeLogs([], log)).toEqual(log);
    expect(mergeLogs(log, [])).toEqual(log);
  });
});

describe("a line that breaks", () => {
  it("shows that it is lost and resumes where it was cut", () => {
    const live = new Live("abc");
    expect(live.connection).toBe("connecting");
    hello(snapshot({ version: 7 }), [entry(6), entry(7)]);
    expect(live.connection).toBe("live");
    last().close();
    expect(live.connection).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    expect(since()).toBe("7");
    hello(snapshot({ version: 9 }), [entry(8), entry(9)]);
    expect(live.connection).toBe("live");
    expect(live.log.map((each) => each.version)).toEqual([6, 7, 8, 9]);
    live.close();
  });
  it("grows patient", () => {
    const live = new Live("abc");
    for (const wait of [250, 500, 1000, 2000, 4000, 4000]) {
      const before = FakeSocket.all.length;
      last().close();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    live.close();
  });
  it("knows when a table is gone for good", () => {
    const live = new Live("abc");
    last().close(4404);
    vi.advanceTimersByTime(60_000);
    expect(live.connection).toBe("gone");
    expect(FakeSocket.all).toHaveLength(1);
  });
  it("does not believe in a line that has gone silent", () => {
    const live = new Live("abc");
    hello(snapshot({ version: 1 }));
    vi.advanceTimersByTime(46_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    live.close();
  });
  it("reads what came before the log of a study", async () => {
    const earlier = [entry(-1, { ply: 1 }), entry(0, { ply: 2 })];
    const fetched = answers(new Response(JSON.stringify(earlier)));
    const live = new Live("abc", "key");
    hello(snapshot({ version: 1 }), [entry(1, { kind: "created", ply: 2 })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.log.map(({ version }) => version)).toEqual([-1, 0, 1]);
    expect(fetched.mock.calls[0]![0]).toBe("/api/tables/abc/prologue?watch=key");
    live.close();
  });
  it("puts together what moves have changed", () => {
    const live = new Live("abc");
    const heard = vi.fn();
    live.onEvent(heard);
    expect(new URL(last().url).searchParams.get("changes")).toBe("true");
    hello(snapshot({ version: 1, view: { ply: 0, moves: ["a", "b"] } as unknown as View }));
    const first = live.table;
    changes(2, { "/ply": 1 });
    changes(2, { "/ply": 9 });
    changes(3, { "/ply": 2, "/moves": [] });
    expect(live.table).toEqual(snapshot({ version: 3, view: { ply: 2, moves: [] } as unknown as View }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard.mock.calls[0]![2]).toBe(first);
    live.close();
  });
  it("puts them into the table as it was sent, not as this page sees it", () => {
    const live = new Live("abc", null, undefined, (table) => ({ ...table, yours: [...table.yours, 9] }));
    hello(snapshot({ version: 1 }));
    last().say({ type: "presence", seats: [true, false], watching: 3 });
    changes(2, {});
    expect(live.table?.yours).toEqual([0, 9]);
    expect(live.table?.seats.map((seat) => seat.present)).toEqual([true, false]);
    live.close();
  });
  it("asks for everything when a change is missing", () => {
    const live = new Live("abc");
    hello(snapshot({ version: 1 }));
    changes(3, { "/ply": 2 });
    expect(live.table?.version).toBe(1);
    vi.advanceTimersByTime(300);
    expect([FakeSocket.all.length, since()]).toEqual([2, null]);
    hello(snapshot({ version: 3 }), [entry(2), entry(3)]);
    expect(live.table?.version).toBe(3);
    live.close();
  });
  it("hears an event once", () => {
    const live = new Live("abc");
    const heard = vi.fn();
    live.onEvent(heard);
    hello(snapshot({ version: 1 }));
    event(2);
    event(2);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(live.table?.version).toBe(2);
    live.close();
  });
});

describe("a command", () => {
  it("is not sent twice about the same version, but waits for the answer of the one whose event is here", async () => {
    const resolve: ((response: Response) => void)[] = [];
    const fetched = vi.fn((..._: unknown[]) => new Promise<Response>((done) => resolve.push(done)));
    vi.stubGlobal("fetch", fetched);
    const live = new Live("abc");
    hello(snapshot({ version: 1 }));
    void live.play("take");
    void live.play("take");
    await vi.advanceTimersByTimeAsync(0);
    event(2);
    const next = live.play("take");
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    resolve[0]!(ok(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(2);
    resolve[1]!(ok(3));
    event(3);
    await next;
    live.close();
  });
  it("is sent again under the same name until it is answered", async () => {
    const fetched = answers(new Error("cut"), new Error("cut"), ok(2));
    const live = new Live("abc");
    hello(snapshot({ version: 1 }));
    const played = live.play("take");
    await vi.advanceTimersByTimeAsync(0);
    expect(live.connection).toBe("lost");
    expect(live.pending).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    event(2);
    await played;
    const commands = fetched.mock.calls.map((call) => body(call).command);
    expect(commands).toHaveLength(3);
    expect(new Set(commands).size).toBe(1);
    expect(live.pending).toBeNull();
    expect(live.connection).toBe("live");
    live.close();
  });
  it("tells why it was refused", async () => {
    const problem = { status: 422, error: "illegal-sled-full", args: {}, text: "the sled is full" };
    answers(new Response(JSON.stringify(problem), { status: 422 }));
    const live = new Live("abc");
    hello(snapshot({ version: 1 }));
    await live.play("take");
    expect(live.problem).toEqual(problem);
    live.clearError();
    expect(live.problem).toBeNull();
    live.close();
  });
  it("looks again when something else happened first", async () => {
    const problem = { status: 409, error: "error-old-version", args: {}, text: "look again" };
    answers(new Response(JSON.stringify(problem), { status: 409 }));
    const live = new Live("abc");
    hello(snapshot({ version: 1 }));
    await live.play("take");
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    expect(since()).toBe("1");
    live.close();
  });
  it("is played once, however often it is clicked", async () => {
    const fetched = answers(ok(2), ok(3));
    const live = new Live("abc");
    hello(snapshot({ version: 1 }));
    const first = live.play("take");
    await live.play("take");
    await vi.advanceTimersByTimeAsync(0);
    event(2);
    await first;
    expect(fetched).toHaveBeenCalledTimes(1);
    live.close();
  });
  it.each(["answer first", "event first"])("is over when it is answered and shown: %s", async (order) => {
    let answer: (value: Response) => void = () => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => (answer = done)));
    const live = new Live("abc");
    hello(snapshot({ version: 1 }));
    void live.play("take");
    let settled = false;
    void live.settled().then(() => (settled = true));
    const both = [() => answer(ok(2)), () => event(2)];
    for (const step of order === "answer first" ? both : both.reverse()) {
      expect(settled).toBe(false);
      step();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(settled).toBe(true);
    expect(live.pending).toBeNull();
    live.close();
  });
  it("is over when it is answered and the line breaks", async () => {
    answers(ok(2));
    const live = new Live("abc");
    hello(snapshot({ version: 1 }));
    const played = live.play("take");
    await vi.advanceTimersByTimeAsync(0);
    last().close();
    await played;
    expect(live.pending).toBeNull();
    live.close();
  });
});
