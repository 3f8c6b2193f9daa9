/* Time left, from what the server said and when it said so. */
import type { Clock, Seat } from "../lib/types.ts";

/** Seconds a seat has left now. */
export function secondsLeft(clock: Clock, seat: Seat, receivedAt: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - (now - receivedAt) / 1000 : left);
}

/** Minutes and seconds, as the language writes figures; tenths at the very end. */
export function formatTime(
  seconds: number,
  figure: (value: number, options?: Intl.NumberFormatOptions) => string,
): string {
  if (seconds < 10) return figure(Math.floor(seconds * 10) / 10, { minimumFractionDigits: 1 });
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const two = { minimumIntegerDigits: 2 };
  const rest = `${figure(Math.floor((whole % 3600) / 60), hours ? two : {})}:${figure(whole % 60, two)}`;
  return hours ? `${figure(hours)}:${rest}` : rest;
}
