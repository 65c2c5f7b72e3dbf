import { CARDS } from '../cards.ts';
import type { CardPoints, Score, ScoredPlace } from '../score.ts';
import type { State } from '../state.ts';
import { levelOf, rivalOf } from './rival.ts';

/** Points of the Rival: its own way of counting. The power card is none of them. */
export function rivalScore(game: State): Score {
  const own = rivalOf(game);
  const { variable, divisor } = levelOf(game);
  const [materials, population, progress] = own.tokens;
  const lying: readonly [ScoredPlace, readonly number[]][] = [
    ['play', [...own.play.map(({ card }) => card), ...own.announced.map(({ card }) => card)]],
    ['garrison', own.play.flatMap(({ garrison }) => garrison)],
    ['hand', own.hand],
    ['deck', own.deck],
    ['discard', own.discard],
    ['history', own.history],
    ['sunk', own.sunk],
  ];
  const cards = lying.flatMap(([place, there]) =>
    there.map((card): CardPoints => ({ card, place, points: cardPoints(card, variable) })),
  );
  const goods = Math.floor((materials! + population!) / divisor);
  const points = cards.reduce((sum, one) => sum + one.points, progress! + goods);
  return { progress: progress!, goods, cards, points };
}

/** A conditional card counts as if it lay in history. */
function cardPoints(card: number, variable: number): number {
  const vp = card < 0 ? null : CARDS[card]!.faces[0]!.vp;
  if (!vp) return 0;
  if (vp.kind === 'fixed') return vp.points;
  if (vp.kind === 'variable') return variable;
  return vp.cases.find(({ where }) => where === 'history')?.points ?? 0;
}
