/* The position of a puzzle as a table: the reader decides at one seat, and everybody has a number for a name. */
import type { Puzzle, SeatInfo, Snapshot } from "../../lib/types.ts";

export function tableOf({ game, players, seat, view }: Puzzle): Omit<Snapshot, "id"> {
  const seats = Array.from({ length: players }, (_, at): SeatInfo => ({
    kind: "human",
    name: "",
    level: null,
    bot: null,
    yours: at === seat,
    present: true,
    invite: null,
    resigned: false,
  }));
  return {
    version: 0,
    game,
    options: view.options,
    status: "running",
    public: false,
    study: true,
    seats,
    yours: [seat],
    acting: seat,
    view,
    undo: false,
    undo_asks: false,
    undo_offer: null,
    redo: false,
    clock: null,
    thinking: false,
    watch: null,
    from_record: null,
    commitment: null,
    secret: null,
    numbers: [],
    seed: null,
    rematch: null,
    ended: null,
    ranking: null,
  };
}
