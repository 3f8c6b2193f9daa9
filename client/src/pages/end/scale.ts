/* Round figures for an axis. */

/** Four or five lines that hold all values, at round distances. */
export function scaleOf(values: number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 15, 20, 25, 50, 100, 200].find((each) => (high - low) / each <= 4.5) ?? 500;
  const first = Math.floor(low / step) * step;
  const lines = Math.ceil((high - first) / step) + 1;
  return Array.from({ length: lines }, (_, i) => first + i * step);
}
