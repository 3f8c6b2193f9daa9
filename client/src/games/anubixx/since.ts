/* What a move did, in a word or two. */
import { signed, t } from "../../lib/i18n.svelte.ts";
import type { LogEntry } from "../../lib/types.ts";
import { parseMove } from "./notation.ts";

/** "pyramid +3", "done" */
export function brief({ move, words, seat }: LogEntry): string {
  const fields = parseMove(move ?? "")?.fields ?? [];
  const points = words.reduce(
    (sum, { id, args }) => (id === "points" && args.seat === seat ? sum + Number(args.points) : sum),
    0,
  );
  const said = fields.length ? t(`anubixx-part-${fields[0]!.split(" ")[0]}`) : t("since-anubixx-done");
  return points ? `${said} ${signed(points)}` : said;
}
