/* Every text of the page, by id, in the reader's language: the Fluent files of locales/, one chunk a language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import english from "./languages/en.ts";

export const LANGUAGES = {
  en: { name: "English", dir: "ltr", digits: "0123456789" },
  fa: { name: "فارسی", dir: "rtl", digits: "۰۱۲۳۴۵۶۷۸۹" },
} as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, string | number | undefined>;

/** Texts are fetched when their language is chosen. English, the fallback, comes with the page. */
const CHUNKS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => Promise.resolve({ default: english }),
  fa: () => import("./languages/fa.ts"),
};

const now = $state<{ language: Language; bundle: FluentBundle | null; english: FluentBundle | null }>({
  language: "en",
  bundle: null,
  english: null,
});

/** Long texts that few visits need, one chunk each: the files with a dash in their name, such as "rules-<game>". */
const TOPICS = import.meta.glob<string>("../../../locales/*/*-*.ftl", { query: "?raw", import: "default" });
/** The topics that were asked for so far, until they are there. */
const topics = new Map<string, Promise<void>>();

async function readBundle(language: Language): Promise<FluentBundle> {
  const texts = (await CHUNKS[language]()).default;
  const bundle = new FluentBundle(language, { useIsolating: LANGUAGES[language].dir === "rtl" });
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
  await Promise.all([...topics.keys()].map((topic) => addTopic(bundle, language, topic)));
  return bundle;
}

async function addTopic(bundle: FluentBundle, language: Language, topic: string): Promise<void> {
  const text = await TOPICS[`../../../locales/${language}/${topic}.ftl`]?.();
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
  now.bundle = await readBundle(language);
  now.language = language;
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].dir;
  if (language === "en") now.english = now.bundle;
  else now.english ??= await readBundle("en");
}

export function language(): Language {
  return now.language;
}

export function rightToLeft(): boolean {
  return LANGUAGES[now.language].dir === "rtl";
}

/** The text of an id. A missing id is shown as it is, so that a test finds it; ids from the server go through `messageText`. */
export function t(id: string, args: Args = {}): string {
  for (const bundle of [now.bundle, now.english]) {
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) continue;
    return bundle.formatPattern(message.value, fluent(args), []);
  }
  return id;
}

/** Is there a text of this id? */
export function hasText(id: string): boolean {
  return Boolean(now.bundle?.hasMessage(id) || now.english?.hasMessage(id));
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number, as the language writes it. Plain counts go without `Intl`, whose first use is slow. */
export function n(value: number, options?: Intl.NumberFormatOptions): string {
  if (!options && Number.isInteger(value) && value >= 0) return digits(String(value));
  const key = now.language + JSON.stringify(options ?? {});
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(now.language, { useGrouping: false, ...options });
    formats.set(key, format);
  }
  return format.format(value);
}

/** A text with its digits in the language's own: the name of a place such as "1.3". */
export function digits(text: string): string {
  return text.replace(/\d/g, (digit) => LANGUAGES[now.language].digits[Number(digit)]!);
}

/** Points as a change: +3, −2, ±0. */
export function signed(points: number): string {
  return points === 0 ? `±${n(0)}` : n(points, { signDisplay: "always" }).replace("-", "−");
}

/** A list in words: "red, green and blue". */
export function list(things: string[], type: "conjunction" | "unit" = "conjunction"): string {
  return new Intl.ListFormat(now.language, { type }).format(things);
}

function fluent(args: Args): Record<string, FluentValue> {
  const given = Object.entries(args).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  return Object.fromEntries(
    given.map(([k, v]) => [k, typeof v === "number" ? new FluentNumber(v, { useGrouping: false }) : v]),
  );
}
