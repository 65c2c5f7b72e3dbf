import { Driver } from './drive.ts';
import { parseScenarios, ScenarioError } from './parse.ts';
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
    failures.push(...[...driver.unmet(expect), ...(unused ? [unused] : [])].map((reason) => ({ reason })));
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
  readonly scenario: string;
  readonly reason: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly FailedScenario[];
}

/** Runs all scenarios of a file. A file that cannot be read is one failure. */
export function runScenarioText(text: string, file: string): Report {
  try {
    const scenarios = parseScenarios(text, file);
    const failures = scenarios.map((one) => runScenario(one).map((failure) => ({ file, ...failed(one, failure) })));
    const failing = failures.filter((list) => list.length > 0);
    return { passed: scenarios.length - failing.length, failed: failing.length, failures: failing.flat() };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const reason = `line ${error.line}: ${error.field ? `${error.field}: ` : ''}${error.message}`;
    return { passed: 0, failed: 1, failures: [{ file, scenario: '', reason }] };
  }
}

function failed({ scenario }: Scenario, failure: Failure): Omit<FailedScenario, 'file'> {
  const { reason, step, line } = failure;
  return { scenario, reason: step === undefined ? reason : `line ${line}, step ${step} of play: ${reason}` };
}
