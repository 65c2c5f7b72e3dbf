import type { Seat } from '@imperia/engine';
import { TOKENS, type Token } from './card-data.ts';
import { CARDS } from './cards.ts';
import { unrestOf } from './ends.ts';
import { scoreOf } from './scoring.ts';
import { others, seatOf } from './seats.ts';
import type { SeatState, State } from './state.ts';

/** Everything about a seat's position that a person would count. */
export type Measure =
  | Token
  | 'action'
  | 'exhaust'
  /** In the hand. */
  | 'card'
  | 'unrest'
  /** In play. */
  | 'region'
  | 'permanent'
  /** On cards, as if the game ended now. */
  | 'vp'
  /** Nation cards and developments that are still to come. */
  | 'nation left'
  | 'development left'
  | 'empire'
  | `enemy ${Token | 'card' | 'unrest' | 'region'}`;

export type Standing = Readonly<Record<Measure, number>>;

/** What a seat has; of the others it looks at what everybody sees. */
export function standing(game: State, seat: Seat): Standing {
  const own = seatOf(game, seat);
  const { points, progress } = scoreOf(game, seat);
  const rivals = others(game, seat);
  const sum = (count: (rival: SeatState, no: Seat) => number) =>
    rivals.reduce((n, rival) => n + count(seatOf(game, rival), rival), 0);
  const enemyTokens = TOKENS.map((token, i) => [`enemy ${token}`, sum(({ tokens }) => tokens[i]!)]);
  return {
    ...(Object.fromEntries(TOKENS.map((token, i) => [token, own.tokens[i]!])) as Record<Token, number>),
    action: own.actions,
    exhaust: own.exhausts,
    card: own.hand.length,
    unrest: unrestOf(game, seat),
    region: regionsOf(own),
    permanent: own.play.length - regionsOf(own),
    vp: points - progress,
    'nation left': own.nationDeck.length + own.accession.length,
    'development left': own.developments.length,
    empire: own.empire ? 1 : 0,
    ...(Object.fromEntries(enemyTokens) as Record<`enemy ${Token}`, number>),
    'enemy card': sum(({ hand }) => hand.length),
    'enemy unrest': sum((_, rival) => unrestOf(game, rival)),
    'enemy region': sum(regionsOf),
  };
}

function regionsOf({ play }: SeatState): number {
  return play.filter(({ card }) => CARDS[card]!.region).length;
}
