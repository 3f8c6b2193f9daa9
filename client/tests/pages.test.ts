import { expect, test } from "vitest";
import { pageOf, pages } from "../src/pages/pages.ts";
import addresses from "./addresses.json";

/* The server reads the same file (tests/web/test_pages.py): it answers with status 404 where the client has no page. */
test("addresses lead to their pages", () => {
  for (const [address, page] of Object.entries(addresses)) expect([address, pageOf(address)]).toEqual([address, page]);
  expect(new Set(Object.values(addresses))).toEqual(new Set(Object.keys(pages)));
});
