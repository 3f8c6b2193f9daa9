/* Play on from a past position: a new table with the same game up to there, bots on the other seats. You are alone there, so
   it keeps the deal. */
import { homeOf } from "../homes/homes.ts";
import { api } from "../lib/api.ts";
import { go } from "../lib/route.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { NewSeat } from "../lib/types.ts";
import { t } from "../lib/i18n.svelte.ts";
import type { Session } from "./session.svelte.ts";

/** Open the table and go there. You keep your own seat; an onlooker takes the seat that is to decide. */
export async function playOn(session: Session, ply: number): Promise<void> {
  const table = session.table;
  if (!table) return;
  const [record, view] = await Promise.all([api.record(session.id, session.watch), session.viewAt(ply)]);
  const mine = table.yours[0] ?? view.mover ?? 0;
  const seats = table.seats.map((seat, i): NewSeat =>
    i === mine
      ? { kind: "me", name: settings.name || t("name-default") }
      : { kind: "bot", level: seat.level ?? settings.level },
  );
  const opened = await api.create(
    { game: table.game, options: table.options, seats, record, ply, same_deal: true },
    homeOf(session.id),
  );
  go(`/t/${opened.id}`);
}
