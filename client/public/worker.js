/* The service worker: keeps the page itself, so that it opens at once and without a network. What a server says about tables is
   never kept. Files under assets/ and python/ have their content in their name. Each version of the page has a store of its own;
   a new version waits until the person takes it, or until no page is open. */
const VERSION = "development";
/* All files of a static site; empty for a page that a server sends: then what is used is kept. */
const FILES = [];
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
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(PAGE)) return;
  const path = new URL(request.url).pathname.slice(new URL(PAGE).pathname.length);
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(FILES.length ? kept(request, PAGE) : fresh(request));
  else if (FILES.length || /^(assets|python)\/|\.svg$/.test(path)) event.respondWith(kept(request));
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

/** The page and what it names, its first scripts and styles; all files of a static site. */
async function keepPage() {
  const store = await caches.open(STORE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  const text = await page.clone().text();
  await store.put(PAGE, page);
  const named = [...text.matchAll(/(?:src|href)="([^"]*assets\/[^"]+)"/g)].map((found) => new URL(found[1], PAGE).href);
  await store.addAll(FILES.length ? FILES.filter((name) => name !== "index.html").map((name) => PAGE + name) : named);
}

async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(STORE)).put(PAGE, answer.clone());
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function kept(request, key = request) {
  const found = await caches.match(key, { ignoreSearch: key === PAGE });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(STORE)).put(key, answer.clone());
  return answer;
}
