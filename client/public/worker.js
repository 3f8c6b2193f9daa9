/* The service worker: keeps the page itself, so that it opens at once and without a network. What a server says about tables is
   never kept. Files under assets/ and python/ have their content in their name. Each version of the page has a store of its own;
   a new version waits until the person takes it, or until no page is open. */
const VERSION = "development";
/* All files of the page. */
const FILES = [];
/* Are all of them kept from the first visit on, as a static site does? A page that a server sends keeps what is used, and all of them
   once a table lives in this browser. */
const WHOLE = false;
const STORE = `saqqara-${VERSION}`;
/* The snapshot of Python that tables of this browser keep (`homes/browser/kept-snapshot.ts`). */
const SNAPSHOT = "saqqara-python";
const PAGE = self.registration.scope;

self.addEventListener("install", (event) => event.waitUntil(keepPage()));

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => ![STORE, SNAPSHOT].includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "keep everything") event.waitUntil(keepMissing());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(PAGE)) return;
  const path = new URL(request.url).pathname.slice(new URL(PAGE).pathname.length);
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(WHOLE ? kept(event, PAGE) : fresh(event));
  else if (WHOLE || /^(assets|python)\/|\.svg$/.test(path)) event.respondWith(kept(event));
});

/* A tap on a notice goes to its table: to the page that shows it, or to a new one. */
self.addEventListener("notificationclick", (event) => {
  const { path } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === path);
      return page ? page.focus() : self.clients.openWindow(path);
    }),
  );
});

/** The page and what it names, its first scripts and styles; or all files. */
async function keepPage() {
  const store = await caches.open(STORE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  const text = await page.clone().text();
  await store.put(PAGE, page);
  const named = [...text.matchAll(/(?:src|href)="([^"]*assets\/[^"]+)"/g)].map((found) => new URL(found[1], PAGE).href);
  await store.addAll(WHOLE ? addresses() : named);
}

/** The files that are not kept yet, one after another: they are not needed at once. What fails is fetched when it is used. */
async function keepMissing() {
  const store = await caches.open(STORE);
  for (const address of addresses()) {
    if (!(await store.match(address))) await store.add(address).catch(() => undefined);
  }
}

/** The addresses of all files, without that of the page itself. */
function addresses() {
  return FILES.filter((name) => name !== "index.html").map((name) => PAGE + name);
}

async function fresh(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(PAGE, answer.clone()));
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function kept(event, key = event.request) {
  const found = await caches.match(key, { ignoreSearch: key === PAGE });
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(key, answer.clone()));
  return answer;
}

async function keep(key, answer) {
  await (await caches.open(STORE)).put(key, answer);
}
