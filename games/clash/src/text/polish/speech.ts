import type { Seat } from '@imperia/engine';
import { type Part, plain } from '@imperia/kit';
import { type Case, counted } from '@imperia/kit/inflection';
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
import { nouns, type PeopleForms, peoples } from './lexicon.ts';

/** How Polish counts and names pieces. */
export class PolishWords {
  /** "With" is hard to say before some sounds: ze Świątynią. */
  z(what: readonly Part[]): Part[] {
    return said`${/^[szśźż][^aeiouyąęó]/i.test(plain(what)) ? 'ze' : 'z'} ${what}`;
  }

  n(noun: Countable, n: number, as: Case = 'acc'): Part {
    return pictured(noun, n, counted(nouns[noun], n, as));
  }

  a(noun: Countable, as: Case = 'acc'): Part {
    return pictured(noun, 1, nouns[noun].one[as]);
  }

  building(building: number, as: Case = 'acc'): Part {
    return this.a(BUILDINGS[building]!, as);
  }

  unit(kind: number, as: Case = 'acc'): Part {
    return this.a(UNITS[kind]!, as);
  }

  good(good: number, n: number, as: Case = 'acc'): Part {
    return this.n(GOODS[good]!, n, as);
  }

  goods(goods: Goods, as: Case = 'acc'): Part[] {
    const some = pairs(goods).map(([good, n]) => this.good(good, n, as));
    return some.length > 0 ? list(some, 'i') : ['nic'];
  }

  units(kinds: readonly number[], as: Case = 'acc'): Part[] {
    return list(
      tally(kinds).map(([kind, n]) => (n === 1 ? this.unit(kind, as) : this.n(UNITS[kind]!, n, as))),
      'i',
    );
  }

  /** All of it: Idee, żetony Kultury. */
  plural(good: number): string {
    return nouns[GOODS[good]!].many.nom;
  }

  /** Of it: Żywności. */
  of(good: number): string {
    return nouns[GOODS[good]!].one.gen;
  }

  /** By it: Złotem, żetonami Kultury. */
  by(good: number): string {
    return nouns[GOODS[good]!].many.ins;
  }

  mood(mood: Mood): string {
    return moodName(mood, 'pl');
  }

  /** As on a face of the die. */
  bare(kind: number): string {
    return unitName(kind, 'pl');
  }
}

/** How Polish sentences name what they speak of. */
export class PolishNames extends PolishWords {
  readonly game: State;

  constructor(game: State) {
    super();
    this.game = game;
  }

  who(owner: Owner, as: keyof PeopleForms = 'nom'): string {
    return peoples[peopleOf(this.game, owner)][as];
  }

  hex(hex: Hex): Part {
    return { thing: hexThing(this.game, hex), text: hexCode(this.game, hex) };
  }

  hexes(hexes: readonly Hex[]): Part[] {
    return list(
      hexes.map((hex) => this.hex(hex)),
      'i',
    );
  }

  advance(seat: Seat, advance: Advance): Part {
    const text = `„${advanceName(this.game, seat, advance, 'pl')}”`;
    const id = advanceId(this.game, seat, advance);
    return id === null ? text : { thing: advanceThing(id), text };
  }

  advances(seat: Seat, advances: readonly Advance[]): Part[] {
    return list(
      advances.map((advance) => this.advance(seat, advance)),
      'i',
    );
  }

  /** Names are not inflected: another noun is, for them. */
  card(card: number, as: Case = 'acc'): Part {
    const name = printedName(card);
    if (!name) return nouns[`${cardKind(card)} card`].one[as];
    const text = cardKind(card) === 'region' ? name.pl : this.#quoted(name.pl, as);
    return { thing: cardThing(card), text };
  }

  #quoted(name: string, as: Case): string {
    return as === 'nom' ? `„${name}”` : `${nouns.card.one[as]} „${name}”`;
  }

  /** By their names, or how many of each kind. */
  cards(cards: readonly number[], as: Case = 'acc'): Part[] {
    return list(this.eachCard(cards, as), 'i');
  }

  eachCard(cards: readonly number[], as: Case = 'acc'): Part[] {
    if (cards.every(isSeen)) return cards.map((card) => this.card(card, as));
    const kinds = cards.map(cardKind);
    return [...new Set(kinds)].map((kind) => this.n(`${kind} card`, kinds.filter((one) => one === kind).length, as));
  }

  /** The upper half, by its name. */
  civil(card: number): Part {
    if (!isSeen(card) || cardKind(card) !== 'action') return this.card(card);
    return { thing: cardThing(card), text: this.#quoted(actionCard(card).civil.name.pl, 'acc') };
  }

  /** The lower half. */
  battle(card: number): Part {
    if (!isSeen(card) || cardKind(card) !== 'action') return this.card(card);
    return { thing: cardThing(card), text: this.#quoted(actionCard(card).battle.name.pl, 'acc') };
  }

  /** Goods and cards of an offer, or nothing. */
  deal(goods: Goods, cards: readonly Part[]): Part[] {
    const all = [...pairs(goods).map(([good, n]): Part => this.good(good, n)), ...cards];
    return all.length === 0 ? ['nic'] : list(all, 'i');
  }

  /** So many action, objective and wonder cards. */
  kinds(kinds: readonly number[]): Part[] {
    return kinds.flatMap((n, kind) => (n > 0 ? [this.n(`${CARD_KINDS[kind]!} card`, n)] : []));
  }

  /** What is given for what, one for one. */
  terms(terms: readonly number[]): Part[] {
    const all = terms.map(termOf).map(([given, taken]) => said`${this.good(given, 1)} za ${this.good(taken, 1)}`);
    return list(all, 'i');
  }

  government(top: Advance): string {
    return categoryName(CATEGORIES[ADVANCES[top]!.category]!, 'pl');
  }

  /** What lies where when the tile is laid this way. */
  laid(hex: Hex, turned: Turned): Part[] {
    const way = laidAs(this.game, grid(this.game).slotOf[hex]!, turned);
    return list(
      way.map((one) => said`${this.hex(one.hex)} ${placeName(placeOf(one.terrain), 'pl')}`),
      'i',
    );
  }

  /** The hexes of a tile. */
  slot(slot: number): readonly Hex[] {
    return grid(this.game).slots[slot]?.hexes ?? [];
  }

  /** What lies on them. */
  land(slot: number): Part[] {
    return list(
      this.slot(slot).map((hex) => said`${this.hex(hex)} ${placeName(placeOf(this.game.terrain[hex]!), 'pl')}`),
      'i',
    );
  }

  /** Whoever fights on a side of the battle. */
  fighting(side: Side): string {
    return this.who(sideOwner(this.game.battle!, side), 'gen');
  }

  /** Whom an army holds: a unit, and whose it was. */
  captive(one: number): string {
    return `${this.bare(captiveKind(one))} ${this.who(captiveOwner(one), 'gen')}`;
  }

  /** Pieces of cities, each with its hex. */
  pieces(pieces: readonly number[]): Part[] {
    return list(
      pieces.map((one) => this.piece(one)),
      'i',
    );
  }

  piece(one: number): Part[] {
    const which = one % PIECES;
    const hex = this.hex(Math.floor(one / PIECES));
    if (which === SETTLEMENT) return said`Osadę ${hex}`;
    if (which <= BUILDINGS.length) return said`${this.building(which - FIRST_BUILDING)} w ${hex}`;
    return said`${this.card(which)} w ${hex}`;
  }
}
