/* Moves in notation, read; and the answers a person can give now, with their keys. Which moves there are, only the engine knows. */
import type { ImhotepView, Message, Seat, Site } from "../lib/types.ts";

export const SITES: readonly Site[] = ["market", "pyramids", "temple", "burial", "obelisks"];
export const PYRAMIDS = ["left", "middle", "right"] as const;
export type PyramidName = (typeof PYRAMIDS)[number];

/** A move, read. Ships, spaces, places and seats count from 0. */
export type Move =
  | { kind: "take" | "skip" | "pass" }
  | { kind: "load"; ship: number; space: number }
  | { kind: "sail"; ship: number; site: Site }
  | { kind: "play"; card: string }
  | { kind: "unload"; seat: Seat }
  | { kind: "pick"; place: number }
  | { kind: "keep"; card: number }
  | { kind: "build"; pyramid: PyramidName }
  | { kind: "bonus"; what: "point" | "stones" };

export function read(move: string): Move {
  const [kind, first = "", second = ""] = move.split(" ");
  if (kind === "load") {
    const [ship, space] = first.split(".").map((each) => Number(each) - 1) as [number, number];
    return { kind, ship, space };
  }
  if (kind === "sail") return { kind, ship: Number(first) - 1, site: second as Site };
  if (kind === "play") return { kind, card: first };
  if (kind === "unload") return { kind, seat: Number(first.slice(1)) - 1 };
  if (kind === "pick") return { kind, place: Number(first) - 1 };
  if (kind === "keep") return { kind, card: Number(first) - 1 };
  if (kind === "build") return { kind, pyramid: first as PyramidName };
  if (kind === "bonus") return { kind, what: first as "point" | "stones" };
  return { kind: kind as "take" | "skip" | "pass" };
}

/** The half of a choice: a stone for a ship (perhaps already which), the wish to sail, or a ship that looks for its dock. */
export type Pick = { kind: "stone"; ship?: number } | { kind: "sail" } | { kind: "ship"; ship: number };

/** A pick in words, for tests and for comparing: "stone", "sail", "ship 2". */
export function pickName(pick: Pick | null): string {
  if (pick === null) return "";
  if (pick.kind === "ship") return `ship ${pick.ship + 1}`;
  return pick.kind === "stone" && pick.ship !== undefined ? `stone ${pick.ship + 1}` : pick.kind;
}

/** What is in the hand: what was picked, or what the question leaves no choice about. */
export function held(moves: string[], pick: Pick | null): Pick | null {
  if (pick) return pick;
  const all = moves.map(read);
  const ships = new Set(all.map((move) => (move.kind === "sail" ? move.ship : -1)));
  const [ship = -1] = ships;
  if (all.length > 0 && ships.size === 1 && ship >= 0) return { kind: "ship", ship };
  return null;
}

/** The moves that the half-made choice leaves. */
export function left(moves: string[], pick: Pick | null): string[] {
  if (!pick) return moves;
  return moves.filter((each) => {
    const move = read(each);
    if (pick.kind === "stone") return move.kind === "load" && (pick.ship ?? move.ship) === move.ship;
    return move.kind === "sail" && (pick.kind === "sail" || move.ship === pick.ship);
  });
}

export function shipsOf(moves: string[], kind: "load" | "sail"): number[] {
  const found = moves.map(read).flatMap((move) => (move.kind === kind ? [(move as { ship: number }).ship] : []));
  return [...new Set(found)];
}

/** One answer: it plays a move, or makes half of a choice. */
export interface Answer {
  /** The key's place on the keyboard (KeyboardEvent.code), so that it is the same in every language. */
  code: string;
  words: Message;
  move?: string;
  pick?: Pick | null;
}

const CARD_KEYS: Record<string, string> = { chisel: "KeyC", hammer: "KeyM", lever: "KeyV", sail: "KeyW" };
const SINGLE: Record<string, string> = { take: "KeyG", pass: "KeyP", skip: "KeyX" };

/** What is written on the key of an answer. */
export function keyCap(code: string): string {
  return code === "Escape" ? "Esc" : code.replace(/^(Key|Digit)/, "");
}

/** Every answer to the question, the half-made choice considered. `stones`: how many "take" gives, where that is known. */
export function answers(view: ImhotepView, moves: string[], pick: Pick | null, stones?: number): Answer[] {
  const hand = held(moves, pick);
  const open = left(moves, hand);
  const found: Answer[] = [];
  if (hand === null) found.push(...turnAnswers(view, moves, stones));
  else if (hand.kind === "stone") found.push(...loadAnswers(view, open, hand.ship));
  else if (hand.kind === "sail") found.push(...shipAnswers(view, open));
  else found.push(...siteAnswers(open));
  if (pick) found.push({ code: "Escape", words: { id: "answer-back", args: {} }, pick: null });
  return found;
}

function turnAnswers(view: ImhotepView, moves: string[], stones?: number): Answer[] {
  const found: Answer[] = [];
  const loads = moves.filter((move) => read(move).kind === "load");
  const ships = shipsOf(moves, "sail");
  let loaded = false;
  let sailed = false;
  for (const move of moves) {
    const it = read(move);
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
    : { code: "KeyL", words, pick: { kind: "stone" } };
}

function sailAnswer(moves: string[], ships: number[]): Answer {
  const words = { id: "answer-sail", args: {} };
  const sails = moves.filter((move) => read(move).kind === "sail");
  if (sails.length === 1) return { code: "KeyS", words, move: sails[0]! };
  return { code: "KeyS", words, pick: ships.length === 1 ? { kind: "ship", ship: ships[0]! } : { kind: "sail" } };
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
      const own = left(loads, { kind: "stone", ship });
      const words = says("answer-ship", { ship: ship + 1, capacity: view.ships[ship]?.capacity ?? 0 });
      const code = `Digit${ship + 1}`;
      return own.length === 1 ? { code, words, move: own[0]! } : { code, words, pick: { kind: "stone", ship } };
    });
  }
  return loads.flatMap((move) => {
    const it = read(move);
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
    pick: { kind: "ship", ship },
  }));
}

function siteAnswers(moves: string[]): Answer[] {
  return moves.flatMap((move) => {
    const it = read(move);
    if (it.kind !== "sail") return [];
    return [{ code: `Digit${SITES.indexOf(it.site) + 1}`, words: says("answer-site", { site: it.site }), move }];
  });
}

function says(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

/** The question in words, for who must decide. */
export function question(view: ImhotepView, moves: string[], pick: Pick | null): Message {
  const hand = held(moves, pick);
  const what = view.question;
  if (hand?.kind === "stone" && what === "turn") return says("ask-stone");
  if (hand?.kind === "sail") return says("ask-sail-ship");
  if (hand?.kind === "ship")
    return says("ask-dock", { ship: hand.ship + 1, capacity: view.ships[hand.ship]?.capacity ?? 0 });
  if (what === "turn" && moves.length === 1 && moves[0] === "pass") return says("ask-pass");
  return says(`ask-${what.replace("_", "-")}`);
}
