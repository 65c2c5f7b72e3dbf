import { type Card, newLocation, type State } from '@imperia/osadnicy';
import { ENTRIES } from '../../src/library/entries.ts';
import { HostedTable } from '../../src/table/hosted-table.ts';
import { newGame } from '../../src/table/new-game.ts';
import type { Snapshot } from '../../src/table/seat-at-table.ts';

/** As many as lie in a hand without covering each other, and enough in a row of an empire for the smallest tiles. */
const AT_ONCE = 7;

/** Tables that nobody could have played to: on each one the same few cards are in hand, built and discarded. */
export function laid(): Snapshot[] {
  const config = { factions: ['romans', 'barbarians'], options: [] } as const;
  const dealt = new HostedTable(newGame(config, ['person', 'greedy'], 'forms')).snapshot();
  return handfuls(ENTRIES.map(({ card }) => card)).map((cards) => ({ ...dealt, view: lay(dealt.view, cards) }));
}

function lay(view: State, cards: number[]): State {
  const [own, ...others] = view.seats;
  const seats = [{ ...own!, hand: cards, locations: cards.map(newLocation) }, ...others];
  return { ...view, seats, discard: cards, lookout: [] };
}

/** Cards that lie in the same row on the same side of an empire, seven at a time. */
function handfuls(cards: readonly Card[]): number[][] {
  const rows = new Map<string, number[]>();
  for (const { no, kind, deck } of cards) {
    const row = `${kind} ${deck === 0}`;
    rows.set(row, [...(rows.get(row) ?? []), no]);
  }
  return [...rows.values()].flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / AT_ONCE) }, (_, i) => {
      const from = Math.max(0, Math.min(i * AT_ONCE, row.length - AT_ONCE));
      return row.slice(from, from + AT_ONCE);
    }),
  );
}
