import { CARDS } from '../cards.ts';
import type { State } from '../state.ts';
import { levelOf, rivalOf } from './rival.ts';

/** Points of the Rival: its own way of counting. */
export function rivalPoints(game: State): number {
  const own = rivalOf(game);
  const { variable, divisor } = levelOf(game);
  const [materials, population, progress] = own.tokens;
  const cards = [
    ...own.hand,
    ...own.deck,
    ...own.discard,
    ...own.play.flatMap(({ card, garrison }) => [card, ...garrison]),
    ...own.history,
    ...own.sunk,
    ...own.announced.map(({ card }) => card),
  ];
  const points = cards.reduce((sum, card) => sum + cardPoints(card, variable), 0);
  return progress! + Math.floor((materials! + population!) / divisor) + points;
}

/** A conditional card counts as if it lay in history. */
function cardPoints(card: number, variable: number): number {
  const vp = card < 0 ? null : CARDS[card]!.faces[0]!.vp;
  if (!vp) return 0;
  if (vp.kind === 'fixed') return vp.points;
  if (vp.kind === 'variable') return variable;
  return vp.cases.find(({ where }) => where === 'history')?.points ?? 0;
}
