/* Tables and log entries to test with. */
import type { Entry, SeatInfo, Snapshot } from "../src/lib/types.ts";

export function seat(given: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: "human", name: "", level: null, yours: false, present: true, invite: null, resigned: false, ...given };
}

export function snapshot(given: Partial<Snapshot> = {}): Snapshot {
  return {
    id: "abc",
    version: 1,
    game: "imhotep",
    options: {},
    status: "running",
    public: false,
    study: false,
    seats: [seat({ name: "Mara", yours: true }), seat({ kind: "bot", level: 2 })],
    yours: [0],
    acting: 0,
    view: null,
    undo: false,
    redo: false,
    clock: null,
    thinking: false,
    watch: null,
    commitment: "",
    seed: null,
    rematch: null,
    ...given,
  } as Snapshot;
}

export function entry(version: number, given: Partial<Entry> = {}): Entry {
  return { version, kind: "move", seat: 0, move: "take", ply: version, words: [], text: null, at: 0, ...given };
}
