import { type GameEvent, hear, type Seat } from '@imperia/engine';
import type { SeenTable } from '../protocol/update.ts';
import { hasEnded, type TableHead } from '../store/store.ts';
import type { FoldedTable } from './folded-table.ts';

/** Nothing in here comes from the game but what `view` gives. */
export function seenTable(table: FoldedTable, seat: Seat): SeenTable {
  const { head, gathering, play } = table;
  const ended = hasEnded(gathering.status);
  return {
    id: head.id,
    game: head.game,
    rules: head.rules,
    config: table.config,
    settings: head.settings,
    commitment: head.commitment,
    createdAt: head.createdAt,
    seat,
    status: gathering.status,
    sitters: gathering.sitters,
    host: gathering.host,
    broughtBy: gathering.broughtBy,
    view: table.view(seat),
    undos: gathering.undos,
    answers: gathering.answers,
    asked: gathering.asked,
    mayUndo: gathering.status === 'running' && (play?.canUndo(seat) ?? false),
    mayTakeBack: gathering.status === 'running' && table.turns.takenBackTo(seat) !== null,
    ...(gathering.takenBack && { takenBack: gathering.takenBack }),
    clocks: gathering.clocks,
    proposal: gathering.proposal,
    result: gathering.result,
    key: keyIfKnown(head, ended),
    rematch: gathering.rematch,
    ...(gathering.closed && { closed: true }),
  };
}

function keyIfKnown({ key }: TableHead, ended: boolean): string | null {
  return ended ? key : null;
}

export function heardBy({ kit }: FoldedTable, events: readonly GameEvent[], seat: Seat): GameEvent[] {
  return events.map((event) => hear(kit.game, event, seat));
}
