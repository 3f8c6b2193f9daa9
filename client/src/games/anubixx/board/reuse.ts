/* Two views of a table are alike in nearly everything. What has not changed keeps its identity, so that it is not drawn anew. */

/** The new value, made of the old one's parts wherever they are equal. */
export function reuseUnchanged<T>(next: T, last: unknown): T {
  if (next === last || !isThing(next) || !isThing(last)) return next;
  if (Array.isArray(next)) {
    if (!Array.isArray(last)) return next;
    const parts = next.map((part: unknown, i) => reuseUnchanged(part, last[i]));
    return (same(parts, last) ? last : parts) as T;
  }
  const old = last as Record<string, unknown>;
  const parts = Object.fromEntries(Object.entries(next).map(([key, part]) => [key, reuseUnchanged(part, old[key])]));
  return (
    same(
      Object.values(parts),
      Object.keys(parts).map((key) => old[key]),
    ) && sizeOf(parts) === sizeOf(old)
      ? last
      : parts
  ) as T;
}

const isThing = (value: unknown): value is object => typeof value === "object" && value !== null;
const sizeOf = (thing: object) => Object.keys(thing).length;
const same = (a: unknown[], b: unknown[]) => a.length === b.length && a.every((part, i) => part === b[i]);
