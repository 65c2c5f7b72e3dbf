import { LANGS } from '@imperia/kit';
import { expect, test } from 'vitest';
import { kit } from '../../src/kit.ts';

const { setup } = kit;

function fault(json: unknown): string {
  const read = setup.read(json);
  if ('config' in read) throw new Error('it can be set');
  for (const lang of LANGS) expect(setup.faultText(read, lang)).toMatch(/^\p{Lu}[^\n]+\.$/u);
  return setup.faultText(read, 'en');
}

test('what is wrong with a table is said in one line', () => {
  const base = { players: 2, civilizations: [], options: [] };
  expect(fault(7)).toBe('This does not describe a table: it needs “players”, “civilizations” and “options”.');
  expect(fault({ ...base, players: 5 })).toBe('The game is for 2 to 4 players, not for 5.');
  expect(fault({ ...base, civilizations: ['rome'] })).toBe(
    'Either every player has a civilization or nobody does; there are 1.',
  );
  expect(fault({ ...base, civilizations: ['rome', 'rome'] })).toBe('Only one player can have the civilization “rome”.');
  expect(fault({ ...base, civilizations: ['rome', 'mars'] })).toMatch(
    /^There is no civilization “mars”; there are aztecs,/,
  );
  expect(fault({ ...base, options: ['sleep'] })).toMatch(/^There is no variant “sleep”; there are noEvents,/);
  expect(fault({ ...base, options: ['noEvents', 'optionalEvents'] })).toBe(
    'The variants No Events and Optional Events cannot be combined.',
  );
  expect(fault({ ...base, options: ['randomLeaders'] })).toBe('The variant Random Leaders needs civilizations.');
});

test('civilizations that nobody chose are drawn, each once; the base game has none', () => {
  const table = { game: ['civilizations'], options: [] };
  const made = setup.make({ seats: [{ civilization: null }, { civilization: 'rome' }, {}], table }, () => 0);
  expect(made).toEqual({ config: { players: 3, civilizations: ['aztecs', 'rome', 'babylon'], options: [] } });
  const base = { game: ['base'], options: [] };
  expect(setup.make({ seats: [{}, {}], table: base }, () => 0)).toEqual({
    config: { players: 2, civilizations: [], options: [] },
  });
  expect(setup.make({ seats: [{ civilization: 'rome' }, {}], table: base }, () => 0)).toEqual({
    fault: 'civilization without the expansion',
    found: 'rome',
  });
});
