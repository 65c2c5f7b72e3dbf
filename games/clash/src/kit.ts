import type { Kit } from '@imperia/kit';
import type { Config } from './config.ts';
import type { ClashEvent } from './events.ts';
import { clash } from './game.ts';
import { deeds } from './kit/deeds.ts';
import { mind } from './kit/mind.ts';
import { setup } from './kit/setup.ts';
import { sketch } from './kit/sketch.ts';
import { story } from './kit/story.ts';
import { words } from './kit/words.ts';
import type { State, Zone } from './state.ts';
import type { ClashStep } from './steps.ts';

/** All that an app needs of the game. */
export const kit: Kit<State, ClashStep, ClashEvent, Config, Zone> = {
  game: clash,
  setup,
  story,
  deeds,
  words,
  mind,
  sketch,
  catalogue: async () => (await import('./catalogue/index.ts')).CATALOGUE,
  library: async () => (await import('./kit/library.ts')).library,
  exercise: async () => (await import('./kit/exercise.ts')).exercise,
  scenarios: async () => (await import('./scenario/vocabulary.ts')).vocabulary,
};
