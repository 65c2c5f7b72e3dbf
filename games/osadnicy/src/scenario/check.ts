import { FACTIONS, type Faction } from '../card-data.ts';
import { RULES, ruleOf } from '../catalogue/rules.ts';
import { board } from '../factions.ts';
import { type Good, isToken } from '../goods.ts';
import { ATTACK_DECK } from '../numbers.ts';
import type { Located } from './json.ts';
import { attacksCalled, cardsCalled, unknownAttack, unknownCard } from './names.ts';
import { didYouMean } from './near.ts';
import { NO_VIRTUAL_PLAYER, type Path, PositionError } from './place.ts';
import type { ObjectShape, Shape } from './shape.ts';

/** What texts may name; null where it is not known yet. */
export interface Known {
  readonly factions: readonly Faction[] | null;
}

/** Throws at the first thing that is not as the shape says. */
export function check(shape: Shape, node: Located, path: Path, known: Known): void {
  if (shape.kind === 'object') checkObject(shape, node, path, known);
  else if (shape.kind === 'variant') checkObject(variantOf(shape.of, node, path), node, path, known);
  else if (shape.kind === 'either') check(alternativeOf(shape.of, node, path), node, path, known);
  else if (shape.kind === 'list') checkList(shape, node, path, known);
  else checkSimple(shape, node, path, known);
}

function fail(path: Path, message: string): never {
  throw new PositionError(path, message);
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

function alternativeOf(of: readonly Shape[], node: Located, path: Path): Shape {
  const fits = of.find((one) => jsonType(one) === typeOf(node));
  return fits ?? fail(path, `expected ${of.map(wordsFor).join(' or ')}, found ${found(node)}`);
}

function checkList(shape: Shape & { kind: 'list' }, node: Located, path: Path, known: Known): void {
  if (!node.items) fail(path, `expected a list, found ${found(node)}`);
  if (node.items.length < (shape.min ?? 0)) fail(path, `expected at least ${shape.min}, found ${node.items.length}`);
  for (const [i, item] of node.items.entries()) check(shape.of, item, [...path, i], known);
}

type Simple = Exclude<Shape, { kind: 'object' | 'variant' | 'either' | 'list' }>;

function checkSimple(shape: Simple, node: Located, path: Path, known: Known): void {
  const { value } = node;
  if (typeof value !== jsonType(shape)) fail(path, `expected ${wordsFor(shape)}, found ${found(node)}`);
  if (shape.kind === 'number') checkNumber(shape, value as number, path);
  else if (shape.kind !== 'flag') checkText(shape, value as string, path, known);
}

function checkNumber({ min, max }: Shape & { kind: 'number' }, value: number, path: Path): void {
  if (Number.isInteger(value) && value >= min && value <= (max ?? value)) return;
  fail(
    path,
    `expected a whole number ${max === undefined ? `from ${min} on` : `from ${min} to ${max}`}, found ${value}`,
  );
}

type Text = Exclude<Simple, { kind: 'number' | 'flag' }>;

function checkText(shape: Text, value: string, path: Path, known: Known): void {
  const fault = textFault(shape, value, known);
  if (fault) fail(path, fault);
}

function textFault(shape: Text, value: string, known: Known): string | null {
  switch (shape.kind) {
    case 'text':
      if (shape.pattern && !new RegExp(shape.pattern).test(value)) return `expected ${shape.words}, found "${value}"`;
      return shape.oneOf ? notAmong(shape.oneOf, value) : null;
    case 'faction':
      return factionFault(value, shape.orVirtual === true, known);
    case 'attack':
      return attacksCalled(value).length > 0 ? null : unknownAttack(value);
    case 'rule':
      return ruleOf(value) ? null : `there is no rule "${value}"${didYouMean(value, ruleIds())}`;
    case 'card':
      if (shape.orGood && (value === 'vp' || value === 'card' || isToken(value as Good))) return null;
      return cardFault(value, known);
  }
}

function factionFault(value: string, orVirtual: boolean, { factions }: Known): string | null {
  if (orVirtual && value === 'virtual') return !factions || factions.length === 1 ? null : NO_VIRTUAL_PLAYER;
  return notAmong(FACTIONS, value) ?? (factions?.includes(value as Faction) === false ? nobody(value) : null);
}

function nobody(faction: string): string {
  return `nobody plays the ${faction}`;
}

function ruleIds(): string[] {
  return RULES.map(({ id }) => id);
}

function cardFault(name: string, { factions }: Known): string | null {
  const cards = cardsCalled(name);
  if (cards.length === 0) return unknownCard(name);
  if (!factions) return null;
  if (cards.every(({ deck }) => deck === ATTACK_DECK)) return factions.length === 1 ? null : NO_VIRTUAL_PLAYER;
  const played = cards.some(({ deck }) => deck === 0 || factions.includes(board(deck).id));
  return played ? null : `${name} belongs to a faction that nobody plays`;
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
      return 'object';
    default:
      return 'string';
  }
}

function typeOf({ items, fields, value }: Located): string {
  return items ? 'list' : fields ? 'object' : typeof value;
}

function wordsFor(shape: Shape): string {
  switch (shape.kind) {
    case 'card':
      return 'the name or code of a card in quotes';
    case 'number':
      return 'a number';
    case 'flag':
      return 'true or false';
    case 'list':
      return 'a list';
    case 'object':
    case 'variant':
      return 'an object';
    default:
      return 'a text in quotes';
  }
}

function found({ items, fields, value }: Located): string {
  return items ? 'a list' : fields ? 'an object' : JSON.stringify(value);
}
