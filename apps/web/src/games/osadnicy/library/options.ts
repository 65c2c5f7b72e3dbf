import {
  COLOURS,
  colourName,
  DECKS,
  deckOf,
  factionName,
  type Icon,
  KINDS,
  kindName,
  type Lang,
} from '@imperia/osadnicy';
import { CRESTS } from '../cards/goods.ts';
import type { IconName } from '../icons.ts';
import { CARDS_WORDS } from '../words/cards.ts';
import { type Facet, SOURCES } from './entries.ts';
import { TAGS, type Tag } from './tags.ts';

/** The sign beside an option's word. */
export type Sign = { readonly coin: Icon } | { readonly icon: IconName } | { readonly colour: string } | null;

const TAG_SIGNS: Readonly<Record<Tag, Sign>> = {
  wood: { coin: 'wood' },
  stone: { coin: 'stone' },
  food: { coin: 'food' },
  worker: { coin: 'worker' },
  gold: { coin: 'gold' },
  raze: { coin: 'raze' },
  defense: { coin: 'defense' },
  vp: { coin: 'vp' },
  card: { coin: 'card' },
  bonus: { icon: 'trophy' },
  whenever: { icon: 'hourglass' },
  building: { icon: 'brick-wall' },
  deals: { coin: 'deal' },
  razing: { icon: 'demolish' },
  rivals: { icon: 'ninja-mask' },
  again: { icon: 'cycle' },
  keeping: { icon: 'warehouse' },
  samurai: { coin: 'samurai' },
};

const known = <T extends string>(all: readonly T[], option: string): T | undefined => all.find((one) => one === option);

export function optionName(facet: Facet, option: string, lang: Lang): string {
  const words = CARDS_WORDS[lang];
  switch (facet) {
    case 'deck':
      return factionName(deckOf(known(DECKS, option) ?? 'common'), lang);
    case 'kind':
      return kindName(known(KINDS, option) ?? 'feature', lang);
    case 'colour': {
      const colour = known(COLOURS, option);
      return colour ? colourName(colour, lang) : words.colourless;
    }
    case 'gives':
      return words.tags[known(TAGS, option) ?? 'vp'];
    case 'cost':
      return option;
    case 'pays':
      return option === 'location' ? words.location : words.tags[known(TAGS, option) ?? 'wood'];
    case 'source':
      return words.certainty[known(SOURCES, option) ?? 'designed'].word;
  }
}

export function signOf(facet: Facet, option: string): Sign {
  if (facet === 'colour') return { colour: option };
  if (facet === 'deck') {
    const crest = Object.entries(CRESTS).find(([faction]) => faction === option)?.[1];
    return { icon: crest ?? 'village' };
  }
  if (option === 'location') return { coin: 'location' };
  if (facet !== 'gives' && facet !== 'pays') return null;
  const tag = known(TAGS, option);
  return tag ? TAG_SIGNS[tag] : null;
}
