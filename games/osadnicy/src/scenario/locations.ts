import type { Seat } from '@imperia/engine';
import {
  amounts,
  COUNT,
  type Field,
  FLAG,
  type Laying,
  listOf,
  nameOf,
  type ObjectShape,
  oneOf,
  type Path,
  SEAT,
  WrongScenario,
} from '@imperia/kit/scenario';
import { COLOURS, type Colour } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import type { Config } from '../config.ts';
import { newLocation } from '../empire.ts';
import {
  amountOf,
  NO_TOKENS,
  TECHNOLOGIES,
  type Technology,
  TOKENS,
  type Token,
  type Tokens,
  tokens,
} from '../goods.ts';
import type { Location, State } from '../state.ts';
import { COMMON, pileOf } from './names.ts';

type Goods = Partial<Record<Token, number>>;

/** A location as a file says it, with seats as numbers. */
interface Written {
  readonly card: string;
  readonly used?: number;
  readonly spent?: Goods;
  readonly defended?: boolean;
  readonly samurai?: boolean;
  readonly blocked?: boolean;
  readonly seizedBy?: Seat;
  readonly under?: readonly string[];
  readonly aside?: Goods;
  readonly colour?: Colour;
  readonly markers?: readonly string[];
  readonly barred?: boolean;
  readonly visitors?: number;
  readonly kept?: readonly string[];
  readonly laid?: readonly string[];
  readonly statues?: number;
  readonly fortifications?: number;
  readonly neutral?: boolean;
  readonly shored?: string;
  readonly dealBy?: Seat;
  readonly dealCard?: string;
  readonly stock?: Goods;
  readonly technology?: readonly Technology[];
  readonly unlocked?: boolean;
  readonly wrecked?: boolean;
}

const CARD = nameOf('card');
/** What the only card that lays one there says. */
const SHORED = 2;

const LOCATION: ObjectShape = {
  kind: 'object',
  name: 'location',
  fields: {
    card: { shape: CARD, about: 'The card.', required: true },
    used: { shape: COUNT, about: 'How often its action, or its limited feature, has been used this round.' },
    spent: { shape: amounts('spent', TOKENS, 0), about: 'What was laid on it to use its action.' },
    defended: { shape: FLAG, about: 'A defense token lies on it.' },
    samurai: { shape: FLAG, about: 'A samurai stands on it.' },
    blocked: { shape: FLAG, about: 'Its action cannot be used this round.' },
    seizedBy: { shape: SEAT, about: 'Who has seized it until the end of the round.' },
    under: { shape: listOf(CARD), about: 'Cards laid under it to the end of the game.' },
    aside: { shape: amounts('aside', TOKENS, 0), about: 'Goods laid on it to the end of the game.' },
    colour: { shape: oneOf(...COLOURS), about: 'The colour that was chosen for it.' },
    markers: { shape: listOf(CARD), about: 'Common cards that mark sets under it.' },
    barred: { shape: FLAG, about: 'The virtual Egyptians keep it out of the empire this round.' },
    visitors: { shape: COUNT, about: 'Workers that others have sent here this round.' },
    kept: { shape: listOf(CARD), about: 'Common cards kept here for later prayers.' },
    laid: { shape: listOf(CARD), about: 'Common cards laid here to use its action.' },
    shored: { shape: CARD, about: 'The card under it that makes it worth 2 points more.' },
    statues: { shape: COUNT, about: 'Statue tokens on it.' },
    fortifications: { shape: COUNT, about: 'Fortifications of this fortress.' },
    neutral: { shape: FLAG, about: 'What seized it is lost: nobody has it until the end of the round.' },
    dealBy: { shape: SEAT, about: 'Who has a deal with this location.' },
    stock: { shape: amounts('stock', TOKENS, 0), about: 'Goods kept on it from one round to the next.' },
    technology: { shape: listOf(oneOf(...TECHNOLOGIES)), about: 'Technology that lies on it.' },
    unlocked: { shape: FLAG, about: 'What it asks for before it works has been paid this round.' },
    wrecked: { shape: FLAG, about: 'It does nothing until its owner frees it.' },
    dealCard: { shape: CARD, about: 'The card that marks that deal; it belongs to "dealBy".' },
  },
};

export function amountsOf(found: Tokens): Goods {
  return Object.fromEntries(TOKENS.map((token, i) => [token, amountOf(found, i)]));
}

export const empire: Field<State, Config> = {
  shape: listOf({ kind: 'either', key: 'card', of: LOCATION }),
  about:
    'Built locations in the order of building: a card, or a card with what lies on it. Expected in any order; of what lies on them, only what is named is looked at.',
  count: 'empireCount',
  lay(on, given) {
    const written = on.given.empire as readonly unknown[];
    const built = (given as readonly Written[]).map((one, i) => {
      const path = [...on.path, i];
      return placed(on, one, path, typeof written[i] === 'string' ? path : [...path, 'card']);
    });
    return () => {
      const locations = built.map((location) => location());
      on.state.seats[on.seat]!.locations = locations;
      on.state.seizures += locations.filter(({ seizedBy, neutral }) => seizedBy >= 0 || neutral).length;
      markSeizers(on.state);
    };
  },
  read: ({ seats }, seat) =>
    seats[seat]!.locations.map((location) => ({
      ...location,
      spent: amountsOf(location.spent),
      aside: amountsOf(location.aside),
      markers: location.markers ?? [],
      stock: amountsOf(location.stock ?? NO_TOKENS),
      technology: location.technology ?? [],
      unlocked: location.unlocked ?? false,
      wrecked: location.wrecked ?? false,
      barred: location.barred ?? false,
      visitors: location.visitors ?? 0,
      kept: location.kept ?? [],
      laid: location.laid ?? [],
      statues: location.statues ?? 0,
      fortifications: location.fortifications ?? 0,
      neutral: location.neutral ?? false,
      shored: location.shored?.card ?? -1,
      dealBy: location.routeOf,
      dealCard: location.route,
    })),
};

/** What is seized is so by a location of who has seized it, where one stands there that can. */
function markSeizers({ seats }: State): void {
  for (const seat of seats) {
    seat.locations = seat.locations.map((location) => {
      const seizer = seats[location.seizedBy]?.locations.find(({ card }) => seizes(card));
      return seizer ? { ...location, seizedWith: seizer.card } : location;
    });
  }
}

function seizes(card: number): boolean {
  return CARDS[card]!.data.action?.effects.some(({ op }) => op === 'seize') === true;
}

/** Asks for the cards; the result is the location once all cards are handed out. */
function placed(
  { state, config, seat: owner, box }: Laying<State, Config>,
  given: Written,
  path: Path,
  cardPath: Path,
): () => Location {
  const own = pileOf(state.seats[owner]!.deckNo);
  let location = newLocation(-1);
  const other = (field: 'seizedBy' | 'dealBy'): Seat => {
    const seat = given[field] ?? -1;
    if (seat !== owner) return seat;
    throw new WrongScenario([...path, field], `the ${config.factions[seat]} own this location`);
  };
  const [seizedBy, routeOf] = [other('seizedBy'), other('dealBy')];
  const markers = box.cards(given.markers ?? [], [...path, 'markers'], { pile: COMMON, only: true });
  const common = { pile: COMMON, only: true };
  const kept = box.cards(given.kept ?? [], [...path, 'kept'], common);
  const laid = box.cards(given.laid ?? [], [...path, 'laid'], common);
  const under = box.cards(given.under ?? [], [...path, 'under'], { pile: own });
  box.card(given.card, cardPath, { pile: own }, (card) => {
    location = { ...location, card };
  });
  if (given.shored !== undefined) {
    box.card(given.shored, [...path, 'shored'], { pile: own }, (card) => {
      location = { ...location, shored: { card, vp: SHORED } };
    });
  }
  if (routeOf < 0 !== (given.dealCard === undefined)) {
    throw new WrongScenario(path, '"dealBy" and "dealCard" belong together: who has the deal, and which card marks it');
  }
  if (given.dealCard !== undefined) {
    const pile = pileOf(state.seats[routeOf]!.deckNo);
    box.card(given.dealCard, [...path, 'dealCard'], { pile, only: true }, (route) => {
      location = { ...location, route };
    });
  }
  return () => {
    if (routeOf >= 0 && CARDS[location.card]!.deal === null) {
      throw new WrongScenario([...path, 'dealBy'], 'a location without a deal field has no deals');
    }
    const { used = 0, defended = false, samurai = false, blocked = false } = given;
    const spent = given.spent ? tokens(given.spent) : location.spent;
    const aside = given.aside ? tokens(given.aside) : location.aside;
    const expanded = {
      ...(given.colour && { colour: given.colour }),
      ...(markers.length > 0 && { markers }),
      ...(given.barred && { barred: true as const }),
      ...(given.visitors && { visitors: given.visitors }),
      ...(given.stock && { stock: tokens(given.stock) }),
      ...(given.technology && { technology: given.technology }),
      ...(given.unlocked && { unlocked: true as const }),
      ...(given.wrecked && { wrecked: true as const }),
      ...(kept.length > 0 && { kept }),
      ...(laid.length > 0 && { laid }),
      ...(given.statues !== undefined && { statues: given.statues }),
      ...(given.fortifications && { fortifications: given.fortifications }),
      ...(given.neutral && { neutral: true as const }),
    };
    return { ...location, used, spent, defended, samurai, blocked, seizedBy, under, aside, routeOf, ...expanded };
  };
}
