import { type GameEvent, Play, type Seat, type Step, type Views } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import type { TableHead } from '../store/store.ts';

export type TablePlay = Play<AnyState, Step, GameEvent, unknown, string>;
export type TableViews = Views<AnyState, Step, GameEvent, unknown, string>;
export type SavedPlay = Pick<TablePlay, 'state' | 'retractable'>;

/** By the rules that the game was dealt under; `remembering` as an engine's play takes it. */
export function newPlay(
  { game }: AnyKit,
  { config, key, rules }: Pick<TableHead, 'config' | 'key' | 'rules'>,
  remembering?: readonly Seat[],
): TablePlay {
  return new Play(game, game.setup(config, key, rules), null, remembering);
}

/** All states of a table share its configuration. */
export function resumedPlay(
  { game }: AnyKit,
  { state, retractable }: SavedPlay,
  config: unknown,
  remembering?: readonly Seat[],
): TablePlay {
  const before = retractable && { ...retractable, before: { ...retractable.before, config } };
  return new Play(game, { ...state, config }, before, remembering);
}
