/** What is known of a test once it has been tried for the last time. */
export interface Tried {
  readonly name: string;
  readonly passed: boolean;
  readonly retries: number;
  readonly firstError: string;
}

/** With more of them than this a run has failed: what passes at the second try may be broken by now. */
export const MOST_UNSTEADY = 5;

/** Tests that passed, but not at once. */
export function unsteadyOnes(tests: readonly Tried[]): readonly Tried[] {
  return tests.filter((test) => test.passed && test.retries > 0);
}

/** What is said of them at the end of a run; nothing when there are none. */
export function unsteadyReport(unsteady: readonly Tried[]): string {
  if (unsteady.length === 0) return '';
  const verdict = unsteady.length > MOST_UNSTEADY ? `: more than ${MOST_UNSTEADY}, which fails the run` : '';
  const lines = unsteady.map(
    ({ name, retries, firstError }) => `  ${name}\n    passed at try ${retries + 1}, first: ${shortened(firstError)}\n`,
  );
  return `\nUnsteady tests, to be mended (${unsteady.length}${verdict}):\n${lines.join('')}`;
}

function shortened(error: string): string {
  const lines = error.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, 6).join('\n      ');
}
