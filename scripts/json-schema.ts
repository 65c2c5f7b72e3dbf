/** A small validator of its own, so that the published schema is not judged by the code that wrote it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const IGNORED = ['$schema', '$defs', 'title', 'description'];

/** The first place where the value is not as the schema says, or null. */
export function violation(root: JsonSchema, value: unknown, schema: JsonSchema = root, path = '$'): string | null {
  for (const [keyword, rule] of Object.entries(schema)) {
    if (IGNORED.includes(keyword)) continue;
    const check = KEYWORDS[keyword];
    if (!check) return `${path}: the schema uses the unknown keyword ${keyword}`;
    const found = check(rule, value, path, root, schema);
    if (found) return found;
  }
  return null;
}

type Check = (rule: unknown, value: unknown, path: string, root: JsonSchema, schema: JsonSchema) => string | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const says = (holds: boolean, path: string, what: string) => (holds ? null : `${path}: ${what}`);

function hasType(type: unknown, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

const KEYWORDS: Readonly<Record<string, Check>> = {
  $ref: (rule, value, path, root) => {
    const defs = root.$defs as Record<string, JsonSchema>;
    const target = defs[String(rule).replace('#/$defs/', '')];
    return target ? violation(root, value, target, path) : `${path}: ${rule} is not defined`;
  },
  anyOf: (rule, value, path, root) => {
    const found = (rule as JsonSchema[]).map((schema) => violation(root, value, schema, path));
    return found.includes(null) ? null : found.join(' and ');
  },
  type: (rule, value, path) => says(hasType(rule, value), path, `is no ${rule}`),
  enum: (rule, value, path) => says((rule as unknown[]).includes(value), path, `is none of ${rule}`),
  pattern: (rule, value, path) => says(new RegExp(String(rule)).test(String(value)), path, `is not ${rule}`),
  minimum: (rule, value, path) => says((value as number) >= (rule as number), path, `is less than ${rule}`),
  maximum: (rule, value, path) => says((value as number) <= (rule as number), path, `is more than ${rule}`),
  minItems: (rule, value, path) => says((value as unknown[]).length >= (rule as number), path, `has less than ${rule}`),
  items: (rule, value, path, root) =>
    firstOf((value as unknown[]).map((item, i) => violation(root, item, rule as JsonSchema, `${path}[${i}]`))),
  properties: (rule, value, path, root) =>
    firstOf(
      Object.entries(rule as Record<string, JsonSchema>).map(([name, schema]) =>
        isObject(value) && name in value ? violation(root, value[name], schema, `${path}.${name}`) : null,
      ),
    ),
  required: (rule, value, path) =>
    firstOf((rule as string[]).map((name) => says(isObject(value) && name in value, path, `lacks ${name}`))),
  additionalProperties: (rule, value, path, root, schema) => {
    const others = Object.entries(value as object).filter(
      ([name]) => !(name in ((schema.properties as object | undefined) ?? {})),
    );
    if (isObject(rule)) {
      return firstOf(others.map(([name, inside]) => violation(root, inside, rule, `${path}.${name}`)));
    }
    const strange = others[0]?.[0];
    return strange === undefined ? null : `${path}: has the unknown field ${strange}`;
  },
};

function firstOf(found: readonly (string | null)[]): string | null {
  return found.find((one) => one !== null) ?? null;
}
