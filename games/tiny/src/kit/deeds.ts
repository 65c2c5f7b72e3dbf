import type { Deeds } from '@imperia/kit';
import { captainOf, others } from '../harbour.ts';
import { HEXES } from '../map.ts';
import type { TinyState } from '../state.ts';
import type { TinyStep } from '../steps.ts';
import { cardThing, hexThing, numberIn } from './things.ts';

const GROUPS = ['sail', 'cards', 'trade', 'other'] as const;
type Group = (typeof GROUPS)[number];

const BY_STEP: Partial<Record<TinyStep['do'], Group>> = {
  sail: 'sail',
  play: 'cards',
  draw: 'cards',
  pledge: 'cards',
  look: 'cards',
  'bid card': 'cards',
  fire: 'cards',
  offer: 'trade',
  accept: 'trade',
  counter: 'trade',
  decline: 'trade',
};

export const deeds: Deeds<TinyState, TinyStep> = {
  groups: GROUPS,
  group: ({ do: does }) => BY_STEP[does] ?? 'other',
  passes: ({ do: does }) => does === 'end turn',
  isDone: ({ ask }) => ask.do === 'turn' || ask.do === 'bid',
  touched(_view, option) {
    if (option.do === 'sail') return hexThing(option.to);
    if (option.do === 'look') return cardThing(option.from);
    return 'card' in option ? cardThing(option.card) : null;
  },
  touchedItem: (_view, _asked, item) => cardThing(item),
  attempts(view, seat, thing) {
    const to = numberIn(thing, 'hex');
    if (HEXES.includes(to)) return [{ do: 'sail', seat, to }];
    const card = numberIn(thing, 'card');
    if (!captainOf(view, seat).hand.includes(card)) return [];
    return [
      { do: 'play', seat, card },
      { do: 'pledge', seat, card, to: others(view, seat)[0]! },
    ];
  },
};
