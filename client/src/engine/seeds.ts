/* Generators from seeds: with the same seed as on the server, the same deal, the same random game, the same search. */
import { EngineError } from "./errors.ts";
import type { Instance, Memory } from "./instance.ts";

/** What a generator is for; each has words of its own. */
export type Purpose = "CHANCE" | "PLAYERS" | "SEARCH" | "CONCEAL";

const SEED_BITS = 128n;

export class Seeds {
  private readonly memory: Memory;

  constructor(private readonly instance: Instance) {
    this.memory = instance.allocate("Seeding");
  }

  /** The state of a generator: four numbers of 32 bits (`seed_words` in Python). */
  words(seed: bigint, purpose: Purpose): BigInt64Array {
    if (seed < 0n || seed >> SEED_BITS !== 0n)
      throw new EngineError("invalid", "A seed has 128 bits, and is not negative.");
    const parts = [96n, 64n, 32n, 0n].map((shift) => BigInt.asUintN(32, seed >> shift));
    (this.memory.numbers("seed") as BigInt64Array).set(parts);
    this.instance.call("seed_words", this.memory, this.instance.layout.constants[purpose]!);
    return (this.memory.numbers("words") as BigInt64Array).slice();
  }
}
