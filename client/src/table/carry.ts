/* Play on with a friend: a table on this device goes on at a table of the server, with what is hidden dealt anew. The table on
   this device stays. */
import { isLocal } from "../homes/home.ts";
import { api } from "../lib/api.ts";
import { t } from "../lib/i18n.svelte.ts";
import { go } from "../lib/route.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { SITE } from "../lib/site.ts";
import type { NewSeat, Seat, Snapshot } from "../lib/types.ts";
import type { Session } from "./session.svelte.ts";

/** Can the game go on at a server? A lesson has its own course. */
export function canCarry({ id, table, guide }: Session): boolean {
  return !SITE && isLocal(id) && !guide && table?.status === "running" && table.yours.length > 0;
}

/** The seats that a friend can take: all but your first. One that you hold too comes first, then those of bots. */
export function seatsForFriends({ seats, yours }: Snapshot): Seat[] {
  const others = seats.flatMap((_, seat) => (seat === yours[0] ? [] : [seat]));
  return others.toSorted((one, other) => Number(yours.includes(other)) - Number(yours.includes(one)));
}

/** Who sits where at the server's table. */
export function seatsAtServer({ seats, yours }: Snapshot, friends: Seat[]): NewSeat[] {
  return seats.map((info, seat) => {
    if (friends.includes(seat)) return { kind: "friend" };
    if (seat === yours[0] || info.kind === "human")
      return { kind: "me", name: info.name || settings.name || t("name-default") };
    return { kind: "bot", level: info.level ?? settings.level };
  });
}

/** Open the table at the server, and go there. */
export async function carry(session: Session, friends: Seat[]): Promise<void> {
  const table = session.table!;
  const wanted = { game: table.game, seats: seatsAtServer(table, friends) };
  const opened = await api.carry(session.id, table.version, wanted);
  go(`/t/${opened.id}`);
}
