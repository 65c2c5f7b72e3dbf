import { BEAT_IDS, type BeatId, type Facts } from './beat.ts';

/** Something that the guide has said, to be read again. */
export interface Telling extends Facts {
  readonly id: BeatId;
}

export interface Kept {
  /** What is not to be said again. */
  readonly said: readonly BeatId[];
  readonly told: readonly Telling[];
  readonly silent: boolean;
}

const NAME = 'imperia.lessons';
/** Lessons that were begun later push out the oldest. */
const MOST = 5;

function all(): readonly (readonly [string, Kept])[] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Kept>);
  } catch {
    return [];
  }
}

/** How far the lesson of this game has come in this browser. */
export function keptProgress(game: string): Kept {
  return all().find(([id]) => id === game)?.[1] ?? { said: [], told: [], silent: false };
}

/** Where nothing may be kept, the lesson begins anew with the page. */
export function keepProgress(game: string, progress: Kept): void {
  const others = all().filter(([id]) => id !== game);
  const kept = [...others, [game, progress] as const].slice(-MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(kept)));
  } catch {}
}

/** How far a lesson has come, from a file: what was said is not said again, nor can it be read again. */
export function progressFrom(value: unknown): Kept {
  const { said, silent }: { said?: unknown; silent?: unknown } = typeof value === 'object' && value ? value : {};
  return {
    said: Array.isArray(said) ? BEAT_IDS.filter((id) => said.includes(id)) : [],
    told: [],
    silent: silent === true,
  };
}
