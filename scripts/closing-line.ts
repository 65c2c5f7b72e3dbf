import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const failuresOf = (module: TestModule): { passed: number; failed: number } => {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed').length;
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const brokenOutsideTests = failed === 0 && module.state() === 'failed';
  return { passed, failed: brokenOutsideTests ? 1 : failed };
};

/** Says `N passed, N failed` as the very last line: a file or a run that breaks outside any test counts as one failure. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<SerializedError>): void {
    const counts = modules.map(failuresOf);
    const passed = counts.reduce((sum, each) => sum + each.passed, 0);
    const failed = counts.reduce((sum, each) => sum + each.failed, errors.length);
    process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}
