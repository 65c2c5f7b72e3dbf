import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { anyKit } from '@imperia/kit';
import { FACTIONS } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { ratingsOf } from '../src/arena/elo.ts';
import { Schedule, type Tournament } from '../src/arena/plan.ts';
import { histogram } from '../src/arena/report/histogram.ts';
import { imperia, type Outcome, tempFolder } from './desk.ts';

const QUICK = ['arena', 'osadnicy', '--bots', 'random,greedy', '--games', '8', '--seed', '3', '--workers', '2'];

/** One tournament, played once; who asks for it again in this folder gets what is on record. */
const CUP = tempFolder();
let cup: Outcome;

beforeAll(async () => {
  cup = await imperia([...QUICK, '--json'], { cwd: CUP });
});

function recordIn(cwd: string): string {
  const folder = join(cwd, 'state', 'imperia');
  return join(folder, readdirSync(folder).find((name) => name.startsWith('arena-'))!);
}

/** Time is the only thing that differs between two runs. */
function withoutTime(out: string): unknown {
  return JSON.parse(out, (key, value) => (key === 'msPerDecision' ? 0 : value));
}

describe('the schedule', () => {
  const tournament: Tournament = {
    game: 'osadnicy',
    rules: '1',
    content: {},
    code: '',
    own: {},
    bots: ['random', 'easy', 'greedy'],
    games: 24,
    players: 2,
    factions: FACTIONS,
    seed: 10,
  };
  const schedule = new Schedule(anyKit(kit), tournament);
  const duels = Array.from({ length: schedule.total }, (_, game) => schedule.duel(game));

  test('every pair plays as often, in every seating of factions', () => {
    expect(duels).toHaveLength(3 * 24);
    for (const pair of ['random,easy', 'random,greedy', 'easy,greedy']) {
      const met = duels.filter((duel) => duel.pair.join() === pair);
      expect(met).toHaveLength(24);
      expect(new Set(met.map(({ sides }) => sides.join())).size).toBe(12);
    }
  });

  test('each deal is played twice, with places changed', () => {
    for (let game = 0; game < duels.length; game += 2) {
      const [one, two] = [duels[game]!, duels[game + 1]!];
      expect({ seed: two.seed, config: two.config }).toEqual({ seed: one.seed, config: one.config });
      expect(two.seats).toEqual([...one.seats].reverse());
    }
  });

  test('with four seats the bots sit in turn', () => {
    const four = new Schedule(anyKit(kit), { ...tournament, players: 4, bots: ['easy', 'greedy'] });
    expect([0, 1].map((game) => four.duel(game).seats.join())).toEqual([
      'easy,greedy,easy,greedy',
      'greedy,easy,greedy,easy',
    ]);
  });
});

describe('ratings', () => {
  test('of two bots follow from their results', () => {
    const [strong, weak] = ratingsOf(2, [{ a: 0, b: 1, games: 999, won: 759.5 }]);
    expect(strong!.elo - weak!.elo).toBeCloseTo((400 * Math.log(760 / 240)) / Math.LN10, 3);
    expect(strong!.elo + weak!.elo).toBeCloseTo(3000, 6);
    expect(strong!.low).toBeGreaterThan(weak!.high);
  });

  test('of three add up, and narrow with more games', () => {
    const at = (games: number) =>
      ratingsOf(3, [
        { a: 0, b: 1, games, won: 0.75 * games },
        { a: 1, b: 2, games, won: 0.75 * games },
        { a: 0, b: 2, games, won: 0.9 * games },
      ]);
    const [a, b, c] = at(100_000);
    expect(a!.elo - b!.elo).toBeCloseTo(190.85, 0);
    expect(b!.elo - c!.elo).toBeCloseTo(190.85, 0);
    const width = (games: number) => at(games)[0]!.high - at(games)[0]!.low;
    expect(width(100) / width(10_000)).toBeCloseTo(10, 0);
  });

  test('who has never lost is not infinitely strong', () => {
    const [always] = ratingsOf(2, [{ a: 0, b: 1, games: 10, won: 10 }]);
    expect(always!.elo).toBeLessThan(2500);
    expect(ratingsOf(2, []).map(({ elo }) => elo)).toEqual([1500, 1500]);
  });
});

describe('imperia arena', () => {
  test('says in one JSON object who is stronger, whatever the number of workers', async () => {
    expect([cup.code, cup.err]).toEqual([0, '']);
    const alone = await imperia([...QUICK, '--json', '--workers', '1']);
    expect(withoutTime(alone.out)).toEqual(withoutTime(cup.out));
    const { game, pairings, ratings, factions, errors } = JSON.parse(cup.out);
    expect({ game, errors }).toEqual({ game: 'osadnicy', errors: [] });
    expect(pairings).toMatchObject([{ a: 'random', b: 'greedy', games: 8 }]);
    const [{ winRateA, low, high }] = pairings;
    expect(low <= winRateA && winRateA <= high).toBe(true);
    expect(ratings.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
    for (const { elo, low: from, high: to, msPerDecision } of ratings) {
      expect(from < elo && elo < to && msPerDecision >= 0).toBe(true);
    }
    expect(Object.keys(factions)).toEqual([...FACTIONS]);
  });

  test('goes on where it was stopped, with the same result, and says so', async () => {
    const file = recordIn(CUP);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 8);
    writeFileSync(file, `${lines.slice(0, 7).join('\n')}\n{"game":7,"deci`);
    const rest = await imperia([...QUICK, '--json', '--workers', '1'], { cwd: CUP });
    expect(rest.err).toBe(`Resuming after 6 of 8 games, from ${file}\n`);
    expect(withoutTime(rest.out)).toEqual(withoutTime(cup.out));
    const again = await imperia(QUICK, { cwd: CUP });
    expect(again.err).toContain('All 8 games have been played already');
    expect(again.out).toContain('greedy');
    expect(again.out).toContain(`Results: ${file}`);
  });

  test('Ctrl-C stops it, with everything that is over written down', async () => {
    const cwd = tempFolder();
    const long = ['arena', 'osadnicy', '--bots', 'greedy,search:300', '--games', '40', '--workers', '1'];
    const listening = process.listenerCount('SIGINT');
    const playing = imperia(long, { cwd });
    await expect.poll(() => process.listenerCount('SIGINT')).toBeGreaterThan(listening);
    process.emit('SIGINT');
    const { code, err } = await playing;
    expect(code).toBe(2);
    expect(err).toMatch(/^imperia: stopped after \d+ of 40 games\. Run the same command to resume/);
    expect(existsSync(recordIn(cwd))).toBe(true);
  });

  test('a file of another tournament, a damaged one and any other file are refused in one line', async () => {
    const cwd = tempFolder();
    const named = ['--resume', 'cup.jsonl'];
    const complaint = async (...more: string[]) => {
      const { code, err, out } = await imperia([...QUICK, ...more, ...named], { cwd });
      expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
      return err;
    };
    const file = join(cwd, 'cup.jsonl');
    copyFileSync(recordIn(CUP), file);
    expect(await complaint('--seed', '4')).toContain('belongs to another tournament');
    truncateSync(file, readFileSync(file, 'utf8').indexOf('\n') + 1);
    appendFileSync(file, '{"game":0,"points":[1]}\n');
    expect(await complaint()).toContain('damaged in line 2');
    writeFileSync(file, 'dear diary\n');
    expect(await complaint()).toContain('holds no tournament');
    expect(readFileSync(file, 'utf8')).toBe('dear diary\n');
  });

  test.each([
    [['--bots', 'random,clever'], 'there is no bot "clever". Choose from: random, '],
    [['--bots', 'greedy,search:0ms'], '"search:0ms" leaves no time to think'],
    [['--bots', 'greedy'], '--bots needs two bots or more'],
    [['--bots', 'greedy,greedy'], '--bots names greedy twice'],
    [
      ['--games', '7'],
      '--games needs an even number, since each deal is played twice with seats swapped: 6 or 8, not 7',
    ],
    [['--games', '0'], '--games needs a whole number from 2 to 1000000, not "0"'],
    [['--players', '5'], '--players needs a whole number from 2 to 4, not "5"'],
    [['--factions', 'romans,rom'], '--factions names romans twice'],
    [['--factions', 'romans'], '2 players need as many sides, but --factions names 1'],
    [['--factions', 'romans,martians'], '--factions cannot be "martians"'],
    [['--seed', 'x'], '--seed needs a whole number from 0 to 999999999, not "x"'],
    [['--workers', 'none'], '--workers needs a number from 1 to 64, or all, not "none"'],
    [['--report', 'no/such/folder.html'], 'cannot be used'],
  ])('refuses %j', async (more, line) => {
    const { code, err } = await imperia([...QUICK, ...more]);
    expect(code).toBe(2);
    expect(err).toContain(line);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('the report', () => {
  test.each([
    ['en', 'Side against side', 'Barbarians'],
    ['pl', 'Strona przeciw stronie', 'Barbarzyńcy'],
  ])('is one page in %s with everything inside it', async (lang, title, faction) => {
    const { code } = await imperia([...QUICK, '--lang', lang, '--report', 'cup.html'], { cwd: CUP });
    expect(code).toBe(0);
    const page = readFileSync(join(CUP, 'cup.html'), 'utf8');
    expect(page).toContain(`<html lang="${lang}">`);
    for (const part of [title, faction, 'uPlot', 'greedy', 'prefers-color-scheme: dark']) expect(page).toContain(part);
    expect(page).not.toMatch(/(?:src|href)=|@import|url\(/);
    const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(json)).toMatchObject({ wins: { bots: ['greedy', 'random'] } });
  });

  test('a histogram counts everything once', () => {
    const { from, shares, width } = histogram([[0, 1, 2, 49], [10]]);
    expect(width).toBe(2);
    expect(from[0]).toBe(-2);
    for (const share of shares) expect(share.reduce((sum, n) => sum + n, 0)).toBeCloseTo(100);
    expect(histogram([[], []])).toEqual({ from: [], shares: [[], []], width: 1 });
  });
});
