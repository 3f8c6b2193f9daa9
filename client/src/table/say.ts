/* Sentences that the server sends as ids, said with the names of this table. */
import type { Message, Problem } from "../lib/types.ts";
import { digits, has, list, t, type Args } from "../lib/words.svelte.ts";

/** A sentence, with the names of the seats it speaks of. */
export function say(message: Message, names: string[]): string {
  return t(message.id, withNames(message.args, names));
}

/** The arguments of a sentence, and what the page adds to them: names for seats, words for dice. */
export function withNames(args: Message["args"], names: string[]): Args {
  const said: Args = { ...args };
  if (typeof args.seat === "number") said.name = names[args.seat];
  if (typeof args.owner === "number") said.ownerName = names[args.owner];
  if (typeof args.card === "string") said.card = args.card.replaceAll(" ", "_");
  if (typeof args.dice === "string") said.colours = list([...args.dice].map((colour) => t(`colour-${colour}`)));
  for (const place of ["field", "first", "second"] as const)
    if (typeof args[place] === "string") said[place] = digits(args[place]);
  return said;
}

/** Why something was refused, in the reader's language; else in the server's English. */
export function excuse(problem: Problem, names: string[] = []): string {
  return has(problem.error)
    ? t(problem.error, { ...withNames(problem.args, names), text: problem.text })
    : problem.text;
}

/** A sentence cut at a name, so that the name can be set in bold. */
export function around(text: string, name: string | undefined): [before: string, name: string, after: string] {
  const at = name ? text.indexOf(name) : -1;
  return at < 0 || !name ? [text, "", ""] : [text.slice(0, at), name, text.slice(at + name.length)];
}
