/* What the page knows of a game. Every part has a default, so that a game without a folder here can be played too:
   in the text view, with its options as plain fields, and its moves in notation. */
import type { Component } from "svelte";
import type { Args } from "../lib/i18n.svelte.ts";
import type { Sound } from "../lib/sounds.ts";
import type { LogEntry, Message, View } from "../lib/types.ts";
import type { Speakers } from "../table/messages.ts";
import { loadTextView } from "../table/text/load.ts";
import type { Session } from "../table/session.svelte.ts";

/** A component that is fetched when it is first needed. */
type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Where points come from: the key in the view's breakdown, the colour of its bars, and the colour of figures on them. */
export interface Source {
  id: string;
  colour: string;
  ink: string;
}

/** One entry of the rules. Its address is /rules#<game>-<id>. */
export interface RuleEntry {
  id: string;
  /** The section of docs/rules that it belongs to. */
  section: string;
  /** The id of its title, and of each paragraph. */
  title: string;
  texts: string[];
  /** Numbered, as an example or a ruling. */
  numbered?: { kind: "example" | "ruling"; number: number };
  /** Something beside the text, by a name that the game's `Figure` knows. */
  figure?: string;
}
/** The complete rules of a game. */
export interface Reference {
  entries: RuleEntry[];
  /** Tables, pictures and miniature boards. */
  Figure: Component<{ name: string }>;
}

/** What the start form gives to the field of an option. */
export type OptionFieldProps = {
  value: unknown;
  onchange: (value: unknown) => void;
};

export interface GameClient {
  /** Everything below the bar. */
  board: Lazy<{ session: Session }>;
  /** The table to be looked at: no move can be made in it, what the move does glows. Beside the words of the text view it is what is worth a
      picture there; `whole`: with everything that all players have. */
  drawing: Lazy<{ session: Session; move: string | null; whole?: boolean }> | null;
  /** The game in short, for the rules page. */
  rules: Lazy<Record<string, never>> | null;
  /** The complete rules, for the rules page. */
  reference: (() => Promise<{ default: Reference }>) | null;
  /** The picture of the start page, if this is the first game that has one. */
  scene: Component | null;
  /** Fields of the start form, by option: for options that deserve more than a plain field. */
  optionFields: Record<string, Component<OptionFieldProps>>;
  /** The value of an option in words: "Sides A A B A A"; null: in the words that fit every option. */
  optionText: (name: string, value: unknown) => string | null;
  /** Where points come from, in the order of the bars. Sources that are missing here get colours of their own. */
  sources: readonly Source[];
  /** A move in words: "Sail ship 3 to the temple". */
  moveText: (move: string, at: Pick<Speakers, "names" | "view">) => string;
  /** What a move is about, such as a place on the board, for advice after a game: the topic in its text. */
  topic: (move: string) => string;
  /** What a move did, in a word or two; who made it is said beside it. */
  brief: (entry: LogEntry, view: View | null) => string;
  /** The arguments of a message, made ready for its text. */
  messageArgs: (args: Message["args"], view: View | null) => Args;
  /** Does this message say that a round begins? Null: the game has no rounds, or does not tell. */
  startsRound: ((message: Message) => boolean) | null;
  /** The keys of its board beside those of every table: what is written on them, and the id of what they do. */
  keys: readonly (readonly [key: string, text: string])[];
  /** The sound of an entry of the log. */
  sound: (entry: LogEntry) => Sound | null;
}

export const DEFAULT_GAME: GameClient = {
  board: loadTextView,
  drawing: null,
  rules: null,
  reference: null,
  scene: null,
  optionFields: {},
  optionText: () => null,
  sources: [],
  moveText: (move) => move,
  topic: (move) => move.split(" ")[0] ?? "",
  brief: ({ move }) => move ?? "",
  messageArgs: (args) => args,
  startsRound: null,
  keys: [],
  sound: (entry) => (entry.kind === "move" ? "clack" : null),
};
