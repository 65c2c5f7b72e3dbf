import { Play, Views } from '@imperia/engine';
import { type Config, type OsadnicyEvent, type OsadnicyStep, osadnicy, type State, type Zone } from '@imperia/osadnicy';
import type { TableHead } from '../store/store.ts';

export type TablePlay = Play<State, OsadnicyStep, OsadnicyEvent, Config, Zone>;
export type TableViews = Views<State, OsadnicyStep, OsadnicyEvent, Config, Zone>;
export type SavedPlay = Pick<TablePlay, 'state' | 'retractable'>;

/** By the rules that the game was dealt under. */
export function newPlay(config: Config, { key, rules }: Pick<TableHead, 'key' | 'rules'>): TablePlay {
  return new Play(osadnicy, osadnicy.setup(config, key, rules));
}

export function newViews(): TableViews {
  return new Views(osadnicy);
}

/** All states of a table share its configuration. */
export function resumedPlay({ state, retractable }: SavedPlay, config: Config): TablePlay {
  const before = retractable && { ...retractable, before: { ...retractable.before, config } };
  return new Play(osadnicy, { ...state, config }, before);
}
