import { type CardData, type Deck, deckNamed } from '@imperia/osadnicy';
import type { IconName } from '../icons.ts';

/** The chapters of the catalogue in the order of the rulebook, under the headings by which one looks for them. */
export const PARTS = {
  basics: ['goods', 'cards', 'layout', 'setup'],
  round: ['lookout', 'production', 'action', 'build', 'deal', 'raze', 'activate', 'exchange', 'defense', 'cleanup'],
  ending: ['scoring', 'ties', 'general'],
  special: ['barbarians', 'japan', 'rome', 'egypt', 'common-cards'],
  ways: ['variants', 'solo', 'solo-japan'],
  questions: ['faq'],
} as const;
export type PartName = keyof typeof PARTS;
export type Chapter = (typeof PARTS)[PartName][number];

export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];
export const CHAPTERS: readonly Chapter[] = Object.values(PARTS).flat();

export const CHAPTER_ICONS: Readonly<Record<Chapter, IconName>> = {
  goods: 'wooden-crate',
  cards: 'card-pick',
  layout: 'castle',
  setup: 'open-chest',
  lookout: 'watchtower',
  production: 'barn',
  action: 'three-friends',
  build: 'brick-wall',
  deal: 'shaking-hands',
  raze: 'crossed-swords',
  activate: 'meeple',
  exchange: 'trade',
  defense: 'checked-shield',
  cleanup: 'cycle',
  scoring: 'laurel-crown',
  ties: 'scales',
  general: 'greek-temple',
  barbarians: 'viking-helmet',
  japan: 'samurai-helmet',
  rome: 'centurion-helmet',
  egypt: 'pharoah',
  'common-cards': 'village',
  variants: 'swap-bag',
  solo: 'catapult',
  'solo-japan': 'ninja-mask',
  faq: 'discussion',
};

export function chapterOf(name: string): Chapter | undefined {
  return CHAPTERS.find((chapter) => chapter === name);
}

const OF_DECK: Readonly<Record<Deck, Chapter>> = {
  common: 'common-cards',
  barbarians: 'barbarians',
  japanese: 'japan',
  romans: 'rome',
  egyptians: 'egypt',
};

/** Where the rulebook speaks of what a card has: its kind, its fields, its deck. */
export function chaptersFor(data: CardData, deckNo: number): Chapter[] {
  const has: readonly (readonly [Chapter, boolean])[] = [
    ['build', true],
    ['production', data.production !== undefined],
    ['activate', data.action !== undefined],
    ['deal', data.deal !== undefined],
    ['raze', data.raze !== undefined],
  ];
  const deck = deckNamed(deckNo);
  return [...has.filter(([, present]) => present).map(([chapter]) => chapter), ...(deck ? [OF_DECK[deck]] : [])];
}
