import type { State } from '../state.ts';
import { clearFlags, FRESH, GRAZED, HALTED, MOVED, SAILED, WOODED } from '../units.ts';

/** What was only for this turn: activations, what units did, what may be used once. */
export function clearEveryMark(game: State): void {
  game.used = [];
  for (const seat of game.seats.keys()) {
    clearFlags(game, seat, MOVED | HALTED | WOODED | GRAZED | FRESH | SAILED);
    game.seats[seat]!.borrowed = -1;
  }
  game.cities = game.cities.map((city) =>
    city.activations === 0 && !city.spent ? city : { ...city, activations: 0, spent: false },
  );
}
