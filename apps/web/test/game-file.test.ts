import { commitment, keyFrom, randomAnswer, seeded, Table } from '@imperia/engine';
import { type Fault, LANGS, type Spoken } from '@imperia/kit';
import { expect, test } from 'vitest';
import { gameFileName, gameFileText, readGameFile } from '../src/store/game-file.ts';
import { gameOf } from '../src/store/new-game.ts';
import { addressOf, isOver } from '../src/store/over.ts';
import { keptGame } from '../src/store/played-again.ts';
import type { SavedGame } from '../src/store/saved-game.ts';
import { gameFileFaultText } from '../src/words/game-file.ts';
import { kit } from './prepared.ts';

const KEY = keyFrom(seeded(7));

function played(answers: number) {
  const game = {
    ...gameOf(kit, { factions: ['romans', 'barbarians'], options: [] }, ['person', 'normal'], KEY),
    commitment: commitment(KEY),
  };
  const table = new Table(kit.game, game.config, KEY);
  const luck = seeded(3);
  while (table.length < answers && !table.over) {
    const decision = table.decisions()[0]!;
    const option = randomAnswer(decision, luck)!;
    expect(table.answer({ seat: decision.seat, decision: table.state.decision, option })).toBeNull();
  }
  return { game: keptGame(kit, game, table, 1_700_000_000_000), record: table.record() };
}

const { game, record } = played(40);

/** What is wrong with a table, in both languages. */
function said(fault: Fault): Spoken<string> {
  return { pl: kit.setup.faultText(fault, 'pl'), en: kit.setup.faultText(fault, 'en') };
}

function changed(change: Partial<Record<keyof SavedGame, unknown>>): string {
  return JSON.stringify({ imperia: 1, game: 'osadnicy', saved: { ...game, ...change } });
}

test('a game that is exported comes back as it was, under an id of its own', async () => {
  const { game: read, fault } = await readGameFile(gameFileText(game));
  expect(fault).toBeNull();
  expect(read).toEqual({ ...game, id: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(read?.id).not.toBe(game.id);
  expect(gameFileName(game)).toBe('imperia-romans-barbarians-2023-11-14.json');
});

test('a lesson comes back with its guide, who has said what was said', async () => {
  const lesson = { ...game, lesson: true } as const;
  const progress = { said: ['welcome', 'empire'], told: [{ id: 'welcome' }], silent: true } as const;
  expect(await readGameFile(gameFileText(lesson, progress))).toMatchObject({
    game: { lesson: true, answers: game.answers },
    lesson: { said: ['welcome', 'empire'], told: [], silent: true },
  });
  const odd = JSON.stringify({ ...JSON.parse(gameFileText(lesson)), lesson: { said: ['welcome', 'x', 7], silent: 1 } });
  expect((await readGameFile(odd)).game).toMatchObject({ lesson: true });
  expect(await readGameFile(odd)).toMatchObject({ lesson: { said: ['welcome', 'x'], silent: false } });
  expect(await readGameFile(gameFileText(game, progress))).not.toHaveProperty('lesson');
});

test('a game that was closed before its end stays closed', async () => {
  const { game: read } = await readGameFile(gameFileText({ ...game, closed: true }));
  expect(read).toMatchObject({ closed: true, answers: game.answers });
  expect(isOver(read!)).toBe(true);
  expect(addressOf(read!)).toBe(`#/replay/${read!.id}`);
  expect(isOver(game)).toBe(false);
  expect(addressOf(game)).toBe(`#/table/${game.id}`);
  expect(addressOf(played(9999).game)).toMatch(/^#\/table\//);
});

test('a finished game and one that has just begun come back too', async () => {
  for (const { game: other } of [played(9999), played(0)]) {
    expect((await readGameFile(gameFileText(other))).game).toMatchObject({ moment: other.moment });
  }
  expect(played(9999).game.moment.over).toBe(true);
});

test('a game of an older client, which kept no hash, comes in and claims none', async () => {
  const read = (await readGameFile(changed({ commitment: undefined, outcomes: undefined, hash: undefined }))).game;
  expect(read?.answers).toEqual(game.answers);
  expect(read).not.toHaveProperty('commitment');
});

test('where the game stands is found by playing it, not believed', async () => {
  expect(
    (await readGameFile(changed({ moment: { round: 5, phase: 'end', over: true, points: [90, 0] } }))).game,
  ).toMatchObject({ moment: game.moment });
});

test('a record of the command line can be gone on with', async () => {
  const saved = { ...record, seats: ['human', 'search:200'], lang: 'pl', savedAt: '2026-01-02T03:04:05.000Z' };
  expect((await readGameFile(JSON.stringify(saved))).game).toMatchObject({
    kinds: ['person', 'normal'],
    answers: game.answers,
    savedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  });
  expect((await readGameFile(JSON.stringify(record))).game?.kinds).toEqual(['person', 'person']);
});

const otherAnswers = game.answers.map((answer, i) => (i === 20 ? { ...answer, option: 'nonsense' } : answer));

test.each([
  ['nothing', '', { fault: 'not json' }],
  ['a file that was cut off', gameFileText(game).slice(0, 3000), { fault: 'not json' }],
  ['a picture', '\u0089PNG\r\n', { fault: 'not json' }],
  ['a list', '[1, 2]', { fault: 'foreign' }],
  ['another program’s file', '{"name":"left-pad","version":"1.3.0"}', { fault: 'foreign' }],
  ['a format that is none', '{"imperia":"yes"}', { fault: 'foreign' }],
  ['a newer format', '{"imperia":2,"anything":true}', { fault: 'newer', format: 2 }],
  ['another game', '{"imperia":1,"game":"gone","saved":{}}', { fault: 'other game', game: 'gone' }],
  ['no game in it', '{"imperia":1,"game":"osadnicy"}', { fault: 'damaged', field: 'saved' }],
  ['a far too long file', ' '.repeat(4_000_001), { fault: 'too long' }],
  ['an unknown kind of seat', changed({ kinds: ['person', 'oracle'] }), { fault: 'damaged', field: 'kinds' }],
  ['too few kinds', changed({ kinds: ['person'] }), { fault: 'damaged', field: 'kinds' }],
  ['no time', changed({ savedAt: 'yesterday' }), { fault: 'damaged', field: 'savedAt' }],
  ['an impossible time', changed({ savedAt: 1e300 }), { fault: 'damaged', field: 'savedAt' }],
  ['no version', changed({ version: 3 }), { fault: 'damaged', field: 'version' }],
  ['no config', changed({ config: null }), { fault: 'damaged', field: 'config' }],
  ['a bad key', changed({ key: 'abc' }), { fault: 'damaged', field: 'key' }],
  ['answers that are none', changed({ answers: [{ seat: 0 }] }), { fault: 'damaged', field: 'answers' }],
  [
    'an unknown faction',
    changed({ config: { factions: ['romans', 'martians'], options: [] } }),
    { fault: 'table', what: said({ fault: 'faction', found: 'martians' }) },
  ],
  [
    'an answer that was not offered',
    changed({ answers: otherAnswers }),
    { fault: 'refused', answer: 21, of: 40, why: 'not offered' },
  ],
  ['another key', changed({ key: keyFrom(seeded(8)) }), { fault: 'damaged', field: 'commitment' }],
  [
    'another key where no hash of it was kept',
    changed({ key: keyFrom(seeded(8)), commitment: undefined }),
    expect.objectContaining({ fault: 'refused' }),
  ],
  [
    'other cards',
    changed({ content: { ...game.content, common: 'other' } }),
    { fault: 'other content', parts: ['common'] },
  ],
  ['a content that is none', changed({ content: ['a', 1] }), { fault: 'damaged', field: 'content' }],
  ['another end', changed({ hash: 'ff' }), { fault: 'other end' }],
  ['a record with another end', JSON.stringify({ ...record, hash: 'ff' }), { fault: 'other end' }],
  [
    'a record with another key',
    JSON.stringify({ ...record, key: keyFrom(seeded(8)) }),
    { fault: 'damaged', field: 'commitment' },
  ],
  ['a record of another game', JSON.stringify({ ...record, game: 'chess' }), { fault: 'other game', game: 'chess' }],
])('%s is refused, and both languages say why', async (_what, text, expected) => {
  const { game: read, fault } = await readGameFile(text);
  expect(read).toBeNull();
  expect(fault).toEqual(expected);
  const [pl, en] = LANGS.map((lang) => gameFileFaultText(fault!, lang));
  expect(pl).toMatch(/\.$/);
  expect(en).not.toBe(pl);
});
