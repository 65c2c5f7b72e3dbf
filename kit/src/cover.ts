import type { Wanted } from './setup.ts';
import type { Spoken } from './words/lang.ts';

/** All that a list of games needs, in a few hundred bytes: nobody fetches a game to read its name. */
export interface Cover {
  readonly name: Spoken<string>;
  readonly text: Spoken<string>;
  /** With which the names of its rules begin: `OSD` of `OSD-RAZE-07`. */
  readonly prefix: string;
  /** What a seat can play. */
  readonly sides: Readonly<Record<string, Spoken<string>>>;
  /** A table for whoever wants to play at once. */
  readonly quick: Wanted;
}
