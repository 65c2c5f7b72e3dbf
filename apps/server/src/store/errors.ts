const UNIQUE = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'];

export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE.includes(codeOf(error));
}

/** The drivers' own name for what went wrong. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
