/* Anubixx's notation, parsed. */
export type Building = "pyramid" | "arch" | "relief";

/** A move that crosses something: the fields, and for which of them a joker is named. */
export interface Crossing {
  move: string;
  building: Building;
  fields: string[];
  jokers: boolean[];
}

/** A parsed move; null for `done`. */
export function parseMove(move: string): Crossing | null {
  const [building, place = "", ...marks] = move.split(" ");
  if (building === "pyramid" || building === "arch")
    return { move, building, fields: [`${building} ${place}`], jokers: [marks[0] === "joker"] };
  if (building !== "relief") return null;
  const fields = place.split("-").map((one) => `relief ${one}`);
  return { move, building, fields, jokers: fields.map((_, i) => marks[i] === "joker") };
}

/** Where a field lies. Rows, columns and levels count from 1. */
export type FieldPlace =
  | { building: "pyramid" | "relief"; row: number; column: number }
  | { building: "arch"; column: "L" | "R"; level: number }
  | { building: "keystone" };

/** A field's name, such as "pyramid 1.3", "arch L2", "arch key" or "relief 2.1". */
export function parseField(field: string): FieldPlace {
  const [building, place = ""] = field.split(" ");
  if (place === "key") return { building: "keystone" };
  if (building === "arch")
    return { building, column: place.startsWith("L") ? "L" : "R", level: Number(place.slice(1)) };
  const [row = 0, column = 0] = place.split(".").map(Number);
  return { building: building === "pyramid" ? "pyramid" : "relief", row, column };
}
