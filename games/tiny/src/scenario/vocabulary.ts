import { clockwise, next, type Seat } from '@imperia/engine';
import {
  COUNT,
  type Detail,
  deck,
  type Fields,
  type Finishing,
  type LuckWord,
  listOf,
  nameOf,
  numberFrom,
  pile,
  SEAT,
  topFirst,
  type Vocabulary,
  value,
  WrongScenario,
} from '@imperia/kit/scenario';
import { tiny } from '../game.ts';
import { captainOf } from '../harbour.ts';
import { catalogue } from '../kit/catalogue.ts';
import { SIDES, setup } from '../kit/setup.ts';
import { HEXES, isEast } from '../map.ts';
import { type Captain, LUCK, type TinyConfig, type TinyState, type Zone } from '../state.ts';
import type { TinyEvent, TinyStep } from '../steps.ts';
import { draw, map } from './map.ts';
import { NAMES, pileOf } from './names.ts';

const ROUNDS = 5;
const SIDES_OF_DIE = 6;
const HEX = nameOf('hex');

const all = (state: TinyState): TinyState => state;
const own = (state: TinyState, seat: Seat): Captain => captainOf(state, seat);

const table: Fields<TinyState, TinyConfig> = {
  round: value(numberFrom(0, ROUNDS), 'The round; 1 when not given.', all, 'round'),
  turn: { shape: SEAT, about: 'Whose turn it is; the first captain when not given.', later: true },
  first: value(SEAT, 'Who has the first turn.', all, 'first'),
  map,
  ...deck<TinyState, TinyConfig, 'deck', 'deck'>(all, 'deck', {
    name: 'deck',
    what: 'the harbour deck',
    pile: () => 'harbour',
  }),
  discard: pile('The discard pile.', all, 'discard', { count: 'discardCount' }),
  buried: {
    shape: { kind: 'keyed', by: 'hex', of: listOf(nameOf('card')) },
    about: 'The treasures buried on a hex; on hexes not named lies one that is left.',
    later: true,
    read: ({ buried }) => new Map(buried.entries()),
  },
};

const seat: Fields<TinyState, TinyConfig> = {
  hex: value(HEX, 'Where the ship is.', own, 'hex'),
  gold: {
    shape: COUNT,
    about: 'Gold; 3 when not given. The bank has the rest.',
    lay({ state, seat: at }, gold) {
      state.bank += own(state, at).gold - (gold as number);
      own(state, at).gold = gold as number;
      return undefined;
    },
    read: (state, at) => own(state, at).gold,
  },
  fish: value(COUNT, 'Fish; 1 when not given.', own, 'fish'),
  hand: pile('All cards in hand, in any order.', own, 'hand', { count: 'handCount' }),
  fleet: pile('All cards that work for the captain, in any order.', own, 'fleet'),
  hold: {
    ...pile<TinyState, TinyConfig, 'hold'>('All treasures, in any order.', own, 'hold', { count: 'holdCount' }),
    lay({ state, seat: at, box, path }, given) {
      const treasures = box.cards(given as readonly string[], path);
      return () => {
        const dugAt = treasures.map((card) => HEXES.find((hex) => isEast(hex) === (pileOf(card) === 'east'))!);
        Object.assign(own(state, at), { hold: treasures, dugAt });
      };
    },
  },
};

/** Whose turn follows whose, until the end of the round. */
function finish({ state, start, given, box }: Finishing<TinyState, TinyConfig>): void {
  if (given.round === undefined) state.round = 1;
  bury(state, given.buried as ReadonlyMap<number, readonly string[]> | undefined, box);
  state.steps = [];
  if (start === 'bids') {
    state.round--;
    next(state, { do: 'round' });
    return;
  }
  const order = clockwise((given.turn as Seat | undefined) ?? state.first, state.captains.length);
  const turns = order.flatMap((at): TinyStep[] => [
    { do: 'turn', seat: at },
    { do: 'turn', seat: at },
  ]);
  next(state, ...turns, { do: 'end of round' });
}

/** Of the treasures that nobody has, one lies on each hex that is not named, the poorest first. */
function bury(
  state: TinyState,
  named: ReadonlyMap<number, readonly string[]> | undefined,
  box: Finishing<TinyState, TinyConfig>['box'],
): void {
  const left = { east: box.rest('east'), west: box.rest('west') };
  const take = (pile: number[], name: string): number => {
    const at = pile.findIndex((card) => NAMES.card.called(name).includes(card));
    if (at < 0) throw new WrongScenario(['buried'], `${name} does not lie on that side`);
    return pile.splice(at, 1)[0]!;
  };
  const side = (hex: number) => left[isEast(hex) ? 'east' : 'west'];
  state.buried = HEXES.map((hex) => (named?.get(hex) ?? []).map((name) => take(side(hex), name)));
  for (const hex of HEXES) {
    const treasure = named?.has(hex) ? undefined : side(hex).shift();
    if (treasure !== undefined) state.buried[hex] = [treasure];
  }
  for (const hex of HEXES) state.buried[hex]!.push(...side(hex).splice(0));
}

/** A place to go, or a captain to deal with: options call both `to`. */
const details: Readonly<Record<string, Detail<TinyStep>>> = {
  card: { shape: nameOf('card'), about: 'The card it is about.' },
  from: { shape: nameOf('card'), about: 'The lighthouse from which one looks.' },
  to: { shape: HEX, about: 'Where the ship goes.', read: (option) => (option.do === 'sail' ? option.to : undefined) },
  with: {
    shape: SEAT,
    about: 'The other captain.',
    read: (option) => (option.do === 'offer' || option.do === 'pledge' ? option.to : undefined),
  },
  of: { shape: SEAT, about: 'Whose ship is fired at.' },
  gold: { shape: COUNT, about: 'The price.' },
};

const die = (about: string) => ({ shape: numberFrom(1, SIDES_OF_DIE), about });
const sides = (rolls: readonly number[]) => rolls.map((roll) => roll - 1);

const chance: Readonly<Record<string, LuckWord<TinyState>>> = {
  shuffle: {
    fields: {
      shuffle: {
        shape: listOf(nameOf('card')),
        about: 'What then lies on top of the deck, the card drawn first first.',
      },
    },
    purpose: () => LUCK.deck,
    result: ({ shuffle }, of) => topFirst(NAMES.card, shuffle as string[], of as readonly number[], 'harbour deck'),
    unused: () => 'the harbour deck was never shuffled',
  },
  storm: {
    fields: { storm: die('What is rolled on the open sea.') },
    purpose: () => LUCK.storm,
    result: ({ storm }) => sides([storm as number]),
    unused: () => 'nobody came into a storm',
  },
  shots: {
    fields: { shots: { shape: listOf(die('').shape, 'same'), about: 'The three shots of a cannon.' } },
    purpose: () => LUCK.shots,
    result: ({ shots }) => sides(shots as readonly number[]),
    unused: () => 'no cannon was fired',
  },
};

export const vocabulary: Vocabulary<TinyState, TinyStep, TinyEvent, TinyConfig, Zone> = {
  game: tiny,
  rules: catalogue.rules.map(({ id }) => id),
  players: SIDES,
  seats: ({ seats }) => SIDES.slice(0, seats),
  chosen: {
    table: { rounds: { shape: numberFrom(1, ROUNDS), about: 'How many rounds are played; 3 when not given.' } },
    seat: {},
  },
  config({ rounds = 3 }, seats) {
    const made = setup.read({ seats: seats.length, rounds });
    if ('config' in made) return made.config;
    throw new WrongScenario(['seats'], setup.faultText(made, 'en'));
  },
  names: NAMES,
  cards: { kind: 'card', pile: pileOf },
  starts: ['turn', 'bids'],
  table,
  seat,
  finish,
  questions: {
    bid: ['bid card'],
    swap: [],
    turn: ['sail', 'play', 'offer', 'pledge', 'look', 'draw', 'end turn'],
    challenge: ['fire', 'let pass'],
    consider: ['accept', 'decline', 'counter'],
    'consider counter': ['accept', 'decline'],
    'hand limit': [],
  },
  details,
  picks: nameOf('card'),
  attempted: (_state, by, { card, to, with: other, ...rest }) =>
    ({
      ...rest,
      seat: by,
      card: (card as readonly number[] | undefined)?.[0] ?? -1,
      to: (to as readonly number[] | undefined)?.[0] ?? other ?? -1,
    }) as unknown as TinyStep,
  chance,
  stops: ['dig', 'end of round'],
  draw,
};
