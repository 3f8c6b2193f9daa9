/* Messages of the server (a text's id and its arguments) as sentences with the names of this table. */
import type { GameClient } from "../games/game.ts";
import { capitalised } from "../lib/games.svelte.ts";
import { hasText, list, signed, t, type Args } from "../lib/i18n.svelte.ts";
import type { Message, Problem, Seat, View } from "../lib/types.ts";

/** Who and what a message speaks of. */
export interface Speakers {
  game: GameClient;
  names: string[];
  /** The seat that texts call "you"; null: nobody reads this as a player, or one person plays several seats. */
  you?: Seat | null;
  /** The table, for what a game calls its things: they may depend on its options. */
  view?: View | null;
}

/** A message as a sentence; empty if the page has no text for it. */
export function messageText(message: Message, speakers: Speakers): string {
  return hasText(message.id) ? t(message.id, messageArgs(message.args, speakers)) : "";
}

/** The arguments of a message, with names beside seats. */
export function messageArgs(args: Message["args"], speakers: Speakers): Args {
  const { game, names, you = null, view = null } = speakers;
  const found: Args = { ...game.messageArgs(args, view) };
  if (typeof args.move === "string") found.move = game.moveText(args.move, speakers);
  if (typeof args.seat === "number") {
    found.name = names[args.seat];
    found.who = args.seat === you ? "you" : "other";
  }
  if (typeof args.owner === "number") found.ownerName = names[args.owner];
  if (typeof found.source === "string") found.sourceName = sourceName(found.source);
  return found;
}

/** The name of a source of points. */
export function sourceName(source: string): string {
  const id = `end-source-${source}`;
  return hasText(id) ? t(id) : capitalised(source);
}

/** Messages as sentences. Those that say the same of several seats, such as points from one source, become one sentence
    with a list: the text of `<id>-each` is an entry of the list. */
export function sentences(messages: Message[], speakers: Speakers): string[] {
  const found: string[] = [];
  const done = new Set<Message>();
  for (const message of messages) {
    if (done.has(message)) continue;
    if (!hasText(`${message.id}-each`)) found.push(messageText(message, speakers));
    else {
      const same = messages.filter((other) => isSameKind(message, other));
      for (const each of same) done.add(each);
      const args = {
        ...messageArgs(message.args, speakers),
        list: list(
          same.map((each) => entry(each, speakers)),
          "unit",
        ),
      };
      found.push(t(message.id, args));
    }
  }
  return found.filter(Boolean);
}

/** Do two messages say the same, but for the seat and a number? */
function isSameKind(one: Message, other: Message): boolean {
  if (one.id !== other.id) return false;
  return Object.entries(one.args).every(([name, value]) => typeof value === "number" || other.args[name] === value);
}

function entry(message: Message, speakers: Speakers): string {
  const args = messageArgs(message.args, speakers);
  if (typeof args.points === "number") args.points = signed(args.points);
  return t(`${message.id}-each`, args);
}

/** Why a request was refused, in the reader's language; else in the server's English. */
export function errorText(problem: Problem, speakers?: Speakers): string {
  const { reason, ...given } = (problem.args ?? {}) as Message["args"] & { reason?: Reason };
  const args = speakers ? messageArgs(given, speakers) : given;
  const why = reason ? reasonText(reason) : problem.text;
  const text = reason && given.entry !== undefined ? t("error-entry", { entry: given.entry, why }) : why;
  return hasText(problem.error) ? t(problem.error, { ...args, text }) : problem.text;
}

/** Why the library refuses something: the id of a text, what it is filled with, and the same in English. */
interface Reason {
  id: string;
  args: Record<string, string | number | Reason>;
  text: string;
}

function reasonText({ id, args, text }: Reason): string {
  const filled = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "object" ? reasonText(value) : value,
  ]);
  return hasText(id) ? t(id, Object.fromEntries(filled) as Args) : text;
}

/** A sentence split at a name, so that the name can be set in bold. */
export function splitAtName(text: string, name: string | undefined): [before: string, name: string, after: string] {
  const at = name ? text.indexOf(name) : -1;
  return at < 0 || !name ? [text, "", ""] : [text.slice(0, at), name, text.slice(at + name.length)];
}
