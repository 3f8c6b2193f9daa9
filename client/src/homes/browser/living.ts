/* Which of this browser's workers live: each holds a lock, which is released when it ends, however it ends. */

const able = "locks" in navigator;

/** Hold a lock as long as this worker lives; its name. `held` is called once it is held, so that others may wait for its end. */
export function holdLock(held: (name: string) => void): string {
  const name = `saqqara-home-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  if (able)
    void navigator.locks.request(name, () => {
      held(name);
      return new Promise(() => undefined);
    });
  return name;
}

/** Says of a worker's lock whether it is held. Where a browser has no locks, every worker may live. */
export async function livingWorkers(): Promise<(name: string) => boolean> {
  if (!able) return () => true;
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (name) => names.has(name);
}
