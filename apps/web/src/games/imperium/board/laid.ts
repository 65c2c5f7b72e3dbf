import type { Seat } from '@imperia/engine';
import { cardIn, type State } from '@imperia/imperium';
import type { Thing } from '@imperia/kit';
import { isSeen } from './piles.ts';

export interface Group {
  readonly is: 'looked' | 'revealed' | 'chosen';
  readonly cards: readonly number[];
}

/** Cards that are drawn where they lie, whatever is asked. */
function drawn({ market, seats }: State, me: Seat): ReadonlySet<number> {
  return new Set([
    ...market.map(({ card }) => card),
    ...(seats[me]?.hand ?? []),
    ...seats.flatMap(({ power, journey, play, announced }, seat) => [
      ...power,
      ...journey.slice(0, 1),
      ...play.map(({ card }) => card),
      ...(seat === me ? announced.map(({ card }) => card) : []),
    ]),
  ]);
}

/** What is looked at, what was revealed, and whatever else can be chosen and is not drawn anywhere. */
export function laidOut(view: State, me: Seat, things: readonly Thing[]): Group[] {
  const lit = things.map(cardIn);
  const looked = (view.seats[me]?.looked ?? []).filter(isSeen);
  const revealed = view.revealed.filter(isSeen);
  const elsewhere = drawn(view, me);
  const chosen = lit.filter(
    (card) => isSeen(card) && !elsewhere.has(card) && !looked.includes(card) && !revealed.includes(card),
  );
  const groups: readonly Group[] = [
    { is: 'looked', cards: looked },
    { is: 'revealed', cards: revealed },
    { is: 'chosen', cards: [...new Set(chosen)] },
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}
