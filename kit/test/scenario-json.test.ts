import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAt, parseLocated } from '../src/scenario/json.ts';

function read(text: string): unknown {
  try {
    return parseLocated(text).value;
  } catch {
    return 'refused';
  }
}

function readByTheBook(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return 'refused';
  }
}

describe('JSON that remembers its lines', () => {
  test('is read as JSON is', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), (text) => {
        expect(read(text)).toEqual(readByTheBook(text));
      }),
    );
  });

  test.each([
    '01',
    '1.',
    '.5',
    '1e5',
    '-0',
    '+1',
    'tru',
    'true1',
    '"\t"',
    '"\\u00e9"',
    '"\\u00"',
    '',
    ' 1 ',
    '[1,]',
    "'a'",
  ])('agrees on %j', (text) => {
    expect(read(text)).toEqual(readByTheBook(text));
  });

  test('finds the line of a path, or of the nearest part that is there', () => {
    const node = parseLocated('{\n"a": [\n1,\n{ "b":\n2 }\n]\n}');
    expect(lineAt(node, [])).toBe(1);
    expect(lineAt(node, ['a'])).toBe(2);
    expect(lineAt(node, ['a', 0])).toBe(3);
    expect(lineAt(node, ['a', 1, 'b'])).toBe(4);
    expect(lineAt(node, ['a', 1, 'c'])).toBe(4);
    expect(lineAt(node, ['a', 7])).toBe(2);
  });
});
