export { CHOICES, type ChoiceName } from './choices.ts';
export { type DriveOptions, Driver, drive } from './drive.ts';
export { scenarioSchema } from './json-schema.ts';
export { parseScenarios, ScenarioError } from './parse.ts';
export { PositionError } from './place.ts';
export { position } from './position.ts';
export { type FailedScenario, type Failure, type Report, runScenario, runScenarioText } from './run.ts';
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
  Scenario,
  SeatExpectation,
  SeatPosition,
  Side,
  Start,
  TableExpectation,
  VirtualExpectation,
  VirtualPosition,
} from './types.ts';
