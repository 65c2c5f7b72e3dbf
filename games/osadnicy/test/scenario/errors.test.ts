import { describe, expect, test } from 'vitest';
import { parseScenarios, ScenarioError } from '../../src/scenario/index.ts';

/** A scenario whose position or play is replaced, one field to a line. */
function file(changes: Record<string, unknown>): string {
  const base = {
    scenario: 'A test',
    position: { seats: [{ faction: 'barbarians' }, { faction: 'romans' }] },
    ...changes,
  };
  return JSON.stringify(base, null, 1);
}

function errorOf(text: string): ScenarioError {
  try {
    parseScenarios(text, 'test.json');
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
  return expect.fail('no error was found');
}

function seats(barbarians: object): object {
  return { seats: [{ faction: 'barbarians', ...barbarians }, { faction: 'romans' }] };
}

describe('a file that is no JSON', () => {
  test.each([
    ['{\n "scenario": "x",\n}', 3, 'there is a comma too many before }'],
    ['{\n "scenario": "x"\n "play": [] }', 3, 'a comma or } is missing before "play": [] }'],
    ['{\n scenario: "x" }', 2, 'a field name in quotes is missing before scenario: "x" }'],
    ['{ "scenario"\n "x" }', 2, 'a colon is missing after "scenario"'],
    ['{ "scenario": "x",\n "scenario": "y" }', 2, 'the field "scenario" is given twice'],
    ['{ "scenario":\n yes }', 2, 'yes } is no text in quotes, number, list or object'],
    ['{ "scenario": "x\ny" }', 1, '"x is no text in quotes, number, list or object'],
    ['{ "scenario": "\\q" }', 1, '"\\q" cannot be read'],
    ['[\n[\n', 3, 'the end of the file is no text in quotes, number, list or object'],
    ['{ "scenario": "x" }\n{', 2, 'nothing may follow here, but there is {'],
  ])('%j', (text, line, message) => {
    expect(errorOf(text)).toMatchObject({ file: 'test.json', line, field: '', message });
  });

  test('a byte order mark and escapes are read', () => {
    const [scenario] = parseScenarios(`\uFEFF${file({ scenario: 'Pła\ttnerz "1"' })}`, 'test.json');
    expect(scenario?.scenario).toBe('Pła\ttnerz "1"');
  });
});

describe('a field that cannot be there', () => {
  test('names the line and the field, and suggests the one that was meant', () => {
    const error = errorOf('{\n "scenario": "x",\n "position": {\n  "seats": [],\n  "lookuot": []\n }\n}');
    expect(error).toMatchObject({ line: 4, field: 'position.seats', message: 'expected at least 1, found 0' });
    expect(errorOf('{\n "scenario": "x",\n "position": {\n  "lookuot": [],\n  "seats": []\n }\n}')).toMatchObject({
      line: 4,
      field: 'position.lookuot',
      message: 'there is no field "lookuot" here; did you mean "lookout"?',
    });
  });

  test('without a near one lists the fields there are', () => {
    const { message } = errorOf(file({ expect: { barbarians: { score: { x: 1 } } } }));
    expect(message).toBe('there is no field "x" here; the fields are earned, locations, extra, total');
  });

  test('is counted from the scenario it stands in', () => {
    const { field, line } = errorOf(`[\n${file({})},\n${file({ positon: {} })}]`);
    expect(field).toBe('[1].positon');
    expect(line).toBe(27);
  });

  test('reads as one line', () => {
    const error = errorOf(file({ rules: ['OSD-RAZZE-16'] }));
    expect(String(error)).toBe('test.json:14: rules[0]: there is no rule "OSD-RAZZE-16"; did you mean "OSD-RAZE-16"?');
  });
});

describe('a value that cannot be', () => {
  test.each([
    [{ scenario: 1 }, 'scenario', 'expected a text in quotes, found 1'],
    [{ play: {} }, 'play', 'expected a list, found an object'],
    [{ position: [] }, 'position', 'expected an object, found a list'],
    [{ position: seats({ passed: 'no' }) }, 'position.seats[0].passed', 'expected true or false, found "no"'],
    [{ position: seats({ points: '3' }) }, 'position.seats[0].points', 'expected a number, found "3"'],
    [{ position: seats({ points: -3 }) }, 'position.seats[0].points', 'expected a whole number from 0 on, found -3'],
    [{ position: { round: 6 } }, 'position.round', 'expected a whole number from 1 to 5, found 6'],
    [{ position: { key: 'abc' } }, 'position.key', 'expected 64 hexadecimal digits, found "abc"'],
    [{ position: { phase: 'actoin' } }, 'position.phase', '"actoin" is not known here; did you mean "action"?'],
    [
      { position: seats({ empire: [3] }) },
      'position.seats[0].empire[0]',
      'expected the name or code of a card in quotes or an object, found 3',
    ],
    [{ options: ['pieceful'] }, 'options[0]', '"pieceful" is not known here; did you mean "peaceful"?'],
    [{ game: 'chess' }, 'game', '"chess" is not known here; it can be osadnicy'],
    [{ play: [{ by: 'romans' }] }, 'play[0]', 'one of the fields "choose", "pick", "expect", "until" is missing'],
    [
      { play: [{ by: 'romans', choose: 'pass', pick: [] }] },
      'play[0].pick',
      '"choose" and "pick" cannot stand together',
    ],
    [{ play: [{ choose: 'pass' }] }, 'play[0]', 'the field "by" is missing'],
    [
      { play: [{ by: 'romans', choose: 'biuld' }] },
      'play[0].choose',
      '"biuld" is not known here; did you mean "build"?',
    ],
    [
      { chance: [{ roll: 6 }] },
      'chance[0]',
      'one of the fields "shuffle", "virtualCard", "stolenCard", "conquest", "firstPlayer" is missing',
    ],
    [{ expect: { question: 'trun' } }, 'expect.question', '"trun" is not known here; did you mean "turn"?'],
  ])('%j', (changes, field, message) => {
    expect(errorOf(file(changes))).toMatchObject({ field, message });
  });

  test('a missing field is told at the object', () => {
    expect(errorOf('{\n"position": {} }')).toMatchObject({
      field: 'position',
      message: 'the field "seats" is missing',
    });
    expect(errorOf('{}')).toMatchObject({ line: 1, field: '', message: 'the field "scenario" is missing' });
  });
});

describe('a position that cannot be', () => {
  test.each([
    [seats({ hand: ['Zamke'] }), 'seats[0].hand[0]', 'no card is called "Zamke"; did you mean "Zamek"?'],
    [
      seats({ hand: ['Masons guild'] }),
      'seats[0].hand[0]',
      `no card is called "Masons guild"; did you mean "Mason's Guild"?`,
    ],
    [
      seats({ hand: ['Sfinks'] }),
      'seats[0].hand[0]',
      'Sfinks belongs to a faction, or to an expansion, that nobody plays',
    ],
    [
      seats({ hand: ['ZWY004'], empire: ['ZWY004'] }),
      'seats[0].empire[0]',
      'Warsztat stolarski (ZWY004) is already somewhere else in the position',
    ],
    [
      seats({ empire: [{ card: 'Młyn' }, { card: 'Mill' }] }),
      'seats[0].empire[1].card',
      'Młyn (ZWY006) is already somewhere else in the position',
    ],
    [
      seats({ hand: ['Zamek', 'Castle', 'zamek', 'ZAMEK'] }),
      'seats[0].hand[3]',
      'all 3 copies of ZAMEK are already used (ZWY046, ZWY047, ZWY048)',
    ],
    [
      { seats: [{ faction: 'barbarians' }, { faction: 'romans', hand: ['Kamieniołom'] }] },
      'seats[1].hand[0]',
      'several decks have Kamieniołom; give the code: ZWY008, ZWY009, ZWY010, BAR024',
    ],
    [seats({ deck: ['Zamek'] }), 'seats[0].deck[0]', 'Zamek is no card of the barbarians deck'],
    [{ ...seats({}), discard: ['Misja'] }, 'discard[0]', 'Misja is no card of the common deck'],
    [seats({ deals: ['Zamek'] }), 'seats[0].deals[0]', 'a common card cannot be a deal'],
    [{ ...seats({}), turn: 'japanese' }, 'turn', 'nobody plays japanese'],
    [{ ...seats({}), first: 'egyptians' }, 'first', 'nobody plays egyptians'],
    [{ ...seats({}), phase: 'production', turn: 'romans' }, 'turn', 'turns are taken in phase "action"'],
    [seats({ passed: true }), 'first', 'the barbarians have passed'],
    [{ ...seats({ passed: true }), turn: 'barbarians' }, 'turn', 'the barbarians have passed'],
    [{ ...seats({}), phase: 'cleanup', round: 5 }, 'phase', 'the last round has no cleanup'],
    [
      { ...seats({}), phase: 'setup', round: 2 },
      'round',
      '"round" cannot be given when play starts at setup; use "chance" to arrange the luck',
    ],
    [
      { ...seats({ points: 2 }), phase: 'setup' },
      'seats[0].points',
      '"points" cannot be given when play starts at setup; use "chance" to arrange the luck',
    ],
    [
      { seats: [{ faction: 'romans' }, { faction: 'romans' }] },
      'seats[1].faction',
      'two seats cannot play the same faction',
    ],
    [
      seats({ empire: [{ card: 'Misja', dealBy: 'romans' }] }),
      'seats[0].empire[0]',
      '"dealBy" and "dealCard" belong together: who has the deal, and which card marks it',
    ],
    [
      seats({ empire: [{ card: 'Zamek', dealBy: 'romans', dealCard: 'Kolos' }] }),
      'seats[0].empire[0].dealBy',
      'a location without a deal field has no deals',
    ],
    [
      seats({ empire: [{ card: 'Misja', dealBy: 'romans', dealCard: 'Arena' }] }),
      'seats[0].empire[0].dealCard',
      'Arena is no card of the romans deck',
    ],
    [
      seats({ empire: [{ card: 'Misja', seizedBy: 'barbarians' }] }),
      'seats[0].empire[0].seizedBy',
      'the barbarians own this location',
    ],
    [
      seats({ empire: [{ card: 'Misja', seizedBy: 'egyptians' }] }),
      'seats[0].empire[0].seizedBy',
      'nobody plays egyptians',
    ],
  ])('%j', (position, field, message) => {
    expect(errorOf(file({ position }))).toMatchObject({ field: `position.${field}`, message });
  });

  test('options that exclude each other', () => {
    expect(errorOf(file({ options: ['peaceful', 'lookoutAdvanced'] }))).toMatchObject({
      field: 'options',
      message: '"lookoutAdvanced" and "peaceful" exclude each other',
    });
  });

  test('whom or what nobody at this table has', () => {
    expect(errorOf(file({ play: [{ by: 'japanese', choose: 'pass' }] }))).toMatchObject({
      field: 'play[0].by',
      message: 'nobody plays japanese',
    });
    expect(errorOf(file({ expect: { romans: { hand: ['Ninja'] } } }))).toMatchObject({
      field: 'expect.romans.hand[0]',
      message: 'Ninja belongs to a faction, or to an expansion, that nobody plays',
    });
    expect(errorOf(file({ play: [{ by: 'romans', pick: ['vp', 'gold', 'silver'] }] }))).toMatchObject({
      field: 'play[0].pick[2]',
    });
  });
});
