/** The game's own files are checked when they are read: a flaw is told with the file's name, not played on. */
export function check(holds: boolean, file: string, expected: string): void {
  if (!holds) throw new Error(`${file} is not right: expected ${expected}`);
}
