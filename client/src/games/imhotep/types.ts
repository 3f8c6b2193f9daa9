/* Short names for the types of Imhotep's view and previews; src/saqqara/games/imhotep/view_types.py describes them. */
import type { Schemas } from "../../lib/types.ts";

export type ImhotepView = Schemas["ImhotepView"];
export type ImhotepPreview = Schemas["ImhotepPreview"];
export type Ship = Schemas["ImhotepShip"];
export type Site = NonNullable<Ship["site"]>;
export type Side = "A" | "B";
export type Card = ImhotepView["discard_pile"][number];
export type PyramidsA = Schemas["ImhotepPyramidsA"];
export type PyramidsB = Schemas["ImhotepPyramidsB"];
export type Pyramids = PyramidsA | PyramidsB;
export type Temple = Schemas["ImhotepTemple"];
export type Burial = Schemas["ImhotepBurialA"] | Schemas["ImhotepBurialB"];
export type ObelisksA = Schemas["ImhotepObelisksA"];
export type ObelisksB = Schemas["ImhotepObelisksB"];
export type Obelisks = ObelisksA | ObelisksB;
