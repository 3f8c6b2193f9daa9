/* The new table as it is being filled in, and what is asked of the server in the end. */
import type { NewSeat, NewTable } from "../../lib/api.ts";
import type { GameName, Side, Site } from "../../lib/types.ts";

export const SITES: Site[] = ["market", "pyramids", "temple", "burial", "obelisks"];
export const LEVELS = [1, 2, 3, 4, 5];
export const PLAYERS: Record<GameName, number[]> = { imhotep: [2, 3, 4], anubixx: [2, 3, 4, 5] };
export const CLOCKS = ["none", "5+5", "10+10", "20+15", "1d", "3d", "7d"] as const;
export type ClockName = (typeof CLOCKS)[number];

/** Who sits on a seat: you, another person at this screen, a bot by level, or a friend with a link. */
export type Sitter = "me" | "here" | "friend" | `bot-${number}`;
export interface Form {
  game: GameName;
  players: number;
  /** For every seat that a table can have, also those not used now. */
  sitters: Sitter[];
  /** Names of other people at this screen. */
  guests: string[];
  sides: Side[];
  wrath: boolean;
  start: number | "random";
  layout: "classic" | "great" | "own";
  clock: ClockName;
  public: boolean;
}

export function freshForm(level = 2): Form {
  const bot: Sitter = `bot-${level}`;
  return {
    game: "imhotep",
    players: 2,
    sitters: ["me", bot, bot, bot, bot],
    guests: ["", "", "", "", ""],
    sides: ["A", "A", "A", "A", "A"],
    wrath: false,
    start: 0,
    layout: "classic",
    clock: "none",
    public: false,
  };
}

/** A form that was kept, made whole again if it is an older one. */
export function keptForm(text: string | null, level = 2): Form {
  const fresh = freshForm(level);
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Form>;
    const form = { ...fresh, ...kept };
    const whole = form.sitters.length === 5 && form.guests.length === 5 && form.sides.length === 5;
    return whole && form.game in PLAYERS
      ? { ...form, ...seated(form), public: false, layout: form.layout === "own" ? "classic" : form.layout }
      : fresh;
  } catch {
    return fresh;
  }
}

/** As many players as the game allows, and a start player who sits there. */
export function seated(form: Form): Pick<Form, "players" | "start"> {
  const players = Math.min(Math.max(form.players, 2), Math.max(...PLAYERS[form.game]));
  return { players, start: form.start !== "random" && form.start >= players ? 0 : form.start };
}

/** Sides by lot. */
export function surprise(draw: () => number = Math.random): Side[] {
  return SITES.map(() => (draw() < 0.5 ? "A" : "B"));
}

/** Is somebody still to come? Then the table waits in its waiting room. */
export function hasFriends(form: Form): boolean {
  return form.sitters.slice(0, form.players).includes("friend");
}

/** What the server is asked for. `sheet`: the content of one's own sheet file. */
export function asked(form: Form, me: string, guest: (seat: number) => string, sheet = ""): NewTable {
  const seats = form.sitters.slice(0, form.players).map((sitter, i): NewSeat => {
    if (sitter === "me") return { kind: "me", name: me };
    if (sitter === "here") return { kind: "me", name: form.guests[i] || guest(i) };
    return sitter === "friend" ? { kind: "friend" } : { kind: "bot", level: Number(sitter.slice(4)) };
  });
  return {
    game: form.game,
    options: { players: form.players, start: form.start, ...own(form, sheet) },
    seats,
    public: form.public && hasFriends(form),
    clock: clockOf(form.clock),
  };
}

function own(form: Form, sheet: string): Record<string, unknown> {
  if (form.game === "imhotep") return { sides: form.sides.join(""), wrath: form.wrath };
  return { layout: form.layout === "own" ? sheet : form.layout };
}

export function clockOf(name: ClockName): NewTable["clock"] {
  if (name === "none") return null;
  if (name.endsWith("d")) return { kind: "days", days: parseInt(name) };
  const [minutes = 5, increment = 5] = name.split("+").map(Number);
  return { kind: "live", seconds: minutes * 60, increment };
}
