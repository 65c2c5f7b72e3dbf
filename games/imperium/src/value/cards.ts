import type { Do } from '../card-data.ts';
import { CARDS } from '../cards.ts';

/** What a word is worth when it is carried out once, in points. Everything else is taken for half a point. */
const WORDS: Partial<Record<Do['op'], number>> = {
  acquire: 1.6,
  breakthrough: 2.2,
  develop: 2.5,
  draw: 0.6,
  'take fame': 4,
  look: 1.5,
  gain: 0.5,
  steal: 0.8,
  'take unrest': -1.5,
  discard: -0.4,
  pay: -0.4,
  return: 1.2,
  history: 0.4,
  garrison: 0.3,
  exile: 0.2,
  avoid: 0.6,
  handsize: 2,
};

function listWorth(list: readonly Do[]): number {
  return list.reduce((sum, one) => sum + wordWorth(one), 0);
}

function wordWorth(one: Do): number {
  switch (one.op) {
    case 'to':
      return Math.max(0, listWorth(one.cost) + listWorth(one.then));
    case 'choose':
      return Math.max(...one.of.map(listWorth));
    case 'may':
      return Math.max(0, listWorth(one.do));
    case 'if':
      return 0.7 * listWorth(one.do);
    case 'all':
      return 0.5 * listWorth(one.do);
    case 'others':
      return -0.6 * listWorth(one.do);
    case 'each':
      return 1.5 * listWorth(one.do);
    case 'gain':
      return gainWorth(one);
    default:
      return WORDS[one.op] ?? 0.5;
  }
}

const GAINS = { materials: 0.3, population: 0.45, progress: 1, action: 0.8 } as const;

function gainWorth({ token, n, per }: Extract<Do, { op: 'gain' }>): number {
  return GAINS[token] * n * (per ? 2.5 : 1);
}

interface Worth {
  readonly play: number;
  readonly standing: number;
}

const worths: readonly Worth[] = CARDS.map(({ faces }) => {
  let play = 0;
  let standing = 0;
  for (const { when, do: list } of faces[0]!.effects) {
    const worth = listWorth(list);
    if (when === 'play') play += worth;
    else if (when === 'exhaust') standing += 1.4 * Math.max(0, worth);
    else if (when === 'solstice') standing += 1.2 * worth;
    else if (when === 'passive') standing += 0.6 * Math.max(0, worth);
  }
  return { play, standing };
});

/** A permanent that lies in play, beside its points. */
export function playWorth(card: number): number {
  return (CARDS[card]!.region ? 0.7 : 0.4) + worths[card]!.standing;
}

/** A card that can be played some day: less when it bears the icon of the other state. */
export function cardWorth(card: number, empire: boolean): number {
  const { state, permanent } = CARDS[card]!;
  const { play, standing } = worths[card]!;
  const usable = state === null || (state === 'empire') === empire ? 1 : state === 'empire' ? 0.4 : 0.05;
  return usable * 0.35 * (Math.max(0, play) + (permanent ? Math.max(0, standing) : 0));
}
