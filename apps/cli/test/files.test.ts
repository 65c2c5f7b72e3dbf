import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstOption, imperia, imperiaWith, tempFolder } from './desk.ts';

const cwd = tempFolder();
let file = '';

beforeAll(async () => {
  const play = ['play', 'osadnicy', '--factions', 'japanese,romans', '--seats', 'human,random', '--seed', 'files'];
  await imperiaWith(play, firstOption(), { cwd });
  const folder = join(cwd, 'state', 'imperia');
  file = join(folder, readdirSync(folder)[0]!);
});

function changed(name: string, change: (save: Record<string, unknown>) => object): string {
  const path = join(cwd, name);
  const save = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...save, ...change(save) }));
  return path;
}

describe('imperia replay', () => {
  test('shows the log and the position', async () => {
    const whole = await imperia(['replay', file, '--lang', 'pl']);
    expect(whole.code).toBe(0);
    expect(whole.out).toContain('Dziennik');
    expect(whole.out).toContain('Japończycy');
    const part = await imperia(['replay', file, '--to', '3']);
    expect(part.out).toContain('after 3 of');
    expect(part.out).toContain('round 1 of 5');
    expect(part.out.length).toBeLessThan(whole.out.length);
  });

  test('as JSON, one object', async () => {
    const { out } = await imperia(['replay', file, '--to', '5', '--json']);
    const replayed = JSON.parse(out);
    expect(replayed).toMatchObject({ game: 'osadnicy', to: 5, over: false, round: 1, result: null });
    expect(replayed.scores).toHaveLength(2);
    expect(replayed.log[0]).toMatchObject({ event: { did: 'begin' }, text: expect.any(String) });
    const end = JSON.parse((await imperia(['replay', file, '--json'])).out);
    expect(end).toMatchObject({ over: true, to: end.answers, result: { winners: expect.any(Array) } });
  });

  test('shows nobody’s hand', async () => {
    const { position } = JSON.parse((await imperia(['replay', file, '--to', '10', '--json'])).out);
    for (const seat of position.seats) for (const card of seat.hand) expect(card).toBeLessThan(0);
    expect(position.chance.key).toBe('');
  });

  test('as a seat saw it, with its hand and with names; or as each did', async () => {
    const seen = JSON.parse((await imperia(['replay', file, '--to', '10', '--seat', '2', '--json'])).out);
    const [other, own] = seen.position.seats;
    expect(own.hand.length).toBeGreaterThan(0);
    for (const card of own.hand) expect(card).toBeGreaterThanOrEqual(0);
    for (const card of other.hand) expect(card).toBeLessThan(0);
    expect(seen).toMatchObject({ seat: 2, names: { seats: ['Japanese', 'Romans'] } });
    for (const card of own.hand) expect(seen.names.things[`card ${card}`]).toEqual(expect.any(String));
    const all = JSON.parse((await imperia(['replay', file, '--seat', 'all', '--json'])).out);
    expect(all.views.map(({ seat }: { seat: number }) => seat)).toEqual([1, 2]);
    const { out } = await imperia(['replay', file, '--to', '10', '--seat', 'all']);
    expect(out).toContain('1. Japanese');
    expect(out).toContain('2. Romans');
    expect((await imperia(['replay', file, '--seat', '3'])).err).toContain('--seat cannot be "3"');
  });

  test('there are only so many answers', async () => {
    const { code, err } = await imperia(['replay', file, '--to', '99999']);
    expect([code, err]).toEqual([2, expect.stringContaining('--to must not be more')]);
    expect((await imperia(['replay', file, '--to', 'x'])).err).toContain('whole number');
  });
});

describe('imperia verify', () => {
  test('a game that agrees', async () => {
    expect(await imperia(['verify', file])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Everything checks out'),
    });
    const { out } = await imperia(['verify', file, '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'osadnicy', verified: true, fault: null });
  });

  test('another key, another luck, another answer: exit code 1', async () => {
    const key = changed('key.json', () => ({ key: '0'.repeat(64) }));
    expect(await imperia(['verify', key])).toMatchObject({ code: 1, out: expect.stringContaining('the key is not') });
    const luck = changed('luck.json', ({ outcomes }) => ({ outcomes: [...(outcomes as object[])].reverse() }));
    expect(await imperia(['verify', luck, '--lang', 'pl'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('wynik losowania'),
    });
    const hash = changed('hash.json', () => ({ hash: 'x' }));
    const { code, out } = await imperia(['verify', hash, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ verified: false, fault: { fault: 'other end' } });
  });
});

test('a game that was dealt from other cards is no damaged one: verify, replay and play say what differs', async () => {
  const other = changed('content.json', ({ content }) => ({ content: { ...(content as object), romans: 'other' } }));
  const { code, out } = await imperia(['verify', other, '--json']);
  expect([code, JSON.parse(out)]).toMatchObject([1, { fault: { fault: 'other content', parts: ['romans'] } }]);
  expect((await imperia(['verify', other])).out).toContain('other cards than there are here (romans)');
  for (const args of [
    ['replay', other],
    ['play', 'osadnicy', '--load', other],
  ])
    expect((await imperia(args)).err).toMatch(/cannot be opened here: it was dealt from other cards.*romans/);
  const none = changed('none.json', () => ({ content: undefined }));
  expect((await imperia(['verify', none])).code).toBe(0);
  expect((await imperia(['verify', changed('bad.json', () => ({ content: 7 }))])).err).toContain('not a saved game');
});

describe('imperia scenario', () => {
  const scenario = {
    scenario: 'building a Castle',
    rules: ['OSD-BUILD-01'],
    position: { seats: [{ faction: 'romans' }, { faction: 'egyptians' }] },
    play: [],
    expect: { asked: 'romans' },
  };

  test('counts what passes and what fails; exit code 1 when something does', async () => {
    const good = join(cwd, 'good.json');
    const bad = join(cwd, 'bad.json');
    writeFileSync(good, JSON.stringify([scenario]));
    writeFileSync(bad, JSON.stringify([{ ...scenario, expect: { asked: 'egyptians' } }]));
    const passed = await imperia(['scenario', good, '--json']);
    expect(JSON.parse(passed.out)).toEqual({ passed: 1, failed: 0, failures: [] });
    expect(passed.code).toBe(0);
    const failed = await imperia(['scenario', good, bad, '--json']);
    expect(failed.code).toBe(1);
    expect(JSON.parse(failed.out)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ file: bad, reason: expect.any(String) }],
    });
    expect((await imperia(['scenario', bad])).out).toContain('1 failed, 0 passed');
  });
});

describe('imperia deck check', () => {
  const written = (deck: object): string => {
    const path = join(cwd, 'mine.deck.json');
    writeFileSync(path, JSON.stringify(deck));
    return path;
  };

  test('says all that is wrong with a deck, with exit code 1', async () => {
    const deck = { game: 'osadnicy', faction: 'romans', format: 'standard', cards: { RZY001: 2 } };
    const { code, out } = await imperia(['deck', 'check', written(deck)]);
    expect(code).toBe(1);
    expect(out).toContain('may not be played: Romans, standard.');
    expect(out).toContain('Cards: 2 instead of 30.');
    expect((await imperia(['deck', 'check', written(deck), '--lang', 'pl'])).out).toContain('Kart: 2 zamiast 30.');
    expect((await imperia(['deck', 'check', written({})])).out).toContain('This is no deck');
  });

  test('a deck that may be played has a code, by which it is brought to a table', async () => {
    const cards = { RZY003: 3 };
    const deck = { game: 'osadnicy', faction: 'romans', format: 'open', cards };
    const { code, out } = await imperia(['deck', 'check', written(deck), '--json']);
    const report = JSON.parse(out);
    expect(code).toBe(0);
    expect(report).toMatchObject({ legal: true, name: 'Romans, open', faults: [] });
    expect(report.code).toMatch(/^romans\.[0-9a-v]+$/);
    const ready = ['--factions', 'romans,barbarians', '--modules', 'friends', '--options', 'standardDecks'];
    const sim = ['sim', 'osadnicy', '--games', '1', '--seed', '1', '--seats', 'random,random', ...ready];
    expect((await imperia([...sim, '--decks', 'friends,base'])).code).toBe(0);
    const other = await imperia([...sim, '--decks', 'magic3,base']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('The deck of player 1')]);
  });
});
