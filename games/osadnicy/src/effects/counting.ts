import type { Seat } from '@imperia/engine';
import type { Counter } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { colourBit, coloured, coloursOf, empireOf, samuraiOf } from '../empire.ts';
import { NO_TOKENS, type Tokens } from '../goods.ts';
import { coloursIn, setsIn } from '../sets.ts';
import type { Location, State } from '../state.ts';
import type { EffectOf } from './word.ts';

/** As `card` counts: -1 where no card in particular does. */
export function counted(game: State, seat: Seat, counter: Counter, card: number): number {
  switch (counter) {
    case 'samurai':
      return samuraiOf(game, seat);
    case 'colourless':
      return empireOf(game, seat).filter((location) => coloursOf(location) === 0).length;
    case 'otherWithBonus':
      return empireOf(game, seat).filter((location) => location.card !== card && CARDS[location.card]!.bonus > 0)
        .length;
    case 'stocked':
      return sumOf(ownLocation(game, seat, card)?.stock ?? NO_TOKENS);
    case 'technology':
      return empireOf(game, seat).reduce((sum, { technology = [] }) => sum + technology.length, 0);
    case 'enemyFaction':
      return empireOf(game, seat).filter(({ card: other }) => isOfOthers(game, seat, other)).length;
    case 'fortification':
      return ownLocation(game, seat, card)?.fortifications ?? 0;
    case 'cardUnder':
      return ownLocation(game, seat, card)?.under.length ?? 0;
    default:
      return coloured(game, seat, colourBit(counter));
  }
}

/** A location of another faction. */
function isOfOthers(game: State, seat: Seat, card: number): boolean {
  const { deck } = CARDS[card]!;
  return deck !== 0 && deck !== game.seats[seat]!.deckNo;
}

/** What lies on a location counts only for whom it works. */
export function ownLocation(game: State, seat: Seat, card: number): Location | undefined {
  return empireOf(game, seat).find((location) => location.card === card);
}

export function sumOf(counts: Tokens): number {
  return counts.reduce((sum, n) => sum + n, 0);
}

/** How many of the good this gives. */
export function gainedPer(
  game: State,
  seat: Seat,
  effect: EffectOf<'gainPer'>,
  card: number,
  uncapped = false,
): number {
  const { n = 1, per, each = 1, max = Number.POSITIVE_INFINITY } = effect;
  const times = Math.floor(counted(game, seat, per, card) / each);
  return n * (uncapped ? times : Math.min(times, max));
}

export function gainedPerSet(game: State, seat: Seat, { n = 1, set, max }: EffectOf<'gainPerSet'>): number {
  return n * Math.min(setsIn(coloursIn(game, seat), set), max ?? Number.POSITIVE_INFINITY);
}
