import { anyKit } from '@imperia/kit';
import { FACTIONS, locationCards, newLocation, type State } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';
import { newGame } from '../../src/store/new-game.ts';
import type { SeatKind } from '../../src/store/saved-game.ts';
import { HostedTable } from '../../src/worker/hosted-table.ts';
import { LaidSeat } from './laid-seat.ts';

const osadnicy = anyKit(kit);
/** As full as a late game can make it, and as a game is before its middle. */
export const CROWDED = { locations: 16, hand: 17 };
export const EARLY = { locations: 4, hand: 6 };
type Fullness = typeof CROWDED;
/** Of each token, enough to use every card. */
export const PLENTY = [4, 4, 4, 6, 4, 6, 3];
/** Only Common cards can be used, and they come last in the hand. */
export const RAZE_TOKENS = [0, 0, 0, 0, 0, 6, 0];

/** The first seat of a table that is that full. */
export function crowdedSeat(players: number, tokens: readonly number[], fullness: Fullness, offered: number): LaidSeat {
  const kinds = FACTIONS.slice(0, players).map((_, seat): SeatKind => (seat === 0 ? 'person' : 'greedy'));
  const config = { factions: FACTIONS.slice(0, players), options: [] };
  const dealt = new HostedTable(osadnicy, newGame(osadnicy, config, kinds, 'crowded')).snapshot();
  return new LaidSeat(osadnicy, kinds, { ...dealt, view: filled(dealt.view as State, tokens, fullness, offered) });
}

/** Nobody has a card twice: half of an empire is from its own deck, the rest are Common cards. */
function filled(view: State, tokens: readonly number[], { locations, hand }: Fullness, offered: number): State {
  const left = new Map<number, number[]>();
  for (const { no, deck } of locationCards()) left.set(deck, [...(left.get(deck) ?? []), no]);
  const take = (deck: number, n: number) => left.get(deck)!.splice(0, n);
  const seats = view.seats.map((seat, i) => ({
    ...seat,
    tokens: [...tokens],
    locations: [...take(seat.deckNo, locations / 2), ...take(0, locations / 2)].map((card) => newLocation(card)),
    hand: i === 0 ? [...take(seat.deckNo, Math.min(7, hand / 2)), ...take(0, hand - Math.min(7, hand / 2))] : seat.hand,
    draft: [],
  }));
  return {
    ...view,
    seats,
    phase: 'action',
    round: 5,
    lookout: take(0, offered),
    steps: [{ do: 'turn', seat: 0 }],
    branches: [],
  };
}
