import type { Kit } from '@imperia/kit';
import type { Config } from './config.ts';
import type { ImperiumEvent } from './events.ts';
import { imperium } from './game.ts';
import { deeds } from './kit/deeds.ts';
import { mind } from './kit/mind.ts';
import { setup } from './kit/setup.ts';
import { story } from './kit/story.ts';
import { words } from './kit/words.ts';
import { sketch } from './sketch/table.ts';
import type { State, Zone } from './state.ts';
import type { ImperiumStep } from './steps.ts';

export type ImperiumKit = Kit<State, ImperiumStep, ImperiumEvent, Config, Zone>;

/** Imperium, as apps and bots need it. */
export const kit: ImperiumKit = {
  game: imperium,
  setup,
  story,
  deeds,
  words,
  mind,
  sketch,
  catalogue: async () => (await import('./catalogue/index.ts')).CATALOGUE,
  library: async () => (await import('./kit/library.ts')).library,
  scenarios: async () => (await import('./scenario/index.ts')).vocabulary,
  exercise: async () => (await import('./kit/exercise.ts')).exercise,
};
