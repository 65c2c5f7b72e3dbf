import type { CardData } from '../card-data.ts';

/** A pack to begin with: one card of each row. */
export const EXAMPLE: {
  readonly pack: string;
  readonly deck: 'common';
  readonly cards: readonly Omit<CardData, 'source'>[];
} = {
  pack: 'Moje karty / My cards',
  deck: 'common',
  cards: [
    {
      id: 'OWN001',
      copies: 2,
      name: { pl: 'Chata rybaka', en: "Fisherman's Hut" },
      kind: 'production',
      colors: ['red'],
      cost: { wood: 1 },
      raze: ['food', 'wood'],
      production: [{ op: 'gain', goods: { food: 1 } }],
    },
    {
      id: 'OWN003',
      copies: 2,
      name: { pl: 'Przystań', en: 'Landing Stage' },
      kind: 'action',
      colors: ['blue'],
      cost: { wood: 1, stone: 1 },
      raze: ['card'],
      action: { spend: { worker: 1, food: 1 }, effects: [{ op: 'gain', goods: { gold: 1, vp: 1 } }] },
    },
    {
      id: 'OWN005',
      copies: 1,
      name: { pl: 'Latarnia morska', en: 'Lighthouse' },
      kind: 'feature',
      colors: ['purple'],
      cost: { stone: 2 },
      raze: ['stone'],
      triggers: [{ when: { event: 'build', what: 'red' }, effects: [{ op: 'gain', goods: { vp: 1 } }] }],
    },
  ],
};
