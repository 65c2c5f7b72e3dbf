import type { Icon } from '@imperia/osadnicy';
import { CRESTS } from '../cards/goods.ts';
import type { IconName } from '../icons.ts';

/** The sign beside an option's word. */
type Sign = { readonly coin: Icon } | { readonly icon: IconName } | { readonly colour: string } | null;

const TAG_SIGNS: Readonly<Record<string, Sign>> = {
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
  tech: { coin: 'tech' },
  war: { icon: 'conqueror' },
};

export function signOf(facet: string, option: string): Sign {
  if (facet === 'colour') return { colour: option };
  if (facet === 'deck') {
    const crest = Object.entries(CRESTS).find(([faction]) => faction === option)?.[1];
    return { icon: crest ?? 'village' };
  }
  if (option === 'location') return { coin: 'location' };
  return facet === 'gives' || facet === 'pays' ? (TAG_SIGNS[option] ?? null) : null;
}
