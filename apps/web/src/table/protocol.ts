import type { Answer, Seat } from '@imperia/engine';
import type { SavedGame } from './game.ts';
import type { Snapshot } from './seat-at-table.ts';

/** What the page says to the worker that holds the table. */
export type ToTable =
  | { readonly say: 'open'; readonly game: SavedGame; readonly pace: number }
  | { readonly say: 'answer'; readonly answers: readonly Answer[] }
  | { readonly say: 'undo'; readonly seat: Seat }
  | { readonly say: 'sit'; readonly seat: Seat }
  | { readonly say: 'pace'; readonly milliseconds: number }
  | { readonly say: 'hurry' }
  | { readonly say: 'since' };

export type FromTable =
  | { readonly say: 'unkept'; readonly game: SavedGame }
  | { readonly say: 'now'; readonly snapshot: Snapshot }
  | { readonly say: 'since'; readonly snapshots: readonly Snapshot[] }
  | { readonly say: 'trouble'; readonly what: string };
