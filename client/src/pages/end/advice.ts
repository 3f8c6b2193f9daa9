/* One line of advice after a game: where its player gave away most. */
import type { GameClient } from "../../games/game.ts";
import type { AnalysedMove, Seat, Snapshot } from "../../lib/types.ts";

export interface Advice {
  /** What the better moves were about; null: hardly anything was given away. */
  topic: string | null;
  /** How much of the chance of winning was given away there, in all. */
  lost: number;
  /** In how many decisions. */
  moves: number;
}

/** Less than this in a whole game is hardly anything. */
const HARDLY = 0.03;

/** The topic in which a seat gave away most. A decision belongs to the topic of the move that was better. */
export function advise(moves: readonly AnalysedMove[], seat: Seat, topic: GameClient["topic"]): Advice {
  const found = new Map<string, Advice>();
  for (const move of moves.filter((each) => each.seat === seat && each.lost > 0)) {
    const name = topic(move.best);
    const before = found.get(name) ?? { topic: name, lost: 0, moves: 0 };
    found.set(name, { ...before, lost: before.lost + move.lost, moves: before.moves + 1 });
  }
  const [worst] = [...found.values()].sort((a, b) => b.lost - a.lost);
  const lost = [...found.values()].reduce((sum, each) => sum + each.lost, 0);
  return worst && lost >= HARDLY ? worst : { topic: null, lost: 0, moves: 0 };
}

/** Is there a stronger bot than those at the table? Among people nobody knows. */
export function hasNextStep({ seats, yours }: Snapshot, steps: number): boolean {
  const others = seats.filter((_, seat) => !yours.includes(seat));
  return others.every(({ kind, level }) => kind === "bot" && level !== null && level < steps);
}
