import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { standingsOf } from '../src/arena/standings.ts';
import { imperia, tempFolder } from './desk.ts';

const cwd = tempFolder();
const SIM = ['sim', 'osadnicy', '--seats', 'random,greedy', '--factions', 'romans,japanese', '--json'];
const rowsIn = (file: string) =>
  readFileSync(join(cwd, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const withoutTime = (out: string) => {
  const { seconds: _, gamesPerSecond: __, ...told } = JSON.parse(out);
  return told;
};

describe('imperia sim --out', () => {
  const kept = ['--out', 'games.jsonl', '--records', 'records', '--csv', 'games.csv'];

  test('keeps a line for each game, its record, and a table; all of it agrees with the report', async () => {
    const { code, out, err } = await imperia([...SIM, '--games', '4', ...kept], { cwd });
    expect([code, err]).toEqual([0, '']);
    expect(withoutTime(out)).toEqual(withoutTime((await imperia([...SIM, '--games', '4'], { cwd })).out));
    const [head, ...rows] = rowsIn('games.jsonl');
    expect(head.sim).toMatchObject({ game: 'osadnicy', seed: 1, code: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(rows.map(({ seed }) => seed)).toEqual([1, 2, 3, 4]);
    for (const { seats, sides, result, sources } of rows) {
      expect([seats, sides]).toEqual([
        ['random', 'greedy'],
        ['romans', 'japanese'],
      ]);
      const sum = (of: Record<string, number>) => Object.values(of).reduce((all, n) => all + n, 0);
      expect(sources.map(sum)).toEqual(result.points);
    }
    expect(readdirSync(join(cwd, 'records'))).toHaveLength(4);
    const verified = await imperia(['verify', join('records', 'osadnicy-2.json')], { cwd });
    expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('to the end')]);
    const [columns, first] = readFileSync(join(cwd, 'games.csv'), 'utf8').split('\n');
    expect(columns).toBe('game,seed,seat,bot,side,points,won,decisions,answers,milliseconds');
    expect(first).toMatch(new RegExp(`^0,1,1,random,romans,${rows[0].result.points[0]},[01],${rows[0].decisions},`));
  });

  test('goes on from the lines that are there, up to more games than before', async () => {
    const file = join(cwd, 'games.jsonl');
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n{"game":3,"se`);
    const rest = await imperia([...SIM, '--games', '6', '--out', 'games.jsonl'], { cwd });
    expect(rest.err).toBe(`Resuming after 3 of 6 games, from ${file}\n`);
    expect(withoutTime(rest.out)).toEqual(withoutTime((await imperia([...SIM, '--games', '6'], { cwd })).out));
    expect(rowsIn('games.jsonl')).toHaveLength(7);
  });

  test('says which of those that were played before have no record', async () => {
    const again = await imperia([...SIM, '--games', '7', '--out', 'games.jsonl', '--records', 'records'], { cwd });
    expect(again.err).toContain('Resuming after 6 of 7 games');
    // Four were recorded at first, the other two without --records.
    expect(again.err).toContain('2 of them have no record: records are made while a game is played.');
    expect(readdirSync(join(cwd, 'records'))).toHaveLength(5);
  });

  test('never mixes two runs, and refuses what is damaged', async () => {
    const complaint = async (...more: string[]) => {
      const { code, err } = await imperia([...SIM, '--games', '6', ...more, '--out', 'games.jsonl'], { cwd });
      expect(code).toBe(2);
      return err;
    };
    expect(await complaint('--seed', '9')).toContain('holds another simulation');
    const file = join(cwd, 'games.jsonl');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"code":"\w+"/, '"code":"0123456789abcdef"'));
    expect(await complaint()).toContain('holds another simulation');
    writeFileSync(file, text);
    appendFileSync(file, '{"game":7}\n');
    expect(await complaint()).toContain('damaged in line 9');
  });

  test('an interrupt keeps what is over', async () => {
    const listening = process.listenerCount('SIGINT');
    const long = ['sim', 'osadnicy', '--seats', 'greedy,greedy', '--games', '900000', '--out', 'long.jsonl'];
    const playing = imperia(long, { cwd });
    const written = () => (existsSync(join(cwd, 'long.jsonl')) ? rowsIn('long.jsonl').length : 0);
    await expect.poll(written).toBeGreaterThan(1);
    expect(process.listenerCount('SIGINT')).toBeGreaterThan(listening);
    process.emit('SIGINT');
    const { code, err } = await playing;
    expect(code).toBe(2);
    expect(err).toMatch(/^imperia: stopped after \d+ of 900000 games\. Run the same command to resume/);
  });
});

describe('the intervals of the arena', () => {
  const tournament = {
    game: 'osadnicy',
    rules: '2',
    content: {},
    code: '',
    own: {},
    bots: ['a', 'b'],
    games: 40,
    players: 2,
    factions: [],
    seed: 0,
  };
  /** Twenty deals, each played twice with seats swapped; `winners` says who wins each of the two games. */
  const intervalOf = (winners: (deal: number) => readonly [string, string]) => {
    const played = Array.from({ length: 40 }, (_, game) => {
      const deal = Math.floor(game / 2);
      const seats = game % 2 === 0 ? ['a', 'b'] : ['b', 'a'];
      const winner = seats.indexOf(winners(deal)[game % 2]!);
      return {
        duel: { pair: ['a', 'b'] as const, config: null, seed: deal, seats, sides: ['x', 'y'] },
        result: { game, decisions: 1, points: [1, 1], winners: [winner], thought: [] },
      };
    });
    const thought = [
      { decisions: 1, milliseconds: 1 },
      { decisions: 1, milliseconds: 1 },
    ];
    const [pairing] = standingsOf(
      tournament,
      played.map(({ duel, result }) => ({ duel, result: { ...result, thought } })),
    ).pairings;
    return { rate: pairing!.winRateA, width: pairing!.high - pairing!.low };
  };

  test('know that two games share a deal', () => {
    const sure = intervalOf((deal) => (deal % 2 === 0 ? ['a', 'b'] : ['b', 'a']));
    const byDeal = intervalOf((deal) => (deal % 2 === 0 ? ['a', 'a'] : ['b', 'b']));
    expect([sure.rate, byDeal.rate]).toEqual([0.5, 0.5]);
    // Where the same bot wins a deal from both seats, twenty games say as much as forty.
    expect(byDeal.width).toBeCloseTo(0.4, 1);
    expect(intervalOf(() => ['a', 'a']).width).toBeLessThan(0.2);
  });
});
