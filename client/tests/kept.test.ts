/* What a browser keeps, and what the page makes of it when it is damaged or there is no room. */
import { beforeEach, expect, test, vi } from "vitest";
import { keep, readKept, readObject } from "../src/lib/kept.ts";
import { keepPledge, pledgeFor } from "../src/lib/seed.ts";

beforeEach(() => localStorage.clear());

test.each(["null", "5", '"x"', "{", ""])("what is no object is empty: %s", (text) => {
  localStorage.setItem("saqqara-pledges", text);
  expect(readObject("saqqara-pledges")).toEqual({});
  expect(pledgeFor("abc")).toBeUndefined();
  keepPledge("abc", { numbers: ["11"], commitment: "22" });
  expect(pledgeFor("abc")).toEqual({ numbers: ["11"], commitment: "22" });
});

test("what a browser has no room for lasts as long as the page", () => {
  localStorage.setItem("key", "before");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keep("key", "now");
  expect(readKept("key")).toBe("now");
  full.mockRestore();
  keep("key", "later");
  expect([readKept("key"), localStorage.getItem("key")]).toEqual(["later", "later"]);
});
