/* The form for a new table, and the request that it makes. */
import type { GameInfo, GameOption, NewSeat, NewTable } from "../../lib/types.ts";

export const CLOCKS = ["none", "5+5", "10+10", "20+15", "1d", "3d", "7d"] as const;
export type ClockName = (typeof CLOCKS)[number];

/** Who sits on a seat: you, another person at this screen, a bot by level, or a friend with a link. */
export type SeatChoice = "me" | "here" | "friend" | `bot-${number}`;
export interface Form {
  game: string;
  players: number;
  /** One for each seat of the largest table; later ones may be unused. */
  seats: SeatChoice[];
  /** Names of other people at this screen. */
  guests: string[];
  /** The options of each game. */
  options: Record<string, Record<string, unknown>>;
  start: number | "random";
  clock: ClockName;
  public: boolean;
  /** Does the table live on this device? */
  device: boolean;
}

const mostPlayers = (games: GameInfo[]) => Math.max(...games.flatMap((game) => game.players));

/** A form with nothing chosen yet: the first game, you against bots. */
export function defaultForm(games: GameInfo[], level = 2): Form {
  const first = games[0]!;
  const bots = Array.from({ length: mostPlayers(games) - 1 }, (): SeatChoice => `bot-${level}`);
  return {
    game: first.name,
    players: Math.min(...first.players),
    seats: ["me", ...bots],
    guests: ["", ...bots.map(() => "")],
    options: {},
    start: 0,
    clock: "none",
    public: false,
    device: false,
  };
}

/** The form as it was stored, as far as it still fits the games. */
export function restoreForm(text: string | null, games: GameInfo[], level = 2): Form {
  const form = defaultForm(games, level);
  try {
    const stored = JSON.parse(text ?? "{}") as Partial<Form>;
    const merged = { ...form, ...stored, options: { ...stored.options }, public: false };
    const fits = [merged.seats, merged.guests].every((list) => list.length === form.seats.length);
    const game = games.find(({ name }) => name === merged.game);
    return fits && game ? { ...merged, ...fitted(merged, game) } : form;
  } catch {
    return form;
  }
}

/** What is stored for the next visit: not the content of files. */
export function storedForm(form: Form, games: GameInfo[]): string {
  const short = (game: string, [name, value]: [string, unknown]) => {
    const option = games.find((each) => each.name === game)?.options.find((each) => each.name === name);
    return option?.kind !== "text" || option.choices.length === 0 || option.choices.includes(String(value));
  };
  const options = Object.entries(form.options).map(([game, values]) => [
    game,
    Object.fromEntries(Object.entries(values).filter((entry) => short(game, entry))),
  ]);
  return JSON.stringify({ ...form, options: Object.fromEntries(options) as Form["options"] });
}

/** A number of players that the game allows, and a start player who sits there. */
export function fitted(form: Form, game: GameInfo): { players: number; start: Form["start"] } {
  const allowed = game.players.filter((players) => players <= form.players);
  const players = allowed.length ? Math.max(...allowed) : Math.min(...game.players);
  return { players, start: form.start !== "random" && form.start >= players ? 0 : form.start };
}

/** The chosen value of an option. */
export function optionValue(form: Form, option: GameOption): unknown {
  return form.options[form.game]?.[option.name] ?? option.default;
}

/** Does the table wait for friends? */
export function hasFriends(form: Form): boolean {
  return form.seats.slice(0, form.players).includes("friend");
}

/** The request that opens the table. */
export function createRequest(form: Form, game: GameInfo, me: string, guest: (seat: number) => string): NewTable {
  const seats = form.seats.slice(0, form.players).map((choice, i): NewSeat => {
    if (choice === "me") return { kind: "me", name: me };
    if (choice === "here") return { kind: "me", name: form.guests[i] || guest(i) };
    return choice === "friend" ? { kind: "friend" } : { kind: "bot", level: levelOf(choice) };
  });
  const options = game.options.map((option) => [option.name, optionValue(form, option)] as const);
  return {
    game: form.game,
    options: { players: form.players, start: form.start, ...Object.fromEntries(options) },
    seats,
    public: form.public && hasFriends(form),
    clock: parseClock(form.clock),
  };
}

/** The level of a bot's choice, such as "bot-3". */
export function levelOf(choice: SeatChoice): number {
  return Number(choice.slice("bot-".length));
}

export function parseClock(name: ClockName): NewTable["clock"] {
  if (name === "none") return null;
  if (name.endsWith("d")) return { kind: "days", days: parseInt(name) };
  const [minutes = 5, increment = 5] = name.split("+").map(Number);
  return { kind: "live", seconds: minutes * 60, increment };
}
