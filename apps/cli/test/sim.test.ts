import { playMatch } from '@imperia/bots';
import { type AnyKit, anyKit } from '@imperia/kit';
import { type Config, configFault, FACTIONS, MODULES, type Option } from '@imperia/osadnicy';
import { type OsadnicyKit, kit as osadnicy } from '@imperia/osadnicy/kit';
import { describe, expect, test } from 'vitest';
import { Failure } from '../src/failure.ts';
import { type Asked, planOf as planIn, tableOf } from '../src/sim/plan.ts';
import { type Report, simulate } from '../src/sim/simulate.ts';
import { arrangements, optionSets } from '../src/sim/tables.ts';
import { Tally } from '../src/sim/tally.ts';
import { reportText } from '../src/sim/text.ts';
import { contextAt, imperia } from './desk.ts';

const ASKED: Asked = { games: '6', players: '2', seats: 'random', seed: '1', limit: '5000' };

const clock = () => 0;

const context = await contextAt('osadnicy');
const kit = anyKit(osadnicy);
const planOf = (asked: Asked) => planIn(context, asked);
const factionsAt = (plan: ReturnType<typeof planOf>, game: number) => (tableOf(kit, plan, game) as Config).factions;

function played(asked: Partial<Asked>, playable: AnyKit = kit): Report {
  return simulate(playable, planOf({ ...ASKED, ...asked }), { now: clock });
}

async function sim(args: string, lang: 'pl' | 'en' = 'en'): Promise<string> {
  const { out, err } = await imperia(['sim', ...args.split(' '), '--lang', lang]);
  if (err !== '') throw new Failure(err);
  return out;
}

/** Seatings of two. */
const PAIRS = FACTIONS.length * (FACTIONS.length - 1);

describe('imperia sim', () => {
  test('says in one JSON object how the games went', async () => {
    const report: Report = JSON.parse(await sim(`osadnicy --games ${PAIRS} --players 2 --seed 5 --json`));
    expect(report).toMatchObject({ game: 'osadnicy', games: PAIRS, seed: 5, errors: [] });
    expect(report.decisions).toBeGreaterThan(20 * PAIRS);
    expect(report.gamesPerSecond).toBeGreaterThan(0);
    expect(Object.keys(report.factions)).toEqual([...FACTIONS].sort());
    expect(Object.keys(report.seats)).toEqual(['1', '2']);
    expect(Object.keys(report.bots)).toEqual(['random']);
    const wins = Object.values(report.wins).reduce((sum, n) => sum + n, 0);
    expect(wins).toBeCloseTo(PAIRS);
    const { mean, min, max } = report.length;
    expect(min <= mean && mean <= max).toBe(true);
    for (const line of Object.values(report.factions)) {
      expect(line.games).toBe((2 * PAIRS) / FACTIONS.length);
      expect(line.winRate95[0] <= line.winRate && line.winRate <= line.winRate95[1]).toBe(true);
      expect(line.meanScore95[0] <= line.meanScore && line.meanScore <= line.meanScore95[1]).toBe(true);
    }
  });

  test.each(['en', 'pl'] as const)('says it to people, too (%s)', async (lang) => {
    const text = await sim('osadnicy --games 2 --factions romans,japanese', lang);
    expect(text).toContain('romans');
    expect(text).toContain(lang === 'en' ? 'no errors' : 'bez błędów');
  });

  test.each([
    ['chess', 'there is no game "chess". Choose from: osadnicy'],
    ['osadnicy --games 0', '--games needs a whole number from 1 up, not "0"'],
    ['osadnicy --games many', '--games needs a whole number from 1 up, not "many"'],
    ['osadnicy --seed -1', '--seed needs a whole number from 0 up, not "-1"'],
    ['osadnicy --players 5', '--players cannot be "5". Choose from: 1, 2, 3, 4, all'],
    ['osadnicy --seats clever', '--seats cannot be "clever". Choose from: random, '],
    ['osadnicy --players 2 --seats random,greedy,random', '--seats names 3 bots, but there are only 2 seats'],
    ['osadnicy --factions romans,martians', '--factions cannot be "martians". Choose from: '],
    ['osadnicy --factions romans,romans', 'Only one player can play the faction “romans”. Choose from: '],
    [
      'osadnicy --factions romans --options peaceful',
      'The option “Peaceful variant” (peaceful) cannot be used in the solo game: leave it out.',
    ],
    ['osadnicy --factions romans,japanese --players 3', '2 seats are named, but --players is 3'],
    [
      'osadnicy --factions romans,japanese,barbarians,egyptians,amazons',
      '5 seats are named, but the game is for 1 to 4 players',
    ],
    ['osadnicy --seats random,random,random,random,random', '--seats names 5 bots, but there are only 4 seats'],
    ['osadnicy --solo --players 3', '--solo is for one player, but --players is 3'],
    ['osadnicy --solo --factions romans,japanese', '--solo is for one seat, but 2 are named: leave out --solo'],
    ['osadnicy --solo --seats random,greedy', '--solo is for one seat, but 2 are named: leave out --solo'],
    ['clash --civilizations rome', 'one seat is named, but the game is for 2 to 4 players'],
    ['imperium --nations romans,romans', 'Only one player can lead the nation “romans”.'],
    ['imperium --nations romans,qin --boxes classics', 'The nation “qin” is in a box that is not in play.'],
    ['clash --civilizations rome,rome', 'Only one player can have the civilization “rome”.'],
    ['osadnicy --options xyz', '--options cannot be "xyz". Choose from: '],
    [
      'osadnicy --options lookoutAlternative,lookoutAdvanced',
      'The options “Alternative Lookout” (lookoutAlternative) and “Advanced Lookout” (lookoutAdvanced) cannot be combined',
    ],
  ])('refuses «%s» in one line', async (args, line) => {
    const { code, err } = await imperia(['sim', ...args.split(' ')]);
    expect(code).toBe(2);
    expect(err).toContain(line);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a game that broke makes the command fail, after the report', async () => {
    const { code, out } = await imperia(['sim', 'osadnicy', '--games', '1', '--limit', '3']);
    expect(code).toBe(1);
    expect(out).toContain('errors: 1');
  });
});

describe('the solo game', () => {
  test('each faction in turn, with wins, scores and titles', () => {
    const report = played({ games: String(FACTIONS.length), players: '1', solo: true, seats: 'greedy' });
    expect(report.errors).toEqual([]);
    expect(Object.keys(report.seats)).toEqual(['1']);
    expect(Object.keys(report.titles!)).toEqual([...FACTIONS].sort());
    for (const faction of FACTIONS) {
      const { games, wins, winRate95, meanScore } = report.factions[faction]!;
      const { lost, ...earned } = report.titles![faction]!;
      expect(games).toBe(1);
      expect(Object.values(earned).reduce((sum, n) => sum + n, 0)).toBe(wins);
      expect(lost! + wins).toBe(games);
      expect(winRate95[0]).toBeLessThanOrEqual(winRate95[1]);
      expect(meanScore).toBeGreaterThan(10);
    }
  });

  test.each(['en', 'pl'] as const)('the table of titles (%s)', async (lang) => {
    const text = await sim('osadnicy --games 1 --solo --factions romans', lang);
    expect(text).toMatch(
      lang === 'en' ? /^title +lost +Plebeian .* Emperor$/m : /^tytuł +przegrane +Plebejusz .* Cesarz$/m,
    );
  });

  test('two players earn no titles', () => {
    expect(played({}).titles).toBeUndefined();
  });
});

describe('what is played', () => {
  test('the same seed gives the same games, another seed others', () => {
    expect(played({ games: '10' })).toEqual(played({ games: '10' }));
    expect(played({ games: '10' })).not.toEqual(played({ games: '10', seed: '2' }));
  });

  test('every seating of factions in turn', () => {
    expect([2, 3, 4].map((players) => arrangements(players, FACTIONS.slice(0, 4)).length)).toEqual([12, 24, 24]);
    const plan = planOf(ASKED);
    const tables = new Set(Array.from({ length: 12 }, (_, game) => factionsAt(plan, game).join()));
    expect(tables.size).toBe(12);
  });

  test('all sorts of options that are allowed, and only those', () => {
    const sets = [1, 2, 3, 4].map((players) =>
      optionSets(kit, players).map(({ options, modules, minis }) => [...options!, ...modules!, ...minis!] as Option[]),
    );
    for (const some of sets) expect(new Set(some.map((set) => set.join())).size).toBeGreaterThan(1000);
    const offered = kit.setup.perTable.filter(({ many }) => many).flatMap(({ of }) => of.map(({ id }) => id));
    expect(new Set(sets.flat(2))).toEqual(new Set(offered));
    for (const [i, some] of sets.entries()) {
      const factions = FACTIONS.slice(0, i + 1);
      for (const options of some) expect(configFault({ factions, options })).toBeNull();
    }
  });

  test('without a word about players: as many as bots or factions are named, else every number', () => {
    const seatsOf = (asked: Partial<Asked>) => {
      const { players: _, ...silent } = ASKED;
      return planOf({ ...silent, ...asked }).tables.map(([wanted]) => wanted!.seats.length);
    };
    expect(seatsOf({})).toEqual([1, 2, 3, 4]);
    expect(seatsOf({ seats: 'random,greedy,random' })).toEqual([3]);
    expect(seatsOf({ factions: 'romans,japanese' })).toEqual([2]);
  });

  test('all: every number of players as often as any other, and in the end every table', () => {
    const plan = planOf({ ...ASKED, players: 'all' });
    expect([0, 1, 2, 3, 4].map((game) => factionsAt(plan, game).length)).toEqual([1, 2, 3, 4, 1]);
    // Alone, every seating in turn; with others there are too many tables for that, and each game draws its seating.
    const [alone, ...others] = plan.tables;
    for (const faction of FACTIONS)
      expect(alone!.filter(({ seats }) => seats[0]!.faction === faction).length, faction).toBeGreaterThan(1000);
    expect(Math.min(...others.map((tables) => tables.length))).toBeGreaterThan(10_000);
    const report = played({ games: '120', players: 'all' });
    expect(report.errors).toEqual([]);
    expect(report.seats['4']?.games).toBe(30);
  });

  test('all, with options that nobody can play alone', () => {
    const plan = planOf({ ...ASKED, players: 'all', options: 'peaceful' });
    expect([0, 1, 2, 3].map((game) => factionsAt(plan, game).length)).toEqual([2, 3, 4, 2]);
  });

  test('all, of a game whose boxes do not hold every nation', async () => {
    const { errors, games } = JSON.parse(await sim('imperium --games 8 --seats random --json'));
    expect([errors, games]).toEqual([[], 8]);
    const classics = JSON.parse(await sim('imperium --games 4 --players 2 --boxes classics --json'));
    expect(classics.errors).toEqual([]);
  });

  test('bots are repeated round the table', () => {
    const report = played({ games: '1', players: '4', seats: 'greedy,random' });
    expect(report.bots).toMatchObject({ greedy: { games: 2 }, random: { games: 2 } });
  });
});

describe('what is carried out', () => {
  const covered = async (args: string) => JSON.parse(await sim(`osadnicy ${args} --coverage --json`)).exercised;

  test('more games carry out more, and what is never carried out is named with its card', async () => {
    const few = await covered('--games 2 --factions romans,japanese');
    const more = await covered(`--games 60 --players 4 --modules ${MODULES.join()}`);
    expect(few.all).toBe(more.all);
    expect(few.all).toBeGreaterThan(250);
    expect(more.never.length).toBeLessThan(few.never.length / 2);
    expect(few.never).toContainEqual(expect.stringMatching(/^BAR\d+ .*: built$/));
    expect(few.never).toContainEqual(expect.stringMatching(/^EGI\d+ .*: action, \w+ \(1\)$/));
  });

  test('in every game that says what there is', async () => {
    const { exercised } = JSON.parse(await sim('imperium --games 3 --players 2 --coverage --json'));
    expect(exercised.all).toBeGreaterThan(2500);
    expect(exercised.never.length).toBeLessThan(exercised.all);
    expect(exercised.never).toContainEqual(expect.stringMatching(/^\S+ .*: played$/));
    expect(exercised.never).toContainEqual(expect.stringMatching(/^\S+ .*: play 1, \w+ \(1\)$/));
  });

  test('a game that does not say what there is says so', async () => {
    const { code, err } = await imperia(['sim', 'tiny', '--coverage']);
    expect([code, err]).toEqual([2, expect.stringContaining('does not support --coverage yet')]);
  });
});

describe('a game that breaks', () => {
  /** The rules fail whenever somebody passes in the third round. */
  const breaking: OsadnicyKit = {
    ...osadnicy,
    game: {
      ...osadnicy.game,
      rules: {
        ...osadnicy.game.rules,
        run: {
          ...osadnicy.game.rules.run,
          pass(game, step, io) {
            if (game.round === 3 && game.first === 1) throw new Error('nobody may leave');
            osadnicy.game.rules.run.pass!(game, step, io);
          },
        },
      },
    },
  };
  const broken = anyKit(breaking);

  test('does not stop the others, and is reported with all that it takes to see it again', () => {
    const report = played({ games: '30', seats: 'random' }, broken);
    expect(report.errors.length).toBeGreaterThan(0);
    expect(report.errors.length).toBeLessThan(30);
    expect(report.seats['1']?.games).toBe(30 - report.errors.length);
    const { game, seed, key, config, seats, error, reproduce } = report.errors[0]!;
    expect({ seed, seats, error }).toEqual({ seed: 1 + game, seats: ['random', 'random'], error: 'nobody may leave' });
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(reproduce).toBe(
      `imperia sim osadnicy --games 1 --seed ${seed} --factions ${(config as Config).factions.join()} --seats random,random --limit 5000`,
    );
    const again = played(
      { games: '1', seed: `${seed}`, factions: (config as Config).factions.join(), seats: seats.join() },
      broken,
    );
    expect(again.errors[0]).toMatchObject({ key, config, error });
    expect(reportText(kit, report, 'en')).toContain(reproduce);
  });

  test('one that never ends breaks at the limit', () => {
    const report = played({ games: '2', limit: '10' });
    expect(report.errors.map(({ error }) => error)).toEqual(Array(2).fill('The game is not over after 10 decisions'));
    expect(report.length).toEqual({ mean: 0, min: 0, max: 0, deviation: 0 });
  });

  test('a bot that answers what was not offered breaks its game', () => {
    const bots = [0, 1].map(() => ({ name: 'cheat', choose: () => 'win' }));
    const config = { factions: ['romans', 'japanese'] as const, options: [] };
    expect(() => playMatch(osadnicy.game, { config, seed: 1, bots, limit: 100 })).toThrow('cheat chose «win»');
  });
});

test('intervals hold the estimate and narrow with the number of games', () => {
  const width = (games: number) => {
    const tally = new Tally();
    for (let i = 0; i < games; i++) tally.add(i % 5, i % 2);
    const { winRate95, meanScore95 } = tally.line();
    return [winRate95[1] - winRate95[0], meanScore95[1] - meanScore95[0]] as const;
  };
  const [few, many] = [width(20), width(2000)];
  expect(many[0]).toBeLessThan(few[0] / 5);
  expect(many[1]).toBeLessThan(few[1] / 5);
  const never = new Tally();
  never.add(1, 0);
  expect(never.line().winRate95[1]).toBeGreaterThan(0.5);
});
