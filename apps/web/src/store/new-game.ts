import { commitment, sha256 } from '@imperia/engine';
import type { AnyKit, Settable, Wanted } from '@imperia/kit';
import { playedAgain } from './played-again.ts';
import type { SavedGame, SeatKind } from './saved-game.ts';

/** The same text gives the same deal; without one nobody can foresee it. */
export function newGame(kit: AnyKit, config: unknown, kinds: readonly SeatKind[], seed = ''): SavedGame {
  const key = seed === '' ? randomHex(32) : sha256(seed);
  return { ...gameOf(kit, config, kinds, key), commitment: commitment(key) };
}

/** Nothing is dealt yet. */
export function gameOf(kit: AnyKit, config: unknown, kinds: readonly SeatKind[], key: string): SavedGame {
  const dealt = {
    version: kit.game.version,
    ...(kit.game.content && { content: kit.game.content(config) }),
    config,
    key,
  };
  return {
    ...dealt,
    id: randomHex(8),
    game: kit.game.id,
    sides: kinds.map((_, seat) => kit.setup.side(config, seat)),
    kinds,
    answers: [],
    savedAt: Date.now(),
    moment: kit.story.moment(playedAgain(kit, { ...dealt, answers: [] }).state),
  };
}

/** What was chosen, with what was left to chance; or why no such table can be set. */
export function settable(kit: AnyKit, wanted: Wanted): Settable<unknown> {
  return kit.setup.make(wanted, randomBelow);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

function randomBelow(n: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % n;
}
