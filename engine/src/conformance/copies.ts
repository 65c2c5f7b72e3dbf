import { hash } from '../hash.ts';
import type { Rng } from '../rng.ts';
import { mustBeSame } from './difference.ts';
import { playOn } from './play-on.ts';
import { broken, clone, type Moment } from './suite.ts';

const AHEAD = 12;

/** A copy is the same and lives its own life; a saved and loaded game goes on as if nothing had been. */
export function copiesAreIndependent({ game, state, rng }: Moment): void {
  const before = hash(state);
  const first = game.copy(state);
  const second = game.copy(first);
  mustBeSame('copy', 'the copy', state, first);
  const again = (): Rng => [...rng];
  const end = playOn(game, first, again(), AHEAD);
  if (hash(second) !== before) broken('copy', 'playing the original changed the copy');
  if (hash(state) !== before) broken('copy', 'playing the copy changed the original');
  if (playOn(game, clone(state), again(), AHEAD) !== end) broken('resuming from JSON', 'the game goes on differently');
  if (playOn(game, second, again(), AHEAD) !== end) broken('determinism', 'the same answers led to another state');
}
