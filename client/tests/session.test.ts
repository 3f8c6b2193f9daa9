/* A session: which views of earlier plies it keeps, and when it asks again; what it keeps while the position stays; a position that is
   only looked at. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearAway, setUp } from "../src/homes/still.ts";
import { Session } from "../src/table/session.svelte.ts";
import type { LogEntry, Snapshot, View } from "../src/lib/types.ts";
import { entry, snapshot } from "./examples.ts";

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  close(): void {}
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const view = (ply: number) => ({ ply, scores: [] }) as unknown as View;
/** How often each ply was asked for. */
let asked: number[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string) => {
    const ply = Number(/plies\/(\d+)/.exec(path)?.[1]);
    asked.push(ply);
    return new Response(JSON.stringify(view(ply)));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function at(session: Session, ...plies: number[]): Promise<number[]> {
  asked = [];
  for (const ply of plies) await session.viewAt(ply);
  return asked;
}

describe("views of earlier plies", () => {
  it("are requested once, and after an undo again from there on", async () => {
    const session = new Session("abc");
    FakeSocket.last.say({ type: "hello", table: snapshot({ version: 5, view: view(4) }), log: [] });
    expect(await at(session, 1, 2, 3)).toEqual([1, 2, 3]);
    expect(await at(session, 1, 2, 3)).toEqual([]);
    const table = snapshot({ version: 6, view: view(2) });
    FakeSocket.last.say({ type: "event", entry: entry(6, { kind: "undo", ply: 2 }), table });
    expect(await at(session, 1, 2, 3)).toEqual([2, 3]);
    session.close();
  });
});

describe("a position", () => {
  const say = (version: number, kind: LogEntry["kind"], table: Partial<Snapshot> = {}) =>
    FakeSocket.last.say({ type: "event", entry: entry(version, { kind }), table: snapshot({ version, ...table }) });

  it("stays while people talk, come and go, and changes with every move and every move taken back", () => {
    const session = new Session("abc");
    FakeSocket.last.say({ type: "hello", table: snapshot(), log: [] });
    const seen = [session.position];
    for (const [i, kind] of (["move", "chat", "paused", "undo-offered", "undo", "redo"] as const).entries()) {
      say(i + 2, kind);
      seen.push(session.position);
    }
    FakeSocket.last.say({ type: "presence", seats: [true, false], watching: 1 });
    FakeSocket.last.say({ type: "hello", table: snapshot({ version: 7 }), log: [] });
    expect([...seen, session.position]).toEqual([0, 2, 2, 2, 2, 6, 7, 7]);
    session.close();
  });
  it("keeps its hints while people talk", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify([{ move: "take" }])));
    const session = new Session("abc");
    FakeSocket.last.say({ type: "hello", table: snapshot(), log: [] });
    await session.requestHint();
    say(2, "chat");
    expect(session.hints).toEqual([{ move: "take" }]);
    say(3, "move");
    expect(session.hints).toBe(null);
    session.close();
  });
  it("can be decided about while the connection is lost, not at a table that is gone", () => {
    const session = new Session("abc");
    FakeSocket.last.say({ type: "hello", table: snapshot({ view: { ...view(0), moves: ["take"] } }), log: [] });
    for (const [code, connection, moves] of [
      [1006, "lost", ["take"]],
      [4404, "gone", []],
    ] as const) {
      FakeSocket.last.onclose?.({ code });
      expect(session.live.connection).toBe(connection);
      expect(session.moves).toEqual(moves);
    }
    session.close();
  });
});

describe("a position that is only looked at", () => {
  it("is a table without a server, until it is cleared away", async () => {
    const id = setUp(snapshot({ view: view(4) }));
    const session = new Session(id);
    await vi.waitFor(() => expect(session.view).toEqual(view(4)));
    await session.loadPreviews();
    expect(asked).toEqual([]);
    session.close();
    clearAway(id);
    const late = new Session(id);
    await vi.waitFor(() => expect(late.live.connection).toBe("gone"));
    late.close();
  });
});
