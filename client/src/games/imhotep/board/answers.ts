/* The answers that a person can give now, with their keys. Which moves there are, only the engine knows. */
import type { Message } from "../../../lib/types.ts";
import { parseMove, PYRAMIDS, SITES, type Move } from "../notation.ts";
import { placeOnShip } from "../texts.ts";
import type { ImhotepView } from "../types.ts";

/** Half of a move: a stone to be loaded (perhaps on a known ship), the decision to sail, a ship without its dock, or the
    decision to play a card. */
export type Selection =
  { kind: "stone"; ship?: number } | { kind: "sail" } | { kind: "ship"; ship: number } | { kind: "card" };

/** The name of a selection, for comparing and for `data-selection`: "stone", "sail", "ship 2". */
export function selectionName(selection: Selection | null): string {
  if (selection === null) return "";
  if (selection.kind === "ship") return `ship ${selection.ship + 1}`;
  return selection.kind === "stone" && selection.ship !== undefined ? `stone ${selection.ship + 1}` : selection.kind;
}

/** What is picked up: by the person, or because only one ship can be meant. */
export function effectiveSelection(moves: string[], selection: Selection | null): Selection | null {
  if (selection) return selection;
  const all = moves.map(parseMove);
  const ships = new Set(all.map((move) => (move.kind === "sail" ? move.ship : -1)));
  const [ship = -1] = ships;
  if (all.length > 0 && ships.size === 1 && ship >= 0) return { kind: "ship", ship };
  return null;
}

/** The moves that a selection leaves. */
export function movesLeft(moves: string[], selection: Selection | null): string[] {
  if (!selection) return moves;
  return moves.filter((each) => {
    const move = parseMove(each);
    if (selection.kind === "card") return move.kind === "play";
    if (selection.kind === "stone") return move.kind === "load" && (selection.ship ?? move.ship) === move.ship;
    return move.kind === "sail" && (selection.kind === "sail" || move.ship === selection.ship);
  });
}

export function shipsOf(moves: string[], kind: "load" | "sail"): number[] {
  const found = moves.map(parseMove).flatMap((move) => (move.kind === kind ? [(move as { ship: number }).ship] : []));
  return [...new Set(found)];
}

/** An answer: it plays a move, or changes the selection (null: clears it). */
export interface Answer {
  /** The key's place on the keyboard (KeyboardEvent.code), so that it is the same in every language. */
  code: string;
  words: Message;
  move?: string;
  selection?: Selection | null;
  /** It takes the last decision back. */
  undo?: boolean;
  /** It cannot be used now; the reason is that of this thing. */
  blocked?: string;
}

const CARD_KEYS: Record<string, string> = { chisel: "KeyC", hammer: "KeyM", lever: "KeyE", sail: "KeyW" };
const SINGLE: Record<string, string> = { take: "KeyG", pass: "KeyP", skip: "KeyX" };
/** The four actions of a turn, always in this order. */
const ACTIONS = { take: "KeyG", load: "KeyL", sail: "KeyS", play: "KeyC" } as const;

/** What is written on the key of an answer. */
export function keyCap(code: string): string {
  return code === "Escape" ? "Esc" : code.replace(/^(Key|Digit)/, "");
}

/** Every answer to the question, given the selection. `stones`: how many "take" gives, where that is known. */
export function answers(view: ImhotepView, moves: string[], selection: Selection | null, stones?: number): Answer[] {
  const selected = effectiveSelection(moves, selection);
  const open = movesLeft(moves, selected);
  const found: Answer[] = [];
  if (selected === null && view.question === "turn" && !moves.includes("pass")) found.push(...actions(moves, stones));
  else if (selected === null) found.push(...stepAnswers(view, moves));
  else if (selected.kind === "card") found.push(...open.map((move, i) => plain(move, parseMove(move), i + 1)));
  else if (selected.kind === "stone") found.push(...loadAnswers(view, open, selected.ship));
  else if (selected.kind === "sail") found.push(...shipAnswers(open));
  else found.push(...siteAnswers(open));
  if (selection) found.push({ code: "Escape", words: { id: "answer-back", args: {} }, selection: null });
  return found;
}

/** The actions of a turn: what is not possible now stays in its place. */
function actions(moves: string[], stones?: number): Answer[] {
  return (Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).map((kind) => {
    const own = moves.filter((move) => parseMove(move).kind === kind);
    const code = ACTIONS[kind];
    const words = actionWords(kind, own, stones);
    if (own.length === 0) return { code, words, blocked: kind };
    return own.length === 1 ? { code, words, move: own[0]! } : { code, words, selection: actionSelection(kind, own) };
  });
}

function actionWords(kind: keyof typeof ACTIONS, own: string[], stones?: number): Message {
  const [only] = own.map(parseMove);
  if (kind === "take" && own.length && stones) return says("answer-take-stones", { stones });
  if (own.length === 1 && only?.kind === "play") return says("answer-play", { card: only.card });
  return says(kind === "play" ? "answer-play-card" : `answer-${kind}`);
}

function actionSelection(kind: keyof typeof ACTIONS, own: string[]): Selection {
  if (kind === "load") return { kind: "stone" };
  if (kind === "play") return { kind: "card" };
  const [ship, ...others] = shipsOf(own, "sail");
  return others.length === 0 && ship !== undefined ? { kind: "ship", ship } : { kind: "sail" };
}

/** Answers to any other question. */
function stepAnswers(view: ImhotepView, moves: string[]): Answer[] {
  const loads = moves.filter((move) => parseMove(move).kind === "load");
  const others = moves.filter((move) => !["load", "sail"].includes(parseMove(move).kind));
  return [
    ...others.map((move, i) => plain(move, parseMove(move), i + 1)),
    ...loadAnswers(view, loads),
    ...shipAnswers(moves),
  ];
}

function plain(move: string, it: Move, number: number): Answer {
  const digit = (value: number) => `Digit${value}`;
  if (it.kind === "play")
    return { code: CARD_KEYS[it.card] ?? digit(number), words: says("answer-play", { card: it.card }), move };
  if (it.kind === "unload") return { code: digit(number), words: says("answer-unload", { owner: it.seat }), move };
  if (it.kind === "pick")
    return { code: digit(it.place + 1), words: says("answer-pick", { place: it.place + 1 }), move };
  if (it.kind === "keep") return { code: digit(it.card + 1), words: says("answer-keep", { place: it.card + 1 }), move };
  if (it.kind === "build") {
    const words = says("answer-build", { pyramid: it.pyramid });
    return { code: digit(PYRAMIDS.indexOf(it.pyramid) + 1), words, move };
  }
  if (it.kind === "bonus")
    return { code: digit(it.what === "point" ? 1 : 2), words: says(`answer-bonus-${it.what}`), move };
  return { code: SINGLE[it.kind] ?? digit(number), words: says(`answer-${it.kind}`), move };
}

/** First the ship, then the space; a ship with one space needs no second answer. */
function loadAnswers(view: ImhotepView, loads: string[], chosen?: number): Answer[] {
  const ships = shipsOf(loads, "load");
  if (chosen === undefined && ships.length > 1) {
    return ships.map((ship) => {
      const own = movesLeft(loads, { kind: "stone", ship });
      const words = says("answer-ship", { ship: ship + 1 });
      const code = `Digit${ship + 1}`;
      return own.length === 1 ? { code, words, move: own[0]! } : { code, words, selection: { kind: "stone", ship } };
    });
  }
  return loads.flatMap((move) => {
    const it = parseMove(move);
    if (it.kind !== "load") return [];
    const where = placeOnShip(view.ships[it.ship]?.capacity ?? 0, it.space);
    return [{ code: `Digit${it.space + 1}`, words: says("answer-space", { ship: it.ship + 1, where }), move }];
  });
}

function shipAnswers(moves: string[]): Answer[] {
  return shipsOf(moves, "sail").map((ship) => ({
    code: `Digit${ship + 1}`,
    words: says("answer-ship", { ship: ship + 1 }),
    selection: { kind: "ship", ship },
  }));
}

function siteAnswers(moves: string[]): Answer[] {
  return moves.flatMap((move) => {
    const it = parseMove(move);
    if (it.kind !== "sail") return [];
    return [{ code: `Digit${SITES.indexOf(it.site) + 1}`, words: says("answer-site", { site: it.site }), move }];
  });
}

function says(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

/** The question in words, for who must decide. */
export function question(view: ImhotepView, moves: string[], selection: Selection | null): Message {
  const selected = effectiveSelection(moves, selection);
  const what = view.question;
  if (selected?.kind === "stone" && what === "turn") return says("ask-stone");
  if (selected?.kind === "card") return says("ask-card");
  if (selected?.kind === "sail") return says("ask-sail-ship");
  if (selected?.kind === "ship") return says("ask-dock", { ship: selected.ship + 1 });
  if (what === "turn" && moves.length === 1 && moves[0] === "pass") return says("ask-pass");
  return says(`ask-${what.replace("_", "-")}`);
}
