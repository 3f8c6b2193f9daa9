/* The service worker: keeps the page itself, so that it opens at once and without a network. What the server says about tables
   is never kept. Files under /assets/ have their content in their name and are kept for good; the page is asked for anew and taken
   from the store only when nobody answers. */
const STORE = "saqqara-1";

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request));
  else if (pathname.startsWith("/assets/") || pathname.endsWith(".svg")) event.respondWith(kept(request));
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

/** The page and what it names: its first scripts and styles. */
async function keepPage() {
  const store = await caches.open(STORE);
  const page = await fetch("/", { cache: "no-cache" });
  const text = await page.clone().text();
  await store.put("/", page);
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await store.addAll(named);
}

async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(STORE)).put("/", answer.clone());
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}
