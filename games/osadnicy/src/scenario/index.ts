import { type Driver as DriverOf, drive as driveBy, scenariosOf } from '@imperia/kit/scenario';
import type { Option } from '../config.ts';
import type { OsadnicyEvent } from '../events.ts';
import type { State } from '../state.ts';
import type { Attempt, Expectation, Luck, Position, Side } from './types.ts';
import { vocabulary } from './vocabulary.ts';

export { ScenarioError } from '@imperia/kit/scenario';
export { CHOICES, type ChoiceName } from './choices.ts';
export type {
  AttackName,
  Attempt,
  CardName,
  Expectation,
  ExpectedOffer,
  ExpectedRefusal,
  ExpectedScore,
  LocationPosition,
  Luck,
  Play,
  Position,
  Purse,
  SeatExpectation,
  SeatPosition,
  Side,
  Start,
  TableExpectation,
  VirtualExpectation,
  VirtualPosition,
} from './types.ts';
export { vocabulary } from './vocabulary.ts';

const scenarios = scenariosOf(vocabulary);

export const { parse: parseScenarios, failures: runScenario, run: runScenarioText, schema: scenarioSchema } = scenarios;

/** A state ready to advance, with every card of the game in exactly one place. */
export function position(given: Position, options: readonly Option[] = []): State {
  return scenarios.position(given, { options });
}

interface DriveOptions {
  readonly options?: readonly Option[];
  readonly chance?: readonly Luck[];
}

export type Driver = DriverOf<State, OsadnicyEvent, Side, Attempt, Expectation>;

/** Plays on from a position, by the names that people use. */
export function drive(given: Position, { options = [], chance = [] }: DriveOptions = {}): Driver {
  return driveBy(vocabulary, given, { chosen: { options }, chance }) as unknown as Driver;
}
