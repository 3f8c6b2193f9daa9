/* The rules of Imhotep as entries: which texts belong together, in the order and with the numbers of docs/rules/imhotep.md. */
import type { Reference, RuleEntry } from "../../game.ts";
import { cardId } from "../texts.ts";
import type { Card, Site } from "../types.ts";
import Figure from "./Figure.svelte";

const ref = (id: string) => `ref-imhotep-${id}`;
const paragraphs = (id: string, count: number) => Array.from({ length: count }, (_, i) => ref(`${id}-${i + 1}`));

function entry(section: string, id: string, count: number, figure?: string): RuleEntry {
  return { id, section, title: ref(id), texts: paragraphs(id, count), ...(figure ? { figure } : {}) };
}
/** A card: what it does, and what is to be known beside that. */
function card(section: string, name: Card, more: string[] = []): RuleEntry {
  const id = cardId(name);
  return { id, section, title: id, texts: [`${id}-explained`, ...more.map(ref)], figure: `card ${name}` };
}
function site(section: string, name: Site): RuleEntry {
  const texts = [`${name}-1`, `${name}-a`, `${name}-b`].map(ref);
  return { id: name, section, title: `site-${name}`, texts, figure: `site ${name}` };
}
function numbered(section: string, kind: "example" | "ruling", count: number): RuleEntry[] {
  return Array.from({ length: count }, (_, i) => {
    const id = `${kind}-${i + 1}`;
    return { id, section, title: `ref-${kind}`, texts: [ref(id)], numbered: { kind, number: i + 1 } };
  });
}

const RED: Card[] = ["entrance", "sarcophagus", "paved_path"];
const AT_THE_END: Card[] = [
  "pyramid_decoration",
  "temple_decoration",
  "burial_decoration",
  "obelisk_decoration",
  "statue",
];

const entries: RuleEntry[] = [
  entry("1", "components", 3),
  entry("1", "ships", 1, "ships"),
  entry("1", "round-cards", 1, "round cards"),
  entry("1", "cards", 3),
  ...RED.map((name) => card("1", name, ["red-1"])),
  ...AT_THE_END.map((name) => card("1", name)),
  entry("2", "setup", 2),
  entry("3", "round", 4),
  entry("4", "turn", 1),
  entry("4", "get", 1),
  entry("4", "load", 1),
  entry("4", "sail", 2),
  entry("4", "play", 1),
  card("5", "lever", ["lever-1"]),
  card("5", "hammer", ["hammer-1"]),
  card("5", "sail", ["sail-card-1"]),
  card("5", "chisel", ["chisel-1"]),
  site("6.1", "market"),
  site("6.2", "pyramids"),
  site("6.3", "temple"),
  site("6.4", "burial"),
  site("6.5", "obelisks"),
  entry("7", "end", 2),
  { id: "wrath", section: "7", title: "end-source-wrath", texts: [ref("wrath-1")] },
  entry("8", "examples", 0),
  ...numbered("8", "example", 12),
  entry("9", "rulings", 1),
  ...numbered("9", "ruling", 21),
];

export default { entries, Figure } satisfies Reference;
