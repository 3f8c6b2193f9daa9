/* Settings of this browser, in localStorage. They are never sent. */
import { keep, readKept } from "./kept.ts";
import { LANGUAGES, loadLocale, PSEUDO, type Language } from "./i18n.svelte.ts";

export interface Settings {
  name: string;
  language: Language;
  theme: "system" | "light" | "dark";
  sounds: boolean;
  /** Notifications of the system when it is your turn and the page is in the background. */
  notices: boolean;
  /** The game and the level of the bot behind "Play now"; without a name the first game. */
  game: string;
  level: number;
  /** How fast pieces travel. If the system asks for reduced motion, pictures change instead. */
  speed: Speed;
  /** Is the table drawn, or told in words? */
  view: "drawing" | "text";
  /** Does a small drawing stand beside the words, where there is room? */
  smallDrawing: boolean;
  /** Which moves are announced to screen readers. */
  spoken: Spoken;
  /** The keys of the text view that are switched off. */
  keysOff: string[];
}
export type Spoken = (typeof SPOKEN)[number];
export const SPOKEN = ["all", "mine", "turn"] as const;
export type Speed = (typeof SPEEDS)[number];
export const SPEEDS = ["calm", "normal", "quick", "off"] as const;

const KEY = "saqqara";
const DEFAULTS: Settings = {
  name: "",
  language: preferred(),
  theme: "system",
  sounds: false,
  notices: false,
  game: "",
  level: 2,
  speed: "normal",
  view: "drawing",
  smallDrawing: true,
  spoken: "all",
  keysOff: [],
};

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

function stored(): Settings {
  try {
    const given = JSON.parse(readKept(KEY) ?? "{}") as Partial<Settings> & { motion?: "on" | "off" };
    const found: Settings = { ...DEFAULTS, ...given };
    /* Until there were speeds, motion was on or off. */
    if (given.motion === "off" && !given.speed) found.speed = "off";
    if (!SPEEDS.includes(found.speed)) found.speed = DEFAULTS.speed;
    return found.language in LANGUAGES || found.language === PSEUDO ? found : { ...found, language: DEFAULTS.language };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(stored());

/** Change a setting and store it. */
export function saveSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep(KEY, JSON.stringify(settings));
  if (key === "language") void loadLocale(settings.language);
  if (key === "theme") applyTheme();
}

/** A media query about the system's preferences; undefined outside a browser. */
const prefers = (what: string) => globalThis.matchMedia?.(`(prefers-${what})`);
const systemDark = prefers("color-scheme: dark");
/** Is the page being printed? Paper is always light. */
const paper = globalThis.matchMedia?.("print");
for (const query of [systemDark, paper]) query?.addEventListener("change", applyTheme);

/** Put the class `light` or `dark` on the root element, as set or as the system prefers. */
export function applyTheme(): void {
  const root = document.documentElement.classList;
  const dark = isDark() && !paper?.matches;
  root.toggle("dark", dark);
  root.toggle("light", !dark);
}

/** Is it dark now? */
export function isDark(): boolean {
  return settings.theme === "system" ? (systemDark?.matches ?? false) : settings.theme === "dark";
}

/** Does the system ask for reduced motion? */
export function systemReducesMotion(): boolean {
  return prefers("reduced-motion: reduce")?.matches ?? false;
}
/** Should pieces jump instead of being animated? */
export function reducedMotion(): boolean {
  return settings.speed === "off" || systemReducesMotion();
}
