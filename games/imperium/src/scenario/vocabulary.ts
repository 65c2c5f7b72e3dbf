import type { Seat } from '@imperia/engine';
import {
  amounts,
  COUNT,
  countOf,
  type Detail,
  type Field,
  type Fields,
  FLAG,
  type Given,
  group,
  listOf,
  nameOf,
  numberFrom,
  oneOf,
  pile,
  SEAT,
  topOf,
  type Vocabulary,
  value,
  WrongScenario,
} from '@imperia/kit/scenario';
import { BOXES, type Box, NATIONS, SIDES, SUITS, TOKENS } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { RULES } from '../catalogue/rules.ts';
import { type Config, configFault, type SeatConfig } from '../config.ts';
import type { ImperiumEvent } from '../events.ts';
import { imperium } from '../game.ts';
import { activeCards } from '../seats.ts';
import { LEVELS } from '../solo/levels.ts';
import type { State, Zone } from '../state.ts';
import type { ImperiumStep } from '../steps.ts';
import { configFaultText } from '../text/settings.ts';
import { chance } from './chance.ts';
import { OFFERED_AT } from './choices.ts';
import { finish, STARTS } from './finish.ts';
import { market } from './market.ts';
import { COMMON, NAMES, pileOfCard } from './names.ts';
import { seat } from './seat.ts';

const NO_RIVAL = 'only a table with one seat has a Rival';
const CARD = nameOf('card');
const all = (state: State): State => state;

/** A common deck whose top is named; cards named nowhere lie below. */
function common(key: 'main' | 'regions' | 'uncivilised' | 'civilised' | 'fame', what: string): Fields<State, Config> {
  const there = (state: State) => state[key];
  const top: Field<State, Config> = {
    shape: listOf(CARD),
    about: `The top of ${what}, the card drawn first standing first; cards named nowhere lie below.`,
    lay(on, given) {
      const named = on.box.cards(given as readonly string[], on.path, { pile: COMMON });
      return () => {
        on.state[key] = named.reverse();
      };
    },
  };
  return {
    [key]: top,
    [`${key}Count`]: countOf(`How many cards in ${what}.`, there),
    [`${key}Top`]: topOf(`The first cards of ${what}, in this order.`, there),
  };
}

const table: Fields<State, Config> = {
  round: value(numberFrom(1), 'The round; 1 when not given.', all, 'round'),
  lastRound: value(COUNT, 'The round after which the game ends; 0 while nobody knows.', all, 'lastRound'),
  turn: { shape: SEAT, about: 'Whose turn it is; of the first player when not given.', later: true },
  first: value(SEAT, 'The first player; the first seat when not given.', all, 'first'),
  market,
  ...common('main', 'the main deck'),
  ...common('regions', 'the region deck'),
  ...common('uncivilised', 'the uncivilised deck'),
  ...common('civilised', 'the civilised deck'),
  ...common('fame', 'the fame deck'),
  exile: pile('All cards of the exile pile, in any order.', all, 'exile', {
    count: 'exileCount',
    from: () => ({ pile: COMMON }),
  }),
  unrest: {
    shape: COUNT,
    about: 'How many cards in the unrest pile; all that lie nowhere else when not given.',
    later: true,
    read: ({ unrest }) => unrest.length,
  },
  opponent: group('opponent', 'What the Rival has.', seat, ({ rival }) => (rival ? null : NO_RIVAL)),
  kingTurned: value(FLAG, 'King of Kings shows its second side.', all, 'kingTurned'),
  collapsed: value(FLAG, 'The game has collapsed.', all, 'collapsed'),
  rest: {
    shape: FLAG,
    about: 'False: common cards that are named nowhere are out of the game, but for unrest and King of Kings.',
    later: true,
  },
};

/** What an option can be told by. */
const details: Readonly<Record<string, Detail<ImperiumStep>>> = {
  card: { shape: CARD, about: 'The card it is about, or whose effect asks; a name means any copy.' },
  take: { shape: CARD, about: 'The card that is taken.' },
  give: { shape: CARD, about: 'The exiled card that goes to the market.' },
  host: { shape: CARD, about: 'The card under which, or on which, something is laid.' },
  option: { shape: COUNT, about: 'Which of the alternatives on the card, counted from 0.' },
  effect: { shape: COUNT, about: 'Which effect of the card, counted from 0.' },
  suit: { shape: oneOf(...SUITS, 'variable'), about: 'The kind of card.' },
  token: { shape: oneOf(...TOKENS), about: 'The token laid.' },
  n: { shape: COUNT, about: 'How many.' },
  of: { shape: SEAT, about: 'The other player it is about.' },
  tokens: {
    shape: amounts('paid tokens', TOKENS, 0),
    about: 'Exactly how something is paid.',
    read: (option) =>
      'tokens' in option ? Object.fromEntries(TOKENS.map((token, i) => [token, option.tokens[i]])) : undefined,
  },
};

function config(chosen: Given, seats: readonly Given[]): Config {
  const wanted: Config = {
    seats: seats.map(({ nation, side }) => ({ nation, side: side ?? 'A' }) as SeatConfig),
    boxes: (chosen.boxes ?? BOXES) as readonly Box[],
    commons: (chosen.commons ?? 'classics') as Box,
    ...(chosen.rival ? { rival: chosen.rival as NonNullable<Config['rival']> } : {}),
  };
  const fault = configFault(wanted);
  if (!fault) return wanted;
  const at = seats.map(({ nation }) => nation).lastIndexOf(fault.found);
  throw new WrongScenario(at < 0 ? ['seats'] : ['seats', at, 'nation'], configFaultText(fault, 'en'));
}

/** Copies are alike where they do and score the same, and lie in the same place with the same on them. */
function face(state: State, no: number): unknown {
  const card = CARDS[no];
  if (!card) return no;
  const { id, start, certainty, ...printed } = card.data;
  const lying = state.seats.flatMap(({ play }) => play).find((one) => one.card === no);
  return [printed, lying && { ...lying, card: 0 }];
}

/** A step for "why not?": of the copies of the card, the one that lies where it would be used. */
function attempted(state: State, by: Seat, given: Given & { readonly do: string }): ImperiumStep {
  const copies = (given.card ?? []) as readonly number[];
  const own = state.seats[by]!;
  const lying = (given.do === 'exhaust' ? activeCards(own) : own.hand).find((card) => copies.includes(card));
  return { effect: 0, ...given, seat: by, card: lying ?? copies[0] ?? -1 } as unknown as ImperiumStep;
}

export const vocabulary: Vocabulary<State, ImperiumStep, ImperiumEvent, Config, Zone> = {
  game: imperium,
  rules: RULES.map(({ id }) => id),
  players: NATIONS,
  seats: ({ seats, rival }) => [...seats.map(({ nation }) => nation), ...(rival ? [rival.nation] : [])],
  chosen: {
    table: {
      boxes: { shape: listOf(oneOf(...BOXES)), about: 'The boxes that nations come from; both when not given.' },
      commons: { shape: oneOf(...BOXES), about: 'The box of the common cards; "classics" when not given.' },
      rival: {
        shape: {
          kind: 'object',
          name: 'rival',
          fields: {
            nation: { shape: oneOf(...NATIONS), about: 'Its nation.', required: true },
            level: { shape: numberFrom(1, LEVELS.length), about: 'How hard it plays.', required: true },
          },
        },
        about: 'The Rival of somebody who plays alone.',
      },
    },
    seat: {
      nation: { shape: oneOf(...NATIONS), about: 'Who sits here.', required: true },
      side: { shape: oneOf(...SIDES), about: 'The side of the power card; A when not given.' },
    },
  },
  config,
  names: NAMES,
  cards: {
    kind: 'card',
    pile: pileOfCard,
    absent: (text) => `${text} belongs to a nation that nobody plays, or to a box that is not in play`,
  },
  starts: STARTS,
  table,
  seat,
  finish,
  questions: OFFERED_AT,
  details,
  picks: CARD,
  face,
  attempted,
  chance,
};
