/* The lessons that there are: the files of each game's folder `lessons`, each fetched when it is wanted. */
import { api } from "../lib/api.ts";
import { loadTopic, t } from "../lib/i18n.svelte.ts";
import type { NewSeat } from "../lib/types.ts";
import { settings } from "../lib/settings.svelte.ts";
import { beginning, type Lesson } from "./lesson.ts";
import { keepLesson } from "./store.ts";

const FILES = import.meta.glob<Lesson>("../games/*/lessons/*.json", { import: "default" });
/** The lesson for those who have never played the game. */
export const FIRST = "first";

/** The ids of the lessons of a game, the first game at the beginning. */
export function lessonsOf(game: string): string[] {
  const found = Object.keys(FILES).flatMap((path) => /\/games\/(.+)\/lessons\/(.+)\.json$/.exec(path)?.slice(1) ?? []);
  const ids = found.flatMap((id, i) => (i % 2 && found[i - 1] === game ? [id] : []));
  return ids.toSorted((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));
}

/** A lesson, with its texts. */
export async function loadLesson(game: string, id: string): Promise<Lesson> {
  const [lesson] = await Promise.all([FILES[`../games/${game}/lessons/${id}.json`]!(), loadLessonTexts(game)]);
  return lesson;
}

/** How many steps a lesson has. */
export const stepsOf = async (game: string, id: string) =>
  (await FILES[`../games/${game}/lessons/${id}.json`]!()).steps.length;

export const loadLessonTexts = (game: string) => loadTopic(`lessons-${game}`);

export const lessonTitle = (game: string, id: string) => t(`lesson-${game}-${id}`);

/** Open the table of a lesson; its address. */
export async function startLesson(game: string, id: string): Promise<string> {
  const lesson = await loadLesson(game, id);
  const { record, ply } = lesson;
  const seats: NewSeat[] = [
    { kind: "me", name: settings.name || t("name-default") },
    { kind: "me", name: "" },
  ];
  const table = await api.create({ game, options: record.options, seats, record, ply, same_deal: true });
  keepLesson(table.id, { game, lesson: id, ply, progress: { [ply]: beginning(lesson) }, over: false });
  return `/t/${table.id}`;
}
