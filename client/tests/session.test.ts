/* A session: which views of earlier plies it keeps, and when it asks again; a position that is only looked at. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearAway, setUp } from "../src/homes/still.ts";
import { Session } from "../src/table/session.svelte.ts";
import type { View } from "../src/lib/types.ts";
import { entry, snapshot } from "./examples.ts";

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
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
