import { type GameRecord, verify } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import type { SavedGame } from '../store/saved-game.ts';
import type { Finding } from './protocol.ts';

export function checkShuffle(kit: AnyKit, game: SavedGame): Finding {
  const record = recordOf(game);
  return record ? { checked: true, fault: verify(kit.game, record) } : { checked: false, fault: null };
}

/** The game as others may check it; null when it was kept without what that takes. */
export function recordOf(saved: SavedGame): GameRecord<unknown> | null {
  const { game, config, key, version, content, answers, commitment, outcomes, hash } = saved;
  if (commitment === undefined || outcomes === undefined || hash === undefined) return null;
  return { game, version, ...(content && { content }), config, key, answers, commitment, outcomes, hash };
}
