/* The service worker: it keeps the page for offline use. A new version waits until the person wants it, so that it never breaks a
   running table. */

class Offline {
  /** Is there a new version of the page? */
  update = $state.raw<ServiceWorker | null>(null);

  /** Take the new version: the page loads anew with it. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.update?.postMessage("take over");
  }
}

export const offline = new Offline();

/** Keep the page, if it was built to be served. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`).then((registration) => {
    const look = () => {
      if (registration.waiting && navigator.serviceWorker.controller) offline.update = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  });
}

/** Keep all files of the page: a table lives in this browser, and must open again without a server. */
export function keepEverything(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep everything"));
}
