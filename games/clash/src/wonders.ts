import type { Owner } from './owners.ts';
import type { City, State } from './state.ts';
import { type PowerName, type WonderPower, wonderData } from './wonder-data.ts';

/** What a wonder of the city does; undefined when none does this. */
export function powerIn<Name extends PowerName>(
  city: City,
  name: Name,
): Extract<WonderPower, { power: Name }> | undefined {
  for (const card of city.wonders)
    for (const power of wonderData(card).powers)
      if (power.power === name) return power as Extract<WonderPower, { power: Name }>;
  return undefined;
}

/** What a wonder in any city of the owner does. */
export function powerOf<Name extends PowerName>(
  game: State,
  owner: Owner,
  name: Name,
): Extract<WonderPower, { power: Name }> | undefined {
  for (const city of game.cities) {
    if (city.owner !== owner || city.wonders.length === 0) continue;
    const power = powerIn(city, name);
    if (power) return power;
  }
  return undefined;
}
