import type { Seat } from '@imperia/engine';
import type { Lang, Line, SketchedThing } from '@imperia/kit';
import { CARDS } from '../cards.ts';
import { developmentCost } from '../developments.ts';
import { thingOf } from '../kit/things.ts';
import type { InPlay, Slot, State } from '../state.ts';
import { isSeen } from '../text/called.ts';
import { cardParts, sideParts } from '../text/cards.ts';
import { cardName, sideName, stateName, suitName, symbolText, tokensText } from '../text/names.ts';
import { SKETCH_WORDS } from './words.ts';

/** A card laid out to choose from: what it is, and what it does. */
export function cardToChoose(card: number, lang: Lang): SketchedThing {
  const facts = isSeen(card) ? [...kindFacts(card, lang), ...cardParts(CARDS[card]!.data, lang)] : [];
  return { thing: thingOf(card), name: cardName(card, lang), facts };
}

/** Suits, icons and the state that may play it. */
function kindFacts(card: number, lang: Lang): Line[] {
  const { suits, icons, state, attack } = CARDS[card]!;
  return [
    ...suits.map((suit): Line => [suitName(suit, lang)]),
    ...[...new Set(icons)].map((icon): Line => [symbolText(icon, icons.filter((one) => one === icon).length, lang)]),
    ...(state ? [[stateName(state, lang)]] : []),
    ...(attack ? [[ATTACK[lang]]] : []),
  ];
}

const ATTACK = { pl: 'atak', en: 'attack' } as const;

/** A place of the market, with what lies on the card and beneath it. */
export function marketCard({ card, unrest, tokens }: Slot, lang: Lang): SketchedThing {
  const words = SKETCH_WORDS[lang];
  if (card === -1) return { thing: thingOf(card), name: words.emptySlot, facts: [] };
  const { thing, name, facts } = cardToChoose(card, lang);
  const marks = [
    ...(tokens.some((n) => n > 0) ? [tokensText(tokens, lang)] : []),
    ...(unrest === -1 ? [] : [words.unrestUnder]),
  ];
  return { thing, name, facts: [...marks.map((mark): Line => [mark]), ...facts] };
}

/** A card in play, with everything that lies on it and under it. */
export function playedCard(one: InPlay, atSolstice: boolean, lang: Lang): SketchedThing {
  const words = SKETCH_WORDS[lang];
  const { card, exhausted, resolved, progress, garrison } = one;
  const marks = [
    ...(exhausted ? [words.exhausted] : []),
    ...(resolved && atSolstice ? [words.resolved] : []),
    ...(progress > 0 ? [words.progressOn(progress)] : []),
    ...(garrison.length > 0 ? [words.garrison(namesOf(garrison, lang))] : []),
  ];
  return {
    thing: thingOf(card),
    name: cardName(card, lang),
    facts: [...marks.map((mark): Line => [mark]), ...kindFacts(card, lang), ...cardParts(CARDS[card]!.data, lang)],
  };
}

/** One side of a power or journey card: the one that counts. */
export function sidedCard(card: number, face: number, exhausted: boolean, lang: Lang): SketchedThing {
  const { data } = CARDS[card]!;
  const side = data.sides?.[face];
  const marks: Line[] = exhausted ? [[SKETCH_WORDS[lang].exhausted]] : [];
  return {
    thing: thingOf(card),
    name: side ? `${side.name[lang]}, ${sideName(side.side, lang)}` : cardName(card, lang),
    facts: [...marks, ...cardParts(data, lang), ...(side ? sideParts(data, side, lang) : [])],
  };
}

/** With what it costs its owner now. */
export function development(view: State, seat: Seat, card: number, lang: Lang): SketchedThing {
  const { thing, name, facts } = cardToChoose(card, lang);
  if (CARDS[card]!.data.start !== 'development') return { thing, name, facts };
  const cost = SKETCH_WORDS[lang].cost(tokensText(developmentCost(view, seat, card), lang));
  return { thing, name, facts: [[cost], ...facts] };
}

/** Names of cards, several of one name counted. */
export function namesOf(cards: readonly number[], lang: Lang): string {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const name = cardName(card, lang);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ');
}
