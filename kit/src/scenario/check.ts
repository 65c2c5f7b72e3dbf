import type { Located } from './json.ts';
import { nobodyPlays } from './meant.ts';
import { HIDDEN, unknownName } from './names.ts';
import { didYouMean } from './near.ts';
import { type Path, WrongScenario } from './path.ts';
import type { ListShape, ObjectShape, Shape } from './shape.ts';
import type { AnyVocabulary } from './vocabulary.ts';

/** What texts may name; without a configuration, what they may at any table. */
export interface Known {
  readonly vocabulary: AnyVocabulary;
  readonly config?: unknown;
}

/** Throws at the first thing that is not as the shape says. */
export function check(shape: Shape, node: Located, path: Path, known: Known): void {
  if (shape.kind === 'object') checkObject(shape, node, path, known);
  else if (shape.kind === 'variant') checkObject(variantOf(shape.of, node, path), node, path, known);
  else if (shape.kind === 'any of') check(alternativeOf(shape.of, node, path, known), node, path, known);
  else if (shape.kind === 'either')
    check(alternativeOf([keyOf(shape), shape.of], node, path, known), node, path, known);
  else if (shape.kind === 'keyed') checkKeyed(shape, node, path, known);
  else if (shape.kind === 'list') checkList(shape, node, path, known);
  else checkSimple(shape, node, path, known);
}

function fail(path: Path, message: string): never {
  throw new WrongScenario(path, message);
}

function checkObject(shape: ObjectShape, node: Located, path: Path, known: Known): void {
  if (!node.fields) fail(path, `expected an object, found ${found(node)}`);
  for (const [name, { node: inside }] of node.fields) {
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    const names = Object.keys(shape.fields);
    if (!field) fail([...path, name], `there is no field "${name}" here${didYouMean(name, names) || fieldList(names)}`);
    check(field.shape, inside, [...path, name], known);
  }
  for (const [name, { required }] of Object.entries(shape.fields)) {
    if (required && !node.fields.has(name)) fail(path, `the field "${name}" is missing`);
  }
}

function fieldList(names: readonly string[]): string {
  return `; the fields are ${names.join(', ')}`;
}

function variantOf(of: Readonly<Record<string, ObjectShape>>, node: Located, path: Path): ObjectShape {
  if (!node.fields) fail(path, `expected an object, found ${found(node)}`);
  const names = Object.keys(of).filter((name) => node.fields?.has(name));
  const [name] = names;
  const all = Object.keys(of).map((one) => `"${one}"`);
  if (name === undefined) fail(path, `one of the fields ${all.join(', ')} is missing`);
  if (names.length > 1) fail([...path, names[1]!], `"${name}" and "${names[1]}" cannot stand together`);
  return of[name]!;
}

function alternativeOf(of: readonly Shape[], node: Located, path: Path, known: Known): Shape {
  const fits = of.find((one) => jsonType(one) === typeOf(node));
  return fits ?? fail(path, `expected ${of.map((one) => wordsFor(one, known)).join(' or ')}, found ${found(node)}`);
}

function keyOf({ key, of }: Shape & { kind: 'either' }): Shape {
  return of.fields[key]!.shape;
}

function checkKeyed({ by, of }: Shape & { kind: 'keyed' }, node: Located, path: Path, known: Known): void {
  if (!node.fields) fail(path, `expected an object, found ${found(node)}`);
  for (const [name, { node: inside }] of node.fields) {
    const fault = nameFault(by, name, known);
    if (fault) fail([...path, name], fault);
    check(of, inside, [...path, name], known);
  }
}

function checkList(shape: ListShape, node: Located, path: Path, known: Known): void {
  if (!node.items) fail(path, `expected a list, found ${found(node)}`);
  if (node.items.length < (shape.min ?? 0)) fail(path, `expected at least ${shape.min}, found ${node.items.length}`);
  for (const [i, item] of node.items.entries()) check(shape.of, item, [...path, i], known);
}

type Simple = Exclude<Shape, { kind: 'object' | 'variant' | 'either' | 'any of' | 'keyed' | 'list' }>;

function checkSimple(shape: Simple, node: Located, path: Path, known: Known): void {
  const { value } = node;
  if (typeOf(node) !== jsonType(shape)) fail(path, `expected ${wordsFor(shape, known)}, found ${found(node)}`);
  if (shape.kind === 'number') checkNumber(shape, value as number, path);
  else if (shape.kind !== 'flag') {
    const fault = shape.kind === 'own' ? shape.fault?.(value) : textFault(shape, value as string, known);
    if (fault) fail(path, fault);
  }
}

function checkNumber({ min, max }: Shape & { kind: 'number' }, value: number, path: Path): void {
  if (Number.isInteger(value) && value >= min && value <= (max ?? value)) return;
  fail(
    path,
    `expected a whole number ${max === undefined ? `from ${min} on` : `from ${min} to ${max}`}, found ${value}`,
  );
}

type Text = Exclude<Simple, { kind: 'number' | 'flag' | 'own' }>;

function textFault(shape: Text, value: string, known: Known): string | null {
  switch (shape.kind) {
    case 'text':
      if (shape.pattern && !new RegExp(shape.pattern).test(value)) return `expected ${shape.words}, found "${value}"`;
      return shape.oneOf ? notAmong(shape.oneOf, value) : null;
    case 'seat':
      return seatFault(value, shape.or ?? [], known);
    case 'rule':
      return ruleFault(value, known);
    case 'name':
      return nameFault(shape.of, value, known);
  }
}

function seatFault(value: string, or: readonly string[], { vocabulary, config }: Known): string | null {
  const fault = notAmong([...vocabulary.players, ...or], value);
  if (fault || config === undefined) return fault;
  return vocabulary.seats(config).includes(value) ? null : nobodyPlays(value);
}

function ruleFault(value: string, { vocabulary: { rules } }: Known): string | null {
  return rules.includes(value) ? null : `there is no rule "${value}"${didYouMean(value, rules)}`;
}

function nameFault(of: string, text: string, { vocabulary, config }: Known): string | null {
  const kind = vocabulary.names[of]!;
  if (kind.cards && text === HIDDEN) return null;
  const called = kind.called(text);
  if (called.length === 0) return unknownName(kind, text);
  if (config === undefined || !kind.cards) return null;
  const here = new Set(vocabulary.game.cards(config));
  if (called.some((card) => card < 0 || here.has(card))) return null;
  return vocabulary.cards.absent?.(text, config) ?? `${text} is not in this game`;
}

function notAmong(allowed: readonly string[], value: string): string | null {
  if (allowed.includes(value)) return null;
  return `"${value}" is not known here${didYouMean(value, allowed) || `; it can be ${allowed.join(', ')}`}`;
}

function jsonType(shape: Shape): string {
  switch (shape.kind) {
    case 'number':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'list':
      return 'list';
    case 'object':
    case 'variant':
    case 'keyed':
      return 'object';
    case 'own':
      return shape.json;
    default:
      return 'string';
  }
}

function typeOf({ items, fields, value }: Located): string {
  return items ? 'list' : fields ? 'object' : typeof value;
}

function wordsFor(shape: Shape, { vocabulary }: Known): string {
  switch (shape.kind) {
    case 'name':
      return `${vocabulary.names[shape.of]!.what} in quotes`;
    case 'own':
      return shape.words;
    case 'number':
      return 'a number';
    case 'flag':
      return 'true or false';
    case 'list':
      return 'a list';
    case 'object':
    case 'variant':
    case 'keyed':
      return 'an object';
    default:
      return 'a text in quotes';
  }
}

function found({ items, fields, value }: Located): string {
  return items ? 'a list' : fields ? 'an object' : JSON.stringify(value);
}
