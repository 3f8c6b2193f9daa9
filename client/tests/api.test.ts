/* Requests that sit down with a random number, and a request that is sent again. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Invitation, NewTable, Snapshot } from "../src/lib/types.ts";

const { carryTable } = vi.hoisted(() => ({ carryTable: vi.fn() }));
vi.mock("../src/homes/browser/index.ts", () => ({ browser: {}, carryTable, browserWorks: () => false }));
vi.mock("../src/homes/homes.ts", async () => {
  const { server } = await import("../src/homes/server.ts");
  return { defaultHome: server, homeOf: () => server, fetchGames: (ask: () => unknown) => ask() };
});

import { api } from "../src/lib/api.ts";
import { pledgeFor } from "../src/lib/seed.ts";

const NUMBER = /^[0-9a-f]{32}$/;
const PUBLISHED = { commitment: "c0ffee" };
/** What was sent to change something. */
let sent: Record<string, string>[] = [];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  carryTable.mockReset();
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string | null }) => {
    if (body) sent.push(JSON.parse(body) as Record<string, string>);
    const content = path.includes("/commitment") ? PUBLISHED : { id: `table-${sent.length}` };
    return { status: 200, json: async () => content };
  });
});

describe("who sits down", () => {
  const table = { id: "t", from_record: null, ...PUBLISHED } as Snapshot;
  const invitation = { from_record: null, ...PUBLISHED } as Invitation;
  it.each([
    ["by opening a table", () => api.create({ game: "hill" } as NewTable)],
    ["by an invitation", () => api.join("key", "Mara", invitation)],
    ["at a public table", () => api.sit(table, 1, "Mara")],
  ])("adds a new random number, and keeps it: %s", async (_how, sitDown) => {
    const [first, second] = [await sitDown(), await sitDown()];
    const numbers = sent.map(({ number }) => number);
    expect(numbers[0]).toMatch(NUMBER);
    expect(numbers[1]).toMatch(NUMBER);
    expect(numbers[1]).not.toBe(numbers[0]);
    expect(pledgeFor(first.id)).toEqual({ numbers: [numbers[0]], ...PUBLISHED });
    expect(pledgeFor(second.id)).toEqual({ numbers: [numbers[1]], ...PUBLISHED });
  });
  it("keeps the number of a request whose answer was lost, and that of sitting down again: any may be in the seed", async () => {
    const commitment = "c".repeat(64);
    const there = { id: "there", from_record: null, commitment } as Snapshot;
    vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as Record<string, string>);
      if (sent.length === 1) throw new TypeError("the network was lost");
      return { status: 200, json: async () => ({ id: "there" }) };
    });
    await expect(api.join("key", "Mara", { ...invitation, commitment })).rejects.toThrow();
    await api.join("key", "Mara", { ...invitation, commitment });
    await api.sit(there, 1, "Mara");
    expect(new Set(sent.map(({ number }) => number)).size).toBe(3);
    expect(pledgeFor("there")).toEqual({ numbers: sent.map(({ number }) => number), commitment });
  });
});

describe("a table that goes on at the server", () => {
  const wanted = { game: "hill", seats: [] } as unknown as NewTable;
  const commands = () => carryTable.mock.calls.map(([, { command }]) => command as string);
  const offline = { status: 503, content: { error: "error-offline" } };
  const opened = { status: 201, content: { id: "there" } };
  it("keeps its command until there is an answer", async () => {
    carryTable
      .mockResolvedValueOnce(offline)
      .mockRejectedValueOnce(new Error("the worker ended"))
      .mockResolvedValue(opened);
    await expect(api.carry("local-1", 7, wanted)).rejects.toThrow();
    await expect(api.carry("local-1", 7, wanted)).rejects.toThrow();
    await api.carry("local-1", 7, wanted);
    await api.carry("local-1", 7, wanted);
    expect(new Set(commands().slice(0, 3)).size).toBe(1);
    expect(commands()[3]).not.toBe(commands()[2]);
  });
  it("is another request after a refusal, or when the game has gone on", async () => {
    carryTable.mockResolvedValueOnce({ status: 409, content: { error: "error-command-taken" } });
    carryTable.mockResolvedValueOnce(offline).mockResolvedValue(opened);
    await expect(api.carry("local-2", 7, wanted)).rejects.toThrow();
    await expect(api.carry("local-2", 7, wanted)).rejects.toThrow();
    await api.carry("local-2", 8, wanted);
    expect(new Set(commands()).size).toBe(3);
  });
});
