/* The text view, fetched with its texts when it is first needed. */
import { loadTopic } from "../../lib/i18n.svelte.ts";

export async function loadTextView() {
  const [view] = await Promise.all([import("./TextView.svelte"), loadTopic("text-view")]);
  return view;
}
