import type { AnyKit } from '@imperia/kit';
import { USUAL_TIME } from '../bots/try-out.ts';
import { quoted } from '../files/shell.ts';
import { forAll } from '../play/choices.ts';

/** A game to be played: all that follows from this is the same everywhere, but for bots that think by the clock. */
export interface Seating {
  readonly config: unknown;
  readonly seed: number;
  /** Names of bots, one for each seat. */
  readonly seats: readonly string[];
}

/** The command that plays this game again. */
export function commandFor({ game, setup }: AnyKit, { config, seed, seats }: Seating, limit: number): string {
  const wanted = setup.wanted(config);
  const chosen = [
    ...setup.perSeat.flatMap((choice) => {
      const named = wanted.seats.map((seat) => seat[choice.id]);
      return named.every((id) => id === choice.usual) ? [] : [`--${forAll(choice)} ${named.join()} `];
    }),
    ...setup.perTable.flatMap(({ id }) => (wanted.table[id]?.length ? [`--${id} ${wanted.table[id].join()} `] : [])),
  ];
  const players = setup.perSeat.length === 0 ? `--players ${wanted.seats.length} ` : '';
  const table = `${chosen.join('')}${players}--seats ${quoted(seats.join())}`;
  return `imperia sim ${game.id} --games 1 --seed ${seed} ${table} --limit ${limit}`;
}

/** To see a game again that was played with cards of one's own, or bots in less time than usual, takes those as well. */
export function completed<E extends { readonly reproduce: string }>(
  errors: readonly E[],
  { pack, botTime }: { readonly pack?: string; readonly botTime: string },
): readonly E[] {
  const also = [
    ...(pack === undefined ? [] : [`--pack ${quoted(pack)}`]),
    ...(botTime === USUAL_TIME ? [] : [`--bot-time ${botTime}`]),
  ];
  return errors.map((error) => ({ ...error, reproduce: [error.reproduce, ...also].join(' ') }));
}
