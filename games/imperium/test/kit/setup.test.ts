import { LANGS, type Wanted } from '@imperia/kit';
import { describe, expect, test } from 'vitest';
import { type Config, LEVELS, NATION_DATA, NATIONS } from '../../src/index.ts';
import { setup } from '../../src/kit/setup.ts';

const first = () => 0;

function made(wanted: Wanted, below: (n: number) => number = first): Config {
  const settable = setup.make(wanted, below);
  if (!('config' in settable)) throw new Error(setup.faultText(settable, 'en'));
  return settable.config;
}

const table = (more: Wanted['table'] = {}): Wanted['table'] => ({ ...setup.usual(2).table, ...more });

test('what nobody chose is drawn by lot, no nation twice', () => {
  const { seats } = made({
    seats: [{ nation: 'carthaginians', side: 'B' }, {}, { nation: null, side: null }],
    table: {},
  });
  expect(seats).toEqual([
    { nation: 'carthaginians', side: 'B' },
    { nation: 'celts', side: 'A' },
    { nation: 'greeks', side: 'A' },
  ]);
});

test('only nations of the boxes in play are drawn', () => {
  const wanted = { seats: [{}, {}, {}, {}], table: table({ boxes: ['legends'], commons: ['legends'] }) };
  for (let lot = 0; lot < 8; lot++) {
    for (const { nation } of made(wanted, (n) => lot % n).seats) expect(NATION_DATA[nation].box).toBe('legends');
  }
});

test('whoever sits down alone meets the Rival, by name or by lot, at every level', () => {
  for (const level of LEVELS) {
    const wanted = {
      seats: [{ nation: 'romans', side: 'A' }],
      table: table({ rival: ['qin'], level: [String(level)] }),
    };
    expect(made(wanted).rival).toEqual({ nation: 'qin', level });
  }
  const lot = made({ seats: [{ nation: 'carthaginians' }], table: table() });
  expect(lot.rival).toEqual({ nation: 'celts', level: 1 });
  expect(NATIONS.map((_, i) => setup.side(lot, i)).slice(0, 2)).toEqual(['carthaginians', 'celts']);
});

describe('what is wrong with a table is said in one line', () => {
  const seats = (...nations: string[]) => nations.map((nation) => ({ nation, side: 'A' }));
  const WRONG: readonly [string, Wanted][] = [
    ['There is no nation “atlantis”', { seats: seats('atlantis', 'romans'), table: table() }],
    ['Only one player can lead the nation “romans”', { seats: seats('romans', 'romans'), table: table() }],
    ['Only one player can lead the nation “romans”', { seats: seats('romans'), table: table({ rival: ['romans'] }) }],
    ['“qin” is in a box that is not in play', { seats: seats('qin', 'romans'), table: table({ boxes: ['classics'] }) }],
    ['for 2–4 players, not for 5', { seats: [{}, {}, {}, {}, {}], table: table() }],
    ['for 2–4 players, not for 0', { seats: [], table: table() }],
    ['no side “C”', { seats: [{ side: 'C' }, {}], table: table() }],
    ['The box “horizons” is wrong', { seats: [{}, {}], table: table({ boxes: ['horizons'], commons: ['horizons'] }) }],
    [
      'from the box “legends”, which is not',
      { seats: [{}, {}], table: table({ boxes: ['classics'], commons: ['legends'] }) },
    ],
    ['no level “9”', { seats: [{}], table: table({ level: ['9'] }) }],
    ['The box “” is wrong', { seats: seats('qin', 'romans'), table: table({ boxes: [] }) }],
  ];
  test.each(WRONG)('%s', (text, wanted) => {
    const fault = setup.make(wanted, first);
    if ('config' in fault) throw new Error('it was made');
    expect(setup.faultText(fault, 'en')).toContain(text);
    for (const lang of LANGS) expect(setup.faultText(fault, lang)).not.toContain('\n');
  });

  test('and of anything that is no table at all', () => {
    for (const json of [
      { seats: 2 },
      { seats: [{}], boxes: [], commons: '' },
      { seats: [], boxes: 'x', commons: 'x' },
      'x',
    ]) {
      const fault = setup.read(json);
      expect('fault' in fault && setup.faultText(fault, 'en')).toContain('does not describe a table');
    }
    const rival = { seats: seats('qin'), boxes: ['legends'], commons: 'legends', rival: 'romans' };
    expect(setup.read(rival)).toMatchObject({ fault: 'shape' });
  });
});
