import { Play, Views } from '@imperia/engine';
import { type Config, type OsadnicyEvent, type OsadnicyStep, osadnicy, type State, type Zone } from '@imperia/osadnicy';

export type TablePlay = Play<State, OsadnicyStep, OsadnicyEvent, Config, Zone>;
export type TableViews = Views<State, OsadnicyStep, OsadnicyEvent, Config, Zone>;
export type SavedPlay = Pick<TablePlay, 'state' | 'retractable'>;

export function newPlay(config: Config, key: string): TablePlay {
  return new Play(osadnicy, osadnicy.setup(config, key));
}

export function newViews(): TableViews {
  return new Views(osadnicy);
}

/** All states of a table share its configuration. */
export function resumedPlay({ state, retractable }: SavedPlay, config: Config): TablePlay {
  const before = retractable && { ...retractable, before: { ...retractable.before, config } };
  return new Play(osadnicy, { ...state, config }, before);
}
