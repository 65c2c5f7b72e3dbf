import { next } from '@imperia/engine';
import { civil } from '../../civilization.ts';
import { goods } from '../../goods.ts';
import type { Owner } from '../../owners.ts';
import type { State } from '../../state.ts';

/** A leader has died or has been replaced: mourned in Egypt, and nobody's beloved any more. */
export function dismissed(game: State, owner: Owner): void {
  game.cities = game.cities.map((city) => (city.owner === owner && city.culture > 0 ? { ...city, culture: 0 } : city));
  if (civil(game, owner, 'embalming')) next(game, { do: 'gain goods', seat: owner, goods: goods({ culture: 1 }) });
}
