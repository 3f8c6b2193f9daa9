/* Every text of the page, by id, in the reader's language: the Fluent files of locales/, one chunk a language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import english from "./languages/en.ts";

export const LANGUAGES = {
  en: { name: "English", dir: "ltr" },
  ro: { name: "Română", dir: "ltr" },
  fa: { name: "فارسی", dir: "rtl" },
  fi: { name: "Suomi", dir: "ltr" },
  pl: { name: "Polski", dir: "ltr" },
  it: { name: "Italiano", dir: "ltr" },
} as const;
/** For tests: English in accents (languages/pseudo.ts). Nobody is offered it. */
export const PSEUDO = "en-XA";
export type Language = keyof typeof LANGUAGES | typeof PSEUDO;
export type Args = Record<string, string | number | undefined>;

/** Texts are fetched when their language is chosen. English, the fallback, comes with the page. */
const CHUNKS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => Promise.resolve({ default: english }),
  ro: () => import("./languages/ro.ts"),
  fa: () => import("./languages/fa.ts"),
  fi: () => import("./languages/fi.ts"),
  pl: () => import("./languages/pl.ts"),
  it: () => import("./languages/it.ts"),
  [PSEUDO]: () => Promise.resolve({ default: english }),
};

const now = $state<{ language: Language; bundle: FluentBundle | null; english: FluentBundle | null }>({
  language: "en",
  bundle: null,
  english: null,
});
/** The language that was asked for last: its texts may still be on their way. */
let wanted: Language = "en";

/** Long texts that few visits need, one chunk each: the files with a dash in their name, such as "rules-<game>". */
const TOPICS = import.meta.glob<string>("../../../locales/*/*-*.ftl", { query: "?raw", import: "default" });
/** The topics that were asked for so far, until they are there. */
const topics = new Map<string, Promise<void>>();

async function readBundle(language: Language): Promise<FluentBundle> {
  const texts = (await CHUNKS[language]()).default;
  const transform = language === PSEUDO ? (await import("./languages/pseudo.ts")).accented : undefined;
  const bundle = new FluentBundle(language, { useIsolating: direction(language) === "rtl", transform });
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
  await Promise.all([...topics.keys()].map((topic) => addTopic(bundle, language, topic)));
  return bundle;
}

async function addTopic(bundle: FluentBundle, language: Language, topic: string): Promise<void> {
  const text = await TOPICS[`../../../locales/${language === PSEUDO ? "en" : language}/${topic}.ftl`]?.();
  if (text !== undefined) bundle.addResource(new FluentResource(text));
}

/** Fetch the texts of a topic, in the reader's language and in English. Await it before its ids are used. */
export function loadTopic(topic: string): Promise<void> {
  const { bundle, english, language } = now;
  const fetched = async () => {
    if (bundle) await addTopic(bundle, language, topic);
    if (english && english !== bundle) await addTopic(english, "en", topic);
  };
  const known = topics.get(topic) ?? fetched();
  topics.set(topic, known);
  known.catch(() => topics.delete(topic));
  return known;
}

/** Switch to a language. English is loaded too, as the fallback for missing texts. */
export async function loadLocale(language: Language): Promise<void> {
  wanted = language;
  const english = (now.english ??= await readBundle("en"));
  const bundle = language === "en" ? english : await readBundle(language);
  if (wanted !== language) return;
  now.bundle = bundle;
  now.language = language;
  document.documentElement.lang = language;
  document.documentElement.dir = direction(language);
}

export function language(): Language {
  return now.language;
}

function direction(language: Language): "ltr" | "rtl" {
  return language === PSEUDO ? "ltr" : LANGUAGES[language].dir;
}

export function rightToLeft(): boolean {
  return direction(now.language) === "rtl";
}

/** The text of an id. A missing id is shown as it is, so that a test finds it; ids from the server go through `messageText`. */
export function t(id: string, args: Args = {}): string {
  for (const bundle of [now.bundle, now.english]) {
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) continue;
    return keptTogether(bundle.formatPattern(message.value, fluent(args), []), bundle.locales[0]);
  }
  return id;
}

/** A number at the end of a sentence, or with a sign, stays with the word before it; so does a Polish word of one letter with the
    word after it, as Polish is printed. */
export function keptTogether(text: string, language = "en"): string {
  const together = text.replace(/ (?=[+−±][\d۰-۹]|[\d۰-۹]+\.(?: |$))/g, "\u00a0");
  return language === "pl" ? together.replace(/(?<![\p{L}\d])([aiouwz]) /giu, "$1\u00a0") : together;
}

/** Is there a text of this id? */
export function hasText(id: string): boolean {
  return Boolean(now.bundle?.hasMessage(id) || now.english?.hasMessage(id));
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number, as the language writes it; below zero with a minus, not a hyphen. */
export function n(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = now.language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(now.language, { useGrouping: false, ...options });
    formats.set(key, format);
  }
  return format.format(value).replace("-", "−");
}

/** Points as a change: +3, −2, ±0. */
export function signed(points: number): string {
  return points === 0 ? `±${n(0)}` : n(points, { signDisplay: "always" });
}

/** How a list is written: "red, green and blue", "red, green, blue", or "A B B A". */
export type ListType = "conjunction" | "unit" | "row";

/** Things one after the other, in the reader's direction. */
export function list(things: string[], type: ListType = "conjunction"): string {
  const format = new Intl.ListFormat(now.language);
  const shown = things.map(isolated);
  const written = type === "conjunction" ? format.format(shown) : shown.join(type === "unit" ? comma(format) : " ");
  return rightToLeft() && written ? `\u200f${written}` : written;
}

/** What stands between the first things of a long list. The lists of Intl's own type "unit" say "and" in some languages. */
function comma(format: Intl.ListFormat): string {
  return format.formatToParts(["1", "2", "3"])[1]?.value ?? ", ";
}

/** The digits in a text, such as what is written on a key, as the language writes them. */
export function withDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => n(Number(digit)));
}

/** Unicode's “first strong isolate” and its end. */
const [ISOLATE, END] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT_TO_RIGHT = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u;

/** A text that runs the other way than the language, such as a name, kept apart from what stands around it. A phrase with such a
    name in it, already kept apart, runs as the language does: "Mara +3". */
function isolated(text: string): string {
  if (!(rightToLeft() ? LEFT_TO_RIGHT : RIGHT_TO_LEFT).test(text)) return text;
  const phrase = text.includes(ISOLATE);
  return (phrase ? String.fromCharCode(rightToLeft() ? 0x2067 : 0x2066) : ISOLATE) + text + END;
}

/** Arguments for a text. Bundles that run from right to left isolate everything themselves. */
function fluent(args: Args): Record<string, FluentValue> {
  const found: Record<string, FluentValue> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") found[name] = new FluentNumber(value, { useGrouping: false });
    else if (value !== undefined) found[name] = rightToLeft() ? value : isolated(value);
  }
  return found;
}
