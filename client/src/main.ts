/* Where the page begins: looks, words, the page for this address; in a build also the service worker. */
import "@fontsource-variable/noto-sans/wght.css";
import "@fontsource-variable/noto-serif/wght.css";
import "@fontsource/noto-serif-display/700.css";
import "@fontsource-variable/noto-naskh-arabic/wght.css";
import "./look/tokens.css";
import "./look/base.css";
import "./lib/shell.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress, settings } from "./lib/settings.svelte.ts";
import { speak } from "./lib/words.svelte.ts";
import { pageOf, pages } from "./pages/pages.ts";

/* Words and the first page come side by side. (No `await` out here: the other pages' files import this one, and would wait for it.) */
const page = pages[pageOf(location.pathname)]();
dress();
void Promise.all([speak(settings.language), page.catch(() => null)]).then(() =>
  mount(App, { target: document.getElementById("page")! }),
);
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
