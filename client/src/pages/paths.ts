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

/** The game and the number of a path such as /puzzle/abc/3; without a number it is the puzzle of the day. Null: it is none. */
export function puzzleOf(path: string): { game: string; number: number | null } | null {
  const found = /^\/puzzle\/([a-z_]+)(?:\/(\d+))?$/.exec(path);
  return found ? { game: found[1]!, number: found[2] === undefined ? null : Number(found[2]) } : null;
}

/** The address of a puzzle; without a number of the one of the day. */
export const puzzleAddress = (game: string, number?: number) =>
  number === undefined ? `/puzzle/${game}` : `/puzzle/${game}/${number}`;

/** The address of an invitation. */
export const joinAddress = (key: string) => `/join/${key}`;
