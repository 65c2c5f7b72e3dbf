import { CIVILIZATIONS, type Config } from '../config.ts';
import { COLOURS } from '../text/keys.ts';
import { sideOf } from '../text/names.ts';

/** Every name that a seat can go by. */
export const PLAYERS: readonly string[] = [...CIVILIZATIONS, ...COLOURS];

/** By their civilizations, or by their colours. */
export function seatNames({ players, civilizations }: Config): string[] {
  return Array.from({ length: players }, (_, seat) => sideOf(CIVILIZATIONS.indexOf(civilizations[seat]!), seat));
}
