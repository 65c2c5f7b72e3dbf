import { expect, test } from 'vitest';
import { cleanName, plainLogin } from '../../src/identity/names.ts';
import { hashOf, newRecoveryCode, plainCode } from '../../src/identity/tokens.ts';

test('a name is one line of visible text', () => {
  expect(cleanName('  Żółta   Łódź ')).toBe('Żółta Łódź');
  expect(cleanName('<b>Ala</b>')).toBe('<b>Ala</b>');
  for (const bad of ['', '   ', 'a\u202Eb', 'a\u0000b', 'a\u200Bb', 'x'.repeat(33)]) expect(cleanName(bad)).toBeNull();
});

test('a login is the same however it is capitalised', () => {
  expect(plainLogin(' Ala.Ma-Kota ')).toBe('ala.ma-kota');
  for (const bad of ['ab', 'a b c', '-abc', 'x'.repeat(65)]) expect(plainLogin(bad)).toBeNull();
});

test('a recovery code survives being typed by hand', () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{5}-){4}[2-9A-HJKMNP-TV-Z]{5}$/);
  expect(hashOf(plainCode(` ${code.toLowerCase().replaceAll('-', ' ')} `))).toBe(hashOf(plainCode(code)));
  expect(newRecoveryCode()).not.toBe(code);
});

test('letters that nobody sees make no name, and are left out of one', () => {
  for (const typed of [
    '\u3164',
    '\u115f\u1160',
    '\u2800',
    '\uffa0 \u2800',
    '\u034f',
    '\ufe0f',
    '\u0301',
    'a\u0301\u0302\u0303\u0304\u0305',
  ])
    expect(cleanName(typed), JSON.stringify(typed)).toBeNull();
  expect(cleanName('Ala\u3164\u034f')).toBe('Ala');
  expect(cleanName('Zoë ❤️')).toBe('Zoë ❤');
});
