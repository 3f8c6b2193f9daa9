/* Work in pieces, with a paint of the screen between them. */

/** Call back once the next frame is painted and the browser is idle. Returns a function that cancels it. */
export function afterPaint(callback: () => void): () => void {
  let handle = 0;
  const frame = requestAnimationFrame(() => (handle = whenIdle(callback)));
  return () => {
    cancelAnimationFrame(frame);
    if (handle) cancelIdle(handle);
  };
}

/** Wait until the page is painted as it is now: what follows does not delay that frame. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/* Not every browser has idle callbacks. */
const supported = "requestIdleCallback" in window;
const whenIdle = (callback: () => void): number =>
  supported ? requestIdleCallback(callback, { timeout: 500 }) : window.setTimeout(callback, 20);
const cancelIdle = (handle: number): void => (supported ? cancelIdleCallback(handle) : clearTimeout(handle));
