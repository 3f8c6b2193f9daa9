import { expect, test } from "vitest";
import { unifyFunctions } from "../src/homes/browser/snapshot.ts";

test("a function of the table is the one that is exported, also where the browser makes two objects of it", () => {
  const functionOf = (number: number) => Object.defineProperty(() => undefined, "name", { value: String(number) });
  const [exported, twin, hidden, library] = [functionOf(7), functionOf(7), functionOf(8), functionOf(7)];
  const entries = [null, twin, hidden];
  const table = {
    get: (index: number) => entries[index] ?? null,
    get length() {
      return entries.length;
    },
  };
  unifyFunctions({ exports: { seven: exported, __indirect_function_table: table as never } });
  entries.push(library);
  expect([0, 1, 2, 3].map((index) => table.get(index) as unknown)).toEqual([null, exported, hidden, library]);
  expect(table.get(1)).toBe(exported);
  expect(table.get(3)).toBe(library);
});
