/* The entry: styles, texts, the page for this address; in a build also the service worker. */
import "@fontsource-variable/noto-sans/wght.css";
import "@fontsource-variable/noto-serif/wght.css";
import "@fontsource/noto-serif-display/700.css";
import "@fontsource-variable/noto-naskh-arabic/wght.css";
import "./look/tokens.css";
import "./look/base.css";
import "./lib/shell.css";
import "./look/forced-colours.css";
import "./lib/pointer.ts";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme, settings } from "./lib/settings.svelte.ts";
import { loadLocale } from "./lib/i18n.svelte.ts";
import { path } from "./lib/route.svelte.ts";
import { prepare } from "./homes/browser/index.ts";
import { keepOffline } from "./lib/offline.svelte.ts";
import { SITE } from "./lib/site.ts";
import { pageOf, pages } from "./pages/pages.ts";

/* A static site needs Python for its first table: it starts before anything is drawn. Only then are all files kept. */
if (SITE) void prepare().then(keepOffline, keepOffline);
else keepOffline();
/* Texts and the first page are fetched in parallel. (No top-level `await`: chunks of other pages import this one and would wait.) */
const page = pages[pageOf(path())]();
applyTheme();
void Promise.all([loadLocale(settings.language), page.catch(() => null)]).then(() =>
  mount(App, { target: document.getElementById("page")! }),
);
