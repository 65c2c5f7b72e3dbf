import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@imperia/engine';
import { seatAsAtFirst, sitterChose } from '@imperia/kit';
import type { FoldedTable } from './folded-table.ts';

/** With what the table is played once this is chosen; null where it cannot be. */
export function chosenBySitter({ kit, config }: FoldedTable, seat: Seat, choice: string, chosen: string): unknown {
  const set = sitterChose(kit.setup, config, seat, choice, chosen);
  return set && 'config' in set ? set.config : null;
}

/** The same once the seat is again as the table was made; null where it is, and after the beginning. */
export function seatAtFirst({ kit, head, config, gathering }: FoldedTable, seat: Seat): unknown {
  if (gathering.status !== 'open' || gathering.config === undefined) return null;
  const set = seatAsAtFirst(kit.setup, config, head.config, seat);
  return 'config' in set && !isDeepStrictEqual(set.config, config) ? set.config : null;
}
