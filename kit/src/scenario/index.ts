import type { Dealt, Decision, GameEvent, Step } from '@imperia/engine';
import type { AnyState } from '../kit.ts';
import { scenarioShape } from './frame.ts';
import { schemaFor } from './json-schema.ts';
import { optionFor } from './match.ts';
import type { Attempt } from './option-text.ts';
import { parseEach, type Scenario, ScenarioError } from './parse.ts';
import { type Position, positionOf } from './position.ts';
import { type Failure, failuresIn, type Report, reportOn } from './run.ts';
import type { ObjectShape } from './shape.ts';
import { type AnyVocabulary, anyVocabulary, type Given, type Vocabulary } from './vocabulary.ts';
import { writtenOption } from './written.ts';

export type { Box, From } from './box.ts';
export { type DriveOptions, type Driver, drive } from './drive.ts';
export { countOf, deck, group, pile, topOf, value } from './fields.ts';
export { type Luck, topFirst } from './luck.ts';
export { HIDDEN, type Named, type NameKind, names } from './names.ts';
export type { Attempt } from './option-text.ts';
export { type Expectation, type Play, type Scenario, ScenarioError } from './parse.ts';
export { type Path, WrongScenario } from './path.ts';
export type { Position } from './position.ts';
export type { FailedScenario, Failure, Report } from './run.ts';
export * from './shape.ts';
export {
  type AnyVocabulary,
  anyVocabulary,
  type Detail,
  type Field,
  type Fields,
  type Finishing,
  type Given,
  type Laying,
  type LuckWord,
  type Vocabulary,
} from './vocabulary.ts';

/** What can be done with the scenarios of a game. */
export interface Scenarios<G, S extends Step> {
  /** Every scenario of a file; throws `ScenarioError` at the first that is wrong. */
  parse(text: string, file: string): Scenario[];
  /** Everything that is not as it says; nothing when all is well. */
  failures(scenario: Scenario): Failure[];
  /** Runs all scenarios of a file. */
  run(text: string, file: string): Report;
  /** A state ready to advance. */
  position(given: Position, chosen?: Given): G;
  /** An option as a scenario would write it, with everything that it can be told by. */
  written(state: G, option: S): Attempt;
  /** The option that is meant; throws in words where there is none, or several. */
  option(state: G, decision: Decision<S>, attempt: Attempt): S;
  /** All that can be written in one. */
  shape(): ObjectShape;
  /** The JSON Schema of a file, for editors. */
  schema(): Readonly<Record<string, unknown>>;
}

export function scenariosOf<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  vocabulary: Vocabulary<G, S, E, C, Z>,
): Scenarios<G, S> {
  const any: AnyVocabulary = anyVocabulary(vocabulary);
  return {
    parse: (text, file) =>
      parseEach(any, text, file).map((one) => {
        if (one instanceof ScenarioError) throw one;
        return one;
      }),
    failures: (scenario) => failuresIn(any, scenario),
    run: (text, file) => reportOn(any, text, file),
    position: (given, chosen) => positionOf(any, given, chosen) as unknown as G,
    written: (state, option) => writtenOption(any, state as unknown as AnyState, option),
    option: (state, decision, attempt) => {
      const language = { vocabulary: any, config: state.config };
      return optionFor(language, state as unknown as AnyState, decision, attempt) as S;
    },
    shape: () => scenarioShape(any),
    schema: () => schemaFor(any),
  };
}
