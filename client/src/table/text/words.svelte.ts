/* The table in words, as the server tells it: fetched whenever the table changes. The words of the last position stay until the next
   ones are there, so that nothing flickers. */
import { api } from "../../lib/api.ts";
import type { TableInWords } from "../../lib/types.ts";
import type { Session } from "../session.svelte.ts";

export class Words {
  found = $state.raw<TableInWords | null>(null);
  #wanted = "";

  constructor(readonly session: Session) {}

  /** Fetch the words of what is shown. */
  async load(version: number, ply: number | null): Promise<void> {
    const wanted = `${version} ${ply}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    try {
      const found = await api.words(this.session.id, ply, this.session.watch);
      if (wanted === this.#wanted) this.found = found;
    } catch (error) {
      this.session.live.showError(error);
    }
  }
}
