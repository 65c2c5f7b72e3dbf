import { type Card, cardOf, type Score, type ScoredPlace, type State, type Suit, scoreOf } from '@imperia/imperium';
import type { IconName } from '../icons.ts';

/** What a point comes from: a token, or a card of this kind. */
export type Kind = 'progress' | 'goods' | Exclude<Suit, 'power'> | 'nation' | 'power';
export type Where = 'progress' | 'goods' | ScoredPlace;

interface Sign {
  readonly icon: IconName;
  readonly ground: string;
}

/** A colour and an icon, so that neither speaks alone. */
export const KINDS: Readonly<Record<Kind, Sign>> = {
  progress: { icon: 'upgrade', ground: '#146068' },
  goods: { icon: 'clay-brick', ground: '#a1542c' },
  region: { icon: 'peaks', ground: '#7d5f22' },
  uncivilised: { icon: 'oak-leaf', ground: '#4c6f45' },
  civilised: { icon: 'ionic-column', ground: '#6f675a' },
  tributary: { icon: 'flying-flag', ground: '#3767a0' },
  fame: { icon: 'trophy-cup', ground: '#70499a' },
  nation: { icon: 'queen-crown', ground: '#8a4a12' },
  power: { icon: 'imperial-crown', ground: '#2b2a30' },
  unrest: { icon: 'flame', ground: '#a83a2b' },
};

export const PLACES: Readonly<Record<Where, Sign>> = {
  progress: KINDS.progress,
  goods: KINDS.goods,
  play: { icon: 'pin', ground: '#4c6f45' },
  garrison: { icon: 'barracks-tent', ground: '#7d5f22' },
  hand: { icon: 'hand', ground: '#8a4a12' },
  deck: { icon: 'card-draw', ground: '#3767a0' },
  discard: { icon: 'card-discard', ground: '#6f675a' },
  history: { icon: 'archive-register', ground: '#70499a' },
  sunk: { icon: 'big-wave', ground: '#1f6473' },
  power: KINDS.power,
};

/** A card that is of two suits counts as the one whose deck it came from. */
function kindOf({ data }: Card): Kind {
  return data.type === 'none' ? 'nation' : data.type;
}

export type Sums<K extends string> = ReadonlyMap<K, number>;

function summed<K extends string>(
  { progress, goods, cards }: Score,
  of: (card: Score['cards'][number]) => K,
): Sums<K | 'progress' | 'goods'> {
  const sums = new Map<K | 'progress' | 'goods', number>();
  const add = (key: K | 'progress' | 'goods', points: number) => {
    if (points !== 0) sums.set(key, (sums.get(key) ?? 0) + points);
  };
  add('progress', progress);
  add('goods', goods);
  for (const card of cards) add(of(card), card.points);
  return sums;
}

export function byKind(view: State, seat: number): Sums<Kind> {
  return summed(scoreOf(view, seat), ({ card }) => kindOf(cardOf(card)));
}

export function byPlace(view: State, seat: number): Sums<Where> {
  return summed(scoreOf(view, seat), ({ place }) => place);
}

/** The cards that brought most, of whomever. */
export function bestCards(
  view: State,
  most: number,
): { readonly seat: number; readonly card: number; readonly points: number }[] {
  return view.seats
    .flatMap((_, seat) => scoreOf(view, seat).cards.map(({ card, points }) => ({ seat, card, points })))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.card - b.card)
    .slice(0, most);
}
