import type { Decision, Seat } from '@imperia/engine';
import { amounts, COUNT, type Detail, FLAG, type Given, listOf, nameOf, oneOf, SEAT } from '@imperia/kit/scenario';
import { yieldGood, yieldHex } from '../actions/collect.ts';
import type { Config } from '../config.ts';
import { FIRST_BUILDING, PIECES, SETTLEMENT } from '../effects/events/disasters.ts';
import { UNIT_ITEM } from '../effects/events/losses.ts';
import { GOODS, type Goods } from '../goods.ts';
import { BUILDINGS, UNITS } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ClashStep } from '../steps.ts';
import { termOf } from '../terms.ts';
import { cardName } from '../text/cards.ts';
import { CARD_KINDS, GOOD_ITEM, KIND_ITEM } from '../trade.ts';
import { hexAt, kindOf } from '../units.ts';
import { codeIn, HEX, hexNamed } from './hexes.ts';

type Details = Readonly<Record<string, Detail<ClashStep, Config>>>;

/** A field of the option that is a hex. */
function hex(name: 'hex' | 'to' | 'via' | 'port', about: string): Detail<ClashStep, Config> {
  return {
    shape: HEX,
    about,
    read: (option, config) => {
      const value = (option as unknown as Given)[name];
      return typeof value === 'number' && (name !== 'to' || 'hex' in option) ? codeIn(config, value) : undefined;
    },
  };
}

/** A field of the option that is a place in a list of words. */
function word(name: string, words: readonly string[], about: string): Detail<ClashStep, Config> {
  return {
    shape: oneOf(...words),
    about,
    read: (option) => {
      const value = (option as unknown as Given)[name];
      return typeof value === 'number' ? words[value] : undefined;
    },
  };
}

/** What an option can be told by. */
export const details: Details = {
  hex: hex('hex', 'The hex it is about, or from which it starts.'),
  to: hex('to', 'Where it leads.'),
  via: hex('via', 'The hex passed on the way, by Roads.'),
  port: hex('port', 'The Sea hex that the Port faces.'),
  ship: {
    shape: HEX,
    about: 'The hex of the Ship.',
    read: (option, config) => ('ship' in option ? codeIn(config, hexAt(option.ship)) : undefined),
  },
  advance: { shape: nameOf('advance'), about: 'The advance.' },
  building: word('building', BUILDINGS, 'The building.'),
  kind: word('kind', UNITS, 'The kind of unit.'),
  card: { shape: nameOf('card'), about: 'The card; a name means any copy.' },
  cards: {
    shape: listOf(nameOf('card'), 'same'),
    about: 'Two cards: the one that is kept or taken, then the one given for it.',
  },
  good: word('good', GOODS, 'The resource or token.'),
  of: { shape: SEAT, about: 'The other player it is about.' },
  with: {
    shape: SEAT,
    about: 'To whom an offer is made.',
    read: (option) => ('to' in option && !('hex' in option) ? option.to : undefined),
  },
  pay: {
    shape: amounts('payment', GOODS, 0),
    about: 'Exactly how something is paid.',
    read: (option) => ('pay' in option ? paid(option.pay) : undefined),
  },
  goods: {
    shape: amounts('goods', GOODS, 0),
    about: 'Exactly what is gained.',
    read: (option) => ('goods' in option ? paid(option.goods) : undefined),
  },
  units: {
    shape: listOf(oneOf(...UNITS)),
    about: 'The kinds of the units that it is about.',
    read: (option) => ('units' in option ? option.units.map((unit) => UNITS[kindOf(unit)]) : undefined),
  },
  advances: { shape: listOf(nameOf('advance'), 'same'), about: 'The advances.' },
  for: {
    shape: SEAT,
    about: 'For whom it is done.',
    read: (option) => ('by' in option ? option.by : undefined),
  },
  mood: { shape: COUNT, about: 'How many Mood tokens.' },
  culture: { shape: COUNT, about: 'How many Culture tokens.' },
  under: { shape: FLAG, about: 'To the bottom of the deck.' },
  roads: { shape: FLAG, about: 'By Roads.' },
  turned: { shape: COUNT, about: 'How the tile lies: 0 as printed, 1 turned round.' },
  steps: { shape: COUNT, about: 'How many steps of mood.' },
  boost: { shape: COUNT, about: 'Culture tokens paid for range.' },
  n: { shape: COUNT, about: 'How many.' },
  gold: { shape: COUNT, about: 'How much Gold.' },
  die: { shape: FLAG, about: "Siegecraft silences the Fortress's die." },
  shield: { shape: FLAG, about: "Siegecraft silences the Fortress's shield." },
  whole: { shape: FLAG, about: 'The text of the event counts, too.' },
  objective: {
    shape: { kind: 'text' },
    about: 'The id of the objective.',
    read: (option) => ('objective' in option ? option.objective : undefined),
  },
};

function paid(pay: Goods): Given {
  return Object.fromEntries(GOODS.map((good, i) => [good, pay[i]]));
}

/** How an item of a pick is called: `infantry`, `food C4`, `C4`, `port C4`, a good, a card. */
export function picked(state: State, { ask }: Decision<ClashStep>, item: number): string {
  const code = (at: number) => codeIn(state.config, at) ?? '';
  switch (ask.do) {
    case 'gather':
      return `${GOODS[yieldGood(item)]} ${code(yieldHex(item))}`;
    case 'levy':
    case 'dig for gold':
      return GOODS[item]!;
    case 'choose units':
    case 'take captives':
      return UNITS[item]!;
    case 'choose group':
    case 'go ashore':
    case 'casualties':
    case 'lose units':
    case 'unload':
      return UNITS[kindOf(item)]!;
    case 'plague':
    case 'conscript':
      return `${UNITS[kindOf(item)]} ${code(hexAt(item))}`;
    case 'set terms':
      return termOf(item)
        .map((good) => GOODS[good])
        .join(' for ');
    case 'trade routes':
      return code(item);
    case 'earthquake':
      return pieceName(item, code);
    case 'pandemic':
      if (item >= UNIT_ITEM) return `${UNITS[kindOf(item - UNIT_ITEM)]} ${code(hexAt(item - UNIT_ITEM))}`;
      return item >= GOOD_ITEM ? GOODS[item - GOOD_ITEM]! : cardName(item, 'en');
    default:
      if (item >= KIND_ITEM) return `${CARD_KINDS[item - KIND_ITEM]} card`;
      return item >= GOOD_ITEM ? GOODS[item - GOOD_ITEM]! : cardName(item, 'en');
  }
}

function pieceName(item: number, code: (hex: number) => string): string {
  const which = item % PIECES;
  const hex = code(Math.floor(item / PIECES));
  if (which === SETTLEMENT) return `settlement ${hex}`;
  return which <= BUILDINGS.length ? `${BUILDINGS[which - FIRST_BUILDING]} ${hex}` : `${cardName(which, 'en')} ${hex}`;
}

/** A step for "why not?", from the words that name it. */
export function attempted({ config }: State, seat: Seat, given: Given & { readonly do: string }): ClashStep {
  const place = (name: string) =>
    given[name] === undefined ? {} : { [name]: hexNamed(config, given[name] as string) };
  const [advance] = (given.advance ?? []) as readonly number[];
  const [card] = (given.card ?? []) as readonly number[];
  return {
    ...given,
    seat,
    ...place('hex'),
    ...place('to'),
    port: -1,
    ...place('port'),
    ...(advance === undefined ? {} : { advance }),
    ...(card === undefined ? {} : { card }),
    ...(given.building === undefined ? {} : { building: BUILDINGS.indexOf(given.building as never) }),
  } as unknown as ClashStep;
}
