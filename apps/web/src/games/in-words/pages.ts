import type { AnyPages } from '../contract.ts';
import Board from './Board.svelte';
import Face from './Face.svelte';

/** Of a game that has no pages of its own. */
export const pages: AnyPages = {
  Board,
  Face,
  motion: {
    zones: () => new Map(),
    spot: () => null,
    origin: () => null,
    flights: () => [],
    sound: () => null,
    deed: () => null,
  },
  icons: {},
  more: {},
};
