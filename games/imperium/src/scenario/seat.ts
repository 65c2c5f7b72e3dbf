import type { Seat } from '@imperia/engine';
import {
  amounts,
  COUNT,
  countOf,
  type Field,
  type Fields,
  FLAG,
  type Laying,
  listOf,
  nameOf,
  numberFrom,
  type ObjectShape,
  oneOf,
  pile,
  topOf,
  value,
} from '@imperia/kit/scenario';
import { STATES, type Start, TOKENS, type Token } from '../card-data.ts';
import type { Config } from '../config.ts';
import { unrestOf } from '../ends.ts';
import type { ScoredPlace } from '../score.ts';
import { scoreOf } from '../scoring.ts';
import { RIVAL } from '../solo/rival.ts';
import type { State } from '../state.ts';
import { atHome, seatAt } from './home.ts';
import { play } from './in-play.ts';

const own = seatAt;
/** Where several decks have a card of this name, that of the own nation is meant. */
const from = ({ state, seat }: Laying<State, Config>) => ({ pile: own(state, seat).nation });

const POINTS = numberFrom(-999);
const part = (about: string) => ({ shape: POINTS, about });
const SCORE: ObjectShape = {
  kind: 'object',
  name: 'score',
  fields: {
    progress: part('For progress tokens.'),
    cards: part('For all cards but the power card.'),
    power: part('For the power card.'),
    total: part('All of them together.'),
  },
};

type Pile = 'hand' | 'discard' | 'history' | 'sunk' | 'developments' | 'accession';

function cards(key: Pile, about: string, count: string, ...starts: readonly Start[]): Field<State, Config> {
  const field = pile<State, Config, Pile>(about, own, key, { count, from });
  if (starts.length === 0) return field;
  return {
    ...field,
    always: true,
    lay(on, given) {
      if (given !== undefined) return field.lay?.(on, given);
      return () => {
        own(on.state, on.seat)[key] = atHome(on, ...starts);
      };
    },
  };
}

/** A deck whose top is named; what starts there lies below, unless `rest` says otherwise. */
function topped(key: 'deck' | 'nationDeck', what: string, start: Start): Fields<State, Config> {
  const there = (state: State, seat: Seat) => own(state, seat)[key];
  const top: Field<State, Config> = {
    shape: listOf(nameOf('card')),
    about: `The top of ${what}, the card drawn first standing first; cards named nowhere lie below.`,
    always: true,
    lay(on, given) {
      const named = on.box.cards((given ?? []) as readonly string[], on.path, from(on));
      return () => {
        own(on.state, on.seat)[key] = [...named, ...atHome(on, start)].reverse();
      };
    },
  };
  return {
    [key]: top,
    [`${key}Count`]: countOf(`How many cards in ${what}.`, there),
    [`${key}Top`]: topOf(`The first cards of ${what}, in this order.`, there),
  };
}

export const seat: Fields<State, Config> = {
  state: {
    shape: oneOf(...STATES),
    about: 'The state; as at the start where not given.',
    lay({ state, seat: at }, given) {
      own(state, at).empire = given === 'empire';
      return undefined;
    },
    read: (state, at) => (own(state, at).empire ? 'empire' : 'barbarian'),
  },
  tokens: {
    shape: amounts('tokens', TOKENS),
    about: 'Tokens; those not named are 0, and not looked at when expected.',
    lay({ state, seat: at }, given) {
      own(state, at).tokens = TOKENS.map((token) => (given as Partial<Record<Token, number>>)[token] ?? 0);
      return undefined;
    },
    read: (state, at) => Object.fromEntries(TOKENS.map((token, i) => [token, own(state, at).tokens[i]])),
  },
  actions: value(COUNT, 'Action tokens on the state card.', own, 'actions'),
  exhausts: value(COUNT, 'Exhaust tokens on the state card.', own, 'exhausts'),
  hand: cards('hand', 'All cards in hand, in any order.', 'handCount'),
  ...topped('deck', 'the deck', 'deck'),
  discard: cards('discard', 'All cards of the discard pile, in any order.', 'discardCount'),
  history: cards('history', 'All cards in history, in any order.', 'historyCount'),
  sunk: cards('sunk', 'All sunken cards, in any order.', 'sunkCount'),
  ...topped('nationDeck', 'the nation deck', 'nation'),
  accession: cards(
    'accession',
    'The accession card, while it lies under the nation deck.',
    'accessionCount',
    'accession',
  ),
  developments: cards(
    'developments',
    'All developments, or impending quests, that are left.',
    'developmentCount',
    'development',
    'quest',
  ),
  play,
  powerExhausted: value(FLAG, 'An exhaust token lies on the power card.', own, 'powerExhausted'),
  stage: value(numberFrom(0, 4), 'The stage of the Utopian journey.', own, 'stage'),
  rest: {
    shape: FLAG,
    about: 'False: cards of this nation that are named nowhere are out of the game, but for the power card.',
    later: true,
  },
  unrestCount: {
    shape: COUNT,
    about: 'How many unrest, wherever they lie.',
    read: (state, at) => unrestOf(state, at < 0 ? RIVAL : at),
  },
  score: {
    shape: SCORE,
    about: 'The score as if the game ended now.',
    read: (state, at) => scored(state, at < 0 ? RIVAL : at),
  },
};

function scored(state: State, seat: Seat) {
  const { progress, cards: all, points } = scoreOf(state, seat);
  const sum = (counts: (place: ScoredPlace) => boolean) =>
    all.reduce((total, { place, points: n }) => total + (counts(place) ? n : 0), 0);
  return {
    progress,
    cards: sum((place) => place !== 'power'),
    power: sum((place) => place === 'power'),
    total: points,
  };
}
