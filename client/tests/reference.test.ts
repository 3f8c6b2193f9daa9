/* The rules page: every entry has its texts and an address of its own, and the search finds what it should. */
import { beforeAll, describe, expect, it } from "vitest";
import anubixx from "../src/games/anubixx/reference/reference.ts";
import imhotep from "../src/games/imhotep/reference/reference.ts";
import { hasText, loadLocale, loadTopic } from "../src/lib/i18n.svelte.ts";
import { plain } from "../src/lib/plain.ts";
import { entryTitle, matches } from "../src/pages/reference.ts";

const books = { imhotep, anubixx };

beforeAll(async () => {
  await loadLocale("en");
  await Promise.all(["rules-page", "rules-imhotep", "rules-anubixx"].map(loadTopic));
});

describe.each(Object.entries(books))("the rules of %s", (_, { entries }) => {
  it("have a text under every id", () => {
    const ids = entries.flatMap(({ title, texts }) => [title, ...texts]);
    expect(ids.filter((id) => !hasText(id))).toEqual([]);
  });
  it("have an address for each entry", () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the search", () => {
  const found = (search: string) => imhotep.entries.filter((entry) => matches(entry, search)).map(({ id }) => id);

  it("finds words in any order, in titles and texts, small or large", () => {
    expect(found("LEVER order")).toContain("card-lever");
    expect(found("ruling 13")).toEqual(expect.arrayContaining(["ruling-13", "ruling-18"]));
    expect(found("decor")).toContain("card-temple-decoration");
    expect(found("no such word")).toEqual([]);
    expect(found("").length).toBe(imhotep.entries.length);
  });
  it("takes what a keyboard has: letters without accents, digits of either kind", async () => {
    expect(plain("Łódź, mutări, Äänet")).toBe("lodz, mutari, aanet");
    expect(plain("سنگ\u200cها ۱۲")).toBe(plain("سنگها 12"));
    expect(plain("كشتي")).toBe(plain("کشتی"));
    await loadLocale("pl");
    expect(found("lodz").length).toBeGreaterThan(3);
    await loadLocale("en");
  });
  it("numbers examples and rulings", () => {
    expect(entryTitle(imhotep.entries.find(({ id }) => id === "ruling-3")!)).toBe("Ruling 3");
  });
});
