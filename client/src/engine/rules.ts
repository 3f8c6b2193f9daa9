/* The rules of a game on single positions: legal moves, the position after a move, random games. */
import { EngineError } from "./errors.ts";
import { Instance, type Memory } from "./instance.ts";
import type { GameLayout } from "./layout.ts";
import { Position } from "./position.ts";

/** The state of a random generator: four numbers of 32 bits, not all zero (`seed_words` in Python). */
export type Words = readonly [number, number, number, number];

/** Words for each random game: four for its own chance, four for the choice of moves. */
const WORDS_PER_GAME = 8;

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
  private constructor(
    readonly layout: L,
    private readonly module: WebAssembly.Module,
    private readonly instance: Instance,
    private readonly board: Memory,
  ) {}

  static async start<L extends GameLayout>(module: WebAssembly.Module, layout: L): Promise<Rules<L>> {
    const instance = await Instance.start(module, layout);
    return new Rules(layout, module, instance, instance.allocate("Board"));
  }

  /** The first decision of a game, given a position that holds the options and the words of its generator. */
  begin(blank: Position<L>): Position<L> {
    return this.change(blank, () => this.instance.call("start_game", this.board));
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
    const players = position.get("players") as number;
    return [...(this.board.numbers("scores").subarray(0, players) as Int32Array)];
  }

  /** The position after a legal move, at the next decision. Chance is answered by the position's own generator. */
  play(position: Position<L>, move: number): Position<L> {
    if (!this.moves(position).includes(move)) throw new EngineError("invalid", `Move ${move} is not legal here.`);
    return this.change(position, () => this.instance.call("play_move", this.board, move));
  }

  /** The end of a random game from here. */
  playToEnd(position: Position<L>, words: Words): Position<L> {
    return this.change(position, () => {
      putWords(this.board, words);
      this.instance.call("play_to_end", this.board);
    });
  }

  /** Whole random games, all with the options of `blank`, each with eight of the words. */
  async randomGames(blank: Position<L>, words: Uint32Array): Promise<RandomGames> {
    const games = words.length / WORDS_PER_GAME;
    if (!Number.isInteger(games)) throw new EngineError("invalid", `Each game needs ${WORDS_PER_GAME} words.`);
    const instance = await Instance.start(this.module, this.layout);
    const lengths = { states: games, words: games, lengths: games, points: games, ties: games };
    const memory = instance.allocate("RandomGames", lengths);
    const [states, choices] = [memory.bytes("states"), memory.numbers("words") as BigInt64Array];
    const { size, fields } = this.layout.position;
    for (let game = 0; game < games; game++) {
      states.set(blank.bytes, game * size);
      const own = BigInt64Array.from(words.subarray(game * WORDS_PER_GAME, (game + 1) * WORDS_PER_GAME), BigInt);
      states.set(new Uint8Array(own.buffer, 0, own.byteLength / 2), game * size + fields.words!.offset);
      choices.set(own.subarray(WORDS_PER_GAME / 2), (game * WORDS_PER_GAME) / 2);
    }
    const began = performance.now();
    instance.call("play_random_games", memory);
    return { milliseconds: performance.now() - began, ...results(memory, games, this.layout.seats) };
  }

  private put(position: Position<L>): void {
    this.board.bytes("states").set(position.bytes);
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

/** Write the state of a generator into the field `words` of a memory. */
export function putWords(memory: Memory, words: Words): void {
  (memory.numbers("words") as BigInt64Array).set(words.map((word) => BigInt(word >>> 0)));
}
