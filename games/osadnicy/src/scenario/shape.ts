/** What a part of a scenario file may be: it is checked by this, and the published schema is made from it. */
export type Shape =
  | { readonly kind: 'text'; readonly oneOf?: readonly string[]; readonly pattern?: string; readonly words?: string }
  /** Texts that mean something: what they may be depends on who plays. */
  | { readonly kind: 'card'; readonly orGood?: boolean }
  | { readonly kind: 'faction'; readonly orVirtual?: boolean }
  /** An attack card of the solo game: its target, code or name. */
  | { readonly kind: 'attack' }
  | { readonly kind: 'rule' }
  | { readonly kind: 'number'; readonly min: number; readonly max?: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'list'; readonly of: Shape; readonly min?: number }
  | ObjectShape
  /** Alternatives that differ in their JSON type. */
  | { readonly kind: 'either'; readonly of: readonly Shape[] }
  /** Objects that differ in the field that is the name of the alternative. */
  | { readonly kind: 'variant'; readonly of: Readonly<Record<string, ObjectShape>> };

export interface ObjectShape {
  readonly kind: 'object';
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldShape>>;
}

export interface FieldShape {
  readonly shape: Shape;
  readonly about: string;
  readonly required?: boolean;
}
