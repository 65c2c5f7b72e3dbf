import { type Config, type OsadnicyEvent, type OsadnicyStep, osadnicy, type State, type Zone } from '@imperia/osadnicy';
import { value } from '@imperia/osadnicy/value';
import type { Playable } from './bot.ts';

export type Settlers = Playable<State, OsadnicyStep, OsadnicyEvent, Config, Zone>;

/** Osadnicy, as bots need it. */
export const settlers: Settlers = {
  game: osadnicy,
  value,
};
