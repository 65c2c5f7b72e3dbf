import type { Do } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { TOKEN_WORTH, WORDS } from './weights.ts';

/** What a card of variable points may give at the end, on average. */
const VARIABLE = 3;

export function listWorth(list: readonly Do[]): number {
  return list.reduce((sum, one) => sum + wordWorth(one), 0);
}

/** In no position in particular. */
function wordWorth(one: Do): number {
  switch (one.op) {
    case 'to':
      return 0.7 * Math.max(0, listWorth(one.cost) + listWorth(one.then));
    case 'choose':
      return Math.max(...one.of.map(listWorth));
    case 'may':
      return Math.max(0, listWorth(one.do));
    case 'if':
      return 0.7 * listWorth(one.do);
    case 'all':
      return 0.3 * listWorth(one.do);
    case 'others':
      return -0.6 * listWorth(one.do);
    case 'each':
      return 1.5 * listWorth(one.do);
    case 'gain':
      return TOKEN_WORTH[one.token] * one.n * (one.per ? 2.5 : 1);
    case 'pay':
      return typeof one.n === 'number' ? -TOKEN_WORTH[one.token] * one.n : 0;
    default:
      return WORDS[one.op] ?? 0.3;
  }
}

interface Worth {
  readonly play: number;
  readonly standing: number;
  readonly points: number;
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
  const { vp } = faces[0]!;
  const points =
    vp === null
      ? 0
      : vp.kind === 'fixed'
        ? vp.points
        : vp.kind === 'variable'
          ? VARIABLE
          : (vp.cases.find(({ where }) => where === 'elsewhere')?.points ?? 1);
  return { play, standing, points };
});

/** The points printed on it, as far as they can be told beforehand. */
export function printedPoints(card: number): number {
  return worths[card]!.points;
}

/** A permanent that lies in play, beside its points. */
export function playWorth(card: number): number {
  return (CARDS[card]!.region ? 0.7 : 0.4) + worths[card]!.standing;
}

/** Every card more comes round more seldom. */
const DILUTION = 0.2;

/** A card that can be played some day: less when it bears the icon of the other state. */
export function cardWorth(card: number, empire: boolean): number {
  const { state, permanent } = CARDS[card]!;
  const { play, standing } = worths[card]!;
  const usable = state === null || (state === 'empire') === empire ? 1 : state === 'empire' ? 0.4 : 0.05;
  return usable * 0.45 * (Math.max(0, play) + (permanent ? 0.4 + Math.max(0, standing) : 0)) - DILUTION;
}
