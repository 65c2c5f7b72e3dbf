import type { Seat } from '@imperia/engine';
import {
  amounts,
  COUNT,
  deck,
  type Field,
  type Fields,
  type Given,
  listOf,
  nameOf,
  numberFrom,
  oneOf,
  pile,
  SEAT,
  TEXT,
  type Vocabulary,
  value,
  WrongScenario,
} from '@imperia/kit/scenario';
import { RULES } from '../catalogue/rules.ts';
import { CIVILIZATION_DATA, ownAdvance } from '../civilization-data.ts';
import { CIVILIZATIONS, type Civilization, type Config, configFault, OPTIONS, type Option } from '../config.ts';
import type { ClashEvent } from '../events.ts';
import { clash } from '../game.ts';
import { GOODS, type Good } from '../goods.ts';
import { mark, owns } from '../knowledge.ts';
import { pointsOf, totalOf } from '../scoring.ts';
import type { SeatState, State, Zone } from '../state.ts';
import type { ClashStep } from '../steps.ts';
import { cardKind } from '../text/cards.ts';
import { faultText } from '../text/settings.ts';
import { chance } from './chance.ts';
import { attempted, details, picked } from './choices.ts';
import { finish, STARTS } from './finish.ts';
import { codeIn, HEX, hexNamed } from './hexes.ts';
import { draw, map } from './map.ts';
import { NAMES, OWN_ADVANCES } from './names.ts';
import { OFFERED_AT } from './offered.ts';
import { barbarianCities, barbarianUnits, cities, pirateShips, units } from './pieces.ts';
import { PLAYERS, seatNames } from './seats.ts';

const all = (state: State): State => state;
const own = ({ seats }: State, seat: Seat): SeatState => seats[seat]!;

const table: Fields<State, Config> = {
  age: value(numberFrom(1, 7), 'The Age; 1 when not given.', all, 'age'),
  round: value(numberFrom(1, 3), 'The round of the Age; 1 when not given.', all, 'round'),
  first: value(SEAT, 'The first player; the first seat when not given.', all, 'first'),
  turn: {
    shape: SEAT,
    about: 'Whose turn it is; of the first player when not given.',
    later: true,
    read: ({ active }) => active,
  },
  actions: {
    shape: COUNT,
    about: 'Main actions left in the turn; 3 when not given.',
    later: true,
    read: ({ actions }) => actions,
  },
  map,
  tiles: {
    shape: listOf(nameOf('card'), 'same'),
    about: 'The tiles under unexplored regions, in the order of the regions; any others lie where none is named.',
    always: true,
    lay(on, given) {
      on.state.box = on.box.cards((given ?? []) as readonly string[], on.path, { pile: 'region', only: true });
      return undefined;
    },
  },
  barbarianCities,
  barbarians: barbarianUnits,
  pirates: pirateShips,
  ...deck<State, Config, 'actionDeck', 'actionDeck'>(all, 'actionDeck', {
    name: 'actionDeck',
    what: 'the action deck',
    pile: () => 'action',
  }),
  ...deck<State, Config, 'objectiveDeck', 'objectiveDeck'>(all, 'objectiveDeck', {
    name: 'objectiveDeck',
    what: 'the objective deck',
    pile: () => 'objective',
  }),
  ...deck<State, Config, 'eventDeck', 'eventDeck'>(all, 'eventDeck', {
    name: 'eventDeck',
    what: 'the event deck',
    pile: () => 'event',
  }),
  ...deck<State, Config, 'wonderDeck', 'wonderDeck'>(all, 'wonderDeck', {
    name: 'wonderDeck',
    what: 'the wonder deck',
    pile: () => 'wonder',
  }),
  actionDiscard: pile('The discarded action cards.', all, 'actionDiscard', { count: 'actionDiscardCount' }),
  openEvents: pile('Events that lie open for all.', all, 'openEvents'),
};

/** Goods by their words; those not named are none. */
const goods: Field<State, Config> = {
  shape: amounts('goods', GOODS),
  about: 'Resources and tokens; those not named are 0.',
  always: true,
  lay({ state, seat }, given) {
    own(state, seat).goods = GOODS.map((good) => ((given ?? {}) as { [G in Good]?: number })[good] ?? 0);
    return undefined;
  },
  read: (state, seat) => Object.fromEntries(GOODS.map((good, i) => [good, own(state, seat).goods[i]])),
};

const advances: Field<State, Config> = {
  shape: listOf(nameOf('advance')),
  about: 'Advances that the player has, Farming and Mining too: none but these.',
  always: true,
  lay({ state, seat }, given) {
    for (const advance of (given ?? []) as readonly number[]) mark(own(state, seat), advance);
    return undefined;
  },
  read: (state, seat) => NAMES.advance.known().flatMap((_, no) => (no < 48 && owns(own(state, seat), no) ? [no] : [])),
};

/** Of the player's civilization. */
const ownAdvances: Field<State, Config> = {
  shape: listOf(oneOf(...OWN_ADVANCES)),
  about: "Advances of the player's civilization.",
  lay({ state, seat, path }, given) {
    const mine = CIVILIZATION_DATA[own(state, seat).civilization]?.advances ?? [];
    for (const id of given as readonly string[]) {
      const place = mine.findIndex((one) => one.id === id);
      if (place < 0) throw new WrongScenario(path, `${id} belongs to another civilization`);
      mark(own(state, seat), ownAdvance(place));
    }
    return undefined;
  },
  read: (state, seat) =>
    (CIVILIZATION_DATA[own(state, seat).civilization]?.advances ?? []).flatMap(({ id }, place) =>
      owns(own(state, seat), ownAdvance(place)) ? [id] : [],
    ),
};

const seat: Fields<State, Config> = {
  goods,
  advances,
  ownAdvances,
  cities: cities('Cities of the player, by their hexes.', (one) => one),
  units: units('Units of the player, by their hexes.', (one) => one),
  home: {
    shape: HEX,
    about: 'The hex of the first city.',
    lay: ({ state, config, seat: at }, given) => {
      own(state, at).home = hexNamed(config, given as string);
      return undefined;
    },
    read: (state, at) => codeIn(state.config, own(state, at).home),
  },
  hand: pile('Action cards in hand.', own, 'hand', { count: 'handCount' }),
  objectives: pile('Objective cards in hand.', own, 'objectives', { count: 'objectivesCount' }),
  wonders: pile('Wonder cards in hand.', own, 'wonderHand', { count: 'wondersCount' }),
  persons: pile('Great persons in hand.', own, 'persons'),
  leader: pile('The leader who rules.', own, 'ruling'),
  completed: pile('Objective cards completed.', own, 'completed', { count: 'completedCount' }),
  track: value(COUNT, 'Cubes left on the event track; 3 when not given.', own, 'track'),
  score: {
    shape: {
      kind: 'object',
      name: 'score',
      fields: {
        pieces: { shape: numberFrom(0), about: 'For settlements and buildings.' },
        advances: { shape: numberFrom(0), about: 'For advances.' },
        objectives: { shape: numberFrom(0), about: 'For objectives.' },
        wonders: { shape: numberFrom(0), about: 'For wonders.' },
        events: { shape: numberFrom(0), about: 'For events.' },
        leaders: { shape: numberFrom(0), about: 'For leaders killed.' },
        total: { shape: numberFrom(0), about: 'All of them together.' },
      },
    },
    about: 'Points now.',
    read: (state, at) => ({ ...pointsOf(state, at), total: totalOf(state, at) }),
  },
};

function config(chosen: Given, seats: readonly Given[]): Config {
  const civilizations = seats.flatMap(({ civilization }) => (civilization ? [civilization as Civilization] : []));
  const wanted: Config = { players: seats.length, civilizations, options: (chosen.options ?? []) as readonly Option[] };
  const fault = configFault(wanted);
  if (fault) throw new WrongScenario(['seats'], faultText(fault, 'en'));
  return wanted;
}

export const vocabulary: Vocabulary<State, ClashStep, ClashEvent, Config, Zone> = {
  game: clash,
  rules: RULES.map(({ id }) => id),
  players: PLAYERS,
  seats: seatNames,
  chosen: {
    table: { options: { shape: listOf(oneOf(...OPTIONS)), about: 'Variants.' } },
    seat: {
      civilization: {
        shape: oneOf(...CIVILIZATIONS),
        about: 'The civilization; without one for every seat, seats go by their colours: red, blue, green, yellow.',
      },
      name: { shape: TEXT, about: 'The colour of the seat, for who reads it.' },
    },
  },
  config,
  names: NAMES,
  cards: { kind: 'card', pile: cardKind },
  starts: STARTS,
  table,
  seat,
  finish,
  questions: OFFERED_AT,
  details,
  picks: TEXT,
  picked,
  attempted,
  chance,
  draw,
};
