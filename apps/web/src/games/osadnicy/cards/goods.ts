import type { Faction, Icon } from '@imperia/osadnicy';
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
  factionCard: 'card-draw',
  good: 'swap-bag',
  resource: 'wooden-crate',
  location: 'house',
  foundation: 'brick-pile',
  deal: 'shaking-hands',
  samurai: 'samurai-helmet',
};

export const CRESTS: Readonly<Record<Faction, IconName>> = {
  barbarians: 'viking-helmet',
  japanese: 'samurai-helmet',
  romans: 'centurion-helmet',
  egyptians: 'pharoah',
};
