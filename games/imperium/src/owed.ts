import { next, race, type Seat } from '@imperia/engine';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';

type Owed = StepOf<'owed cleanup'>;

/** The player before, who may still discard and draw while this turn goes on. */
function owedIn({ steps }: State): Owed | undefined {
  for (let at = steps.length - 1; at >= 0 && steps[at]!.do !== 'cleanup'; at--) {
    const step = steps[at]!;
    if (step.do === 'owed cleanup') return step;
  }
  return undefined;
}

/** The next question of a turn: alone, or beside the discards of the player before. */
export function turnStep(game: State, seat: Seat): ImperiumStep {
  return owedIn(game) ? { do: 'meanwhile', seat } : { do: 'turn', seat };
}

export function runMeanwhile(game: State, { seat }: StepOf<'meanwhile'>): void {
  const owed = owedIn(game);
  const turn: ImperiumStep = { do: 'turn', seat };
  if (owed) {
    race(game, [
      { seat: owed.seat, step: { do: 'tidy', seat: owed.seat }, since: owed.since },
      { seat, step: turn },
    ]);
  } else next(game, turn);
}

/** The turn is over, or reaches the player who owes: now it is waited for. */
export function runOwedCleanup(game: State, { seat }: Owed): void {
  next(game, { do: 'tidy', seat }, { do: 'fill hand', seat });
}

/** Discarded while another's turn went on: whoever was asked beside is asked again once the hand is full. */
export function settleOwed(game: State, seat: Seat): void {
  const owed = owedIn(game);
  if (owed?.seat !== seat) return;
  game.steps.splice(game.steps.indexOf(owed), 1);
  next(game, { do: 'fill hand', seat }, { do: 'turn', seat: game.turn });
}

/** Before anything of this turn reaches the player before, that player finishes; then the step is taken up again. */
export function waitsForOwed(game: State, step: ImperiumStep, reached: Seat): boolean {
  const owed = owedIn(game);
  if (owed?.seat !== reached) return false;
  game.steps.splice(game.steps.indexOf(owed), 1);
  next(game, owed, step);
  return true;
}
