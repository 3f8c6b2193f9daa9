/* Where we are: a path, and going to another without a reload. */
const at = $state({ path: location.pathname, search: location.search });

addEventListener("popstate", () => {
  at.path = location.pathname;
  at.search = location.search;
});

export function path(): string {
  return at.path;
}

export function query(name: string): string | null {
  return new URLSearchParams(at.search).get(name);
}

/** Go to an address of ours; `replace` leaves no trace in the history. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  at.path = location.pathname;
  at.search = location.search;
  if (!replace) scrollTo(0, 0);
}

/** For links: an ordinary click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement | null)?.href;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link);
}
