import type { Config } from '@imperia/osadnicy';

/** A game to be played: all that follows from this is the same everywhere, but for bots that think by the clock. */
export interface Seating {
  readonly config: Config;
  readonly seed: number;
  /** Names of bots, one for each seat. */
  readonly seats: readonly string[];
}

/** The command that plays this game again. */
export function commandFor(id: string, { config, seed, seats }: Seating, limit: number): string {
  const { factions, options } = config;
  const chosen = options.length > 0 ? ` --options ${options.join()}` : '';
  const table = `--factions ${factions.join()}${chosen} --seats ${seats.join()}`;
  return `imperia sim ${id} --games 1 --seed ${seed} ${table} --limit ${limit}`;
}
