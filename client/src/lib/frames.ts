/* Work in pieces, with the screen brought up to date between them. */

/** Do something once the next picture is on the screen and nothing else waits. What comes back calls it off. */
export function afterPaint(what: () => void): () => void {
  let called = 0;
  const frame = requestAnimationFrame(() => (called = later(what)));
  return () => {
    cancelAnimationFrame(frame);
    if (called) never(called);
  };
}

/** Not every browser says when it is idle. */
const idle = "requestIdleCallback" in window;
const later = (what: () => void): number =>
  idle ? requestIdleCallback(what, { timeout: 500 }) : window.setTimeout(what, 20);
const never = (called: number): void => (idle ? cancelIdleCallback(called) : clearTimeout(called));
