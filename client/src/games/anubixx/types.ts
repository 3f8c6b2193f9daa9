/* Short names for the types of Anubixx's view and previews; src/saqqara/games/anubixx/view_types.py describes them. */
import type { Schemas } from "../../lib/types.ts";

export type AnubixxView = Schemas["AnubixxView"];
export type AnubixxPreview = Schemas["AnubixxPreview"];
export type Sheet = Schemas["AnubixxSheet"];
export type Field = Schemas["AnubixxField"];
export type Colour = Field["colour"];
export type Bonus = Schemas["AnubixxBonus"];
/** What pays for a stone. */
export type Payment = AnubixxPreview["payment"][number];
