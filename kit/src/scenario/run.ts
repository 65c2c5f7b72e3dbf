import { AnyDriver } from './drive.ts';
import { type Expectation, type Play, parseEach, type Scenario, ScenarioError } from './parse.ts';
import type { AnyVocabulary } from './vocabulary.ts';

export interface Failure {
  readonly reason: string;
  /** Which item of `play`, counted from 1. */
  readonly step?: number;
  readonly line?: number;
}

/** Everything that is not as the scenario says; nothing when all is well. */
export function failuresIn(vocabulary: AnyVocabulary, scenario: Scenario): Failure[] {
  const { position, chosen, chance, play, expect } = scenario;
  const failures: Failure[] = [];
  try {
    const driver = new AnyDriver(vocabulary, position, { chosen, chance });
    for (const [i, item] of play.entries()) {
      const where = { step: i + 1, line: scenario.playLines[i] ?? scenario.line };
      const reasons = playOne(driver, item, play[i + 1]);
      failures.push(...reasons.map((reason) => ({ reason, ...where })));
      if (reasons.length > 0 && !isExpectation(item)) return failures;
    }
    const unused = driver.unusedLuck();
    failures.push(...driver.unmet(expect).map((reason) => ({ reason, line: scenario.expectLine })));
    if (unused) failures.push({ reason: unused });
  } catch (error) {
    failures.push({ reason: messageOf(error) });
  }
  return failures;
}

function playOne(driver: AnyDriver, item: Play, next: Play | undefined): string[] {
  if (isExpectation(item)) return driver.unmet(item.expect);
  try {
    if (isStop(item)) driver.until(item.until);
    else if (isPick(item)) driver.pick(item.by, item.pick);
    else {
      const { by, choose, ...details } = item;
      driver.choose(by, { ...details, do: choose });
    }
    if (!next || !isStop(next)) driver.settle();
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

const isExpectation = (item: Play): item is { readonly expect: Expectation } => 'expect' in item;
const isStop = (item: Play): item is { readonly until: string } => 'until' in item;
const isPick = (item: Play): item is { readonly by: string; readonly pick: readonly string[] } => 'pick' in item;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What became of a scenario that failed. */
export interface FailedScenario {
  readonly file: string;
  readonly line: number;
  readonly scenario: string;
  readonly reason: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly FailedScenario[];
}

/** Runs all scenarios of a file. One that cannot be read is one failure, and so is a whole file. */
export function reportOn(vocabulary: AnyVocabulary, text: string, file: string): Report {
  const failures = each(vocabulary, text, file).map((one) => failuresOf(vocabulary, one, file));
  const failed = failures.filter((list) => list.length > 0);
  return { passed: failures.length - failed.length, failed: failed.length, failures: failed.flat() };
}

function each(vocabulary: AnyVocabulary, text: string, file: string): readonly (Scenario | ScenarioError)[] {
  try {
    return parseEach(vocabulary, text, file);
  } catch (error) {
    if (error instanceof ScenarioError) return [error];
    throw error;
  }
}

function failuresOf(vocabulary: AnyVocabulary, one: Scenario | ScenarioError, file: string): FailedScenario[] {
  const { scenario } = one;
  if (one instanceof ScenarioError) {
    const reason = `line ${one.line}: ${one.field ? `${one.field}: ` : ''}${one.message}`;
    return [{ file, line: one.line, scenario, reason }];
  }
  return failuresIn(vocabulary, one).map(({ reason, step, line = one.line }) => ({
    file,
    line,
    scenario,
    reason: step === undefined ? reason : `line ${line}, step ${step} of play: ${reason}`,
  }));
}
