import type { Faction } from '../card-data.ts';
import { CARDS, type Card, cardNumber } from '../cards.ts';
import { board } from '../factions.ts';
import { TOKENS, type Tokens } from '../goods.ts';
import type { State } from '../state.ts';
import { didYouMean } from './near.ts';

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

export function goodsText(tokens: Tokens): string {
  const parts = tokens.flatMap((n, token) => (n === 0 ? [] : [`${n} ${TOKENS[token]}`]));
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}
