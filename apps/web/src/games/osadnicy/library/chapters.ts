import { type CardData, type Deck, deckNamed } from '@imperia/osadnicy';
import type { IconName } from '../icons.ts';

/** By the areas of the catalogue. */
export const CHAPTER_ICONS = {
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
  'solo-virtual': 'catapult',
  decks: 'card-pick',
  friends: 'shaking-hands',
  magic3: 'three-friends',
  amazons: 'bowman',
  atlantis: 'trident',
  aztecs: 'aztec-calendar-sun',
  war: 'conqueror',
  faq: 'discussion',
} as const satisfies Readonly<Record<string, IconName>>;

type Chapter = keyof typeof CHAPTER_ICONS;

const OF_DECK: Readonly<Record<Deck, Chapter>> = {
  common: 'common-cards',
  barbarians: 'barbarians',
  japanese: 'japan',
  romans: 'rome',
  egyptians: 'egypt',
  amazons: 'amazons',
  atlanteans: 'atlantis',
  aztecs: 'aztecs',
};

/** Where the rulebook speaks of what a card has: its kind, its fields, its deck. */
export function chaptersFor(data: CardData, deckNo: number): Chapter[] {
  const has: readonly (readonly [Chapter, boolean])[] = [
    ['build', true],
    ['production', data.production !== undefined],
    ['activate', data.action !== undefined],
    ['deal', data.deal !== undefined],
    ['raze', data.raze !== undefined],
    ['war', data.fortress === true],
  ];
  const deck = deckNamed(deckNo);
  return [...has.filter(([, present]) => present).map(([chapter]) => chapter), ...(deck ? [OF_DECK[deck]] : [])];
}
