import type { Seat } from '@imperia/engine';
import {
  amounts,
  COUNT,
  deck,
  type Fields,
  FLAG,
  type Laying,
  listOf,
  type ObjectShape,
  oneOf,
  pile,
  value,
  WrongScenario,
} from '@imperia/kit/scenario';
import { COLOURS, ROWS, type RowName } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import type { Config } from '../config.ts';
import { TOKENS, type Token, tokens } from '../goods.ts';
import { scoreOf } from '../scoring.ts';
import type { SeatState, State } from '../state.ts';
import { amountsOf, empire } from './locations.ts';
import { pileOf } from './names.ts';

const own = ({ seats }: State, seat: Seat): SeatState => seats[seat]!;
const ownPile = ({ state, seat }: Pick<Laying<State, Config>, 'state' | 'seat'>) => pileOf(own(state, seat).deckNo);
/** Where several decks have a card of this name, that of the own faction is meant. */
const from = (on: Laying<State, Config>) => ({ pile: ownPile(on) });
const onlyFrom = (on: Laying<State, Config>) => ({ pile: ownPile(on), only: true });

const FAVOURS = [...COLOURS, 'tricolour'] as const;

const part = (about: string) => ({ shape: COUNT, about });
const SCORE: ObjectShape = {
  kind: 'object',
  name: 'score',
  fields: {
    earned: part('Points gained during the game.'),
    locations: part('Points for the locations in the empire.'),
    extra: part('Points for what lies on or under some locations.'),
    total: part('All of them together.'),
  },
};

export const seat: Fields<State, Config> = {
  points: value(COUNT, 'Victory points so far.', own, 'points'),
  passed: value(FLAG, 'Has passed in this round.', own, 'passed'),
  goods: {
    shape: amounts('goods', TOKENS),
    about: 'The pool; goods not named are 0, and not looked at when expected.',
    lay({ state, seat: at }, given) {
      own(state, at).tokens = [...tokens(given as Partial<Record<Token, number>>)];
      return undefined;
    },
    read: (state, at) => amountsOf(own(state, at).tokens),
  },
  onlyGoods: {
    shape: amounts('only goods', TOKENS, 0),
    about: 'All goods in the pool; those not named must be 0.',
    read: (state, at) => amountsOf(own(state, at).tokens),
  },
  hand: pile('All cards in hand, in any order.', own, 'hand', { count: 'handCount', from }),
  ...deck<State, Config, 'deck', 'deck'>(own, 'deck', {
    name: 'deck',
    what: 'the faction deck',
    pile: ownPile,
    removed: ({ removed }) => removed,
  }),
  discard: pile('All discarded cards of this faction, in any order.', own, 'discard', {
    count: 'discardCount',
    from: onlyFrom,
  }),
  deals: deals(),
  empire,
  foundations: pile('All cards lying face down as foundations, in any order.', own, 'foundations', {
    count: 'foundationCount',
    from,
  }),
  returning: pile('All cards razed while seized by another: foundations from the next round on.', own, 'returning', {
    from,
  }),
  favours: {
    shape: listOf(oneOf(...FAVOURS)),
    about: 'The tokens of favour, by their colours; "tricolour" is that of the Aztec board.',
    lay({ state, seat: at }, given) {
      const tokensOf = given as readonly (typeof FAVOURS)[number][];
      own(state, at).favours = tokensOf.filter((favour) => favour !== 'tricolour');
      own(state, at).tricolour = tokensOf.includes('tricolour');
      return undefined;
    },
    read: (state, at) => {
      const { favours = [], tricolour = false } = own(state, at);
      return [...favours, ...(tricolour ? ['tricolour'] : [])];
    },
  },
  ramparts: {
    shape: listOf(oneOf(...ROWS)),
    about: 'The rows of faction locations in which the first foundations stand leftmost, in their order.',
    lay({ state, seat: at }, given) {
      const rows = given as readonly RowName[];
      return () => {
        const { locations } = own(state, at);
        const right = (row: RowName) =>
          locations.filter(({ card }) => CARDS[card]!.deck !== 0 && CARDS[card]!.kind === row).length;
        own(state, at).ramparts = rows.map((row, i) => ({ at: i, row, right: right(row) }));
      };
    },
    read: (state, at) => (own(state, at).ramparts ?? []).map(({ row }) => row),
  },
  score: {
    shape: SCORE,
    about: 'The score as if the game ended now.',
    read: (state, at) => scoreOf(state, at),
  },
};

function deals() {
  const cards = pile<State, Config, 'deals'>('All deals under the faction board, in any order.', own, 'deals', {
    count: 'dealCount',
    from,
  });
  const lay = (on: Laying<State, Config>, given: unknown) => {
    cards.lay?.(on, given);
    return () => {
      const wrong = own(on.state, on.seat).deals.findIndex((card) => CARDS[card]!.deal === null);
      if (wrong >= 0) throw new WrongScenario([...on.path, wrong], 'a common card cannot be a deal');
    };
  };
  return { ...cards, lay };
}
