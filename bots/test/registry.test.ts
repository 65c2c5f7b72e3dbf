import { expect, test } from 'vitest';
import { BOT_NAMES, botNamed, UnknownBot } from '../src/index.ts';
import { settlers } from './tables.ts';

test('bots are called by name', () => {
  for (const name of BOT_NAMES) expect(botNamed(name, settlers).name).toBe(name);
});

test.each(['', 'clever', 'toString'])('«%s» is no bot, and the error says who is', (name) => {
  expect(() => botNamed(name, settlers)).toThrow(UnknownBot);
  expect(() => botNamed(name, settlers)).toThrow(`There is no bot «${name}». There are: ${BOT_NAMES.join(', ')}.`);
});

test('who is asked nothing cannot choose', () => {
  const { game } = settlers;
  const state = game.setup({ factions: ['romans', 'japanese'], options: [] }, '0'.repeat(64));
  for (const name of BOT_NAMES) {
    expect(() => botNamed(name, settlers).choose(state, 0, [1, 2, 3, 4])).toThrow('Seat 0 has nothing to decide');
  }
});
