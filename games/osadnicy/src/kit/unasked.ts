import type { Decision } from '@imperia/engine';
import type { Aside } from '@imperia/kit';
import type { Effect } from '../card-data.ts';
import { CARDS, PROGRAMS } from '../cards.ts';
import { board } from '../factions.ts';
import type { Good } from '../goods.ts';
import { isSolo } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';

/** Tokens may be placed at any moment of one's turn; who does not say so beforehand is not asked after each action. */
export const placing: Aside<State, OsadnicyStep> = {
  group: 'place',
  unasked: ({ ask, options }) =>
    ask.do === 'moment' ? (options.find(({ do: does }) => does === 'go on') ?? null) : null,
  mayFollow: ({ config, seats }, { ask, seat }) =>
    ask.do === 'turn' &&
    (!isSolo(config) || board(seats[seat]!.deckNo).samurai || board(seats[seat]!.deckNo).technology),
};

/** Production in an order that changes nothing: all that is left does the same, or nobody sees a card before a choice. */
export function trivialAnswer(view: State, { ask, seat, options }: Decision<OsadnicyStep>): OsadnicyStep | null {
  if (ask.do !== 'produce locations') return null;
  const same = new Set(ask.left.map((card) => JSON.stringify(productionOf(card)))).size === 1;
  const blind = view.seats[seat]!.locations.every(({ card }) => !productionOf(card).some(showsCard));
  return same || blind ? (options[0] ?? null) : null;
}

function productionOf(card: number): readonly Effect[] {
  return PROGRAMS[CARDS[card]!.production]!;
}

const DRAWN: ReadonlySet<string> = new Set<Good>(['card', 'commonCard', 'factionCard']);

function showsCard(effect: Effect): boolean {
  switch (effect.op) {
    case 'gain':
      return Object.keys(effect.goods).some((good) => DRAWN.has(good));
    case 'gainPer':
    case 'gainPerSet':
      return DRAWN.has(effect.good);
    case 'oneOf':
      return effect.of.some(({ effects }) => effects.some(showsCard));
    /** What it repeats is among the locations that are looked at. */
    case 'copyProduction':
      return false;
    default:
      return true;
  }
}
