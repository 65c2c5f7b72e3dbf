import { type BUILDINGS, cardKind, type GOODS, type UNITS, wonderData } from '@imperia/clash';
import type { IconName } from '../icons.ts';

export type CoinName = (typeof GOODS)[number] | (typeof UNITS)[number] | (typeof BUILDINGS)[number];

/** The same coin everywhere: in texts, costs, pools, buttons and on the map. */
export const COINS: Readonly<Record<CoinName, IconName>> = {
  food: 'shiny-apple',
  wood: 'wood-pile',
  ore: 'ore',
  ideas: 'enlightenment',
  gold: 'two-coins',
  mood: 'smile',
  culture: 'lyre',
  settler: 'old-wagon',
  infantry: 'gladius',
  ship: 'trireme',
  cavalry: 'horse-head',
  elephant: 'elephant-head',
  leader: 'queen-crown',
  academy: 'scroll-unfurled',
  fortress: 'white-tower',
  port: 'anchor',
  temple: 'greek-temple',
  market: 'scales',
  obelisk: 'obelisk',
  observatory: 'observatory',
};

/** What a lit thing can be used for. */
export const SIGNS: Readonly<Record<string, IconName>> = {
  advances: 'enlightenment',
  cities: 'hammer-nails',
  units: 'walking-boot',
  culture: 'lyre',
  cards: 'card-play',
  war: 'crossed-swords',
  trade: 'shaking-hands',
  powers: 'round-star',
};

/** In the order of `CATEGORIES`. */
export const CATEGORY_ICONS: readonly IconName[] = [
  'wheat',
  'trowel',
  'ship-wheel',
  'open-book',
  'crossed-swords',
  'greek-temple',
  'scales',
  'drama-masks',
  'astrolabe',
  'vote',
  'eagle-emblem',
  'prayer',
];

/** In the order of `ADVANCES`. */
export const ADVANCE_ICONS: readonly IconName[] = [
  'wheat',
  'granary',
  'watering-can',
  'goat',
  'miner',
  'gears',
  'soap',
  'stone-path',
  'double-fish',
  'compass',
  'trireme',
  'treasure-map',
  'scroll-quill',
  'open-book',
  'gift-of-knowledge',
  'owl',
  'crested-helmet',
  'catapult',
  'gladius',
  'hunting-horn',
  'greek-sphinx',
  'fire-bowl',
  'sun-priest',
  'star-altar',
  'trade',
  'camel',
  'coins-pile',
  'crown-coin',
  'amphora',
  'discobolus',
  'ionic-column',
  'drama-masks',
  'abacus',
  'astrolabe',
  'rod-of-asclepius',
  'anvil',
  'vote',
  'injustice',
  'freedom-dove',
  'breaking-chain',
  'eagle-emblem',
  'mailed-fist',
  'stone-throne',
  'handcuffs',
  'secret-book',
  'prayer',
  'prayer-beads',
  'burning-book',
];

/** Of wonders, by their ids. */
export const WONDER_ICONS: Readonly<Record<string, IconName>> = {
  'great-arena': 'coliseum',
  'great-gardens': 'flower-pot',
  'great-library': 'bookshelf',
  'great-lighthouse': 'lighthouse',
  'great-mausoleum': 'tombstone',
  'great-pyramid': 'egyptian-pyramids',
  'great-statue': 'colombian-statue',
  'great-wall': 'defensive-wall',
};

/** Of cards, by their kind. */
export const CARD_ICONS: Readonly<Record<string, IconName>> = {
  region: 'compass',
  action: 'card-play',
  objective: 'trophy',
  event: 'thunder-struck',
  wonder: 'coliseum',
  leader: 'queen-crown',
};

/** The picture of a card. */
export function iconOfCard(card: number): IconName {
  const kind = cardKind(card);
  return (kind === 'wonder' ? WONDER_ICONS[wonderData(card).id] : undefined) ?? CARD_ICONS[kind] ?? 'compass';
}
