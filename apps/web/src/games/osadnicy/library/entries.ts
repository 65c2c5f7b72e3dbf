import {
  CARDS,
  type Card,
  COLOURS,
  cardText,
  DECKS,
  deckNamed,
  KINDS,
  LANGS,
  locationCards,
  RESOURCES,
  type Source,
  TOKENS,
} from '@imperia/osadnicy';
import { fold } from '../../../library/search.ts';
import { TAGS, tagsOf } from './tags.ts';

export const SOURCES = ['rulebook', 'public', 'recalled', 'designed'] as const satisfies readonly Source[];

/** By what cards can be sorted out, and what there is to choose from. */
export const FACETS = {
  deck: DECKS,
  kind: KINDS,
  colour: [...COLOURS, 'none'],
  gives: TAGS,
  cost: ['0', '1', '2', '3', '4'],
  pays: [...RESOURCES, 'location'],
  source: SOURCES,
} as const;
export type Facet = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as readonly Facet[];

/** One card of the packs, with all its copies. */
export interface Entry {
  readonly id: string;
  readonly card: Card;
  readonly copies: readonly Card[];
  readonly has: Readonly<Record<Facet, ReadonlySet<string>>>;
  /** Codes, names and text in every language, folded. */
  readonly words: string;
}

function entriesOf(cards: readonly Card[]): Entry[] {
  return cards.filter(({ code, data }) => code === data.id).map(entryOf);
}

function entryOf(card: Card): Entry {
  const { data } = card;
  const copies = CARDS.slice(card.no, card.no + data.copies);
  const said = LANGS.flatMap((lang) => [data.name[lang], cardText(data, lang)]);
  return {
    id: data.id,
    card,
    copies,
    has: {
      deck: new Set([deckNamed(card.deck) ?? '']),
      kind: new Set([data.kind]),
      colour: new Set(data.colors.length > 0 ? data.colors : ['none']),
      gives: tagsOf(data),
      cost: new Set(copies.map((copy) => String(priceOf(copy)))),
      pays: new Set(copies.flatMap(paidWith)),
      source: new Set([data.source]),
    },
    words: fold([...copies.map(({ code }) => code), ...said].join(' ')),
  };
}

function priceOf({ cost, locations }: Card): number {
  return cost.reduce((sum, n) => sum + n, locations);
}

function paidWith({ cost, locations }: Card): string[] {
  const tokens: string[] = TOKENS.filter((_, i) => cost[i]! > 0);
  return locations > 0 ? [...tokens, 'location'] : tokens;
}

export const ENTRIES: readonly Entry[] = entriesOf(locationCards());
