/* What happened, in sentences: for the log, the text view and the spoken messages. */
import { hasText, list, signed, t } from "../lib/i18n.svelte.ts";
import type { LogEntry, Message, Sentence } from "../lib/types.ts";
import { messageArgs, sentences, type Speakers } from "./messages.ts";

/** An entry of the log, or the part of it that tells how a round begins. */
export interface Told {
  entry: LogEntry;
  messages: Message[];
  opening: boolean;
}

/** What a part of the log tells. A move whose messages have no text is told by its notation. */
export function tell({ entry, messages, opening }: Told, speakers: Speakers): string[] {
  const found = sentences(messages, speakers);
  const told = messages.some(({ id }) => id !== "game-over" && id !== "points" && hasText(id));
  if (entry.kind === "move" && !opening && !told && entry.seat !== null && entry.move !== null) {
    const { names, you = null, game } = speakers;
    const who = entry.seat === you ? "you" : "other";
    found.unshift(t("move-played", { name: names[entry.seat], move: game.moveText(entry.move, speakers), who }));
  }
  return found;
}

/** Everything that an entry tells, as one text. */
export function tellEntry(entry: LogEntry, speakers: Speakers): string {
  return tell({ entry, messages: entry.words, opening: false }, speakers).join(" ");
}

/** The points of everybody. */
export function tellScores(scores: number[], { names, you = null }: Speakers): string {
  const each = scores.map((number, seat) =>
    t("text-count", { name: names[seat], number, who: seat === you ? "you" : "other" }),
  );
  return t("text-say-scores", { list: list(each, "unit") });
}

/** Arguments with this beginning are changes, written with their sign. */
const CHANGE = "change";

/** A sentence of the table in words, with the texts in it. */
export function sentenceText({ id, args = {}, texts = {} }: Sentence, speakers: Speakers): string {
  const found = messageArgs(args, speakers);
  for (const [name, value] of Object.entries(args))
    if (name.startsWith(CHANGE) && typeof value === "number") found[name] = signed(value);
  for (const [name, parts] of Object.entries(texts)) {
    const written = parts.map((part) => sentenceText(part, speakers));
    found[name] = list(written, "unit");
  }
  return t(id, found);
}
