/** A way into a scenario: field names and places in lists. */
export type Path = readonly (string | number)[];

/** Something in a scenario cannot be. */
export class WrongScenario extends Error {
  readonly path: Path;
  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

/** position.seats[0].hand[1] */
export function pathText(path: Path): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
}
