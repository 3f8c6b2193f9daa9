/* A lesson is data: a prepared game and the steps in which it is taught. The learner has the first seat of two and makes real
   moves at a real table; the page plays the prepared moves of the other seat. Nothing here knows a game: moves are compared as
   notation, and things on the board are found by CSS selectors. docs/architecture.md says why it lives in the page. */

/** Something to do: one move of the learner. */
export interface Act {
  /** The moves that fulfil it, in notation; a star at the end stands for any rest. */
  moves: string[];
  /** What it points at. */
  point: string;
  /** For "Show me again": a copy of this flies to the point, or from the point to `to`. */
  from?: string;
  to?: string;
}
export interface LessonStep {
  id: string;
  /** One after the other. A step without them is only read. */
  acts?: Act[];
  /** What a step that is only read points at. */
  point?: string;
  /** What the other player does after it. */
  replies?: string[];
}
export interface Lesson {
  id: string;
  /** The whole prepared game, as a record; the table begins after `ply` moves of it. */
  record: { game: string; options: Record<string, unknown>; moves: string[] };
  ply: number;
  /** The kinds of moves that the other player prefers where nothing is prepared. */
  habits: string[];
  steps: LessonStep[];
}

/** The seats of a lesson. */
export const LEARNER = 0;
export const OTHER = 1;

/** How far a learner has come; a new object after every change. */
export interface Progress {
  /** Which steps are done. */
  done: boolean[];
  /** How often the learner did something else at each step. */
  misses: number[];
  /** The acts that are done of the step under way. */
  acts: number;
  /** The step beside which the learner has just played; the other player waits for the answer. */
  beside: number | null;
  /** The prepared moves of the other player. */
  replies: string[];
}

/** The step that fits a position: to do, to read, or read because its moment has passed too often. */
export interface Current {
  index: number;
  kind: "do" | "read";
}

/** So often a step returns after the learner did something else; then it is only told. */
const MOST_MISSES = 2;

export function beginning(lesson: Lesson): Progress {
  const { steps } = lesson;
  return { done: steps.map(() => false), misses: steps.map(() => 0), acts: 0, beside: null, replies: [] };
}

export const isFinished = ({ done }: Progress) => done.every(Boolean);

/** Is a move one of these? */
export function fits(move: string, patterns: string[]): boolean {
  return patterns.some((each) => (each.endsWith("*") ? move.startsWith(each.slice(0, -1)) : move === each));
}

/** The first open step that fits the legal moves of the learner; null: none does. */
export function currentStep(lesson: Lesson, progress: Progress, moves: string[]): Current | null {
  const open = lesson.steps.flatMap((_, index) => (progress.done[index] ? [] : [index]));
  for (const index of open) {
    const { acts } = lesson.steps[index]!;
    if (!acts) {
      if (index === open[0]) return { index, kind: "read" };
    } else if (progress.misses[index]! >= MOST_MISSES) return { index, kind: "read" };
    else if (moves.some((move) => fits(move, nextAct(lesson, progress, index)!.moves))) return { index, kind: "do" };
  }
  return null;
}

/** The act that comes next in a step. Only the first open step can be half done. */
export function nextAct({ steps }: Lesson, { done, acts }: Progress, index: number): Act | undefined {
  return steps[index]?.acts?.[index === done.indexOf(false) ? acts : 0];
}

/** A step is done, or skipped. */
export function tick(lesson: Lesson, progress: Progress, index: number): Progress {
  const replies = lesson.steps[index]?.replies ?? [];
  return { ...progress, done: progress.done.with(index, true), acts: 0, replies: [...progress.replies, ...replies] };
}

/** After a move of the learner; `moves` are those that were legal. Who plays on instead of reading has read. */
export function played(lesson: Lesson, progress: Progress, move: string, moves: string[]): Progress {
  const current = currentStep(lesson, progress, moves);
  if (!current) return missed(progress, progress.done.indexOf(false));
  if (current.kind === "read") return played(lesson, tick(lesson, progress, current.index), move, moves);
  const act = nextAct(lesson, progress, current.index)!;
  if (!fits(move, act.moves)) return { ...progress, acts: 0, beside: current.index };
  const acts = progress.acts + 1;
  return acts < lesson.steps[current.index]!.acts!.length
    ? { ...progress, acts }
    : tick(lesson, { ...progress, replies: [] }, current.index);
}

function missed(progress: Progress, index: number): Progress {
  if (index < 0) return progress;
  return { ...progress, misses: progress.misses.with(index, progress.misses[index]! + 1) };
}

/** The learner keeps a move that was beside the point: the step returns when it fits again. */
export function kept(progress: Progress): Progress {
  return progress.beside === null ? progress : { ...missed(progress, progress.beside), beside: null };
}

/** What the other player does: what is prepared, as far as it is legal, else by habit. */
export function reply(lesson: Lesson, progress: Progress, moves: string[]): { move: string; progress: Progress } {
  const at = progress.replies.findIndex((move) => moves.includes(move));
  if (at >= 0)
    return { move: progress.replies[at]!, progress: { ...progress, replies: progress.replies.slice(at + 1) } };
  const habit = lesson.habits.find((pattern) => moves.some((move) => fits(move, [pattern])));
  return { move: moves.find((move) => fits(move, [habit ?? "*"]))!, progress };
}
