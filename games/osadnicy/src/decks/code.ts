import { FACTIONS } from '../card-data.ts';
import type { KnownPack } from '../own/known.ts';
import { type BuiltDeck, cardsFor, whole } from './deck.ts';

/** A digit of a code stands for so many cards. */
const BITS = 5;

/**
 * A deck in a few letters, for links and lists: its faction, and for every card in the order of numbers whether it is
 * there. Cards that come later are further to the right, so that codes stay what they are. Cards of one's own follow by
 * their codes.
 */
export function deckCode({ faction, cards }: BuiltDeck): string {
  const all = cardsFor(faction);
  const bits = all.map(({ id }) => (cards[id] ? 1 : 0));
  const own = Object.keys(cards).filter((card) => !all.some(({ id }) => id === card));
  let code = '';
  for (let at = 0; at < bits.length; at += BITS) {
    const digit = bits.slice(at, at + BITS).reduce<number>((sum, bit, i) => sum + (bit << i), 0);
    code += digit.toString(1 << BITS);
  }
  return [`${faction}.${code.replace(/0+$/, '')}`, ...own.sort()].join('-');
}

/** Null where it is the code of no deck, or of one with cards of other packs. */
export function deckByCode(code: string, packs: readonly KnownPack[] = []): BuiltDeck | null {
  const found = readCode(code, packs);
  return found && found.missing.length === 0 ? found.deck : null;
}

/** The deck of a code as far as its cards are known, and those of one's own that are in none of these packs. */
export function readCode(
  code: string,
  packs: readonly KnownPack[],
): { readonly deck: BuiltDeck; readonly missing: readonly string[] } | null {
  const [plain = '', ...own] = code.split('-');
  const [, name = '', digits = ''] = /^([a-z]+)\.([0-9a-v]*)$/.exec(plain) ?? [];
  const faction = FACTIONS.find((one) => one === name);
  if (!faction) return null;
  const all = cardsFor(faction);
  if (digits.length > Math.ceil(all.length / BITS)) return null;
  const added = cardsFor(faction, packs).filter((card) => card.own && own.includes(card.id));
  const deck = { faction, cards: whole([...all.filter((_, i) => isSet(digits, i)), ...added]) };
  return { deck, missing: own.filter((card) => !added.some(({ id }) => id === card)) };
}

function isSet(digits: string, i: number): boolean {
  const digit = Number.parseInt(digits[Math.floor(i / BITS)] ?? '0', 1 << BITS);
  return ((digit >> (i % BITS)) & 1) === 1;
}
