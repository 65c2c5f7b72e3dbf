import { listed } from '@imperia/kit';
import type { Do } from '../../card-data.ts';
import { called } from '../called.ts';
import type { Mood, Saying, Thing } from '../clauses.ts';
import { type Part, pictured } from '../parts.ts';
import { beforeCard } from './lexicon.ts';
import { AND, eitherEn, oneOfEn, thingEn, verbEn } from './things.ts';

type Said = { readonly [K in Saying['op']]: (saying: Extract<Do, { op: K }>, mood: Mood) => Part[] };

const VICTIMS = {
  others: 'each other player',
  'others-empire': 'each other player who is an empire',
  'others-with-region': 'each other player with a region in play',
} as const;

const FOUND = {
  hand: 'take it into your hand',
  discard: 'put it on your discard pile',
  history: 'put it into your history',
} as const;

const SAYINGS: Said = {
  steal: ({ token, n, from, short }, mood) => [
    `${verbEn('steal', mood)} `,
    ...thing({ token, n }),
    ` from ${VICTIMS[from]}`,
    short ? '; whoever has too few takes Unrest' : '',
  ],
  place: ({ token, n, on }, mood) => [
    `${verbEn('place', mood)} `,
    ...thing({ token, n }),
    on === 'market' ? ' on a market card' : ' on this card',
  ],
  collect: ({ token }) => ['take all the ', ...thing({ token }), ' from this card'],
  double: ({ token }) => ['double the ', ...thing({ token }), ' you gain'],
  unexhaust: ({ n }) => ['move ', ...thing({ token: 'exhaust', n }), ' from one of your cards back to your state card'],
  swap: ({ give }, mood) =>
    give.in[0] === 'exile'
      ? [`${verbEn('swap', mood)} `, ...thing({ what: ['card'], n: 1 }), ' in the market with 1 card of the exile pile']
      : [
          `${verbEn('swap', mood)} `,
          ...thing({ what: ['card'], n: 1 }),
          ' from your hand with the top card of your nation deck',
        ],
  give: (_, mood) => [
    `${verbEn('give', mood)} each other player a different `,
    pictured('card', undefined, 'card'),
    ' from your hand or discard pile',
  ],
  shuffle: (_, mood) => [`${verbEn('shuffle', mood)} your nation deck`],
  develop: ({ free }, mood) => [verbEn('develop', mood), free ? ' without paying the cost' : ''],
  garrison: (saying, mood) => [
    `${verbEn('garrison', mood)} `,
    ...thing(
      'the' in saying
        ? { the: saying.the }
        : { what: saying.cards.what, n: 1, ...(saying.cards.in.includes('quests') ? { among: 'quests' } : {}) },
    ),
    'the' in saying ? ' in a region' : '',
  ],
  replay: () => ["resolve that region's play effect again"],
  resolve: () => ["use an exhaust effect of another player's pinned card"],
  look: ({ n, at }, mood) =>
    at === 'nation'
      ? [`${verbEn('look', mood)} the top card of your nation deck`]
      : [`${verbEn('look', mood)} ${n} cards of the `, pictured('fame', undefined, 'fame'), ' deck'],
  'look more': ({ n }, mood) => [`${verbEn('look', mood)} ${n} more`],
  reveal: (_, mood) => [`${verbEn('reveal', mood)} the top card of the main deck`],
  declare: ({ of }) => ['name a suit (', ...eitherEn(of, 'one').slice(0, -1), ')'],
  find: ({ what, to, in: places }, mood) => [
    `${verbEn('find', mood)} `,
    ...oneOfEn(what),
    places ? ' in your discard pile or deck' : '',
    ` and ${FOUND[to]}`,
  ],
  avoid: () => ['ignore the attack'],
  endgame: () => ['the end of the game begins'],
  flip: () => ['turn this card over'],
  replace: ({ by }) => [`replace this card with ${called(by).en}`],
  state: ({ state }) => ['turn your state card to ', pictured(state, undefined, state)],
  handsize: ({ n }) => [`your hand limit is ${n} higher`],
  loseicon: ({ what, icon }) => [
    'your ',
    ...listed(
      what.map((term): Part[] => (typeof term === 'string' ? [beforeCard[term] ?? ''] : [called(term.name).en])),
      AND,
    ),
    ' cards have no ',
    pictured(icon, undefined, icon),
    ' icon',
  ],
  'discount development': ({ token, n }) => ['developing costs you ', ...thing({ token, n }), ' less'],
  'discount unrest': ({ materials, cards, min }) => [
    'playing Unrest costs you ',
    ...thing({ token: 'materials', n: materials }),
    ...(cards > 0 ? [' or ', ...thing({ what: ['card'], n: cards })] : []),
    ` less (at least ${min})`,
  ],
  'permit acquire': ({ what }) => ['you may also acquire ', ...eitherEn(what, 'many', AND), ' from the exile pile'],
  'permit freeplay': ({ what }) => ['you may play ', ...eitherEn(what, 'many', AND), ' without an action'],
  counts: ({ n }) => ['this card counts as ', ...thing({ what: ['region'], n })],
  'holds quest': () => ['the quest garrisoned here is your active quest'],
  treat: ({ what, n, as }) => [
    'for the rest of the turn, treat 1 ',
    pictured(what, undefined, what),
    ` symbol as ${n} `,
    pictured(as, undefined, as),
    ' symbols',
  ],
  ignore: ({ icon }) => ['ignore the ', pictured(icon, undefined, icon), ' icon on the next card you play this turn'],
  reduce: ({ n }) => [`discard ${n} fewer`],
  substitute: () => ['in place of discarding a mask, you may abandon a card garrisoned here'],
};

function thing(said: Thing): Part[] {
  return thingEn(said);
}

export function sayingEn<K extends Saying['op']>(saying: Extract<Saying, { op: K }>, mood: Mood): Part[] {
  return SAYINGS[saying.op as K](saying as unknown as Extract<Do, { op: K }>, mood);
}
