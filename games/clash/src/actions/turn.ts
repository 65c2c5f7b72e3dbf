import type { Decision, Refusal, Seat } from '@imperia/engine';
import { citiesOf } from '../cities.ts';
import { freePowersOf, powerActions } from '../effects/powers/turn.ts';
import { cardOptions } from '../effects/turn.ts';
import { wonderOptions } from '../effects/wonders/build.ts';
import { ACTIONS_LEFT, NO_ACTIONS_LEFT, NOT_YOUR_TURN } from '../refusals.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { termOptions } from '../terms.ts';
import { tradeOptions } from '../trade.ts';
import { advanceOptions } from './advance.ts';
import { collectRefusal } from './collect.ts';
import { constructOptions } from './construct.ts';
import { foundOptions } from './found.ts';
import { canIncreaseHappiness } from './happiness.ts';
import { attempts } from './influence.ts';
import { canMove } from './move.ts';
import { actionPowers, freePowers } from './powers.ts';
import { recruitRefusal } from './recruit.ts';

/** Every main action that is possible now. */
function mainActions(game: State, seat: Seat): ClashStep[] {
  const options = [...advanceOptions(game, seat), ...foundOptions(game, seat)];
  for (const { hex } of citiesOf(game, seat)) {
    if (!collectRefusal(game, seat, hex)) options.push({ do: 'collect', seat, hex });
    options.push(...constructOptions(game, seat, hex));
    if (!recruitRefusal(game, seat, hex)) options.push({ do: 'recruit', seat, hex });
  }
  if (canMove(game, seat)) options.push({ do: 'move', seat });
  if (canIncreaseHappiness(game, seat)) options.push({ do: 'increase happiness', seat });
  if (attempts(game, seat).length > 0) options.push({ do: 'influence', seat });
  options.push(...wonderOptions(game, seat), ...actionPowers(game, seat), ...powerActions(game, seat));
  return options;
}

/** Three main actions must be taken, as long as one is possible; free ones go before, between and after. */
export function askTurn(game: State, step: StepOf<'turn'>): Decision<ClashStep> {
  const { seat } = step;
  const main = game.actions > 0 ? mainActions(game, seat) : [];
  const free = [...freePowers(game, seat), ...freePowersOf(game, seat)];
  const options = [
    ...main,
    ...free,
    ...cardOptions(game, seat),
    ...tradeOptions(game, seat),
    ...termOptions(game, seat),
  ];
  if (main.length === 0) options.push({ do: 'end turn', seat });
  return { seat, ask: step, options };
}

export function turnRefusal(game: State, seat: Seat, attempt: ClashStep): Refusal | null {
  const top = game.steps[game.steps.length - 1];
  if (top?.do !== 'turn' || top.seat !== seat) return NOT_YOUR_TURN;
  if (attempt.do === 'end turn') return game.actions > 0 && mainActions(game, seat).length > 0 ? ACTIONS_LEFT : null;
  return MAIN.has(attempt.do) && game.actions === 0 ? NO_ACTIONS_LEFT : null;
}

const MAIN: ReadonlySet<ClashStep['do']> = new Set<ClashStep['do']>([
  'advance',
  'found',
  'collect',
  'construct',
  'recruit',
  'move',
  'increase happiness',
  'influence',
  'taxes',
  'sports',
  'civil liberties',
  'construct wonder',
]);
