/* The snapshot of Python as this browser keeps it: not compressed, so that the next visit has it at once. */

import { Snapshot } from "./snapshot.ts";

/** The service worker leaves this store alone. */
const STORE = "saqqara-python";
const able = "caches" in globalThis;

/** The snapshot of a folder, if it is kept and whole. */
export async function findSnapshot(folder: string): Promise<ArrayBuffer | null> {
  const found = able ? await caches.match(folder, { cacheName: STORE }) : undefined;
  const file = await found?.arrayBuffer();
  if (file && new Snapshot(file).isPlain) return file;
  if (file) await forgetSnapshot();
  return null;
}

/** Keep a snapshot unless it is kept already, and those of other versions no more. */
export async function keepSnapshot(folder: string, snapshot: ArrayBuffer): Promise<void> {
  if (!able || (await caches.match(folder, { cacheName: STORE }))) return;
  await caches.delete(STORE);
  await (await caches.open(STORE)).put(folder, new Response(snapshot));
}

/** Keep none: the next start begins with the file that is fetched. */
export async function forgetSnapshot(): Promise<void> {
  if (able) await caches.delete(STORE);
}
