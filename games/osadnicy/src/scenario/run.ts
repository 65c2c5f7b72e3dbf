import { Driver } from './drive.ts';
import { parseEach, ScenarioError } from './parse.ts';
import type { Play, Scenario } from './types.ts';

export interface Failure {
  readonly reason: string;
  /** Which item of `play`, counted from 1. */
  readonly step?: number;
  readonly line?: number;
}

/** Everything that is not as the scenario says; nothing when all is well. */
export function runScenario(scenario: Scenario): Failure[] {
  const { position, options, chance, play, expect } = scenario;
  const failures: Failure[] = [];
  try {
    const driver = new Driver(position, { options, chance });
    for (const [i, item] of play.entries()) {
      const where = { step: i + 1, line: scenario.playLines[i] ?? scenario.line };
      const reasons = playOne(driver, item);
      failures.push(...reasons.map((reason) => ({ reason, ...where })));
      if (reasons.length > 0 && !('expect' in item)) return failures;
    }
    const unused = driver.unusedLuck();
    failures.push(...driver.unmet(expect).map((reason) => ({ reason, line: scenario.expectLine })));
    if (unused) failures.push({ reason: unused });
  } catch (error) {
    failures.push({ reason: messageOf(error) });
  }
  return failures;
}

function playOne(driver: Driver, item: Play): string[] {
  if ('expect' in item) return driver.unmet(item.expect);
  try {
    if ('pick' in item) {
      driver.pick(item.by, item.pick);
    } else {
      const { by, choose, ...details } = item;
      driver.choose(by, { do: choose, ...details });
    }
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

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
export function runScenarioText(text: string, file: string): Report {
  const failures = each(text, file).map((one) => failuresOf(one, file));
  const failed = failures.filter((list) => list.length > 0);
  return { passed: failures.length - failed.length, failed: failed.length, failures: failed.flat() };
}

function each(text: string, file: string): readonly (Scenario | ScenarioError)[] {
  try {
    return parseEach(text, file);
  } catch (error) {
    if (error instanceof ScenarioError) return [error];
    throw error;
  }
}

function failuresOf(one: Scenario | ScenarioError, file: string): FailedScenario[] {
  const { scenario } = one;
  if (one instanceof ScenarioError) {
    const reason = `line ${one.line}: ${one.field ? `${one.field}: ` : ''}${one.message}`;
    return [{ file, line: one.line, scenario, reason }];
  }
  return runScenario(one).map(({ reason, step, line = one.line }) => ({
    file,
    line,
    scenario,
    reason: step === undefined ? reason : `line ${line}, step ${step} of play: ${reason}`,
  }));
}
