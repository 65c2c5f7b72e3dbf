import type { Faction, Group, Icon } from '@imperia/osadnicy';
import type { IconName } from '../icons.ts';

/** The same coin everywhere: in texts, costs, pools and buttons. */
export const COINS: Readonly<Record<Icon, IconName>> = {
  wood: 'wood-pile',
  stone: 'stone-block',
  food: 'shiny-apple',
  worker: 'meeple',
  gold: 'two-coins',
  raze: 'crossed-swords',
  defense: 'checked-shield',
  vp: 'laurel-crown',
  card: 'card-draw',
  commonCard: 'card-pick',
  factionCard: 'card-play',
  good: 'swap-bag',
  resource: 'wooden-crate',
  location: 'house',
  foundation: 'brick-pile',
  deal: 'shaking-hands',
  samurai: 'samurai-helmet',
  tech: 'gears',
  techScoring: 'enlightenment',
  techDefense: 'energy-shield',
  advTech: 'light-bulb',
  technology: 'big-gear',
  favour: 'sun-priest',
};

/** What a lit thing can be used for. */
export const SIGNS: Readonly<Partial<Record<Group, IconName>>> = {
  build: 'hammer-nails',
  deal: 'shaking-hands',
  raze: 'crossed-swords',
  conquer: 'conqueror',
  activate: 'hand',
  place: 'checked-shield',
};

export const CRESTS: Readonly<Record<Faction, IconName>> = {
  barbarians: 'viking-helmet',
  japanese: 'samurai-helmet',
  romans: 'centurion-helmet',
  egyptians: 'pharoah',
  amazons: 'bowman',
  atlanteans: 'trident',
  aztecs: 'aztec-calendar-sun',
};
