import type { Block, Lang, Line, Sketch, Spoken } from '@imperia/kit';
import { type CardData, type Start, TOKENS } from '../card-data.ts';
import { CARDS, type Card } from '../cards.ts';
import { isSeen } from './called.ts';
import { cardParts, sideParts } from './cards.ts';
import {
  cardName,
  certaintyName,
  iconName,
  nationName,
  sideName,
  stateName,
  suitName,
  tokensText,
  translatedNote,
} from './names.ts';

interface FactWords {
  readonly common: string;
  readonly noSuit: string;
  readonly pinned: string;
  readonly attack: string;
  readonly players: (least: number) => string;
  readonly cost: (tokens: string) => string;
  readonly source: (certainty: string) => string;
  readonly starts: Readonly<Record<Start, string>>;
}

const WORDS: Spoken<FactWords> = {
  pl: {
    common: 'karta wspólna',
    noSuit: 'bez typu',
    pinned: 'trwała',
    attack: 'atak',
    players: (least) => (least === 4 ? 'tylko przy 4 graczach' : 'od 3 graczy'),
    cost: (tokens) => `koszt rozwoju: ${tokens}`,
    source: (certainty) => `źródło: ${certainty}`,
    starts: {
      'in-play': 'zaczyna w grze',
      deck: 'zaczyna w talii',
      nation: 'zaczyna w talii nacji',
      accession: 'karta przełomu',
      development: 'karta rozwoju',
      supply: 'zaczyna w zapasach ogólnych',
      journey: 'karta podróży',
      quest: 'misja',
    },
  },
  en: {
    common: 'common card',
    noSuit: 'no suit',
    pinned: 'pinned',
    attack: 'attack',
    players: (least) => (least === 4 ? 'only with 4 players' : 'with 3 players or more'),
    cost: (tokens) => `development cost: ${tokens}`,
    source: (certainty) => `source: ${certainty}`,
    starts: {
      'in-play': 'begins in play',
      deck: 'begins in the deck',
      nation: 'begins in the nation deck',
      accession: 'accession card',
      development: 'development',
      supply: 'begins in the supply',
      journey: 'journey card',
      quest: 'quest',
    },
  },
};

/** Everything printed on a card, and how certain we are of it. */
export function explained(card: number, lang: Lang): Sketch {
  if (!isSeen(card)) return [{ is: 'line', parts: [cardName(card, lang)] }];
  const { data } = CARDS[card]!;
  const sides = (data.sides ?? []).flatMap((side): Block[] => [
    { is: 'line', parts: [`${sideName(side.side, lang)}: ${side.name[lang]}`] },
    ...sideParts(data, side, lang).map((parts): Block => ({ is: 'line', parts })),
  ]);
  return [
    { is: 'facts', of: cardFacts(CARDS[card]!, lang) },
    ...cardParts(data, lang).map((parts): Block => ({ is: 'line', parts })),
    ...sides,
    { is: 'facts', of: certaintyFacts(data, lang) },
  ];
}

/** Suits, icons, state, where it begins, what it costs. */
export function cardFacts({ data, nation, suits, icons }: Card, lang: Lang): Line[] {
  const words = WORDS[lang];
  return [
    [nation ? nationName(nation, lang) : words.common],
    ...(suits.length > 0 ? suits.map((suit): Line => [suitName(suit, lang)]) : [[words.noSuit]]),
    ...icons.map((icon): Line => [iconName(icon, lang)]),
    ...(data.state ? [[stateName(data.state, lang)]] : []),
    ...(data.permanent ? [[words.pinned]] : []),
    ...(data.attack ? [[words.attack]] : []),
    ...(nation ? [[words.starts[data.start]]] : []),
    ...(data.players ? [[words.players(data.players)]] : []),
    ...(data.cost ? [[words.cost(costText(data.cost, lang))]] : []),
  ];
}

function costText(cost: NonNullable<CardData['cost']>, lang: Lang): string {
  return tokensText(
    TOKENS.map((token) => cost[token]),
    lang,
  );
}

function certaintyFacts({ certainty, translated }: CardData, lang: Lang): Line[] {
  return [[WORDS[lang].source(certaintyName(certainty, lang))], ...(translated ? [[translatedNote(lang)]] : [])];
}
