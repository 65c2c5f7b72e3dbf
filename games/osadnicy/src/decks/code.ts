import { FACTIONS } from '../card-data.ts';
import { type BuiltDeck, cardsFor, whole } from './deck.ts';

/** A digit of a code stands for so many cards. */
const BITS = 5;

/**
 * A deck in a few letters, for links and lists: its faction, and for every card in the order of numbers whether it is
 * there. Cards that come later are further to the right, so that codes stay what they are.
 */
export function deckCode({ faction, cards }: BuiltDeck): string {
  const bits = cardsFor(faction).map(({ id }) => (cards[id] ? 1 : 0));
  let code = '';
  for (let at = 0; at < bits.length; at += BITS) {
    const digit = bits.slice(at, at + BITS).reduce<number>((sum, bit, i) => sum + (bit << i), 0);
    code += digit.toString(1 << BITS);
  }
  return `${faction}.${code.replace(/0+$/, '')}`;
}

/** Null where it is the code of no deck. */
export function deckByCode(code: string): BuiltDeck | null {
  const [, name = '', digits = ''] = /^([a-z]+)\.([0-9a-v]*)$/.exec(code) ?? [];
  const faction = FACTIONS.find((one) => one === name);
  if (!faction) return null;
  const all = cardsFor(faction);
  if (digits.length > Math.ceil(all.length / BITS)) return null;
  return { faction, cards: whole(all.filter((_, i) => isSet(digits, i))) };
}

function isSet(digits: string, i: number): boolean {
  const digit = Number.parseInt(digits[Math.floor(i / BITS)] ?? '0', 1 << BITS);
  return ((digit >> (i % BITS)) & 1) === 1;
}
