import type { Answer, Seat } from '@imperia/engine';
import type { OsadnicyEvent } from '@imperia/osadnicy';
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

/** How the table stands, without what whoever looks was told before: that grows with the game. */
export interface Now {
  readonly snapshot: Omit<Snapshot, 'heard'>;
  /** How much of what was told still holds; the rest is taken back. */
  readonly held: number;
  readonly news: readonly OsadnicyEvent[];
}

export type FromTable =
  | { readonly say: 'unkept'; readonly game: SavedGame }
  | { readonly say: 'kept again' }
  | { readonly say: 'now'; readonly now: Now }
  | { readonly say: 'since'; readonly snapshots: readonly Snapshot[] }
  | { readonly say: 'trouble'; readonly what: string };
