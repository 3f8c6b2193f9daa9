/* Messages of the server (a text's id and its arguments) as sentences with the names of this table. */
import type { GameClient } from "../games/game.ts";
import { hasText, t, type Args } from "../lib/i18n.svelte.ts";
import type { Message, Problem } from "../lib/types.ts";

/** Who and what a message speaks of. */
export interface Speakers {
  game: GameClient;
  names: string[];
}

/** A message as a sentence; empty if the page has no text for it. */
export function messageText(message: Message, speakers: Speakers): string {
  return hasText(message.id) ? t(message.id, messageArgs(message.args, speakers)) : "";
}

/** The arguments of a message, with names beside seats. */
export function messageArgs(args: Message["args"], { game, names }: Speakers): Args {
  const found: Args = { ...game.messageArgs(args) };
  if (typeof args.move === "string") found.move = game.moveText(args.move, names);
  if (typeof args.seat === "number") found.name = names[args.seat];
  if (typeof args.owner === "number") found.ownerName = names[args.owner];
  return found;
}

/** Why a request was refused, in the reader's language; else in the server's English. */
export function errorText(problem: Problem, speakers?: Speakers): string {
  const given = (problem.args ?? {}) as Message["args"];
  const args = speakers ? messageArgs(given, speakers) : given;
  return hasText(problem.error) ? t(problem.error, { ...args, text: problem.text }) : problem.text;
}

/** A sentence split at a name, so that the name can be set in bold. */
export function splitAtName(text: string, name: string | undefined): [before: string, name: string, after: string] {
  const at = name ? text.indexOf(name) : -1;
  return at < 0 || !name ? [text, "", ""] : [text.slice(0, at), name, text.slice(at + name.length)];
}
