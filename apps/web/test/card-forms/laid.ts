import { anyKit } from '@imperia/kit';
import { type Card, locationCards, newLocation, type OsadnicyEvent, type State } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';
import { newGame } from '../../src/store/new-game.ts';
import { HostedTable } from '../../src/worker/hosted-table.ts';
import type { Snapshot } from '../../src/worker/protocol.ts';

const osadnicy = anyKit(kit);

/** One copy of each card. */
const EACH = locationCards().filter(({ code, data }) => code === data.id);

/** As many as lie in a hand without covering each other, and enough in a row of an empire for the smallest tiles. */
const AT_ONCE = 7;

/** How many deals lie above the boards of each table that is looked at for them. */
export const DEALS = [0, 1, 3, 6, 10];

/** Tables that nobody could have played to: on each one the same few cards are in hand and built. */
export function laid(): Snapshot[] {
  const dealt = begun();
  return handfuls(EACH).map((cards) => ({ ...dealt, view: lay(dealt.view, cards) }));
}

/** A table at which every card was discarded. */
export function discarded(): Snapshot {
  const dealt = begun();
  const view: State = { ...dealt.view, discard: EACH.map(({ no }) => no), lookout: [] };
  return { ...dealt, view };
}

/** Tables at which both empires have so many deals. */
export function withDeals(...numbers: readonly number[]): Snapshot[] {
  const dealt = begun();
  const signed = (deck: number, n: number) =>
    EACH.filter((card) => card.deck === deck && card.deal !== null)
      .slice(0, n)
      .map(({ no }) => no);
  return numbers.map((n) => {
    const seats = dealt.view.seats.map((seat) => ({ ...seat, deals: signed(seat.deckNo, n) }));
    return { ...dealt, view: { ...dealt.view, seats, lookout: [] } };
  });
}

function begun(): Snapshot<State, OsadnicyEvent> {
  const config = { factions: ['romans', 'barbarians'], options: [] } as const;
  const table = new HostedTable(osadnicy, newGame(osadnicy, config, ['person', 'greedy'], 'forms'));
  return table.snapshot() as Snapshot<State, OsadnicyEvent>;
}

function lay(view: State, cards: number[]): State {
  const [own, ...others] = view.seats;
  const seats = [{ ...own!, hand: cards, locations: cards.map((card) => newLocation(card)) }, ...others];
  return { ...view, seats, lookout: [] };
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
