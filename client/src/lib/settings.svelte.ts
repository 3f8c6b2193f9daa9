/* What a person has set for this browser: kept in localStorage, never sent. */
import { LANGUAGES, speak, type Language } from "./words.svelte.ts";

export interface Settings {
  name: string;
  language: Language;
  theme: "system" | "light" | "dark";
  sounds: boolean;
  /** The bot that "Play now" sits you against. */
  level: number;
  /** Pieces travel; "off" also when the system asks for reduced motion. */
  motion: "on" | "off";
}

const KEY = "saqqara";
const first: Settings = { name: "", language: preferred(), theme: "system", sounds: false, level: 2, motion: "on" };

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

function kept(): Settings {
  try {
    const found = { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") } as Settings;
    return found.language in LANGUAGES ? found : { ...found, language: first.language };
  } catch {
    return { ...first };
  }
}

export const settings = $state<Settings>(kept());

/** Change a setting and keep it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  localStorage.setItem(KEY, JSON.stringify(settings));
  if (key === "language") void speak(settings.language);
  if (key === "theme") dress();
}

/** What the system prefers; undefined where there is no screen to ask. */
const prefers = (what: string) => globalThis.matchMedia?.(`(prefers-${what})`);
const night = prefers("color-scheme: dark");
night?.addEventListener("change", dress);

/** Light or dark, as set or as the system is: the root always carries the one class or the other. */
export function dress(): void {
  const root = document.documentElement.classList;
  root.toggle("dark", isDark());
  root.toggle("light", !isDark());
}

/** Is it dark now? */
export function isDark(): boolean {
  return settings.theme === "system" ? (night?.matches ?? false) : settings.theme === "dark";
}

/** Should pieces jump instead of travel? */
export function still(): boolean {
  return settings.motion === "off" || (prefers("reduced-motion: reduce")?.matches ?? false);
}
