import type { OpenGame } from '../games/contract.ts';
import type { SeatAtTable } from '../table/seat-at-table.ts';
import type { Guide } from './guide.svelte.ts';
import type { AnyLesson } from './lesson.ts';

/** A learner at a table: the guide, with the seat as the learner has it, and who speaks beside the table. */
export interface Led {
  readonly guide: Guide;
  readonly Coach: typeof import('./Coach.svelte').default;
}

/** The first game, or a short lesson by its name; undefined for one that this release does not have. */
async function lessonOf({ pages }: OpenGame, which: true | string): Promise<AnyLesson | undefined> {
  return which === true ? pages.lesson?.() : (await pages.lessons?.())?.[which];
}

/** Fetched when somebody learns; null where there is no such lesson. */
export async function led(game: OpenGame, id: string, which: true | string, seat: SeatAtTable): Promise<Led | null> {
  const lesson = await lessonOf(game, which);
  if (!lesson) return null;
  const [{ Guide }, { default: Coach }] = await Promise.all([import('./guide.svelte.ts'), import('./Coach.svelte')]);
  return { guide: new Guide(lesson, id, seat), Coach };
}
