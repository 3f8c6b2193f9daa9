/* Settings of this browser, in localStorage. They are never sent. */
import { LANGUAGES, loadLocale, type Language } from "./i18n.svelte.ts";

export interface Settings {
  name: string;
  language: Language;
  theme: "system" | "light" | "dark";
  sounds: boolean;
  /** The level of the bot behind "Play now". */
  level: number;
  /** Animated pieces; off also when the system asks for reduced motion. */
  motion: "on" | "off";
}

const KEY = "saqqara";
const DEFAULTS: Settings = { name: "", language: preferred(), theme: "system", sounds: false, level: 2, motion: "on" };

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

function stored(): Settings {
  try {
    const found = { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") } as Settings;
    return found.language in LANGUAGES ? found : { ...found, language: DEFAULTS.language };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(stored());

/** Change a setting and store it. */
export function saveSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  localStorage.setItem(KEY, JSON.stringify(settings));
  if (key === "language") void loadLocale(settings.language);
  if (key === "theme") applyTheme();
}

/** A media query about the system's preferences; undefined outside a browser. */
const prefers = (what: string) => globalThis.matchMedia?.(`(prefers-${what})`);
const systemDark = prefers("color-scheme: dark");
systemDark?.addEventListener("change", applyTheme);

/** Put the class `light` or `dark` on the root element, as set or as the system prefers. */
export function applyTheme(): void {
  const root = document.documentElement.classList;
  root.toggle("dark", isDark());
  root.toggle("light", !isDark());
}

/** Is it dark now? */
export function isDark(): boolean {
  return settings.theme === "system" ? (systemDark?.matches ?? false) : settings.theme === "dark";
}

/** Should pieces jump instead of being animated? */
export function reducedMotion(): boolean {
  return settings.motion === "off" || (prefers("reduced-motion: reduce")?.matches ?? false);
}
