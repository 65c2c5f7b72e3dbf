import { nearest } from './scenario/near.ts';
import type { Lang } from './words/lang.ts';

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
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** The first one says what a text of the pattern looks like. */
  readonly examples?: readonly string[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Where a file is not as it must be, and what is expected there. */
export interface Flaw {
  readonly path: string;
  readonly expected: string;
}

/** What a schema expects, as data: `expectedText` says it. */
export type Expected =
  | { readonly is: 'one of'; readonly of: readonly unknown[]; readonly found: unknown }
  | { readonly is: 'field'; readonly of: readonly string[]; readonly found: string }
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'type'; readonly type: string }
  | { readonly is: 'pattern'; readonly pattern: string; readonly example?: string }
  | { readonly is: 'object'; readonly key: string }
  | { readonly is: 'least' | 'most' | 'fewest items' | 'most items' | 'letters'; readonly n: number }
  | { readonly is: 'missing' | 'text' | 'no two alike' };

export interface SchemaFlaw {
  readonly path: Path;
  readonly expected: Expected;
}

/** Fields and places, from the whole to the part. */
export type Path = readonly (string | number)[];

/** `cards[3].cost`; the whole file when it is empty. */
export function pathText(path: Path): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return text.replace(/^\./, '') || 'the file';
}

/** The first flaw of `value`, or null. A choice of shapes is told apart by its constant field, so that the flaw is precise. */
export function flaw(root: Schema, value: unknown): Flaw | null {
  const [first] = flaws(root, value);
  return first ? { path: pathText(first.path), expected: expectedText(first.expected, 'en') } : null;
}

/** All flaws, in the order of the file; of what has the wrong shape, nothing inside it is looked at. */
export function flaws(root: Schema, value: unknown, schema: Schema = root, path: Path = []): SchemaFlaw[] {
  if (schema.$ref) return flaws(root, value, root.$defs![schema.$ref.replace('#/$defs/', '')]!, path);
  if (schema.oneOf) return choiceFlaws(root, value, schema.oneOf, path);
  if (schema.anyOf) return anyFlaws(root, value, schema.anyOf, path);
  const expected = valueFlaw(schema, value);
  if (expected) return [{ path, expected }];
  if (Array.isArray(value)) return value.flatMap((item, i) => flaws(root, item, schema.items!, [...path, i]));
  return isObject(value) ? objectFlaws(root, value, schema, path) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueFlaw(schema: Schema, value: unknown): Expected | null {
  if (schema.enum && !schema.enum.includes(value)) return { is: 'one of', of: schema.enum, found: value };
  if (schema.const !== undefined && schema.const !== value) return { is: 'value', value: schema.const };
  if (schema.type && !hasType(schema.type, value)) return { is: 'type', type: schema.type };
  if (typeof value === 'number') return numberFlaw(schema, value);
  if (typeof value === 'string') return textFlaw(schema, value);
  return Array.isArray(value) ? listFlaw(schema, value) : null;
}

function numberFlaw({ minimum, maximum }: Schema, value: number): Expected | null {
  if (minimum !== undefined && value < minimum) return { is: 'least', n: minimum };
  return maximum !== undefined && value > maximum ? { is: 'most', n: maximum } : null;
}

function textFlaw({ minLength, maxLength, pattern, examples = [] }: Schema, value: string): Expected | null {
  if (value.length < (minLength ?? 0)) return { is: 'text' };
  if (maxLength !== undefined && value.length > maxLength) return { is: 'letters', n: maxLength };
  if (!pattern || new RegExp(pattern, 'u').test(value)) return null;
  return { is: 'pattern', pattern, ...(examples.length > 0 && { example: examples[0] }) };
}

function listFlaw({ minItems, maxItems, uniqueItems }: Schema, value: readonly unknown[]): Expected | null {
  if (value.length < (minItems ?? 0)) return { is: 'fewest items', n: minItems! };
  if (maxItems !== undefined && value.length > maxItems) return { is: 'most items', n: maxItems };
  return uniqueItems && new Set(value).size < value.length ? { is: 'no two alike' } : null;
}

function hasType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

function objectFlaws(root: Schema, value: Record<string, unknown>, schema: Schema, path: Path): SchemaFlaw[] {
  const { properties = {}, required = [] } = schema;
  const known = Object.keys(properties);
  return [
    ...required
      .filter((field) => !Object.hasOwn(value, field))
      .map((field): SchemaFlaw => ({ path: [...path, field], expected: { is: 'missing' } })),
    ...Object.entries(value).flatMap(([field, part]): SchemaFlaw[] => {
      const at = [...path, field];
      if (!known.includes(field)) return [{ path: at, expected: { is: 'field', of: known, found: field } }];
      return flaws(root, part, properties[field]!, at);
    }),
  ];
}

function anyFlaws(root: Schema, value: unknown, choices: readonly Schema[], path: Path): SchemaFlaw[] {
  const found = choices.map((choice) => flaws(root, value, choice, path));
  return found.some((one) => one.length === 0) ? [] : found[0]!;
}

function choiceFlaws(root: Schema, value: unknown, choices: readonly Schema[], path: Path): SchemaFlaw[] {
  const [key] = Object.entries(choices[0]!.properties!).find(([, { const: fixed }]) => fixed !== undefined)!;
  const names = choices.map((choice) => choice.properties![key]!.const);
  if (!isObject(value)) return [{ path, expected: { is: 'object', key } }];
  const chosen = choices[names.indexOf(value[key])];
  if (chosen) return flaws(root, value, chosen, path);
  return [{ path: [...path, key], expected: { is: 'one of', of: names, found: value[key] } }];
}

export function expectedText(expected: Expected, lang: Lang): string {
  const pl = lang === 'pl';
  switch (expected.is) {
    case 'one of':
      return oneOfText(expected, lang);
    case 'field':
      return `${pl ? 'nie ma takiego pola; możliwe są' : 'no such field; possible are'} ${expected.of.join(', ')}${meant(expected.found, expected.of, lang)}`;
    case 'value':
      return JSON.stringify(expected.value);
    case 'type':
      return pl ? (TYPES[expected.type] ?? expected.type) : expected.type;
    case 'pattern':
      if (expected.example === undefined) return expected.pattern;
      return pl ? `tekst taki jak „${expected.example}”` : `a text like "${expected.example}"`;
    case 'object':
      return pl ? `obiekt z polem „${expected.key}”` : `an object with "${expected.key}"`;
    case 'least':
      return `${pl ? 'co najmniej' : 'at least'} ${expected.n}`;
    case 'most':
      return `${pl ? 'co najwyżej' : 'at most'} ${expected.n}`;
    case 'fewest items':
      return pl ? `przynajmniej tyle pozycji: ${expected.n}` : `at least ${expected.n} of these`;
    case 'most items':
      return pl ? `najwyżej tyle pozycji: ${expected.n}` : `at most ${expected.n} of these`;
    case 'letters':
      return pl ? `najwyżej tyle znaków: ${expected.n}` : `at most ${expected.n} characters`;
    case 'missing':
      return pl ? 'brakuje tego pola' : 'a value, which is missing';
    case 'text':
      return pl ? 'jakiś tekst' : 'some text';
    case 'no two alike':
      return pl ? 'każda pozycja inna' : 'no two alike';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'obiekt',
  array: 'lista',
  string: 'tekst',
  integer: 'liczba całkowita',
  number: 'liczba',
  boolean: 'true albo false',
};

/** Of a long list only the word that was probably meant, where there is one. */
function oneOfText({ of, found }: Extract<Expected, { is: 'one of' }>, lang: Lang): string {
  const hint = meant(found, of, lang);
  if (hint && of.length > MANY)
    return lang === 'pl' ? `nie ma słowa „${found}”${hint}` : `there is no word "${found}"${hint}`;
  return `${lang === 'pl' ? 'jedno z' : 'one of'}: ${of.join(', ')}${hint}`;
}

const MANY = 20;

function meant(found: unknown, of: readonly unknown[], lang: Lang): string {
  const best = typeof found === 'string' ? nearest(found, of.map(String)) : undefined;
  if (best === undefined) return '';
  return lang === 'pl' ? `; może chodziło o „${best}”?` : `; did you mean "${best}"?`;
}
