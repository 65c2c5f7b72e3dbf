/** A path as it must be typed in a shell. */
export function quoted(path: string): string {
  return /^[\w./~:@%+,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
