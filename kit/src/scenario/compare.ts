import { means, said } from './names.ts';
import type { ListShape, ObjectShape, Shape } from './shape.ts';
import type { AnyVocabulary, Given } from './vocabulary.ts';

/** Whose words are compared, at which table. */
export interface Language {
  readonly vocabulary: AnyVocabulary;
  readonly config: unknown;
}

/** One sentence when both are given and differ. */
export function differs(field: string, wanted: unknown, found: unknown): string[] {
  if (wanted === undefined || wanted === found) return [];
  return [`${field}: expected ${String(wanted)}, found ${String(found)}`];
}

/** How what was found differs from what is written, each as a sentence; only what is written is looked at. */
export function unmet(language: Language, field: string, shape: Shape, wanted: unknown, found: unknown): string[] {
  switch (shape.kind) {
    case 'name': {
      const kind = language.vocabulary.names[shape.of]!;
      if (typeof found === 'number' && means(kind, wanted as string, found)) return [];
      return [`${field}: expected ${String(wanted)}, found ${foundText(language, shape, found)}`];
    }
    case 'seat':
      return differs(field, wanted, foundText(language, shape, found));
    case 'list':
      return unmetList(language, field, shape, wanted as readonly unknown[], found as readonly unknown[]);
    case 'object':
      return unmetObject(language, field, shape, wanted as Given, found as Given);
    case 'either':
      return unmetObject(language, field, shape.of, asObject(shape.key, wanted), found as Given);
    case 'keyed': {
      const { called } = language.vocabulary.names[shape.by]!;
      return Object.entries(wanted as Given).flatMap(([name, one]) => {
        const there = (found as ReadonlyMap<number, unknown>).get(called(name)[0]!);
        if (there === undefined) return [`${field}.${name}: expected something, found nothing`];
        return unmet(language, `${field}.${name}`, shape.of, one, there);
      });
    }
    case 'own': {
      const equal = JSON.stringify(wanted) === JSON.stringify(found);
      const difference = shape.differs ? shape.differs(wanted, found) : equal ? null : unequal(wanted, found);
      return difference === null ? [] : [`${field}: ${difference}`];
    }
    default:
      return differs(field, wanted, found);
  }
}

/** Lines of text stand below each other, so that one sees where they differ. */
function unequal(wanted: unknown, found: unknown): string {
  const text = (value: unknown) => (Array.isArray(value) ? `\n${value.join('\n')}\n` : `${JSON.stringify(value)} `);
  return `expected ${text(wanted)}found ${text(found).trimEnd()}`;
}

function asObject(key: string, wanted: unknown): Given {
  return typeof wanted === 'object' ? (wanted as Given) : { [key]: wanted };
}

function unmetObject(language: Language, field: string, { fields, rest }: ObjectShape, wanted: Given, found: Given) {
  const looked = rest === undefined ? Object.keys(wanted) : Object.keys(fields);
  return looked.flatMap((name) => {
    const value = wanted[name] ?? rest;
    return value === undefined ? [] : unmet(language, `${field}.${name}`, fields[name]!.shape, value, found[name]);
  });
}

function unmetList(
  language: Language,
  field: string,
  shape: ListShape,
  wanted: readonly unknown[],
  found: readonly unknown[],
): string[] {
  const { order = 'any', of } = shape;
  const agree = (one: unknown, other: unknown) => unmet(language, '', of, one, other).length === 0;
  const expected = list(wanted.map((one) => wantedText(of, one)));
  const wrong = (there: readonly unknown[]) => [
    `${field}: expected ${expected}, found ${list(there.map((one) => foundText(language, of, one)))}`,
  ];
  if (order === 'any') {
    const { missing, left } = matched(language, of, wanted, found, agree);
    if (missing.length === 0 && left.length === 0) return [];
    return almost(language, field, of, missing, left) ?? wrong(found);
  }
  const looked = order === 'top' ? found.slice(0, wanted.length) : found;
  const same = wanted.length === looked.length && wanted.every((one, i) => agree(one, looked[i]));
  return same ? [] : wrong(looked);
}

/** Each of the wanted with one that agrees: what has fewest chances first. */
function matched(
  language: Language,
  of: Shape,
  wanted: readonly unknown[],
  found: readonly unknown[],
  agree: (wanted: unknown, found: unknown) => boolean,
): { readonly missing: readonly unknown[]; readonly left: readonly unknown[] } {
  const vagueness = new Map(wanted.map((one) => [one, vague(language, of, one)]));
  const left = [...found];
  const missing = [...wanted]
    .sort((a, b) => vagueness.get(a)! - vagueness.get(b)!)
    .filter((one) => {
      const at = left.findIndex((other) => agree(one, other));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  return { missing, left };
}

function vague({ vocabulary }: Language, shape: Shape, wanted: unknown): number {
  if (shape.kind === 'name') return vocabulary.names[shape.of]!.called(wanted as string).length;
  if (shape.kind !== 'either') return 0;
  const { [shape.key]: name } = asObject(shape.key, wanted);
  const key = shape.of.fields[shape.key]!.shape;
  return vague({ vocabulary, config: null }, key, name) - (typeof wanted === 'object' ? 0.5 : 0);
}

/** Where one thing is there but not as it should be, only that. */
function almost(
  language: Language,
  field: string,
  of: Shape,
  missing: readonly unknown[],
  left: readonly unknown[],
): string[] | null {
  if (of.kind !== 'either' || missing.length !== 1 || left.length !== 1) return null;
  const wanted = asObject(of.key, missing[0]);
  const name = { [of.key]: wanted[of.key] };
  if (unmetObject(language, '', of.of, name, left[0] as Given).length > 0) return null;
  return unmetObject(language, `${field} ${String(wanted[of.key])}`, of.of, wanted, left[0] as Given);
}

function list(words: readonly string[]): string {
  return words.join(', ') || 'none';
}

/** As it is written, for messages. */
export function wantedText(shape: Shape, wanted: unknown): string {
  if (shape.kind === 'either') return String(asObject(shape.key, wanted)[shape.key]);
  if (shape.kind === 'object') return objectText(wanted as Given, String);
  if (shape.kind === 'list') return list((wanted as readonly unknown[]).map((one) => wantedText(shape.of, one)));
  return String(wanted);
}

/** What was found, for messages. */
export function foundText(language: Language, shape: Shape, found: unknown): string {
  switch (shape.kind) {
    case 'name':
      return typeof found === 'number' ? said(language.vocabulary.names[shape.of]!, found) : 'none';
    case 'seat':
      return language.vocabulary.seats(language.config)[found as number] ?? 'nobody';
    case 'list':
      return list((found as readonly unknown[]).map((one) => foundText(language, shape.of, one)));
    case 'either':
      return foundText(language, shape.of.fields[shape.key]!.shape, (found as Given)[shape.key]);
    case 'object':
      return objectText(found as Given, (value, name) => foundText(language, shape.fields[name]!.shape, value));
    default:
      return String(found);
  }
}

/** 2 wood, 1 stone; or each field with its value. */
function objectText(value: Given, text: (value: unknown, name: string) => string): string {
  const told = Object.entries(value).filter(([, one]) => one !== 0 && one !== undefined);
  const parts = told.map(([name, one]) =>
    typeof one === 'number' ? `${text(one, name)} ${name}` : `${name} ${text(one, name)}`,
  );
  return parts.join(', ') || 'nothing';
}
