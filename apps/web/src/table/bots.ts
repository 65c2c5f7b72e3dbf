import { type Bot, botNamed, type Playable } from '@imperia/bots';
import { type Rng, type Seat, seeded, sha256 } from '@imperia/engine';
import {
  allCards,
  type Config,
  type OsadnicyEvent,
  type OsadnicyStep,
  osadnicy,
  type State,
  type Zone,
} from '@imperia/osadnicy';
import { value } from '@imperia/osadnicy/value';

const settlers: Playable<State, OsadnicyStep, OsadnicyEvent, Config, Zone> = {
  game: osadnicy,
  seats: ({ config }) => config.factions.length,
  allCards: ({ config }) => allCards(config),
  value,
};

export function botOf(level: string): Bot<State, OsadnicyStep> {
  return botNamed(level, settlers);
}

/**
 * A bot's own luck, anew for each question, from what everybody knows: a game that is resumed goes on as it would have.
 */
export function luckOf(commitment: string, seat: Seat, decision: number): Rng {
  return seeded(Number.parseInt(sha256(`${commitment} ${seat} ${decision}`).slice(0, 8), 16) | 0);
}
