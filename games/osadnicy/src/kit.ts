import type { Kit } from '@imperia/kit';
import type { Config } from './config.ts';
import type { OsadnicyEvent } from './events.ts';
import { osadnicy } from './game.ts';
import { deeds } from './kit/deeds.ts';
import { mind } from './kit/mind.ts';
import { setup } from './kit/setup.ts';
import { story } from './kit/story.ts';
import { words } from './kit/words.ts';
import { sketch } from './sketch/table.ts';
import type { State, Zone } from './state.ts';
import type { OsadnicyStep } from './steps.ts';

export type OsadnicyKit = Kit<State, OsadnicyStep, OsadnicyEvent, Config, Zone>;

/** Osadnicy, as apps and bots need it. */
export const kit: OsadnicyKit = {
  game: osadnicy,
  setup,
  story,
  deeds,
  words,
  mind,
  sketch,
  catalogue: async () => (await import('./catalogue/index.ts')).CATALOGUE,
  library: async () => (await import('./kit/library.ts')).library,
  exercise: async () => (await import('./kit/exercise.ts')).exercise,
  decks: async () => (await import('./decks/file.ts')).decks,
  packs: async () => (await import('./own/index.ts')).packs,
  scenarios: async () => (await import('./scenario/index.ts')).vocabulary,
};
