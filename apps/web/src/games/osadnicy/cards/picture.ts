import { type CardData, type Effect, locationCards, TOKENS } from '@imperia/osadnicy';
import type { IconName } from '../icons.ts';
import { artOf } from './art.ts';
import { COINS } from './goods.ts';

/** What a card is known by without its name: no two cards have the same. */
export interface Picture {
  readonly main: IconName;
  /** Smaller, in its corner. */
  readonly second: IconName | null;
  /** Cards that do much the same show the same things, turned. */
  readonly turn: Turn;
}

const TURNS = ['none', 'mirrored', 'left', 'right'] as const;
type Turn = (typeof TURNS)[number];

/** What else there is to a card, first what it does and gives, then what it costs. */
function besideOf({ production = [], bonus = [], action, deal = [], raze = [], cost }: CardData): IconName[] {
  const gains = [...(action?.effects ?? []), ...production, ...bonus].flatMap(goodsOf);
  const { laid: _laid, ...spend } = action?.spend ?? {};
  const spent = Object.keys(spend) as (keyof typeof spend)[];
  const paid = TOKENS.filter((token) => token in cost);
  return [...new Set([...gains.slice(1), ...deal, ...raze, ...spent, ...paid, ...gains].map((one) => COINS[one]))];
}

function goodsOf(effect: Effect): (keyof typeof COINS)[] {
  if (effect.op === 'gain') return Object.keys(effect.goods) as (keyof typeof COINS)[];
  return effect.op === 'gainPer' ? [effect.good] : [];
}

function* possible(data: CardData): Generator<Picture> {
  const main = artOf(data);
  const seconds = [null, ...besideOf(data).filter((icon) => icon !== main)];
  for (const turn of TURNS) for (const second of seconds) yield { main, second, turn };
}

const PICTURES: ReadonlyMap<string, Picture> = drawn();

/** One card after another takes the plainest picture that none before it has. */
function drawn(): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  const taken = new Set<string>();
  for (const { data } of locationCards()) {
    if (pictures.has(data.id)) continue;
    const all = [...possible(data)];
    const picture = all.find((one) => !taken.has(JSON.stringify(one))) ?? all[0]!;
    taken.add(JSON.stringify(picture));
    pictures.set(data.id, picture);
  }
  return pictures;
}

export function pictureOf(data: CardData): Picture {
  return PICTURES.get(data.id) ?? { main: artOf(data), second: null, turn: 'none' };
}
