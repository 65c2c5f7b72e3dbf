import { joined, type Lang, plain, type Source } from '@imperia/kit';
import type { CardData, Colour, Cost, Kind } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { type Good, TOKENS, type Tokens } from '../goods.ts';
import type { Phase } from '../state.ts';
import { sentencesOf } from './ability.ts';
import { deckAt, isSeen } from './cards.ts';
import type { Thing } from './clauses.ts';
import { adjectives as englishAdjectives, decks as englishDecks } from './lexicon/english.ts';
import { adjectives as polishAdjectives, decks as polishDecks } from './lexicon/polish.ts';
import type { Part } from './parts.ts';
import { FREE, KIND_NAMES, LABELS, NOTHING, PHASE_NAMES, SOURCE_NAMES, speechOf } from './speech.ts';

/** The printed name, or which deck a hidden card belongs to. */
export function cardName(card: number, lang: Lang): string {
  if (isSeen(card)) return CARDS[card]!.data.name[lang];
  return speechOf(lang).card(card);
}

export function factionName(deckNo: number, lang: Lang): string {
  return lang === 'pl' ? polishDecks[deckAt(deckNo)].name : englishDecks[deckAt(deckNo)].name;
}

export function colourName(colour: Colour, lang: Lang): string {
  return lang === 'pl' ? polishAdjectives[colour].forms.m.nom : englishAdjectives[colour];
}

export function kindName(kind: Kind, lang: Lang): string {
  return KIND_NAMES[lang][kind];
}

export function sourceName(source: Source, lang: Lang): string {
  return SOURCE_NAMES[lang][source];
}

export function phaseName(phase: Phase, lang: Lang): string {
  return PHASE_NAMES[lang][phase];
}

/** Everything the card does, one list of parts for each sentence. */
export function cardParts(data: CardData, lang: Lang): Part[][] {
  const speech = speechOf(lang);
  return sentencesOf(data).map(({ label, clause }) =>
    joined([[`${LABELS[lang][label]}: `], speech.clause(clause, 'command'), ['.']], ''),
  );
}

export function cardText(data: CardData, lang: Lang): string {
  return cardParts(data, lang).map(plain).join(' ');
}

/** As a list that stands alone, or as what somebody pays or gains. */
type As = 'subject' | 'object';

export function goodText(good: Good, n: number, lang: Lang, as: As = 'subject'): string {
  return listText([{ noun: good, n }], lang, as);
}

export function tokensText(tokens: Tokens, lang: Lang, as: As = 'subject'): string {
  const things = tokenThings(tokens);
  return things.length === 0 ? NOTHING[lang] : listText(things, lang, as);
}

export function costText(cost: Cost, lang: Lang): string {
  const things = costThings(cost);
  return things.length === 0 ? FREE[lang] : listText(things, lang, 'subject');
}

function listText(things: readonly Thing[], lang: Lang, as: As): string {
  return plain(speechOf(lang).things(things, as));
}

export function tokenThings(tokens: Tokens): Thing[] {
  return TOKENS.flatMap((noun, i) => (tokens[i]! > 0 ? [{ noun, n: tokens[i]! }] : []));
}

function costThings(cost: Cost): Thing[] {
  const order = ['wood', 'stone', 'food', 'location'] as const satisfies readonly (keyof Cost)[];
  return order.flatMap((noun) => (cost[noun] ? [{ noun, n: cost[noun] }] : []));
}
