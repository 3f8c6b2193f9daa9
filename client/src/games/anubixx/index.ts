/* Anubixx on the page. */
import type { GameClient } from "../game.ts";
import { SOURCES } from "./sources.ts";
import Layouts from "./start/Layouts.svelte";
import { brief } from "./since.ts";
import { messageArgs, moveText, optionText } from "./texts.ts";

const isRoll = ({ id }: { id: string }) => id === "anubixx-roll";

const anubixx: Partial<GameClient> = {
  board: () => import("./board/Table.svelte"),
  drawing: () => import("./board/Drawing.svelte"),
  rules: () => import("./Rules.svelte"),
  reference: () => import("./reference/reference.ts"),
  optionFields: { layout: Layouts },
  optionText,
  sources: SOURCES,
  keys: [
    ["1", "anubixx-part-pyramid"],
    ["2", "anubixx-part-arch"],
    ["3", "anubixx-part-relief"],
    ["D", "anubixx-done-button"],
  ],
  moveText,
  brief,
  messageArgs,
  startsRound: isRoll,
  sound: (entry) => (entry.kind !== "move" ? null : entry.words.some(isRoll) ? "dice" : "clack"),
};

export default anubixx;
