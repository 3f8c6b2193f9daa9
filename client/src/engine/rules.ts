/* The rules of a game on single positions: legal moves, the position after a move, random games. */
import { EngineError } from "./errors.ts";
import { Instance, type Memory } from "./instance.ts";
import type { GameLayout } from "./layout.ts";
import { Position } from "./position.ts";
import { Seeds, type Purpose } from "./seeds.ts";

/** How random games ended. */
export interface RandomGames {
  /** Moves of each game. */
  readonly lengths: Int32Array<ArrayBuffer>;
  /** Points by game and seat. */
  readonly scores: Int32Array<ArrayBuffer>;
  /** How long it took to play them. */
  readonly milliseconds: number;
}

export class Rules<L extends GameLayout = GameLayout> {
  private readonly board: Memory;
  private readonly seeds: Seeds;

  private constructor(
    readonly layout: L,
    private readonly module: WebAssembly.Module,
    private readonly instance: Instance,
  ) {
    this.board = instance.allocate("Board");
    this.seeds = new Seeds(instance);
  }

  static async start<L extends GameLayout>(module: WebAssembly.Module, layout: L): Promise<Rules<L>> {
    return new Rules(layout, module, await Instance.start(module, layout));
  }

  /** The first decision of a game, given a position that holds the options. */
  begin(blank: Position<L>, seed: bigint): Position<L> {
    return this.change(blank, () => {
      this.seedPosition(seed, "CHANCE");
      this.instance.call("start_game", this.board);
    });
  }

  /** The numbers of all legal moves; none when the game is over. */
  moves(position: Position<L>): number[] {
    this.put(position);
    const count = this.instance.call("list_moves", this.board);
    return [...(this.board.numbers("moves").subarray(0, count) as Int32Array)];
  }

  /** The points of every seat. */
  scores(position: Position<L>): number[] {
    this.put(position);
    this.instance.call("list_scores", this.board);
    return [...(this.board.numbers("scores").subarray(0, position.players) as Int32Array)];
  }

  /** The position after a legal move, at the next decision. Chance is answered by the position's own generator. */
  play(position: Position<L>, move: number): Position<L> {
    if (!this.moves(position).includes(move)) throw new EngineError("invalid", `Move ${move} is not legal here.`);
    return this.change(position, () => this.instance.call("play_move", this.board, move));
  }

  /** The position as its mover knows it: what is hidden is dealt from a seed. It is the root of a search. */
  conceal(position: Position<L>, seed: bigint): Position<L> {
    return this.change(position, () => {
      this.seedPosition(seed, "CONCEAL");
      this.instance.call("conceal_hidden", this.board);
    });
  }

  /** The end of a random game from here. */
  playToEnd(position: Position<L>, seed: bigint): Position<L> {
    return this.change(position, () => {
      (this.board.numbers("words") as BigInt64Array).set(this.seeds.words(seed, "PLAYERS"));
      this.instance.call("play_to_end", this.board);
    });
  }

  /** Whole random games with the options of `blank`: game number i begins and is played with `seed + i`. */
  async randomGames(blank: Position<L>, seed: bigint, games: number): Promise<RandomGames> {
    if (!Number.isInteger(games) || games < 1) throw new EngineError("invalid", "At least one game is played.");
    const instance = await Instance.start(this.module, this.layout);
    const sizes = { states: games, words: games, lengths: games, points: games, ties: games };
    const memory = instance.allocate("RandomGames", sizes);
    const [states, choices] = [memory.bytes("states"), memory.numbers("words") as BigInt64Array];
    const { size, fields } = this.layout.position;
    for (let game = 0; game < games; game++) {
      states.set(blank.bytes, game * size);
      const chance = this.seeds.words(seed + BigInt(game), "CHANCE");
      states.set(new Uint8Array(chance.buffer), game * size + fields.words!.offset);
      choices.set(this.seeds.words(seed + BigInt(game), "PLAYERS"), game * chance.length);
    }
    const began = performance.now();
    instance.call("play_random_games", memory);
    return { milliseconds: performance.now() - began, ...results(memory, games, this.layout.seats) };
  }

  private put(position: Position<L>): void {
    this.board.bytes("states").set(position.bytes);
  }

  private seedPosition(seed: bigint, purpose: Purpose): void {
    const words = this.seeds.words(seed, purpose);
    this.board.bytes("states").set(new Uint8Array(words.buffer), this.layout.position.fields.words!.offset);
  }

  private change(position: Position<L>, act: () => void): Position<L> {
    this.put(position);
    act();
    return Position.from(this.layout, { ...position.pack(), bytes: this.board.bytes("states") });
  }
}

function results(memory: Memory, games: number, seats: number): Omit<RandomGames, "milliseconds"> {
  const points = memory.numbers("points") as BigInt64Array;
  const sources = points.length / games / seats;
  const scores = new Int32Array(games * seats);
  points.forEach((each, i) => (scores[Math.floor(i / sources)]! += Number(each)));
  return { lengths: Int32Array.from(memory.numbers("lengths") as BigInt64Array, Number), scores };
}
