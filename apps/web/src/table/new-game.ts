import { commitment, sha256 } from '@imperia/engine';
import { type Config, FACTIONS, type Faction, type Option, osadnicy } from '@imperia/osadnicy';
import type { SavedGame, SeatKind } from './game.ts';

/** The same text gives the same deal; without one nobody can foresee it. */
export function newGame(config: Config, kinds: readonly SeatKind[], seed = ''): SavedGame {
  const key = seed === '' ? randomHex(32) : sha256(seed);
  return { ...gameOf(config, kinds, key), commitment: commitment(key) };
}

/** Nothing is dealt yet. */
export function gameOf(config: Config, kinds: readonly SeatKind[], key: string): SavedGame {
  return {
    id: randomHex(8),
    version: osadnicy.version,
    ...(osadnicy.content && { content: osadnicy.content(config) }),
    config,
    kinds,
    key,
    answers: [],
    savedAt: Date.now(),
    round: 1,
    phase: 'lookout',
    points: config.factions.map(() => 0),
  };
}

/** What is chosen for a seat before the game; without a faction, chance picks one that is left. */
export interface WantedSeat {
  readonly kind: SeatKind;
  readonly faction: Faction | null;
}

export function dealtConfig(seats: readonly WantedSeat[], options: readonly Option[]): Config {
  const left = FACTIONS.filter((faction) => !seats.some((seat) => seat.faction === faction));
  return {
    factions: seats.map(({ faction }) => faction ?? left.splice(randomBelow(left.length), 1)[0]!),
    options,
  };
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

function randomBelow(n: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % n;
}
