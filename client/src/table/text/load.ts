/* The text view and its parts, fetched with their texts when they are first needed. */
import { loadTopic } from "../../lib/i18n.svelte.ts";

async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  await loadTopic("text-view");
  return part;
}
export const loadTextView = () => withTexts(import("./TextView.svelte"));
export const loadSections = () => withTexts(import("./Sections.svelte"));
