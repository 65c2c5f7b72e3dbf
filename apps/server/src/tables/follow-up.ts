import type { Seat } from '@imperia/engine';
import type { TableSettings } from '../protocol/settings.ts';
import type { OpenProposal } from '../protocol/update.ts';
import type { Deed } from './folded-table.ts';
import { type Gathering, voicesOf } from './gathering.ts';

/** What happens by itself now: something that everybody agrees to. */
export function followUp(table: Gathering, { rated }: TableSettings): Deed | null {
  const { proposal } = table;
  if (!proposal || !voicesOf(table, rated).every((seat) => proposal.agreed.includes(seat))) return null;
  return effect(proposal);
}

function effect({ by, what }: OpenProposal): Deed {
  switch (what.propose) {
    case 'undo':
      return { do: 'undo', seat: by, to: what.to };
    case 'pause':
      return { do: 'pause' };
    case 'go on':
      return { do: 'go on' };
    case 'abandon':
      return { do: 'abandon' };
  }
}

/** For each seat whose time has run out, what was chosen when the table was made. */
export function timeUp(seats: readonly Seat[], atTimeEnd: 'bot' | 'resign', level: string): Deed[] {
  return seats.map((seat) =>
    atTimeEnd === 'bot' ? { do: 'bot', seat, level, why: 'time' } : { do: 'resign', seat, why: 'time' },
  );
}
