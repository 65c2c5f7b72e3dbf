/** How far a first game with a guide has come; what the guide has said is the game's. */
export interface LessonKept<Telling = unknown> {
  /** What is not to be said again. */
  readonly said: readonly string[];
  /** What was said, to be read again. */
  readonly told: readonly Telling[];
  readonly silent: boolean;
}

const NAME = 'imperia.lessons';
/** Lessons that were begun later push out the oldest. */
const MOST = 5;

function all(): readonly (readonly [string, LessonKept])[] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, LessonKept>);
  } catch {
    return [];
  }
}

/** How far the lesson of this game has come in this browser. */
export function keptLesson(game: string): LessonKept {
  return all().find(([id]) => id === game)?.[1] ?? { said: [], told: [], silent: false };
}

/** Where nothing may be kept, the lesson begins anew with the page. */
export function keepLesson(game: string, progress: LessonKept): void {
  const others = all().filter(([id]) => id !== game);
  const kept = [...others, [game, progress] as const].slice(-MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(kept)));
  } catch {}
}

/** How far a lesson has come, from a file: what was said is not said again, nor can it be read again. */
export function lessonFrom(value: unknown): LessonKept {
  const { said, silent }: { said?: unknown; silent?: unknown } = typeof value === 'object' && value ? value : {};
  return {
    said: Array.isArray(said) ? said.filter((id) => typeof id === 'string') : [],
    told: [],
    silent: silent === true,
  };
}
