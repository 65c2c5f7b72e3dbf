import type { Filter, Term } from './card-data.ts';
import { CARDS, type Card } from './cards.ts';

const fitting = new WeakMap<readonly Term[], Uint8Array>();

/** Whether a card is any of these. */
export function isAny(terms: readonly Term[], card: number): boolean {
  let fits = fitting.get(terms);
  if (!fits) {
    fits = Uint8Array.from(CARDS, (one) => (terms.some((term) => is(term, one)) ? 1 : 0));
    fitting.set(terms, fits);
  }
  return fits[card] === 1;
}

/** Whether a card is this, for who asks once: `isAny` looks at every card to answer soon when asked again. */
export function isOf(term: Term, card: number): boolean {
  return is(term, CARDS[card]!);
}

/** Whether a card fits a filter. */
export function fits({ what, not }: Filter, card: number): boolean {
  return isAny(what, card) && !(not && isAny(not, card));
}

/** Whether every card fits: then how many fit is seen by whoever counts them. */
export function fitsAll({ what, not }: Filter): boolean {
  return !not && what.includes('card');
}

function is(term: Term, card: Card): boolean {
  if (typeof term === 'object') return hasName(card, term.name);
  switch (term) {
    case 'card':
      return true;
    case 'permanent':
      return card.permanent;
    case 'attack':
      return card.attack;
    case 'empire':
      return card.state === 'empire';
    case 'quest':
      return card.data.start === 'quest';
    case 'variable-vp':
      return card.faces.some(({ vp }) => vp?.kind === 'variable');
    case 'production':
    case 'fertile':
    case 'river':
    case 'city':
    case 'metropolis':
    case 'knight':
    case 'mask':
    case 'scroll':
      return card.icons.includes(term);
    default:
      return card.suits.includes(term);
  }
}

/** `Long Walls` is the name of all four walls. */
function hasName(card: Card, name: string): boolean {
  const { en } = card.data.name;
  return en === name || en.startsWith(`${name} I`);
}
