import type { Seat } from '@imperia/engine';
import type { Part, Thing } from './words/parts.ts';

/** A table, or a thing on it, in words: the terminal, a screen reader, a page without a board of its own. */
export type Sketch = readonly Block[];

export type Line = readonly Part[];

export interface SketchedThing {
  readonly thing: Thing;
  readonly name: string;
  readonly facts: readonly Line[];
}

/** Hexes by column and row, each with a few letters; odd columns stand half a row lower. */
export interface MapPlace {
  readonly thing: Thing;
  readonly q: number;
  readonly r: number;
  readonly text: string;
}

export type Block =
  | { readonly is: 'line'; readonly parts: Line }
  /** Side by side as far as there is room. */
  | { readonly is: 'facts'; readonly of: readonly Line[] }
  | { readonly is: 'things'; readonly title: string; readonly of: readonly SketchedThing[] }
  | { readonly is: 'map'; readonly of: readonly MapPlace[] }
  | { readonly is: 'group'; readonly title: Line; readonly seat?: Seat; readonly of: Sketch };
