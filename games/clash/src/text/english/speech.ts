import type { Seat } from '@imperia/engine';
import { type Part, plain, pluralOf } from '@imperia/kit';
import { laidAs, type Turned } from '../../actions/explore.ts';
import { ADVANCES, type Advance, CATEGORIES } from '../../advances.ts';
import { actionCard } from '../../card-data.ts';
import { grid } from '../../cities.ts';
import { FIRST_BUILDING, PIECES, SETTLEMENT } from '../../effects/events/disasters.ts';
import { GOODS, type Goods } from '../../goods.ts';
import { advanceThing, cardThing, hexCode, hexThing } from '../../kit/things.ts';
import type { Hex } from '../../map/grid.ts';
import type { Owner } from '../../owners.ts';
import { BUILDINGS, UNITS } from '../../pieces.ts';
import type { Mood, State } from '../../state.ts';
import { termOf } from '../../terms.ts';
import { CARD_KINDS } from '../../trade.ts';
import { captiveKind, captiveOwner } from '../../units.ts';
import { type Side, sideOwner } from '../../war/battle.ts';
import { cardKind, isSeen, printedName } from '../cards.ts';
import type { Countable } from '../keys.ts';
import { advanceId, advanceName, categoryName, moodName, peopleOf, placeName, placeOf, unitName } from '../names.ts';
import { pairs, pictured, tally } from '../parts.ts';
import { list, said } from '../said.ts';
import { nouns, peoples } from './lexicon.ts';

/** How English counts and names pieces. */
export class EnglishWords {
  n(noun: Countable, n: number): Part {
    const { one, many } = nouns[noun];
    return pictured(noun, n, `${n} ${pluralOf(n, 'en') === 'one' ? one : many}`);
  }

  /** With its article. */
  a(noun: Countable): Part {
    const { one, many } = nouns[noun];
    if (one === many) return pictured(noun, 1, one);
    return pictured(noun, 1, `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`);
  }

  the(noun: Countable): Part {
    return pictured(noun, 1, `the ${nouns[noun].one}`);
  }

  building(building: number): Part {
    return this.a(BUILDINGS[building]!);
  }

  unit(kind: number): Part {
    return this.a(UNITS[kind]!);
  }

  good(good: number, n: number): Part {
    return this.n(GOODS[good]!, n);
  }

  goods(goods: Goods): Part[] {
    const some = pairs(goods).map(([good, n]) => this.good(good, n));
    return some.length > 0 ? list(some, 'and') : ['nothing'];
  }

  units(kinds: readonly number[]): Part[] {
    return list(
      tally(kinds).map(([kind, n]) => this.n(UNITS[kind]!, n)),
      'and',
    );
  }

  /** As it is called on its track. */
  track(good: number): string {
    return nouns[GOODS[good]!].one;
  }

  /** All of it: Ideas, Gold. */
  plural(good: number): string {
    return nouns[GOODS[good]!].many;
  }

  /** So many, as words alone. */
  counted(n: number, noun: Countable): string {
    return plain([this.n(noun, n)]);
  }

  /** Of a building, without an article. */
  word(building: number): Part {
    const noun = BUILDINGS[building]!;
    return pictured(noun, 1, nouns[noun].one);
  }

  mood(mood: Mood): string {
    return moodName(mood, 'en');
  }

  /** As on a face of the die. */
  bare(kind: number): string {
    return unitName(kind, 'en');
  }
}

/** How English sentences name what they speak of. */
export class EnglishNames extends EnglishWords {
  readonly game: State;

  constructor(game: State) {
    super();
    this.game = game;
  }

  who(owner: Owner): string {
    return `the ${peoples[peopleOf(this.game, owner)]}`;
  }

  hex(hex: Hex): Part {
    return { thing: hexThing(this.game, hex), text: hexCode(this.game, hex) };
  }

  hexes(hexes: readonly Hex[]): Part[] {
    return list(
      hexes.map((hex) => this.hex(hex)),
      'and',
    );
  }

  advance(seat: Seat, advance: Advance): Part {
    const text = advanceName(this.game, seat, advance, 'en');
    const id = advanceId(this.game, seat, advance);
    return id === null ? text : { thing: advanceThing(id), text };
  }

  advances(seat: Seat, advances: readonly Advance[]): Part[] {
    return list(
      advances.map((advance) => this.advance(seat, advance)),
      'and',
    );
  }

  card(card: number): Part {
    const name = printedName(card);
    return name ? { thing: cardThing(card), text: name.en } : this.a(`${cardKind(card)} card`);
  }

  /** By their names, or how many of each kind. */
  cards(cards: readonly number[]): Part[] {
    return list(this.eachCard(cards), 'and');
  }

  eachCard(cards: readonly number[]): Part[] {
    if (cards.every(isSeen)) return cards.map((card) => this.card(card));
    const kinds = cards.map(cardKind);
    return [...new Set(kinds)].map((kind) => this.n(`${kind} card`, kinds.filter((one) => one === kind).length));
  }

  /** The upper half, by its name. */
  civil(card: number): Part {
    if (!isSeen(card) || cardKind(card) !== 'action') return this.card(card);
    return { thing: cardThing(card), text: `${actionCard(card).civil.name.en}` };
  }

  /** The lower half. */
  battle(card: number): Part {
    if (!isSeen(card) || cardKind(card) !== 'action') return this.card(card);
    return { thing: cardThing(card), text: `${actionCard(card).battle.name.en}` };
  }

  /** Goods and cards of an offer, or nothing. */
  deal(goods: Goods, cards: readonly Part[]): Part[] {
    const all = [...pairs(goods).map(([good, n]): Part => this.good(good, n)), ...cards];
    return all.length === 0 ? ['nothing'] : list(all, 'and');
  }

  /** So many action, objective and wonder cards. */
  kinds(kinds: readonly number[]): Part[] {
    return kinds.flatMap((n, kind) => (n > 0 ? [this.n(`${CARD_KINDS[kind]!} card`, n)] : []));
  }

  /** What is given for what, one for one. */
  terms(terms: readonly number[]): Part[] {
    const all = terms.map(termOf).map(([given, taken]) => said`${this.good(given, 1)} for ${this.good(taken, 1)}`);
    return list(all, 'and');
  }

  government(top: Advance): string {
    return categoryName(CATEGORIES[ADVANCES[top]!.category]!, 'en');
  }

  /** What lies where when the tile is laid this way. */
  laid(hex: Hex, turned: Turned): Part[] {
    const way = laidAs(this.game, grid(this.game).slotOf[hex]!, turned);
    return list(
      way.map((one) => said`${this.hex(one.hex)} ${placeName(placeOf(one.terrain), 'en')}`),
      'and',
    );
  }

  /** The hexes of a tile. */
  slot(slot: number): readonly Hex[] {
    return grid(this.game).slots[slot]?.hexes ?? [];
  }

  /** What lies on them. */
  land(slot: number): Part[] {
    return list(
      this.slot(slot).map((hex) => said`${this.hex(hex)} ${placeName(placeOf(this.game.terrain[hex]!), 'en')}`),
      'and',
    );
  }

  /** Whoever fights on a side of the battle. */
  fighting(side: Side): string {
    return this.who(sideOwner(this.game.battle!, side));
  }

  /** Whom an army holds: a unit, and whose it was. */
  captive(one: number): string {
    return `${this.bare(captiveKind(one))} of ${this.who(captiveOwner(one))}`;
  }

  /** Pieces of cities, each with its hex. */
  pieces(pieces: readonly number[]): Part[] {
    return list(
      pieces.map((one) => this.piece(one)),
      'and',
    );
  }

  piece(one: number): Part[] {
    const which = one % PIECES;
    const hex = this.hex(Math.floor(one / PIECES));
    if (which === SETTLEMENT) return said`the settlement of ${hex}`;
    if (which <= BUILDINGS.length) return said`${this.building(which - FIRST_BUILDING)} of ${hex}`;
    return said`${this.card(which)} of ${hex}`;
  }
}
