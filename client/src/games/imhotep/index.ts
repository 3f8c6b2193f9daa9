/* Imhotep on the page. */
import type { GameClient } from "../game.ts";
import Scene from "./start/Scene.svelte";
import Sides from "./start/Sides.svelte";
import { brief } from "./since.ts";
import { parseMove, type Move } from "./notation.ts";
import { messageArgs, moveText, optionText } from "./texts.ts";

/** What moves are about that name no site. */
const TOPICS: Partial<Record<Move["kind"], string>> = {
  take: "quarry",
  load: "ships",
  unload: "ships",
  pick: "market",
  keep: "market",
  build: "pyramids",
  bonus: "temple",
};

const imhotep: Partial<GameClient> = {
  board: () => import("./board/Table.svelte"),
  drawing: () => import("./board/Drawing.svelte"),
  rules: () => import("./Rules.svelte"),
  reference: () => import("./reference/reference.ts"),
  scene: Scene,
  optionFields: { sides: Sides },
  optionText,
  sources: [
    { id: "pyramids", colour: "#d9a441", ink: "#241a08" },
    { id: "temple", colour: "#a3602c", ink: "#fff" },
    { id: "burial", colour: "#7b4b9e", ink: "#fff" },
    { id: "obelisks", colour: "#2f6cab", ink: "#fff" },
    { id: "decorations", colour: "#477a39", ink: "#fff" },
    { id: "statues", colour: "#bb3a2c", ink: "#fff" },
    { id: "blue_cards", colour: "#86b3b6", ink: "#241a08" },
    { id: "wrath", colour: "#6a5233", ink: "#fff" },
  ],
  keys: [
    ["G", "answer-take"],
    ["L", "answer-load"],
    ["S", "answer-sail"],
    ["C", "answer-play-card"],
    ["X", "answer-skip"],
    ["P", "answer-pass"],
  ],
  moveText,
  topic: (notation) => {
    const move = parseMove(notation);
    return move.kind === "sail" ? move.site : (TOPICS[move.kind] ?? "cards");
  },
  brief,
  messageArgs,
  startsRound: (message) => message.id === "imhotep-round",
  sound: (entry) => (entry.kind !== "move" ? null : entry.words[0]?.id === "imhotep-sail" ? "water" : "clack"),
};

export default imhotep;
