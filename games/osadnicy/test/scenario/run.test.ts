import { describe, expect, test } from 'vitest';
import { type Expectation, type Play, type Position, runScenarioText } from '../../src/scenario/index.ts';

interface Written {
  readonly options?: readonly string[];
  readonly position?: Position;
  readonly chance?: unknown;
  readonly play?: readonly Play[];
  readonly expect?: Expectation;
}

const raze: Position = {
  round: 2,
  seats: [
    { faction: 'barbarians', goods: { raze: 2, defense: 1 }, hand: ['Skład drewna'], empire: ['Cech murarzy'] },
    { faction: 'romans', empire: ['Płatnerz', { card: 'Zamek', used: 1, spent: { worker: 1 } }] },
  ],
};

function reasons(written: Written): string[] {
  const text = JSON.stringify({ scenario: 'Test', position: raze, ...written }, null, 1);
  const { passed, failed, failures } = runScenarioText(text, 'test.json');
  expect(passed + failed).toBe(1);
  expect(failed).toBe(failures.length > 0 ? 1 : 0);
  return failures.map(({ reason }) => reason);
}

describe('an expectation that is met', () => {
  test('says nothing', () => {
    const expected: Expectation = {
      barbarians: { points: 0, passed: false, handCount: 1, hand: ['Wood Storage'], deckCount: 30, discard: [] },
      romans: {
        goods: {},
        empire: [{ card: 'Zamek', used: 1, spent: { worker: 1 }, defended: false }, 'ZWY018'],
        empireCount: 2,
        deals: [],
        dealCount: 0,
        foundationCount: 0,
        discardCount: 0,
        score: { earned: 0, locations: 2, extra: 0, total: 2 },
      },
      asked: 'barbarians',
      question: 'turn',
      round: 2,
      phase: 'action',
      first: 'barbarians',
      deckCount: 80,
      discardCount: 0,
      lookoutCount: 0,
      removed: [],
      over: false,
      winners: ['romans'],
      offered: [
        { do: 'raze location', card: 'Armorer', of: 'romans' },
        { do: 'pass', by: 'barbarians' },
      ],
      notOffered: [
        { do: 'build', card: 'Skład drewna', rule: 'OSD-BUILD-02' },
        { do: 'pass', by: 'romans', rule: 'OSD-ACTION-01' },
        { do: 'activate', card: 'Cech murarzy', rule: 'OSD-ACTIVATE-03' },
      ],
      optionCount: 5,
    };
    expect(reasons({ expect: expected })).toEqual([]);
  });
});

describe('an expectation that is not met says what was expected and what was found', () => {
  test.each<[Expectation, string]>([
    [{ barbarians: { goods: { stone: 1, raze: 2 } } }, 'barbarians.goods.stone: expected 1, found 0'],
    [{ barbarians: { onlyGoods: { raze: 2 } } }, 'barbarians.onlyGoods.defense: expected 0, found 1'],
    [{ barbarians: { points: 2 } }, 'barbarians.points: expected 2, found 0'],
    [{ barbarians: { passed: true } }, 'barbarians.passed: expected true, found false'],
    [{ barbarians: { hand: [] } }, 'barbarians.hand: expected none, found Skład drewna (ZWY003)'],
    [{ barbarians: { hand: ['Młyn'] } }, 'barbarians.hand: expected Młyn, found Skład drewna (ZWY003)'],
    [{ barbarians: { handCount: 2 } }, 'barbarians.handCount: expected 2, found 1'],
    [{ romans: { deckCount: 3 } }, 'romans.deckCount: expected 3, found 30'],
    [{ romans: { discard: ['Kolos'] } }, 'romans.discard: expected Kolos, found none'],
    [{ romans: { discardCount: 1 } }, 'romans.discardCount: expected 1, found 0'],
    [{ romans: { deals: ['Kolos'] } }, 'romans.deals: expected Kolos, found none'],
    [{ romans: { dealCount: 1 } }, 'romans.dealCount: expected 1, found 0'],
    [{ romans: { empire: ['Zamek'] } }, 'romans.empire: expected Zamek, found Płatnerz (ZWY018), Zamek (ZWY046)'],
    [{ romans: { empire: ['Płatnerz', { card: 'Zamek', used: 2 }] } }, 'romans.empire Zamek.used: expected 2, found 1'],
    [
      { romans: { empire: ['Płatnerz', { card: 'Zamek', spent: {} }] } },
      'romans.empire Zamek.spent.worker: expected 0, found 1',
    ],
    [
      { romans: { empire: ['Płatnerz', { card: 'Zamek', seizedBy: 'barbarians' }] } },
      'romans.empire Zamek.seizedBy: expected barbarians, found nobody',
    ],
    [
      { romans: { empire: ['Płatnerz', { card: 'Zamek', under: ['Młyn'] }] } },
      'romans.empire Zamek.under: expected Młyn, found none',
    ],
    [{ romans: { empireCount: 1 } }, 'romans.empireCount: expected 1, found 2'],
    [{ romans: { foundations: ['Młyn'] } }, 'romans.foundations: expected Młyn, found none'],
    [{ romans: { foundationCount: 1 } }, 'romans.foundationCount: expected 1, found 0'],
    [{ romans: { score: { total: 3 } } }, 'romans.score.total: expected 3, found 2'],
    [{ asked: 'romans' }, 'asked: expected romans, found barbarians'],
    [{ asked: ['romans', 'barbarians'] }, 'asked: expected barbarians, romans, found barbarians'],
    [{ question: 'pay' }, 'question: expected pay, found turn'],
    [{ round: 1 }, 'round: expected 1, found 2'],
    [{ phase: 'end' }, 'phase: expected end, found action'],
    [{ first: 'romans' }, 'first: expected romans, found barbarians'],
    [{ discard: ['Młyn'] }, 'discard: expected Młyn, found none'],
    [{ discardCount: 1 }, 'discardCount: expected 1, found 0'],
    [{ deckCount: 1 }, 'deckCount: expected 1, found 80'],
    [{ lookout: ['Młyn'] }, 'lookout: expected Młyn, found none'],
    [{ lookoutCount: 1 }, 'lookoutCount: expected 1, found 0'],
    [{ removed: ['Młyn'] }, 'removed: expected Młyn, found none'],
    [{ over: true }, 'over: expected true, found false'],
    [{ winners: ['barbarians'] }, 'winners: expected barbarians, found romans'],
    [{ optionCount: 1 }, 'optionCount: expected 1, found 5'],
    [{ notOffered: [{ do: 'pass' }] }, 'notOffered: expected pass not to be offered, found that it is'],
    [
      { notOffered: [{ do: 'build', card: 'Skład drewna', rule: 'OSD-BUILD-11' }] },
      'notOffered build [card Skład drewna]: expected OSD-BUILD-11, found OSD-BUILD-02',
    ],
  ])('%j', (expected, reason) => {
    expect(reasons({ expect: expected })).toEqual([reason]);
  });

  test('an offer that is missing lists what is offered', () => {
    expect(reasons({ expect: { offered: [{ do: 'exchange' }] } })).toEqual([
      'offered: expected exchange, found no such option; offered: raze card [card Skład drewna (ZWY003)]; ' +
        'raze location [card Płatnerz (ZWY018), of romans]; raze location [card Zamek (ZWY046), of romans]; ' +
        'defend [card Cech murarzy (ZWY037)]; pass',
    ]);
  });

  test('in the middle of play says where', () => {
    expect(reasons({ play: [{ expect: { round: 1 } }, { by: 'barbarians', choose: 'pass' }] })).toEqual([
      expect.stringMatching(/^line \d+, step 1 of play: round: expected 1, found 2$/),
    ]);
  });

  test('all that is wrong is told', () => {
    expect(reasons({ expect: { round: 1, phase: 'end', romans: { points: 9 } } })).toHaveLength(3);
  });
});

describe('a choice that cannot be made', () => {
  test('says who is asked instead', () => {
    expect(reasons({ play: [{ by: 'romans', choose: 'pass' }] })[0]).toMatch(
      /step 1 of play: romans cannot answer: barbarians must answer \(turn\)$/,
    );
  });

  test('says which rule forbids it, and what is offered', () => {
    expect(reasons({ play: [{ by: 'barbarians', choose: 'build', card: 'Skład drewna' }] })[0]).toMatch(
      /barbarians cannot choose build \[card Skład drewna\] \(OSD-BUILD-02 forbids it\); offered: raze card/,
    );
  });

  test('that can mean several things lists them', () => {
    expect(reasons({ play: [{ by: 'barbarians', choose: 'raze location' }] })[0]).toMatch(
      /raze location can mean several things, say which: raze location \[card Płatnerz \(ZWY018\), of romans\]; raze/,
    );
  });

  test('is the end of play', () => {
    const play: Play[] = [
      { by: 'romans', choose: 'pass' },
      { by: 'romans', choose: 'pass' },
    ];
    expect(reasons({ play, expect: { round: 4 } })).toHaveLength(1);
  });

  test('pick is no answer where one chooses', () => {
    expect(reasons({ play: [{ by: 'barbarians', pick: ['Młyn'] }] })[0]).toMatch(
      /barbarians must choose here, not pick; offered: /,
    );
  });

  test('nobody is asked when the game is over', () => {
    expect(
      reasons({ position: { ...raze, phase: 'end', round: 5 }, play: [{ by: 'romans', choose: 'pass' }] })[0],
    ).toMatch(/romans cannot answer: the game is over$/);
  });
});

describe('copies of a card', () => {
  const twoForests = (second: object): Position => ({
    seats: [
      { faction: 'barbarians', goods: { raze: 2 } },
      { faction: 'romans', empire: ['Zamek', { card: 'Castle', ...second }] },
    ],
  });

  test('that are alike are all the same', () => {
    const play: Play[] = [{ by: 'barbarians', choose: 'raze location', card: 'Zamek' }];
    expect(reasons({ position: twoForests({}), play, expect: { romans: { empireCount: 1 } } })).toEqual([]);
  });

  test('that differ in what lies on them must be told apart', () => {
    const play: Play[] = [{ by: 'barbarians', choose: 'raze location', card: 'Zamek' }];
    expect(reasons({ position: twoForests({ used: 1 }), play })[0]).toMatch(/can mean several things/);
  });

  test('that cost something else must be told apart', () => {
    const position: Position = {
      seats: [
        { faction: 'barbarians', goods: { wood: 1, stone: 2 }, hand: ['ZWY046', 'ZWY048'] },
        { faction: 'romans' },
      ],
    };
    const build = (card: string): Play[] => [{ by: 'barbarians', choose: 'build', card }];
    expect(reasons({ position, play: build('Zamek') })[0]).toMatch(/can mean several things/);
    expect(reasons({ position, play: build('ZWY048'), expect: { barbarians: { goods: { wood: 1 } } } })).toEqual([]);
  });
});

describe('chance', () => {
  const emptyDeck: Position = {
    deckRest: false,
    discard: ['Młyn', 'Zamek', 'Wioska'],
    seats: [{ faction: 'barbarians', goods: { worker: 2 } }, { faction: 'romans' }],
  };
  const play: Play[] = [
    { by: 'barbarians', choose: 'exchange' },
    { by: 'barbarians', choose: 'exchange for', good: 'commonCard' },
  ];

  test('puts the named cards on top', () => {
    const chance = [{ shuffle: 'common', result: ['Zamek'] }];
    const expected: Expectation = { barbarians: { hand: ['Zamek'] }, deckCount: 2, discard: [] };
    expect(reasons({ position: emptyDeck, chance, play, expect: expected })).toEqual([]);
  });

  test('cannot bring what is not there', () => {
    const chance = [{ shuffle: 'common', result: ['Posąg'] }];
    expect(reasons({ position: emptyDeck, chance, play })[0]).toMatch(
      /chance: Posąg is not among the cards of the common deck that are shuffled$/,
    );
  });

  test('that never came is a failure', () => {
    const chance = [{ shuffle: 'romans', result: [] }];
    expect(reasons({ position: emptyDeck, chance, play })).toEqual(['chance: the romans deck was never shuffled']);
    expect(reasons({ position: emptyDeck, chance: [{ firstPlayer: 'romans' }], play })).toEqual([
      'chance: the first player was never drawn by lot',
    ]);
  });
});

describe('what more can be expected', () => {
  const deck: Position = { ...raze, deck: ['Zamek', 'Drwale'] };

  test('the top of a deck, in its order', () => {
    expect(reasons({ position: deck, expect: { deckTop: ['Zamek', 'Drwale'] } })).toEqual([]);
    expect(reasons({ position: deck, expect: { deckTop: ['Drwale', 'Zamek'] } })).toEqual([
      expect.stringMatching(/^deckTop: expected Drwale, Zamek, found /),
    ]);
    expect(reasons({ expect: { romans: { deckTop: ['Zamek'] } } })).toEqual([
      expect.stringMatching(/^romans\.deckTop: expected Zamek/),
    ]);
  });

  test('what is returning to its owner', () => {
    expect(reasons({ expect: { romans: { returning: [] } } })).toEqual([]);
    expect(reasons({ expect: { romans: { returning: ['Zamek'] } } })).toEqual([
      'romans.returning: expected Zamek, found none',
    ]);
  });

  test('no title', () => {
    const alone: Position = { round: 5, seats: [{ faction: 'romans' }], virtual: { collection: ['Zamek'] } };
    expect(reasons({ position: alone, expect: { title: 'none' } })).toEqual([]);
    expect(reasons({ position: alone, expect: { title: 'Squire' } })).toEqual(['title: expected Squire, found none']);
    const won: Position = { round: 5, seats: [{ faction: 'romans', empire: ['Kolos'], points: 60 }] };
    expect(reasons({ position: won, expect: { title: 'none' } })).toEqual([
      expect.stringMatching(/^title: expected none, found [A-Z]/),
    ]);
  });

  test('exactly these choices, in any order', () => {
    const idle: Position = { round: 2, seats: [{ faction: 'romans', goods: { worker: 2 } }, { faction: 'japanese' }] };
    const both = [{ do: 'exchange' }, { do: 'pass' }] as const;
    expect(reasons({ position: idle, expect: { onlyOffered: both } })).toEqual([]);
    expect(reasons({ position: idle, expect: { onlyOffered: [both[1], both[0]] } })).toEqual([]);
    expect(reasons({ position: idle, expect: { onlyOffered: [both[1]] } })).toEqual([
      'onlyOffered: found also exchange',
    ]);
    expect(reasons({ position: idle, expect: { onlyOffered: [...both, { do: 'build' }] } })).toEqual([
      expect.stringMatching(/^onlyOffered: expected build, found no such option/),
    ]);
  });

  test('that something is not offered, only of those who are asked', () => {
    expect(reasons({ expect: { notOffered: [{ do: 'pass', by: 'romans' }] } })).toEqual([
      'notOffered: pass proves nothing: romans is not asked; name the rule that forbids it',
    ]);
    expect(reasons({ position: { ...raze, phase: 'end' }, expect: { notOffered: [{ do: 'pass' }] } })).toEqual([
      'notOffered: pass proves nothing: nobody is asked',
    ]);
  });

  test('that something is not offered, only where it could be', () => {
    expect(reasons({ expect: { notOffered: [{ do: 'exchange' }] } })).toEqual([]);
    expect(reasons({ expect: { notOffered: [{ do: 'raze', card: 'Zamek' }] } })).toEqual([
      expect.stringMatching(
        /^notOffered: raze .*Zamek.* can never be offered at the question "turn"; it can offer build,/,
      ),
    ]);
  });
});

describe('what somebody sees', () => {
  test('is expected of the table as their eyes see it', () => {
    const sees: Expectation['sees'] = {
      barbarians: { barbarians: { hand: ['Wood Storage'] }, romans: { empire: ['Zamek', 'Płatnerz'] } },
      romans: { barbarians: { hand: ['hidden'], handCount: 1 }, discardCount: 0 },
      spectator: { barbarians: { hand: ['hidden'], goods: { raze: 2 } } },
    };
    expect(reasons({ expect: { sees } })).toEqual([]);
  });

  test('is told with whose eyes it was', () => {
    expect(reasons({ expect: { sees: { romans: { barbarians: { hand: ['Skład drewna'] } } } } })).toEqual([
      'sees.romans.barbarians.hand: expected Skład drewna, found hidden',
    ]);
    expect(reasons({ expect: { sees: { barbarians: { barbarians: { hand: ['hidden'] } } } } })).toEqual([
      'sees.barbarians.barbarians.hand: expected hidden, found Skład drewna (ZWY003)',
    ]);
  });

  test('no card of a position is hidden', () => {
    const position: Position = { seats: [{ faction: 'barbarians', hand: ['hidden'] }, { faction: 'romans' }] };
    expect(reasons({ position })).toEqual([expect.stringMatching(/no card is called "hidden"/)]);
  });
});

describe('a stop on the way', () => {
  const alone: Position = {
    round: 2,
    phase: 'attack',
    seats: [{ faction: 'romans', empire: ['Warsztat stolarski', 'Jarmark', 'Cieśla', 'Dostawca drewna'] }],
    virtual: { line: ['worker', 'gold'], deck: ['wood', 'card'] },
  };
  const stop: Play = { until: 'attack' };

  test('lies between the two attacks', () => {
    const play: Play[] = [
      stop,
      { expect: { virtual: { line: ['worker', 'gold'] }, asked: [], over: false } },
      stop,
      { expect: { virtual: { line: ['worker', 'wood', 'gold'], collection: ['Jarmark'] }, phase: 'attack' } },
    ];
    expect(reasons({ position: alone, play, expect: { virtual: { line: ['worker', 'wood', 'gold'] } } })).toEqual([]);
  });

  test('that does not come is a failure', () => {
    expect(reasons({ position: alone, play: [stop, stop, stop] })).toEqual([
      expect.stringMatching(/step 3 of play: "attack" does not come: romans must answer \(pick\)$/),
    ]);
    expect(reasons({ play: [stop] })).toEqual([expect.stringMatching(/"attack" does not come: barbarians must/)]);
  });
});

describe('a file', () => {
  test('with several scenarios counts them', () => {
    const good = { scenario: 'Good', position: raze };
    const bad = { scenario: 'Bad', position: raze, expect: { round: 1, phase: 'end' } };
    const report = runScenarioText(JSON.stringify([good, bad, good]), 'three.json');
    expect(report).toMatchObject({ passed: 2, failed: 1 });
    expect(report.failures).toEqual([
      { file: 'three.json', line: 1, scenario: 'Bad', reason: 'round: expected 1, found 2' },
      { file: 'three.json', line: 1, scenario: 'Bad', reason: 'phase: expected end, found action' },
    ]);
  });

  test('runs and counts the others where one is faulty, and says which one that is', () => {
    const [good, faulty] = [
      { scenario: 'Good', position: raze },
      { scenario: 'Faulty', position: raze, expects: {} },
    ];
    const report = runScenarioText(JSON.stringify([good, faulty, good], null, 1), 'three.json');
    expect(report).toMatchObject({ passed: 2, failed: 1 });
    expect(report.failures).toMatchObject([
      { scenario: 'Faulty', reason: expect.stringMatching(/^line \d+: \[1\]\.expects: there is no field "expects"/) },
    ]);
  });

  test('says on which line the last expectation stands', () => {
    const text = `{"scenario": "S", "position": ${JSON.stringify(raze)},\n\n"expect": {"round": 1}}`;
    expect(runScenarioText(text, 'one.json').failures).toMatchObject([
      { line: 3, reason: 'round: expected 1, found 2' },
    ]);
  });

  test('that cannot be read is one failure with its line', () => {
    expect(runScenarioText('{\n"scenario": 1 }', 'wrong.json')).toEqual({
      passed: 0,
      failed: 1,
      failures: [
        { file: 'wrong.json', line: 2, scenario: '', reason: 'line 2: scenario: expected a text in quotes, found 1' },
      ],
    });
  });
});
