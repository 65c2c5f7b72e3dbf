import { type Flaw, flaw, type Schema } from './schema.ts';

/** A file of cards, or of anything else a game is made of, that is not as it must be. */
export class BadPack extends Error {
  readonly flaw: Flaw;
  constructor(what: string, found: Flaw) {
    super(`${what} are not right at ${found.path}: expected ${found.expected}`);
    this.flaw = found;
  }
}

/** How a kind of file is checked: by its published schema, then by whatever no schema can say. */
export interface PackCheck<T> {
  readonly schema: Schema;
  /** For the message: "The cards of the deck «romans»". Asked of anything that claims to be such a file. */
  readonly what: (file: Partial<T>) => string;
  readonly flaw?: (file: T) => Flaw | null;
}

/** What the schema lets through has the shape that the game's types say: the one place where a file becomes that. */
export function checkedPack<T extends object>({ schema, what, flaw: more }: PackCheck<T>, file: unknown): T {
  const found = flaw(schema, file) ?? more?.(file as T) ?? null;
  if (found) throw new BadPack(what((typeof file === 'object' && file ? file : {}) as Partial<T>), found);
  return file as T;
}
