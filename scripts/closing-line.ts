import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { MOST_UNSTEADY, type Tried, unsteadyOnes, unsteadyReport } from './unsteady.ts';

const failuresOf = (module: TestModule): { passed: number; failed: number } => {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed').length;
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const brokenOutsideTests = failed === 0 && module.state() === 'failed';
  return { passed, failed: brokenOutsideTests ? 1 : failed };
};

const triedIn = (module: TestModule): Tried[] =>
  [...module.children.allTests()].map((test: TestCase) => {
    const { state, errors } = test.result();
    return {
      name: `${module.relativeModuleId} > ${test.fullName}`,
      passed: state === 'passed',
      retries: test.diagnostic()?.retryCount ?? 0,
      firstError: errors?.[0]?.stack ?? errors?.[0]?.message ?? 'nothing is known of it',
    };
  });

/**
 * Lists the tests that passed only when tried again, and says `N passed, N failed` as the very last line: a file or a
 * run that breaks outside any test counts as one failure, and so do too many unsteady tests.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<SerializedError>): void {
    const counts = modules.map(failuresOf);
    const unsteady = unsteadyOnes(modules.flatMap(triedIn));
    const tooMany = unsteady.length > MOST_UNSTEADY;
    if (tooMany) process.exitCode = 1;
    const passed = counts.reduce((sum, each) => sum + each.passed, 0);
    const failed = counts.reduce((sum, each) => sum + each.failed, errors.length + (tooMany ? 1 : 0));
    process.once('exit', () => process.stdout.write(`${unsteadyReport(unsteady)}${passed} passed, ${failed} failed\n`));
  }
}
