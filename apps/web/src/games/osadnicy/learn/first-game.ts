import type { OsadnicyEvent, OsadnicyStep, State } from '@imperia/osadnicy';
import type { Component } from 'svelte';
import type { SeatAtTable } from '../../../table/seat-at-table.ts';
import type { Lesson } from '../../contract.ts';
import Coach from './Coach.svelte';
import { Guide } from './guide.svelte.ts';

type Seat = SeatAtTable<State, OsadnicyStep, OsadnicyEvent>;

/** The first game, with a guide at the table. */
export const firstGame: Lesson = {
  guided: ({ id }, seat) => {
    const guide = new Guide(id, seat as unknown as Seat);
    return { seat: guide.seat as unknown as SeatAtTable, guide, Coach: Coach as Component<{ guide: object }> };
  },
};
