import type { PartIcon, Suit } from '@imperia/imperium';
import type { IconName } from '../icons.ts';

/** What stands in texts in the place of words: everything but cards in general, points and what is pinned. */
type Pictured = Exclude<PartIcon, 'card' | 'vp' | 'permanent' | 'attack' | 'power'>;

/** What only lines of pictures say. */
type Shown = 'draw' | 'drop' | 'solstice' | 'passive' | 'history' | 'exile' | 'garrison' | 'pinned' | 'dagger' | 'vp';

export type CoinName = Pictured | Shown;

/** The same coin everywhere: in texts, costs, pools and buttons. */
export const COINS: Readonly<Record<CoinName, IconName>> = {
  materials: 'clay-brick',
  population: 'backup',
  progress: 'upgrade',
  action: 'hand',
  exhaust: 'check-mark',
  region: 'peaks',
  uncivilised: 'oak-leaf',
  civilised: 'ionic-column',
  tributary: 'flying-flag',
  fame: 'trophy-cup',
  unrest: 'flame',
  production: 'swap-bag',
  fertile: 'wheat',
  river: 'water-drop',
  city: 'house',
  metropolis: 'village',
  knight: 'visored-helm',
  mask: 'ceremonial-mask',
  scroll: 'scroll-unfurled',
  barbarian: 'battle-axe',
  empire: 'queen-crown',
  draw: 'card-draw',
  drop: 'card-discard',
  solstice: 'sun',
  passive: 'infinity',
  history: 'archive-register',
  exile: 'exit-door',
  garrison: 'barracks-tent',
  pinned: 'pin',
  dagger: 'plain-dagger',
  vp: 'laurel-crown',
};

/** What a lit thing can be used for. */
export const SIGNS: Readonly<Record<string, IconName>> = { play: 'hand', exhaust: 'check-mark' };

export function isCoin(name: string): name is CoinName {
  return name in COINS;
}

/** The sign in the foot of a card. */
export function suitCoins(suits: readonly Suit[]): CoinName[] {
  return suits.filter((suit): suit is Exclude<Suit, 'power'> => suit !== 'power');
}
