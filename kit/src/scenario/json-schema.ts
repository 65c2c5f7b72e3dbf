import { capitalised } from '../words/lang.ts';
import { scenarioShape } from './frame.ts';
import type { ObjectShape, Shape } from './shape.ts';
import type { AnyVocabulary } from './vocabulary.ts';

type JsonSchema = { readonly [keyword: string]: unknown };
type Defs = Record<string, JsonSchema>;

/** The JSON Schema of a scenario file, for editors: it says what the parser checks, except for names and rule ids. */
export function schemaFor(vocabulary: AnyVocabulary): JsonSchema {
  const defs: Defs = {};
  const scenario = schemaOf(vocabulary, scenarioShape(vocabulary), defs);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Scenarios of ${capitalised(vocabulary.game.id)}`,
    anyOf: [scenario, { type: 'array', items: scenario }],
    $defs: defs,
  };
}

function schemaOf(vocabulary: AnyVocabulary, shape: Shape, defs: Defs): JsonSchema {
  const inside = (one: Shape) => schemaOf(vocabulary, one, defs);
  switch (shape.kind) {
    case 'object':
      return named(vocabulary, shape, defs);
    case 'variant':
      return { anyOf: Object.values(shape.of).map(inside) };
    case 'any of':
      return { anyOf: shape.of.map(inside) };
    case 'either':
      return { anyOf: [inside(shape.of.fields[shape.key]!.shape), inside(shape.of)] };
    case 'keyed':
      return { type: 'object', additionalProperties: inside(shape.of) };
    case 'list':
      return { type: 'array', items: inside(shape.of), ...given('minItems', shape.min) };
    case 'number':
      return { type: 'integer', minimum: shape.min, ...given('maximum', shape.max) };
    case 'flag':
      return { type: 'boolean' };
    case 'seat':
      return { enum: [...vocabulary.players, ...(shape.or ?? [])] };
    case 'name':
      return { type: 'string', description: `${capitalised(vocabulary.names[shape.of]!.what)}.` };
    case 'own':
      return { ...shape.schema };
    case 'rule':
      return { type: 'string', pattern: '^[A-Z0-9]+(-[A-Z0-9]+)+$' };
    case 'text':
      return shape.oneOf ? { enum: shape.oneOf } : { type: 'string', ...given('pattern', shape.pattern) };
  }
}

function given(keyword: string, value: unknown): JsonSchema {
  return value === undefined ? {} : { [keyword]: value };
}

function named(vocabulary: AnyVocabulary, shape: ObjectShape, defs: Defs): JsonSchema {
  const id = shape.name.replaceAll(' ', '-');
  defs[id] ??= objectSchema(vocabulary, shape, defs);
  return { $ref: `#/$defs/${id}` };
}

function objectSchema(vocabulary: AnyVocabulary, { fields }: ObjectShape, defs: Defs): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, { shape, about }] of Object.entries(fields)) {
    properties[name] = { description: about, ...withoutDescription(schemaOf(vocabulary, shape, defs)) };
  }
  const required = Object.keys(fields).filter((name) => fields[name]!.required);
  return { type: 'object', properties, required, additionalProperties: false };
}

function withoutDescription({ description: _description, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
