import type { Seat } from '@imperia/engine';
import {
  amounts,
  COUNT,
  type Detail,
  deck,
  type Fields,
  type Given,
  listOf,
  nameOf,
  numberFrom,
  oneOf,
  pile,
  SEAT,
  type Vocabulary,
  value,
  WrongScenario,
} from '@imperia/kit/scenario';
import { FACTIONS, type Faction, ROWS } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { RULES } from '../catalogue/rules.ts';
import { type Config, configFault, MAX_SEATS, MIN_SEATS, OPTIONS, type Option, ROUNDS } from '../config.ts';
import type { OsadnicyEvent } from '../events.ts';
import { osadnicy } from '../game.ts';
import { TECHNOLOGIES, TOKENS } from '../goods.ts';
import { ATTACK_DECK } from '../numbers.ts';
import { scoreOf } from '../scoring.ts';
import { soloTitle, TITLES } from '../solo/scoring.ts';
import { isSolo, SOLO_PLAYER } from '../solo/virtual.ts';
import { PHASES, type State, type Zone } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { chance } from './chance.ts';
import { OFFERED_AT } from './choices.ts';
import { amountsOf } from './locations.ts';
import { COMMON, NAMES, pileOfCard } from './names.ts';
import { NO_VIRTUAL_PLAYER, placeRound, STARTS } from './round.ts';
import { seat } from './seat.ts';
import { virtual } from './virtual.ts';

/** Who has not beaten the virtual player earns no title. */
const NO_TITLE = 'none';

const VIRTUAL = 'virtual';
const CARD = nameOf('card');
const GOOD = [...TOKENS, 'vp', 'card', 'commonCard', 'factionCard', 'foundation', 'advTech', 'favour'];

const all = (state: State): State => state;
const common = () => ({ pile: COMMON, only: true });

const table: Fields<State, Config> = {
  round: value(numberFrom(1, ROUNDS), 'The round; 1 when not given.', all, 'round'),
  phase: { shape: oneOf(...PHASES), about: 'The phase.', read: ({ phase }) => phase },
  turn: { shape: SEAT, about: 'Whose turn it is in phase "action"; the first player when not given.', later: true },
  first: value(SEAT, 'The first player of the round; the first seat when not given.', all, 'first'),
  ...deck<State, Config, 'deck', 'deck'>(all, 'deck', {
    name: 'deck',
    what: 'the common deck',
    pile: () => COMMON,
    removed: ({ removed }) => removed,
  }),
  discard: pile('The whole common discard pile, in any order; the last card lies on top.', all, 'discard', {
    count: 'discardCount',
    from: common,
  }),
  lookout: pile('All cards revealed for the lookout, in any order.', all, 'lookout', {
    count: 'lookoutCount',
    from: common,
  }),
  removed: pile('All cards out of the game, in any order.', all, 'removed', { from: () => ({ pile: COMMON }) }),
  virtual,
  title: {
    shape: oneOf(...TITLES.flatMap(({ name }) => [name.pl, name.en]), NO_TITLE),
    about: 'What the score earns who has beaten the virtual player, or would earn now.',
    read: (state) => titleOf(state)?.en ?? NO_TITLE,
    agrees: (wanted, found) => TITLES.some(({ name }) => name.en === found && name.pl === wanted) || wanted === found,
  },
};

function titleOf(state: State) {
  const title = isSolo(state.config) ? soloTitle(state, scoreOf(state, SOLO_PLAYER).total) : null;
  return title?.name;
}

const OF_TILES: ReadonlySet<string> = new Set(['use tile', 'visit market', 'use stall', 'take token']);

/** What an option can be told by. */
const details: Readonly<Record<string, Detail<OsadnicyStep>>> = {
  card: { shape: CARD, about: 'The card it is about; a name means any copy.' },
  tile: {
    shape: nameOf('tile'),
    about: 'The tile, stall or token of a mini-expansion.',
    read: (option) => (OF_TILES.has(option.do) && 'card' in option ? option.card : undefined),
  },
  given: { shape: CARD, about: 'The location or foundation that is given up.' },
  of: { shape: { kind: 'seat', or: [VIRTUAL] }, about: 'The other player it is aimed at.' },
  good: { shape: oneOf(...GOOD), about: 'The good chosen.' },
  times: { shape: numberFrom(1), about: 'How often an action is used at once.' },
  from: {
    shape: oneOf('common', 'faction', 'hand', 'deals'),
    about: 'The deck drawn from, or where a card is taken from.',
  },
  pay: {
    shape: amounts('pay', TOKENS, 0),
    about: 'Exactly how the cost is paid.',
    read: (option) => ('pay' in option ? amountsOf(option.pay) : undefined),
  },
  choice: { shape: COUNT, about: 'Which of the alternatives on the card, counted from 0.' },
  source: { shape: CARD, about: 'The card whose effect it is.' },
  token: { shape: oneOf(...TECHNOLOGIES), about: 'The kind of technology.' },
  onto: { shape: CARD, about: 'The location that something is moved to.' },
  n: { shape: numberFrom(1), about: 'How many.' },
  row: { shape: oneOf(...ROWS), about: 'The row of faction locations.' },
};

function config(chosen: Given, seats: readonly Given[]): Config {
  const wanted: Config = {
    factions: seats.map(({ faction }) => faction as Faction),
    options: (chosen.options ?? []) as readonly Option[],
    ...(chosen.rival !== undefined && { rival: chosen.rival as Faction }),
  };
  const fault = configFault(wanted);
  switch (fault?.fault) {
    case undefined:
      return wanted;
    case 'seats':
      throw new WrongScenario(
        ['seats'],
        `a game has ${MIN_SEATS} to ${MAX_SEATS} seats, or 1 alone, not ${fault.found}`,
      );
    case 'faction':
    case 'faction twice': {
      const at = wanted.factions.lastIndexOf(fault.found as Faction);
      const words = fault.fault === 'faction' ? 'there is no such faction' : 'two seats cannot play the same faction';
      throw new WrongScenario(['seats', at, 'faction'], words);
    }
    case 'option':
      throw new WrongScenario(['options'], `there is no option "${fault.found}"`);
    case 'options together':
      throw new WrongScenario(['options'], `"${fault.found.join('" and "')}" exclude each other`);
    case 'option needs':
      throw new WrongScenario(['options'], `"${fault.found[0]}" needs "${fault.found[1]}"`);
    case 'rival':
      throw new WrongScenario(['rival'], `the rival must be another faction, not "${fault.found}"`);
    case 'not alone':
      throw new WrongScenario(['options'], `"${fault.found}" has no place in the solo game`);
  }
}

/** Copies are alike where they cost, bring and do the same, and where the same lies on them. */
function face(state: State, no: number): unknown {
  const card = CARDS[no];
  const place = state.seats.flatMap(({ locations }) => locations).find((location) => location.card === no);
  return card && [card.data.id, card.cost, card.raze, card.deal, place && { ...place, card: 0 }];
}

const FROM_HAND: readonly string[] = ['build', 'deal', 'raze card'];

/** A step for "why not?": of the copies of the card, the one that lies where it would be used. */
function attempted(state: State, by: Seat, given: Given & { readonly do: string }): OsadnicyStep {
  const copies = (given.card ?? given.tile ?? []) as readonly number[];
  const of = (given.of ?? -1) as Seat;
  const empires = of < 0 ? state.seats : [state.seats[of]!];
  const built = empires.flatMap(({ locations }) => locations.map(({ card }) => card));
  const lying = (FROM_HAND.includes(given.do) ? state.seats[by]!.hand : built).find((card) => copies.includes(card));
  const step = { ...given, seat: by, of, card: lying ?? copies[0] ?? -1, times: given.times ?? 1 };
  return step as unknown as OsadnicyStep;
}

export const vocabulary: Vocabulary<State, OsadnicyStep, OsadnicyEvent, Config, Zone> = {
  game: osadnicy,
  rules: RULES.map(({ id }) => id),
  players: FACTIONS,
  seats: (at) => (isSolo(at) ? [...at.factions, VIRTUAL] : at.factions),
  chosen: {
    table: {
      options: { shape: listOf(oneOf(...OPTIONS)), about: 'Variants in play.' },
      rival: { shape: oneOf(...FACTIONS), about: 'Whose faction locations the virtual player has, at war alone.' },
    },
    seat: { faction: { shape: oneOf(...FACTIONS), about: 'Who sits here.', required: true } },
  },
  config,
  names: NAMES,
  cards: {
    kind: 'card',
    pile: pileOfCard,
    absent: (text) => {
      const called = NAMES.card.called(text);
      const attack = called.every((no) => CARDS[no]!.deck === ATTACK_DECK);
      return attack ? NO_VIRTUAL_PLAYER : `${text} belongs to a faction, or to an expansion, that nobody plays`;
    },
  },
  starts: STARTS,
  table,
  seat,
  finish: placeRound,
  questions: OFFERED_AT,
  details,
  picks: nameOf('loot'),
  face,
  attempted,
  chance,
  stops: ['attack'],
};
