/** What a part of a scenario file may be: it is checked and compared by this, and the published schema is made from it. */
export type Shape =
  | { readonly kind: 'text'; readonly oneOf?: readonly string[]; readonly pattern?: string; readonly words?: string }
  /** A text that means something of this kind of names: a card, a hex. */
  | { readonly kind: 'name'; readonly of: string }
  /** Who sits somewhere; `or`: somebody beside the players. */
  | { readonly kind: 'seat'; readonly or?: readonly string[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'number'; readonly min: number; readonly max?: number }
  | { readonly kind: 'flag' }
  | ListShape
  | ObjectShape
  /** An object whose fields are names: hexes with what is on each of them. */
  | { readonly kind: 'keyed'; readonly by: string; readonly of: Shape }
  /** An object, or only its most important field. */
  | EitherShape
  /** Alternatives that differ in their JSON type. */
  | { readonly kind: 'any of'; readonly of: readonly Shape[] }
  /** Objects that differ in the field that is the name of the alternative. */
  | { readonly kind: 'variant'; readonly of: Readonly<Record<string, ObjectShape>> }
  | OwnShape;

export interface ListShape {
  readonly kind: 'list';
  readonly of: Shape;
  readonly min?: number;
  /** How it must agree with what is found: in any order, in this order, or with its first ones in this order. */
  readonly order?: 'any' | 'same' | 'top';
}

export interface ObjectShape {
  readonly kind: 'object';
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** What the fields that are not named must be; without it, they are not looked at. */
  readonly rest?: unknown;
}

export interface FieldShape {
  readonly shape: Shape;
  readonly about: string;
  readonly required?: boolean;
}

interface EitherShape {
  readonly kind: 'either';
  readonly key: string;
  readonly of: ObjectShape;
}

/** A form that only the game can read, such as a map drawn in lines of text. */
interface OwnShape {
  readonly kind: 'own';
  readonly json: 'string' | 'list' | 'object';
  /** How an error calls it: "the lines of a map". */
  readonly words: string;
  /** For editors, as JSON Schema. */
  readonly schema: object;
  /** What is wrong with it; null when it can be read. */
  readonly fault?: (written: unknown) => string | null;
  /** How what is written differs from what was read of the table; without it, they must be equal. */
  readonly differs?: (wanted: unknown, found: unknown) => string | null;
}

export const FLAG: Shape = { kind: 'flag' };
export const SEAT: Shape = { kind: 'seat' };
export const COUNT: Shape = { kind: 'number', min: 0 };
export const TEXT: Shape = { kind: 'text' };

export function oneOf(...words: readonly string[]): Shape {
  return { kind: 'text', oneOf: words };
}

export function numberFrom(min: number, max?: number): Shape {
  return { kind: 'number', min, ...(max === undefined ? {} : { max }) };
}

export function nameOf(kind: string): Shape {
  return { kind: 'name', of: kind };
}

export function listOf(of: Shape, order: ListShape['order'] = 'any'): ListShape {
  return { kind: 'list', of, order };
}

/** Amounts by their words; `rest` 0 where those not named must be none. */
export function amounts(name: string, words: readonly string[], rest?: 0): ObjectShape {
  const fields = words.map((word) => [word, { shape: COUNT, about: `How many: ${word}.` }] as const);
  return { kind: 'object', name, fields: Object.fromEntries(fields), ...(rest === undefined ? {} : { rest }) };
}
