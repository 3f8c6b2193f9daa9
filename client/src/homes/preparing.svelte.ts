/* How far Python for tables in this browser has come, for a line that says so. */
import type { Failure, Progress } from "./browser/messages.ts";

class Preparing {
  /** From 0 to 1 while files are fetched; 1 while Python starts; null: nothing is prepared. */
  part = $state<number | null>(null);
  /** Why it could not be started: Python, or the browser refuses its store. */
  failed = $state<Failure | null>(null);
  /** Was there no room for what was to be stored? */
  full = $state(false);

  show({ loaded, total }: Progress): void {
    this.part = total ? Math.min(1, loaded / total) : 0;
  }
  done(failed: Failure | null = null): void {
    this.part = null;
    this.failed = failed;
  }
}

export const preparing = new Preparing();
