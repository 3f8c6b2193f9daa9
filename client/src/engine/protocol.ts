/* What the page and the engine's worker say to each other. Every request has an id, and gets one answer with the same id; a search
   tells its progress in between. Requests are handled in the order in which they come, but `cancel` is heard while a search runs. */
import type { EngineFault } from "./errors.ts";
import type { PackedPosition } from "./position.ts";
import type { RandomGames } from "./rules.ts";
import type { SearchRequest, SearchResult } from "./search.ts";

/** What is asked, and what is answered, by the name of the request. */
export interface Calls {
  /** Load the module of a game, with SIMD where the browser has it. Must come first. */
  load: { asked: { game: string; simd?: boolean }; answered: { game: string; layout: string; simd: boolean } };
  begin: { asked: { position: PackedPosition; seed: bigint }; answered: PackedPosition };
  moves: { asked: { position: PackedPosition }; answered: number[] };
  scores: { asked: { position: PackedPosition }; answered: number[] };
  play: { asked: { position: PackedPosition; move: number }; answered: PackedPosition };
  conceal: { asked: { position: PackedPosition; seed: bigint }; answered: PackedPosition };
  playToEnd: { asked: { position: PackedPosition; seed: bigint }; answered: PackedPosition };
  randomGames: { asked: { position: PackedPosition; seed: bigint; games: number }; answered: RandomGames };
  search: { asked: SearchRequest; answered: SearchResult };
}

export type CallName = keyof Calls;
export type Request =
  { [N in CallName]: { id: number; call: N; asked: Calls[N]["asked"] } }[CallName] | { id: number; call: "cancel" };

export type Response =
  | { id: number; answered: Calls[CallName]["answered"] }
  | { id: number; simulations: number }
  | { id: number; fault: EngineFault; message: string };
