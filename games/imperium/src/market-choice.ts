import type { Seat } from '@imperia/engine';
import { type Do, type Filter, TOKENS } from './card-data.ts';
import { fits, isAny } from './filter.ts';
import { standing } from './seats.ts';
import type { State } from './state.ts';

type Acquire = Extract<Do, { op: 'acquire' }>;

export interface Acquirable {
  readonly card: number;
  readonly from: 'market' | 'exile';
}

/** What this word lets a seat acquire now. Some cards in play open the exile pile too. */
export function acquirable(game: State, seat: Seat, word: Acquire): Acquirable[] {
  const from = word.from ?? ['market'];
  const found: Acquirable[] = [];
  if (from.includes('market')) {
    const token = word.bearing === undefined ? -1 : TOKENS.indexOf(word.bearing);
    for (const { card, tokens } of game.market) {
      if (card >= 0 && fits(word, card) && (token < 0 || tokens[token]! > 0)) found.push({ card, from: 'market' });
    }
  }
  if (word.bearing !== undefined || game.exile.length === 0) return found;
  const permits = from.includes('exile') ? null : permitted(game, seat);
  for (const card of game.exile) {
    if (fits(word, card) && (permits === null || permits.some((permit) => isAny(permit, card)))) {
      found.push({ card, from: 'exile' });
    }
  }
  return found;
}

function permitted(game: State, seat: Seat): Filter['what'][] {
  return standing(game, seat).flatMap((one) => (one.op === 'permit acquire' ? [one.what] : []));
}
