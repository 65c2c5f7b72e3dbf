import type { Kit } from '@imperia/kit';
import { tiny } from './game.ts';
import { catalogue } from './kit/catalogue.ts';
import { deeds } from './kit/deeds.ts';
import { library } from './kit/library.ts';
import { mind } from './kit/mind.ts';
import { setup } from './kit/setup.ts';
import { sketch } from './kit/sketch.ts';
import { story } from './kit/story.ts';
import { words } from './kit/words.ts';
import type { TinyConfig, TinyState, Zone } from './state.ts';
import type { TinyEvent, TinyStep } from './steps.ts';

export const kit: Kit<TinyState, TinyStep, TinyEvent, TinyConfig, Zone> = {
  game: tiny,
  setup,
  story,
  deeds,
  words,
  mind,
  sketch,
  catalogue: async () => catalogue,
  library: async () => library,
  scenarios: async () => (await import('./scenario/vocabulary.ts')).vocabulary,
};
