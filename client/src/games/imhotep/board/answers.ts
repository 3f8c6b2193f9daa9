/* The answers that a person can give now, with their keys. Which moves there are, only the engine knows. */
import type { Message } from "../../../lib/types.ts";
import { parseMove, PYRAMIDS, SITES, type Move } from "../notation.ts";
import type { ImhotepView } from "../types.ts";

/** Half of a move: a stone to be loaded (perhaps on a known ship), the decision to sail, or a ship without its dock. */
export type Selection = { kind: "stone"; ship?: number } | { kind: "sail" } | { kind: "ship"; ship: number };

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
}

const CARD_KEYS: Record<string, string> = { chisel: "KeyC", hammer: "KeyM", lever: "KeyV", sail: "KeyW" };
const SINGLE: Record<string, string> = { take: "KeyG", pass: "KeyP", skip: "KeyX" };

/** What is written on the key of an answer. */
export function keyCap(code: string): string {
  return code === "Escape" ? "Esc" : code.replace(/^(Key|Digit)/, "");
}

/** Every answer to the question, given the selection. `stones`: how many "take" gives, where that is known. */
export function answers(view: ImhotepView, moves: string[], selection: Selection | null, stones?: number): Answer[] {
  const selected = effectiveSelection(moves, selection);
  const open = movesLeft(moves, selected);
  const found: Answer[] = [];
  if (selected === null) found.push(...turnAnswers(view, moves, stones));
  else if (selected.kind === "stone") found.push(...loadAnswers(view, open, selected.ship));
  else if (selected.kind === "sail") found.push(...shipAnswers(view, open));
  else found.push(...siteAnswers(open));
  if (selection) found.push({ code: "Escape", words: { id: "answer-back", args: {} }, selection: null });
  return found;
}

function turnAnswers(view: ImhotepView, moves: string[], stones?: number): Answer[] {
  const found: Answer[] = [];
  const loads = moves.filter((move) => parseMove(move).kind === "load");
  const ships = shipsOf(moves, "sail");
  let loaded = false;
  let sailed = false;
  for (const move of moves) {
    const it = parseMove(move);
    if (it.kind === "load") {
      if (!loaded) found.push(...(view.question === "turn" ? [loadAnswer(loads)] : loadAnswers(view, loads)));
      loaded = true;
    } else if (it.kind === "sail") {
      if (!sailed) found.push(...(view.question === "turn" ? [sailAnswer(moves, ships)] : shipAnswers(view, moves)));
      sailed = true;
    } else found.push(plain(move, it, found.length + 1, stones));
  }
  return found;
}

function loadAnswer(loads: string[]): Answer {
  const words = { id: "answer-load", args: {} };
  return loads.length === 1
    ? { code: "KeyL", words, move: loads[0]! }
    : { code: "KeyL", words, selection: { kind: "stone" } };
}

function sailAnswer(moves: string[], ships: number[]): Answer {
  const words = { id: "answer-sail", args: {} };
  const sails = moves.filter((move) => parseMove(move).kind === "sail");
  if (sails.length === 1) return { code: "KeyS", words, move: sails[0]! };
  return { code: "KeyS", words, selection: ships.length === 1 ? { kind: "ship", ship: ships[0]! } : { kind: "sail" } };
}

function plain(move: string, it: Move, number: number, stones?: number): Answer {
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
  const words = it.kind === "take" && stones ? says("answer-take-stones", { stones }) : says(`answer-${it.kind}`);
  return { code: SINGLE[it.kind] ?? digit(number), words, move };
}

/** First the ship, then the space; a ship with one space needs no second answer. */
function loadAnswers(view: ImhotepView, loads: string[], chosen?: number): Answer[] {
  const ships = shipsOf(loads, "load");
  if (chosen === undefined && ships.length > 1) {
    return ships.map((ship) => {
      const own = movesLeft(loads, { kind: "stone", ship });
      const words = says("answer-ship", { ship: ship + 1, capacity: view.ships[ship]?.capacity ?? 0 });
      const code = `Digit${ship + 1}`;
      return own.length === 1 ? { code, words, move: own[0]! } : { code, words, selection: { kind: "stone", ship } };
    });
  }
  return loads.flatMap((move) => {
    const it = parseMove(move);
    if (it.kind !== "load") return [];
    return [
      { code: `Digit${it.space + 1}`, words: says("answer-space", { space: it.space + 1, ship: it.ship + 1 }), move },
    ];
  });
}

function shipAnswers(view: ImhotepView, moves: string[]): Answer[] {
  return shipsOf(moves, "sail").map((ship) => ({
    code: `Digit${ship + 1}`,
    words: says("answer-ship", { ship: ship + 1, capacity: view.ships[ship]?.capacity ?? 0 }),
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
  if (selected?.kind === "sail") return says("ask-sail-ship");
  if (selected?.kind === "ship")
    return says("ask-dock", { ship: selected.ship + 1, capacity: view.ships[selected.ship]?.capacity ?? 0 });
  if (what === "turn" && moves.length === 1 && moves[0] === "pass") return says("ask-pass");
  return says(`ask-${what.replace("_", "-")}`);
}
