/* Where we are: a path, and going to another without a reload. On a static site the path stands behind a #, since no server
   answers for others. */
import { SITE } from "./site.ts";

const at = $state(read());

/** The address shown, as a path of ours. */
function read(): { path: string; search: string } {
  const { pathname: path, search } = SITE ? new URL(location.hash.slice(1) || "/", location.origin) : location;
  return { path, search };
}

addEventListener("popstate", () => Object.assign(at, read()));

export function path(): string {
  return at.path;
}

/** The whole address, as `go` takes it. */
export function address(): string {
  return at.path + at.search;
}

export function query(name: string): string | null {
  return new URLSearchParams(at.search).get(name);
}

/** An address of ours, as the browser shows it. */
export function shown(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  return (SITE ? "#" : "") + pathname + search;
}

/** Go to an address of ours; `replace` leaves no trace in the history. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", shown(address));
  Object.assign(at, read());
  if (!replace) scrollTo(0, 0);
}

/** For links: an ordinary click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement | null)?.href;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link);
}

/* On a static site links to our own paths lead nowhere by themselves. */
if (SITE)
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const wanted = link.getAttribute("href")!;
    if (link.getAttribute("target") === "_blank" || event.ctrlKey || event.metaKey) open(shown(wanted));
    else go(wanted);
  });
