/** Something a person can mend: shown as one line, without a stack. */
export class Failure extends Error {}

/** A check was made and did not hold: the report has been written, only the exit code is left to set. */
export class NotPassed extends Error {}

export const OK = 0;
export const NOT_PASSED = 1;
export const WRONG_USE = 2;
