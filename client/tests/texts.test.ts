/* Texts: every id that the code asks for is there, in every language, once, and can be said. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const languages = readdirSync(join(root, "locales"));

function resources(language: string): [file: string, resource: FluentResource][] {
  const folder = join(root, "locales", language);
  return readdirSync(folder).map((file) => [file, new FluentResource(readFileSync(join(folder, file), "utf8"))]);
}
const idsOf = (language: string) => new Set(resources(language).flatMap(([, { body }]) => body.map(({ id }) => id)));

function sources(folder = join(root, "client/src")): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

/** Ids written out: t("…"), also the two of t(x ? "…" : "…"); and the fixed heads of t(`…${x}`). */
function asked(): { ids: Set<string>; heads: Set<string> } {
  const ids = new Set<string>();
  const heads = new Set<string>();
  for (const text of sources())
    for (const [, inside = ""] of text.matchAll(/\bt\(\s*([^;{}]*?)\s*[,)]/g)) {
      for (const [, id = ""] of inside.matchAll(/"([a-z][\w-]*-[\w-]+|close|cancel|language|points)"/g)) ids.add(id);
      const head = /^`([a-z][\w-]*-)\$/.exec(inside)?.[1];
      if (head) heads.add(head);
    }
  return { ids, heads };
}

describe("texts", () => {
  const english = idsOf("en");

  it("has every id that the code asks for", () => {
    const { ids } = asked();
    expect(ids.size).toBeGreaterThan(100);
    expect([...ids].filter((id) => !english.has(id))).toEqual([]);
  });
  it("has something for every id that is put together", () => {
    const { heads } = asked();
    expect([...heads].filter((head) => ![...english].some((id) => id.startsWith(head)))).toEqual([]);
  });
  it.each(languages)("says the same things in %s", (language) => {
    const ids = idsOf(language);
    expect({
      missing: [...english].filter((id) => !ids.has(id)),
      more: [...ids].filter((id) => !english.has(id)),
    }).toEqual({ missing: [], more: [] });
  });
  it.each(languages)("says nothing twice in %s", (language) => {
    const bundle = new FluentBundle(language);
    const twice = resources(language).flatMap(([file, resource]) =>
      bundle.addResource(resource).map((error) => `${file}: ${error.message}`),
    );
    expect(twice).toEqual([]);
  });
  it.each(languages)("has a text under every id in %s", (language) => {
    const bundle = new FluentBundle(language);
    const empty = [];
    for (const [, resource] of resources(language)) bundle.addResource(resource);
    for (const id of idsOf(language)) if (!id.startsWith("-") && !bundle.getMessage(id)?.value) empty.push(id);
    expect(empty).toEqual([]);
  });
  it("has words for every error of the server", () => {
    const found = ["table", "web"].flatMap((room) => {
      const folder = join(root, "src/saqqara", room);
      const files = readdirSync(folder).filter((file) => file.endsWith(".py"));
      const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
      return texts.flatMap((text) => [...text.matchAll(/"(error-[a-z-]+)"/g)].map((match) => match[1] ?? ""));
    });
    expect(found.length).toBeGreaterThan(20);
    expect([...new Set(found)].filter((id) => !english.has(id))).toEqual([]);
  });
  it("has words for every refusal and every hint that the games know", () => {
    const folder = join(root, "src/saqqara/games");
    const games = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const read = (game: string, file: string) => {
      const path = join(folder, game, file);
      return existsSync(path) ? readFileSync(path, "utf8") : "";
    };
    const wanted = games.flatMap(({ name }) => [
      ...[...read(name, "refusal.py").matchAll(/Refusal\("([a-z-]+)"/g)].map(({ 1: id }) =>
        english.has(`why-${id}`) ? `why-${id}-help` : `illegal-${id}`,
      ),
      ...[...read(name, "hints.py").matchAll(/^ {4}"(hint-[a-z-]+)":/gm)].map((found) => found[1] ?? ""),
    ]);
    expect(wanted.length).toBeGreaterThan(30);
    expect(wanted.filter((id) => !english.has(id))).toEqual([]);
  });
});
