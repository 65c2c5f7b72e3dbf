import { type Bot, botNamed } from '@imperia/bots';
import { settlers } from '@imperia/bots/osadnicy';
import { type Rng, type Seat, seeded, sha256 } from '@imperia/engine';
import type { OsadnicyStep, State } from '@imperia/osadnicy';

export function botOf(level: string): Bot<State, OsadnicyStep> {
  return botNamed(level, settlers);
}

/**
 * A bot's own luck, anew for each question, from what everybody knows: a game that is resumed goes on as it would have.
 */
export function luckOf(commitment: string, seat: Seat, decision: number): Rng {
  return seeded(Number.parseInt(sha256(`${commitment} ${seat} ${decision}`).slice(0, 8), 16) | 0);
}
