import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@imperia/shelf';
import { describe, expect, test } from 'vitest';
import { firstOption, imperia, imperiaWith, tempFolder } from './desk.ts';

/*
 * A game that no file of the terminal has ever heard of: every command works for it.
 */

const SCENARIOS = fileURLToPath(new URL('../../../games/tiny/scenarios', import.meta.url));
const SAILING = join(SCENARIOS, 'sailing.json');

async function told(...args: string[]): Promise<string> {
  const { code, out, err } = await imperia(args);
  expect([code, err]).toEqual([0, '']);
  return out;
}

describe('the tiny game in the terminal', () => {
  test.each(['en', 'pl'])('is played to its end, saved, replayed and verified (%s)', async (lang) => {
    const cwd = tempFolder();
    const play = ['play', 'tiny', '--rounds', '1', '--seats', 'human,random', '--seed', 'sea', '--lang', lang];
    const { code, out, err } = await imperiaWith(play, firstOption(), { cwd });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(lang === 'en' ? 'Red captain' : 'Czerwony kapitan');
    expect(out).toContain(lang === 'en' ? 'The winner:' : 'Wygrywa:');
    const folder = join(cwd, 'state', 'imperia');
    const file = join(folder, readdirSync(folder)[0]!);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'tiny', config: { seats: 2, rounds: 1 } });
    expect(await told('replay', file, '--lang', lang)).toContain(lang === 'en' ? 'Blue captain' : 'Niebieski kapitan');
    expect(JSON.parse(await told('replay', file, '--json'))).toMatchObject({ game: 'tiny', over: true });
    expect(JSON.parse(await told('verify', file, '--json'))).toMatchObject({ verified: true });
  });

  test('explains, says why not, takes back and goes on with what was saved', async () => {
    const cwd = tempFolder();
    const lines = ['? coin', '? 1', 'why island 4', 'undo', 'log 3', 'save a.json'];
    const { out } = await imperia(['play', 'tiny', '--seats', 'human,random', '--seed', 'sea'], { cwd, lines });
    expect(out).toContain('could be several things: Coin');
    expect(out).toMatch(/Sail +no: A ship goes one hex/);
    expect(out).toContain('(TINY-RANGE)');
    expect(out).toContain('You cannot undo this');
    const again = await imperia(['play', 'tiny', '--load', 'a.json'], { cwd, lines: [] });
    expect(again.out).toContain('The game continues after');
  });

  test('asks before a game only what there is to choose', async () => {
    const { out } = await imperia(['play', 'tiny', '--lang', 'en'], { interactive: true, lines: ['', 'quit'] });
    expect(out).toContain('Against whom?');
    expect(out).not.toContain('alone');
  });

  test('stands in the help of every command, with its own choices', async () => {
    const help = await told('play', 'tiny', '--help');
    expect(help).toContain('--rounds <list>');
    expect(help).not.toContain('--solo');
    expect(help).toContain('imperia play tiny');
    expect(await told('cards', 'tiny', '--help')).toContain('--kind <kind>');
  });

  test('is simulated, at tables of every size and length', async () => {
    const report = JSON.parse(await told('sim', 'tiny', '--games', '30', '--players', 'all', '--json'));
    expect(report).toMatchObject({ game: 'tiny', games: 30, errors: [] });
    expect(Object.keys(report.factions)).toEqual(['blue', 'green', 'red', 'yellow']);
    expect(await told('sim', 'tiny', '--games', '2', '--rounds', '2', '--lang', 'pl')).toContain('bez błędów');
  });

  test('has its cards and rules looked up', async () => {
    const cards = JSON.parse(await told('cards', 'tiny', '--kind', 'coin', '--json'));
    expect(cards).toMatchObject({ game: 'tiny', distinct: 5 });
    expect(await told('cards', 'tiny', '--search', 'latarnia')).toContain('Lighthouse 2');
    expect(await told('rules', 'tiny', '--search', 'cannon')).toContain('TINY-CANNON');
  });

  test('runs its scenarios, and draws them', async () => {
    expect(await told('scenario', SAILING)).toContain('3 scenarios passed.');
    const drawn = await told('scenario', '--draw', SAILING);
    expect(drawn).toContain(' . r\n. . b\n . .');
    expect(drawn).toContain('Red captain');
    const cwd = tempFolder();
    writeFileSync(
      join(cwd, 'wrong.json'),
      '{"scenario": "x", "game": "tiny", "position": {"seats": [{}, {"gold": -1}]}}',
    );
    const { code, out } = await imperia(['scenario', 'wrong.json'], { cwd });
    expect(code).toBe(1);
    expect(out).toContain('position.seats[1].gold: expected a whole number from 0 on, found -1');
    writeFileSync(join(cwd, 'other.json'), '{"scenario": "x", "game": "chess"}');
    expect((await imperia(['scenario', 'other.json'], { cwd })).err).toContain('"chess"');
  });
});

test('every game on the shelf has a table that can be drawn and a deal that can be played', async () => {
  for (const game of GAME_IDS) {
    const { code, out, err } = await imperia(['play', game, '--seed', 'x', '--seats', 'human,random'], {
      lines: ['1'],
    });
    expect([game, code, err]).toEqual([game, 0, '']);
    expect(out.split('\n').length).toBeGreaterThan(20);
  }
});
