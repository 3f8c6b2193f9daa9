/* The keys of the text view. They are places on the keyboard, so that they are the same in every language; each can be switched off. */
import { isTyping } from "../keys.ts";

/** A key: what is written on it, the id of what it does, and whether it is this one. */
interface Key {
  name: string;
  cap: string;
  code: RegExp;
}

export const KEYS = [
  { name: "view", cap: "V", code: /^KeyV$/ },
  { name: "filter", cap: "F", code: /^KeyF$/ },
  { name: "arrows", cap: "↑ ↓", code: /^Arrow(Up|Down)$/ },
  { name: "headings", cap: "H", code: /^KeyH$/ },
  { name: "place", cap: "1 – 9", code: /^(Digit|Numpad)[1-9]$/ },
  { name: "players", cap: "P", code: /^KeyP$/ },
  { name: "say", cap: "S", code: /^KeyS$/ },
  { name: "last", cap: "L", code: /^KeyL$/ },
  { name: "scores", cap: "C", code: /^KeyC$/ },
  { name: "turn", cap: "T", code: /^KeyT$/ },
  { name: "hint", cap: "I", code: /^KeyI$/ },
] as const satisfies Key[];
export type KeyName = (typeof KEYS)[number]["name"];

/** The key that was pressed, if it means something here; null while somebody types. */
export function keyOf(event: KeyboardEvent, off: string[]): KeyName | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return null;
  const name = KEYS.find(({ code }) => code.test(event.code))?.name;
  return name === undefined || off.includes(name) ? null : name;
}

/** Move the focus to the next heading, or to the one before; after the last comes the first. */
export function nextHeading(root: HTMLElement, back: boolean): void {
  const all = [...root.querySelectorAll<HTMLElement>("h1, h2, h3")];
  const at = document.activeElement;
  const after = all.findIndex((each) => at && each.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_PRECEDING);
  const here = all.findIndex((each) => each === at);
  const next = here >= 0 ? here + 1 : after < 0 ? 0 : after;
  const before = here >= 0 ? here - 1 : (after < 0 ? all.length : after) - 1;
  all[((back ? before : next) + all.length) % all.length]?.focus();
}
