import type { OpenGame } from '../games/contract.ts';
import type { SeatAtTable } from '../table/seat-at-table.ts';
import type { Guide } from './guide.svelte.ts';

/** A learner at a table: the guide, with the seat as the learner has it, and who speaks beside the table. */
export interface Led {
  readonly guide: Guide;
  readonly Coach: typeof import('./Coach.svelte').default;
}

/** Fetched when somebody learns; null for a game that has no lesson. */
export async function led({ pages }: OpenGame, id: string, seat: SeatAtTable): Promise<Led | null> {
  if (!pages.lesson) return null;
  const [lesson, { Guide }, { default: Coach }] = await Promise.all([
    pages.lesson(),
    import('./guide.svelte.ts'),
    import('./Coach.svelte'),
  ]);
  return { guide: new Guide(lesson, id, seat), Coach };
}
