/* The page's own addresses. */

/** The table of a path such as /t/abc; null: it is none. */
export function tableIdOf(path: string): string | null {
  return /^\/t\/([^/]+)$/.exec(path)?.[1] ?? null;
}

/** A table's address, at a ply or in the present; onlookers keep their key. */
export function tableAddress(id: string, ply: number | null = null, watch: string | null = null): string {
  const query = new URLSearchParams();
  if (watch) query.set("watch", watch);
  if (ply !== null) query.set("ply", String(ply));
  return `/t/${id}${query.size ? `?${query}` : ""}`;
}

/** The address of an invitation. */
export const joinAddress = (key: string) => `/join/${key}`;
