import type { SavedGame, SeatKind } from '../table/game.ts';
import type { Moment, Seen } from './recording.ts';
import type { Viewpoint } from './viewpoint.ts';

/** What the page says to the worker that holds a recording. */
export type ToReplay =
  | { readonly say: 'open'; readonly game: SavedGame }
  | { readonly say: 'look'; readonly from: Viewpoint }
  | { readonly say: 'continue'; readonly at: number; readonly kinds: readonly SeatKind[] };

export type FromReplay =
  | { readonly say: 'opened'; readonly moments: readonly Moment[] }
  | { readonly say: 'seen'; readonly seen: Seen }
  | { readonly say: 'continued'; readonly game: SavedGame }
  | { readonly say: 'trouble'; readonly what: string };
