/** The part of JSON Schema that our files use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  /** Alternatives that differ in their JSON type: a word, or an object. */
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Where a file is not as it must be, and what is expected there. */
export interface Flaw {
  readonly path: string;
  readonly expected: string;
}

/** The first flaw of `value`, or null. A choice of shapes is told apart by its constant field, so that the flaw is precise. */
export function flaw(root: Schema, value: unknown, schema: Schema = root, path = ''): Flaw | null {
  if (schema.$ref) return flaw(root, value, root.$defs![schema.$ref.replace('#/$defs/', '')]!, path);
  if (schema.oneOf) return choiceFlaw(root, value, schema.oneOf, path);
  if (schema.anyOf) return anyFlaw(root, value, schema.anyOf, path);
  const expected = valueFlaw(schema, value);
  if (expected) return { path: path || 'the file', expected };
  if (Array.isArray(value))
    return first(value.map((item, i) => () => flaw(root, item, schema.items!, `${path}[${i}]`)));
  return isObject(value) ? objectFlaw(root, value, schema, path) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function first(checks: readonly (() => Flaw | null)[]): Flaw | null {
  for (const check of checks) {
    const found = check();
    if (found) return found;
  }
  return null;
}

function valueFlaw(schema: Schema, value: unknown): string | null {
  if (schema.enum && !schema.enum.includes(value)) return `one of: ${schema.enum.join(', ')}`;
  if (schema.const !== undefined && schema.const !== value) return JSON.stringify(schema.const);
  if (schema.type && !hasType(schema.type, value)) return schema.type;
  if (typeof value === 'number' && value < (schema.minimum ?? value)) return `at least ${schema.minimum}`;
  if (typeof value === 'string' && value.length < (schema.minLength ?? 0)) return 'some text';
  if (typeof value === 'string' && schema.pattern && !new RegExp(schema.pattern).test(value)) return schema.pattern;
  if (Array.isArray(value) && value.length < (schema.minItems ?? 0)) return `at least ${schema.minItems} of these`;
  return null;
}

function hasType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

function objectFlaw(root: Schema, value: Record<string, unknown>, schema: Schema, path: string): Flaw | null {
  const at = (field: string) => (path ? `${path}.${field}` : field);
  const properties = schema.properties ?? {};
  const missing = schema.required?.find((field) => !(field in value));
  if (missing) return { path: at(missing), expected: 'a value: it is missing' };
  const strange = Object.keys(value).find((field) => !(field in properties));
  if (strange)
    return { path: at(strange), expected: `no such field; possible are ${Object.keys(properties).join(', ')}` };
  return first(
    Object.entries(value).map(
      ([field, part]) =>
        () =>
          flaw(root, part, properties[field]!, at(field)),
    ),
  );
}

function anyFlaw(root: Schema, value: unknown, choices: readonly Schema[], path: string): Flaw | null {
  const flaws = choices.map((choice) => flaw(root, value, choice, path));
  return flaws.includes(null) ? null : flaws[0]!;
}

function choiceFlaw(root: Schema, value: unknown, choices: readonly Schema[], path: string): Flaw | null {
  const [key] = Object.entries(choices[0]!.properties!).find(([, { const: fixed }]) => fixed !== undefined)!;
  const names = choices.map((choice) => choice.properties![key]!.const);
  if (!isObject(value)) return { path, expected: `an object with "${key}"` };
  const chosen = choices[names.indexOf(value[key])];
  return chosen ? flaw(root, value, chosen, path) : { path: `${path}.${key}`, expected: `one of: ${names.join(', ')}` };
}
