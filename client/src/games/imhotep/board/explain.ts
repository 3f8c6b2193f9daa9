/* What a site says about itself when it is pointed at. */
import type { ImhotepView } from "../types.ts";
import { list, n, t } from "../../../lib/i18n.svelte.ts";
import type { TipWords } from "../../../table/tips.svelte.ts";
import { siteForm } from "../texts.ts";
import PyramidPlan from "./PyramidPlan.svelte";
import { atTheEnd, rows, type Monument } from "./worth.ts";

/** Name, side, how it scores; the plan of the pyramids. */
export function siteWords(view: ImhotepView, site: Monument): TipWords {
  return {
    title: titleOf(view, site),
    text: t(`explain-${site}-${view[site].side}`),
    rule: `${view.game}-${site}`,
    picture: site === "pyramids" ? { component: PyramidPlan, props: { site: view.pyramids } } : undefined,
  };
}

/** Who has what there now. */
export function worthWords(view: ImhotepView, site: Monument, names: string[]): TipWords {
  const lines = rows(view, site).map(({ seat, value }) => `${names[seat]}: ${n(value)}`);
  return { title: list([titleOf(view, site), t(`when-${site}-${view[site].side}`)], "unit"), text: lines.join("\n") };
}

/** The same as one line, for those who cannot see the drawing. */
export function siteLabel(view: ImhotepView, site: Monument, names: string[]): string {
  const { title, text = "" } = worthWords(view, site, names);
  return `${title}. ${list(text.split("\n"), "unit")}`;
}

/** What a player would have if the game ended now, source by source. */
export function endWords(view: ImhotepView, seat: number): TipWords {
  const sources = Object.entries(view.if_it_ended_now[seat] ?? {}).filter(([, points]) => points !== 0);
  const lines = sources.map(([source, points]) => `${t(`source-${source.replace("_", "-")}`)}: ${n(points)}`);
  if (view.if_it_ended_now[seat]?.wrath) lines.push(t("option-imhotep-wrath-about"));
  return {
    title: t("player-end-title", { points: atTheEnd(view, seat) }),
    text: lines.join("\n") || t("player-end-none"),
  };
}

function titleOf(view: ImhotepView, site: Monument): string {
  return t("site-with-side", { site: siteForm(site, view), side: view[site].side });
}
