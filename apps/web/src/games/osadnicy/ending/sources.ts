import type { PointSource } from '@imperia/osadnicy';
import type { IconName } from '../icons.ts';

interface Sign {
  readonly icon: IconName;
  readonly ground: string;
}

/** A source of points has a colour and an icon, so that neither speaks alone. */
export const SIGNS: Readonly<Record<PointSource, Sign>> = {
  board: { icon: 'laurels', ground: '#5f666b' },
  deal: { icon: 'shaking-hands', ground: '#2f5f99' },
  production: { icon: 'cycle', ground: '#85542a' },
  feature: { icon: 'greek-temple', ground: '#70499a' },
  action: { icon: 'meeple', ground: '#a83a2b' },
  bonus: { icon: 'trophy', ground: '#a3476c' },
  raze: { icon: 'crossed-swords', ground: '#36363c' },
  exchange: { icon: 'trade', ground: '#6b6248' },
  foundation: { icon: 'brick-pile', ground: '#4d5a34' },
  visit: { icon: 'three-friends', ground: '#7a5a1c' },
  technology: { icon: 'gears', ground: '#2b6a78' },
  conquest: { icon: 'conqueror', ground: '#6e2f3c' },
  event: { icon: 'meteor-impact', ground: '#8a4a1f' },
  locations: { icon: 'house', ground: '#2c664c' },
  extra: { icon: 'wooden-crate', ground: '#1f6473' },
};
