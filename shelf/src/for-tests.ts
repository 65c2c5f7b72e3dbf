import { cover as tiny } from '@imperia/tiny/cover';
import { on } from './on-shelf.ts';

/** With the condition `tests` the shelf has one more game, which no app has ever heard of. */
export const FOR_TESTS = {
  tiny: on(tiny, () => import('@imperia/tiny/kit')),
};
