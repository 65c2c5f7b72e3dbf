import type { Decision } from '@imperia/engine';
import type { OsadnicyStep } from '../steps.ts';

/** Whether what was begun is done once this is asked: what follows is another choice, not a part of the last. */
export function isDeedDone({ ask }: Decision<OsadnicyStep>): boolean {
  return ask.do === 'turn' || ask.do === 'moment' || (ask.do === 'exchange more' && !ask.first);
}
