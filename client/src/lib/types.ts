/* What the server sends. The engine's views are described in src/saqqara/games/<game>/view.py; the wire in docs/protocol.md. */

export type GameName = "imhotep" | "anubixx";
export type Site = "market" | "pyramids" | "temple" | "burial" | "obelisks";
export type Seat = number;

/* What every game's view has. */
interface CommonView {
  seat: Seat | null;
  ply: number;
  mover: Seat | null;
  over: boolean;
  /** Every legal move of the mover, in notation: the only moves there are. */
  moves: string[];
  scores: number[];
  breakdown: Record<string, number>[];
  ranking: number[];
  round: number;
  rounds: number;
  start_player: Seat;
}

export type ImhotepSource =
  "pyramids" | "temple" | "burial" | "obelisks" | "decorations" | "statues" | "blue_cards" | "wrath";
export type Side = "A" | "B";
export interface Ship {
  capacity: number;
  minimum: number;
  /** From the bow; null: an empty space. */
  spaces: (Seat | null)[];
  /** Where it has sailed to; null: it waits in the river. */
  site: Site | null;
}
export interface ImhotepSeat {
  colour: "black" | "white" | "brown" | "grey";
  sled: number;
  quarry: number;
  hand: string[];
}
export interface Pyramid {
  spaces: (Seat | null)[];
  points: number[];
}
export type Pyramids = { side: Side; stones: number[] } & (
  ({ side: "A" } & Pyramid) | { side: "B"; left: Pyramid; middle: Pyramid; right: Pyramid }
);
export interface Temple {
  side: Side;
  stones: number[];
  /** For each space the stones from below. */
  spaces: Seat[][];
  top: (Seat | null)[];
}
export type Burial = { side: Side; stones: number[]; columns: Seat[][]; worth: number[] } & (
  | { side: "A"; groups: { seat: Seat; cells: [column: number, row: number][]; worth: number }[] }
  | { side: "B"; rows: number[][]; prizes: number[] }
);
export type Obelisks = { side: Side; stones: number[]; worth: number[]; prizes: number[] } & (
  { side: "A" } | { side: "B"; waiting: number[]; towers: (Seat | null)[] }
);
export interface Market {
  side: Side;
  places: (string | null)[];
  face_down: number;
  /** The face-down cards, for the seat that must keep one of them. */
  looked_at: string[] | null;
}
export interface ImhotepView extends CommonView {
  game: "imhotep";
  options: { players: number; sides: string; wrath: boolean; start: Seat };
  round_card: number[];
  past_round_cards: number[][];
  turn: Seat | null;
  question: "turn" | "load" | "bonus_load" | "sail" | "lever" | "unload" | "pick" | "keep" | "build" | "bonus" | "over";
  ships: Ship[];
  unloading: { ship: number; stones: Seat[] } | null;
  carried: Seat | null;
  draw_pile: number;
  discard_pile: string[];
  seats: ImhotepSeat[];
  market: Market;
  pyramids: Pyramids;
  temple: Temple;
  burial: Burial;
  obelisks: Obelisks;
  if_it_ended_now: Record<ImhotepSource, number>[];
}

export type Colour = "R" | "B" | "V" | "O" | "G" | "Y";
export interface Field {
  /** Its notation, such as "pyramid 1.3", "arch L2", "relief 2.1". */
  field: string;
  colour: Colour;
  symbol: string | null;
  crossed: boolean;
}
export interface Sheet {
  sheet: string;
  /** Rows from the bottom. */
  pyramid: Field[][];
  arch: { left: Field[]; right: Field[]; keystone: Field };
  /** Rows from the top. */
  relief: Field[][];
  quarry: { colour: Colour; status: "usable" | "struck" | "lost" }[];
  jokers: { in_play: number; used: number };
  bonuses: string[];
  end_bonus: boolean;
  finished: string[];
}
export interface AnubixxView extends CommonView {
  game: "anubixx";
  options: { players: number; layout: string | Record<string, unknown>; start: Seat };
  active: Seat;
  question: "action" | "second" | "over";
  end: "second_building" | "round_limit" | null;
  dice: { colour: Colour; place: "middle" | "held" | "blocked" }[];
  layout: string;
  points: {
    pyramid: number[];
    arch: number[];
    keystone: number;
    relief: { fields: number; points: number }[];
    bonus: number;
    quarry: number;
    joker: number;
  };
  bonuses: { symbol: string; fields: string[]; status: "open" | "last_chance" | "closed"; seats: Seat[] }[];
  seats: Sheet[];
}
export type View = ImhotepView | AnubixxView;

/* A sentence to be said in the reader's language: a Fluent id and its arguments. Seats in arguments count from 0. */
export interface Message {
  id: string;
  args: Record<string, string | number>;
}

export type SeatKind = "human" | "bot" | "open";
export interface SeatInfo {
  kind: SeatKind;
  /** The nickname of a person, also while a bot sits in for them; empty for a bot or an open seat. */
  name: string;
  /** A bot's level, 1 to 5; also the level that sits in for a person who has left. */
  level: number | null;
  /** Is it one of yours? */
  yours: boolean;
  /** Is somebody there right now? Bots always are. */
  present: boolean;
  /** The link by which a friend takes this open seat, for those who may hand it out. */
  invite: string | null;
  resigned: boolean;
}
export interface Clock {
  kind: "live" | "days";
  /** Seconds left for each seat, at the moment this was sent. */
  left: number[];
  increment: number;
  /** Whose clock runs; null: none. */
  running: Seat | null;
}
/** One line of the log: a decision (or a change at the table) with its consequences in words. */
export interface Entry {
  version: number;
  kind:
    | "created"
    | "seated"
    | "left"
    | "started"
    | "move"
    | "undo"
    | "redo"
    | "resigned"
    | "flagged"
    | "chat"
    | "ended"
    | "rematch";
  seat: Seat | null;
  move: string | null;
  /** How many moves had been played after it. */
  ply: number;
  words: Message[];
  /** Chat: what was said (never markup). */
  text: string | null;
  at: number;
}
export type Status = "waiting" | "running" | "finished";
/** Everything a viewer sees of a table. */
export interface Snapshot {
  id: string;
  version: number;
  game: GameName;
  options: Record<string, unknown>;
  status: Status;
  public: boolean;
  study: boolean;
  seats: SeatInfo[];
  /** The seats you hold, in their order. */
  yours: Seat[];
  /** The seat you would decide for now; null: it is not your decision. */
  acting: Seat | null;
  view: View | null;
  undo: boolean;
  redo: boolean;
  clock: Clock | null;
  /** Is a bot thinking about the next move? */
  thinking: boolean;
  watch: string | null;
  /** SHA-256 of the seed, from the start; the seed itself, at the end. */
  commitment: string;
  seed: string | null;
  rematch: string | null;
  /** Why it ended before the game was over: "resigned", "flagged". */
  ended: string | null;
  /** The places, once it is finished. */
  ranking: number[] | null;
}
/** What comes over the WebSocket. */
export type Frame =
  | { type: "hello"; table: Snapshot; log: Entry[] }
  | { type: "event"; entry: Entry; table: Snapshot }
  | { type: "presence"; seats: boolean[]; watching: number }
  | { type: "thinking"; seat: Seat | null }
  | { type: "done"; command: string; version: number }
  | { type: "refused"; command: string; error: Problem }
  | { type: "beat" };
/** Every refusal of the server. */
export interface Problem {
  status: number;
  /** A Fluent id, such as "error-not-your-seat" or "illegal-ship-full". */
  error: string;
  args: Record<string, string | number>;
  /** The same in English. */
  text: string;
  /** With 409: what happened since the version that was seen, and the table now. */
  events?: Entry[];
  table?: Snapshot;
}
/** What a move would do, without what chance would reveal. */
export interface Preview {
  move: string;
  /** What changes in each seat's points at once. */
  points: number[];
  /** What changes in each seat's points if the game ended after it. */
  worth: number[];
  /** The sites (Imhotep) that would look different, as in the view. */
  sites?: Partial<Pick<ImhotepView, "pyramids" | "temple" | "burial" | "obelisks">>;
  /** Anubixx: the mover's quarry after it, and the dice, unless they are rolled anew. */
  quarry?: Sheet["quarry"];
  dice?: AnubixxView["dice"];
  words: Message[];
}
export interface Hint {
  move: string;
  value: number;
  reason: Message;
}
export interface TableLine {
  id: string;
  game: GameName;
  status: Status;
  seats: SeatInfo[];
  round: number;
  rounds: number;
  scores: number[];
  acting: Seat | null;
  mover: Seat | null;
  updated: number;
}
export interface AnalysedMove {
  ply: number;
  seat: Seat;
  move: string;
  /** Each seat's win probability before the decision. */
  value: number[];
  best: string;
  /** How much of the mover's win probability the move gave away. */
  lost: number;
  mark: "" | "inaccuracy" | "mistake" | "blunder";
}
export interface Analysis {
  done: boolean;
  progress: number;
  moves: AnalysedMove[];
  value: number[];
}
