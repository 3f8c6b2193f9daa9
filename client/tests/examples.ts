/* Tables, log entries, positions and drawings to test with. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mount, unmount, type Component } from "svelte";
import { DEFAULT_GAME } from "../src/games/game.ts";
import type { LogEntry, Preview, SeatInfo, Snapshot, View } from "../src/lib/types.ts";
import { Announcer } from "../src/table/announcer.svelte.ts";
import type { Session } from "../src/table/session.svelte.ts";

export function seat(given: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: "human",
    name: "",
    level: null,
    bot: null,
    yours: false,
    present: true,
    invite: null,
    resigned: false,
    ...given,
  };
}

export function snapshot(given: Partial<Snapshot> = {}): Snapshot {
  return {
    id: "abc",
    version: 1,
    game: "hill",
    options: {},
    status: "running",
    public: false,
    study: false,
    seats: [seat({ name: "Mara", yours: true }), seat({ kind: "bot", level: 2 })],
    yours: [0],
    acting: 0,
    view: null,
    undo: false,
    undo_asks: false,
    undo_offer: null,
    redo: false,
    clock: null,
    thinking: false,
    watch: null,
    from_record: null,
    commitment: "",
    secret: null,
    numbers: [],
    seed: null,
    rematch: null,
    ended: null,
    ranking: null,
    ...given,
  };
}

export function entry(version: number, given: Partial<LogEntry> = {}): LogEntry {
  return { version, kind: "move", seat: 0, move: "take", ply: version, words: [], text: null, at: 0, ...given };
}

/** Positions of a game as the engine shows them; `make golden` writes them. */
export function positions<V extends View, P extends Preview>(game: string): Record<string, { view: V; previews: P[] }> {
  const text = readFileSync(join(import.meta.dirname, `games/${game}.examples.json`), "utf8");
  return JSON.parse(text) as Record<string, { view: V; previews: P[] }>;
}

/** A session that shows a view to the mover, or to nobody. */
export function sessionAt(view: View, previews: Preview[] = [], acting = view.mover): Session {
  return {
    view,
    shownView: view,
    timeline: { scene: null },
    announcer: new Announcer(),
    acting,
    moves: acting === null ? [] : view.moves,
    names: view.scores.map((_, i) => `Seat ${i + 1}`),
    game: DEFAULT_GAME,
    hints: null,
    you: null,
    reason: () => null,
    ply: null,
    live: { log: [] },
    shownLog: [],
    table: snapshot({ view, seats: view.scores.map(() => seat()) }),
    preview: (move: string) => previews.find((each) => each.move === move),
  } as unknown as Session;
}

/** The element that holds a drawn component, as SVG or HTML; `check` looks at it. */
export function drawn<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  check: (root: Element) => void,
  kind: "svg" | "div" = "svg",
): void {
  const root =
    kind === "svg" ? document.createElementNS("http://www.w3.org/2000/svg", "svg") : document.createElement("div");
  document.body.append(root);
  const app = mount(component, { target: root, props });
  try {
    check(root);
  } finally {
    void unmount(app);
    root.remove();
  }
}
