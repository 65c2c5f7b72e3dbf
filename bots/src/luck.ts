import { type Rng, type Seat, seeded, sha256 } from '@imperia/engine';

/**
 * A bot's own luck, anew for each question, from what everybody knows: the published hash, the seat and the question. A
 * game that is saved and resumed goes on as it would have.
 */
export function luckOf(commitment: string, seat: Seat, decision: number): Rng {
  return seeded(Number.parseInt(sha256(`${commitment} ${seat} ${decision}`).slice(0, 8), 16) | 0);
}
