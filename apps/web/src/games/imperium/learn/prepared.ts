import { type Config, cardOf } from '@imperia/imperium';
import type { AnyLesson } from '../../../learn/lesson.ts';

const CONFIG: Config = {
  seats: [
    { nation: 'romans', side: 'B' },
    { nation: 'macedonians', side: 'B' },
  ],
  boxes: ['classics'],
  commons: 'classics',
};

/** A deal in which the Romans begin, and everything that is led through can be done within two rounds. */
export const DEAL: AnyLesson['deal'] = { config: CONFIG, kinds: ['person', 'easy'], seed: 'imperium lesson 307' };

export type Topic = 'region' | 'conquer' | 'prosper' | 'breakThrough' | 'exhaust' | 'acquire' | 'token';

/** The cards that the guide proposes in this deal, where they are to be had. */
const PREFERRED: Readonly<Record<Topic, readonly string[]>> = {
  region: ['1RZY20/23'],
  conquer: ['1RZY21/23', '1RZY17/23'],
  prosper: ['1RZY15/23', '1RZY9/23'],
  breakThrough: ['1RZY18/23'],
  exhaust: [],
  acquire: [],
  token: [],
};

/** The option that the guide proposes: about a card of the prepared deal. */
export function preferred<O extends { readonly card: number }>(topic: Topic, options: readonly O[]): O | undefined {
  const ids = PREFERRED[topic];
  const fitting = options.filter(({ card }) => ids.includes(cardOf(card).data.id));
  return fitting.sort((a, b) => ids.indexOf(cardOf(a.card).data.id) - ids.indexOf(cardOf(b.card).data.id))[0];
}
