/* Short names for the types of the wire. `make types` generates them from the server's OpenAPI document; docs/protocol.md
   describes what they mean. The view and the previews of a game are named in its folder. */
import type { components } from "./openapi.d.ts";

export type Schemas = components["schemas"];

export type Seat = number;
/** What every game's view has. */
export type View = Schemas["GenericView"];
/** What every game's preview of a move has. */
export type Preview = Schemas["CommonPreview"];
export type Message = Schemas["Message"];
/** One of several things that a move did. */
export type Step = Schemas["Step"];
export type SeatInfo = Schemas["SeatInfo"];
export type Clock = Schemas["ClockInfo"];
export type LogEntry = Schemas["LogEntry"];
/** A table as the viewer sees it. */
export type Snapshot = Omit<Schemas["Snapshot"], "view"> & { view: View | null };
export type TableLine = Schemas["TableSummary"];
export type Problem = Omit<Schemas["Problem"], "table"> & { table?: Snapshot | null };
export type Invitation = Schemas["InvitationInfo"];
export type Network = Schemas["NetworkInfo"];
export type Commitment = Schemas["Commitment"];
/** The record that a game began from. */
export type RecordOrigin = Schemas["RecordOrigin"];
/** Something that the mover cannot use now, and why. */
export type Unavailable = Schemas["Unavailable"];
/** A text in any language, with texts in it. */
export type Sentence = Schemas["Sentence"];
/** A part of the table in words. */
export type Section = Schemas["Section"];
export type MoveInWords = Schemas["MoveInWords"];
export type TableInWords = Schemas["TableInWords"];
export type Hint = Schemas["HintInfo"];
export type AnalysedMove = Schemas["AnalysedMove"];
export type Analysis = Schemas["AnalysisInfo"];
export type Puzzle = Omit<Schemas["PuzzleInfo"], "view"> & { view: View };
export type PuzzleSolution = Schemas["PuzzleSolution"];
export type GameInfo = Schemas["GameInfo"];
export type GameOption = Schemas["OptionInfo"];
export type NewSeat = Schemas["NewSeat"];
/** A table to be opened. */
export type NewTable = Omit<Schemas["CreateTable"], "command">;

/** What comes over the WebSocket. */
export type Frame = WithView<Schemas["Frame"]>;
type WithView<F> = F extends { table: Schemas["Snapshot"] } ? Omit<F, "table"> & { table: Snapshot } : F;
