import { clockwise, type Io, next } from '@imperia/engine';
import { ROUNDS } from './config.ts';
import { endCopies } from './effects/machines.ts';
import { endSeizures } from './effects/seize.ts';
import type { OsadnicyEvent } from './events.ts';
import { answerFeatures } from './gains.ts';
import { isAtWar } from './positions.ts';
import { isSolo } from './solo/virtual.ts';
import type { Phase, State } from './state.ts';
import type { OsadnicyStep } from './steps.ts';

/** A round has four phases, and a fifth when one plays alone; the last round has no cleanup. */
export function runRound(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  game.round++;
  io.tell?.({ did: 'round', round: game.round, first: game.first });
  const last = game.round === ROUNDS;
  const steps: OsadnicyStep[] = [{ do: 'lookout' }, { do: 'production' }, { do: 'action phase' }];
  if (!last) steps.push({ do: 'cleanup' });
  if (isSolo(game.config)) steps.push({ do: 'attack phase' });
  if (isAtWar(game)) steps.push({ do: 'close round' });
  next(game, ...steps, { do: last ? 'score' : 'end of round' });
}

export function enterPhase(game: State, phase: Phase, io: Io<OsadnicyEvent>): void {
  game.phase = phase;
  io.tell?.({ did: 'phase', phase });
}

/** Features that answer the end of a round, one player after another. */
export function runCloseRound(game: State): void {
  for (const seat of clockwise(game.first, game.config.factions.length).reverse()) {
    answerFeatures(game, seat, (when) => when.event === 'roundEnd');
  }
}

/** The first-player marker goes on clockwise, and the next round begins. */
export function runEndOfRound(game: State, _step: unknown, _io: Io<OsadnicyEvent>): void {
  endSeizures(game);
  endCopies(game);
  game.first = (game.first + 1) % game.config.factions.length;
  next(game, { do: 'round' });
}
