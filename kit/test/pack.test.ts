import { describe, expect, test } from 'vitest';
import { BadPack, checkedPack, flaw, type PackCheck } from '../src/index.ts';

interface Fleet {
  readonly name: string;
  readonly ships: readonly { readonly id: string; readonly sails: number }[];
}

const CHECK: PackCheck<Fleet> = {
  schema: {
    type: 'object',
    required: ['name', 'ships'],
    properties: {
      name: { type: 'string', minLength: 1 },
      ships: { type: 'array', minItems: 1, items: { $ref: '#/$defs/ship' } },
    },
    $defs: {
      ship: {
        type: 'object',
        required: ['id', 'sails'],
        properties: { id: { type: 'string', pattern: '^S\\d+$' }, sails: { type: 'integer', minimum: 0 } },
      },
    },
  },
  what: ({ name }) => `The ships of «${name}»`,
  flaw: ({ ships }) => (ships[0]!.sails === 9 ? { path: 'ships[0]', expected: 'fewer sails' } : null),
};

const ship = { id: 'S1', sails: 2 };

test('alternatives of another type are told apart', () => {
  const schema = { anyOf: [{ enum: ['any', 'all'] }, { type: 'integer', minimum: 1 }] };
  for (const right of ['any', 3]) expect(flaw(schema, right)).toBeNull();
  for (const wrong of ['some', 0, null]) expect(flaw(schema, wrong)).toMatchObject({ expected: 'one of: any, all' });
});

describe('a file', () => {
  test('that is as it must be is taken as it is', () => {
    const fleet = { name: 'North', ships: [ship] };
    expect(checkedPack(CHECK, fleet)).toBe(fleet);
  });

  test.each<[string, unknown]>([
    ['The ships of «undefined» are not right at the file: expected object', null],
    ['The ships of «undefined» are not right at the file: expected object', []],
    ['The ships of «North» are not right at ships: expected a value, which is missing', { name: 'North' }],
    ['The ships of «» are not right at name: expected some text', { name: '', ships: [ship] }],
    ['The ships of «N» are not right at ships: expected at least 1 of these', { name: 'N', ships: [] }],
    [
      'The ships of «N» are not right at ships[1].id: expected ^S\\d+$',
      { name: 'N', ships: [ship, { ...ship, id: 'X' }] },
    ],
    [
      'The ships of «N» are not right at ships[0].sails: expected at least 0',
      { name: 'N', ships: [{ ...ship, sails: -1 }] },
    ],
    ['The ships of «N» are not right at ships[0]: expected fewer sails', { name: 'N', ships: [{ ...ship, sails: 9 }] }],
  ])('is refused with its place: %s', (message, file) => {
    expect(() => checkedPack(CHECK, file)).toThrow(message);
    expect(() => checkedPack(CHECK, file)).toThrow(BadPack);
  });
});
