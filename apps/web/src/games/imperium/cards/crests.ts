import type { Nation } from '@imperia/imperium';
import { banner } from '../banner.ts';

/** The crest of a nation, which is the picture on its power card too. */
export function crestOf(nation: Nation): string {
  return banner.crests[nation] ?? 'laurels';
}
