import type { Faction } from '../card-data.ts';
import { CARDS, type Card, cardNumber } from '../cards.ts';
import { board } from '../factions.ts';
import { TOKENS, type Tokens } from '../goods.ts';
import { ATTACK_DECK } from '../numbers.ts';
import { isVirtual } from '../solo/virtual.ts';
import type { State } from '../state.ts';
import { didYouMean } from './near.ts';
import type { Side } from './types.ts';

const byName = new Map<string, Card[]>();
let indexed = 0;

/** Packs may be added later, so the index grows with the cards. */
function index(): Map<string, Card[]> {
  for (; indexed < CARDS.length; indexed++) {
    const card = CARDS[indexed]!;
    for (const name of new Set([spelled(card.data.name.pl), spelled(card.data.name.en)])) {
      const same = byName.get(name);
      if (same) same.push(card);
      else byName.set(name, [card]);
    }
  }
  return byName;
}

function spelled(name: string): string {
  return name.trim().toLowerCase().replaceAll('’', "'").normalize('NFC');
}

/** Every copy that this code or name can mean; none when nobody knows it. */
export function cardsCalled(name: string): readonly Card[] {
  const coded = cardNumber(name.trim().toUpperCase());
  return coded === undefined ? (index().get(spelled(name)) ?? []) : [CARDS[coded]!];
}

/** Attack cards are also called by their target. */
export function attacksCalled(name: string): readonly Card[] {
  const target = spelled(name);
  const attacks = CARDS.filter(({ deck }) => deck === ATTACK_DECK);
  const aimed = attacks.filter(({ deal }) => deal === target);
  return aimed.length > 0 ? aimed : cardsCalled(name).filter(({ deck }) => deck === ATTACK_DECK);
}

export function unknownAttack(name: string): string {
  const targets = CARDS.filter(({ deck }) => deck === ATTACK_DECK).map(({ deal }) => String(deal));
  const known = [...new Set(targets)];
  return `no Attack card is called ${JSON.stringify(name)}${didYouMean(name, known)}; the targets are ${known.join(', ')}`;
}

export function isCode(name: string): boolean {
  return cardNumber(name.trim().toUpperCase()) !== undefined;
}

export function unknownCard(name: string): string {
  const known = CARDS.flatMap(({ code, data }) => [data.name.pl, data.name.en, code]);
  return `no card is called ${JSON.stringify(name)}${didYouMean(name, known)}`;
}

export function cardText(no: number): string {
  const card = CARDS[no];
  return card ? `${card.data.name.pl} (${card.code})` : `card ${no}`;
}

export function factionAt(state: State, seat: number): Faction {
  return board(state.seats[seat]!.deckNo).id;
}

/** Also the virtual player, who has no faction. */
export function sideAt(state: State, seat: number): Side {
  return isVirtual(state, seat) ? 'virtual' : factionAt(state, seat);
}

/** Below zero for who does not play. */
export function seatOfSide(state: State, side: Side): number {
  if (side !== 'virtual') return state.config.factions.indexOf(side);
  return state.seats.findIndex((_, seat) => isVirtual(state, seat));
}

export function goodsText(tokens: Tokens): string {
  const parts = tokens.flatMap((n, token) => (n === 0 ? [] : [`${n} ${TOKENS[token]}`]));
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}
