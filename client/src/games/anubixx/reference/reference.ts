/* The rules of Anubixx as entries: which texts belong together, in the order and with the numbers of docs/rules/anubixx.md. */
import type { Reference, RuleEntry } from "../../game.ts";
import Figure from "./Figure.svelte";

const ref = (id: string) => `ref-anubixx-${id}`;
const paragraphs = (id: string, count: number) => Array.from({ length: count }, (_, i) => ref(`${id}-${i + 1}`));

function entry(section: string, id: string, count: number, figure?: string): RuleEntry {
  return { id, section, title: ref(id), texts: paragraphs(id, count), ...(figure ? { figure } : {}) };
}
/** A part of the sheet, called as everywhere. */
function part(section: string, id: string, count: number): RuleEntry {
  return { ...entry(section, id, count), title: `anubixx-part-${id}` };
}
function numbered(section: string, kind: "example" | "ruling", count: number, figures: Record<number, string> = {}) {
  return Array.from({ length: count }, (_, i): RuleEntry => {
    const id = `${kind}-${i + 1}`;
    const figure = figures[i + 1];
    const own: RuleEntry = { id, section, title: `ref-${kind}`, texts: [ref(id)], numbered: { kind, number: i + 1 } };
    return figure ? { ...own, figure } : own;
  });
}

const entries: RuleEntry[] = [
  entry("1", "components", 3),
  entry("2", "setup", 2),
  entry("3", "round", 3),
  entry("3", "action", 2),
  entry("3", "dice", 1),
  part("3", "quarry", 2),
  part("3", "jokers", 1),
  part("4", "pyramid", 2),
  part("4", "arch", 3),
  part("4", "relief", 2),
  entry("5", "symbols", 2, "symbols"),
  entry("6", "end", 3),
  entry("7", "sheets", 2, "sheets"),
  entry("8", "examples", 0),
  ...numbered("8", "example", 4, { 3: "example" }),
  entry("9", "rulings", 1),
  ...numbered("9", "ruling", 10),
];

export default { entries, Figure } satisfies Reference;
