import { FACTIONS } from '../card-data.ts';
import type { ObjectShape, Shape } from './shape.ts';
import { SCENARIO } from './shapes.ts';

type JsonSchema = { readonly [keyword: string]: unknown };

/** The JSON Schema of a scenario file, for editors: it says what the parser checks, except for names and rule ids. */
export function scenarioSchema(): JsonSchema {
  const defs: Record<string, JsonSchema> = {};
  const scenario = schemaOf(SCENARIO, defs);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Scenarios of Osadnicy',
    anyOf: [scenario, { type: 'array', items: scenario }],
    $defs: defs,
  };
}

function schemaOf(shape: Shape, defs: Record<string, JsonSchema>): JsonSchema {
  switch (shape.kind) {
    case 'object':
      return named(shape, defs);
    case 'variant':
      return { anyOf: Object.values(shape.of).map((one) => named(one, defs)) };
    case 'either':
      return { anyOf: shape.of.map((one) => schemaOf(one, defs)) };
    case 'list':
      return { type: 'array', items: schemaOf(shape.of, defs), ...given('minItems', shape.min) };
    case 'number':
      return { type: 'integer', minimum: shape.min, ...given('maximum', shape.max) };
    case 'flag':
      return { type: 'boolean' };
    case 'faction':
      return { enum: shape.orVirtual ? [...FACTIONS, 'virtual'] : FACTIONS };
    case 'attack':
      return { type: 'string', description: 'The target, code or name of an attack card.' };
    case 'card':
      return { type: 'string', description: 'A printed code, or a name in Polish or English.' };
    case 'rule':
      return { type: 'string', pattern: '^[A-Z]+(-[A-Z]+)+-[0-9]+$' };
    case 'text':
      return shape.oneOf ? { enum: shape.oneOf } : { type: 'string', ...given('pattern', shape.pattern) };
  }
}

function given(keyword: string, value: unknown): JsonSchema {
  return value === undefined ? {} : { [keyword]: value };
}

function named(shape: ObjectShape, defs: Record<string, JsonSchema>): JsonSchema {
  const id = shape.name.replaceAll(' ', '-');
  defs[id] ??= objectSchema(shape, defs);
  return { $ref: `#/$defs/${id}` };
}

function objectSchema({ fields }: ObjectShape, defs: Record<string, JsonSchema>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, { shape, about }] of Object.entries(fields)) {
    properties[name] = { description: about, ...withoutDescription(schemaOf(shape, defs)) };
  }
  const required = Object.keys(fields).filter((name) => fields[name]!.required);
  return { type: 'object', properties, required, additionalProperties: false };
}

function withoutDescription({ description: _description, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
