import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { imperia, tempFolder } from './desk.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const BUILDER = `exec:python3 ${fileOf('python/examples/builder.py')}`;
const SECOND_THOUGHTS = fileOf('bots/examples/second-thoughts.ts');

/** A bot in Python that says hello and then does this for each question. */
function botThat(folder: string, does: string): string {
  const script = [
    'import json, sys, time',
    'def say(message): print(json.dumps(message), flush=True)',
    'for line in sys.stdin:',
    '    heard = json.loads(line)',
    '    if heard["type"] == "hello": say({"type": "hello"})',
    '    if heard["type"] != "ask": continue',
    '    first = heard["options"][0]["id"] if heard["options"] else None',
    '    answer = {"option": first} if first else {"pick": heard["pick"]["ways"][0]}',
    ...does.split('\n').map((row) => `    ${row}`),
  ];
  writeFileSync(join(folder, 'bot.py'), script.join('\n'));
  return 'exec:python3 bot.py';
}

const GAMES = ['--games', '2', '--factions', 'romans,japanese', '--json'];
const faultsOf = (out: string) => JSON.parse(out).faults as { fault: string; why: string; bot: string; game: number }[];

describe('a bot in another language', () => {
  test('the example in Python beats random', async () => {
    const args = ['arena', 'osadnicy', '--bots', `random,${BUILDER}`, '--games', '24', '--workers', '2', '--json'];
    const { code, out, err } = await imperia(args, { cwd: tempFolder() });
    expect([code, err]).toEqual([0, '']);
    const { pairings, errors, faults } = JSON.parse(out);
    expect([errors, faults]).toEqual([[], undefined]);
    // Well below what it reaches, and well above what would be even.
    expect(1 - pairings[0].winRateA).toBeGreaterThan(0.65);
  });

  test('plays the same game again', async () => {
    const play = async () => {
      const { out } = await imperia(['sim', 'osadnicy', '--seats', `${BUILDER},greedy`, ...GAMES, '--games', '1']);
      const { seconds: _, gamesPerSecond: __, ...told } = JSON.parse(out);
      return told;
    };
    expect(await play()).toEqual(await play());
  });

  test.each([
    ['illegal', 'say({"type": "answer", "decision": heard["decision"], "option": "fly"})', '"fly" is not offered'],
    ['illegal', 'say({"type": "answer", "decision": -1, **answer})', 'the decision asked for is'],
    ['unreadable', 'print("hello there", flush=True)', 'not JSON'],
    [
      'crashed',
      'if heard["decision"] == 6: raise ValueError("too hard")\nsay({"type": "answer", "decision": heard["decision"], **answer})',
      'ValueError: too hard',
    ],
    [
      'late',
      'if heard["decision"] == 6: time.sleep(600)\nsay({"type": "answer", "decision": heard["decision"], **answer})',
      'within 1500 ms',
    ],
  ])('whose answer is %s: %s', async (fault, does, why) => {
    const cwd = tempFolder();
    const args = ['sim', 'osadnicy', '--seats', `${botThat(cwd, does)},random`, ...GAMES, '--bot-time', '1500'];
    const { code, out } = await imperia(args, { cwd });
    expect(code).toBe(1);
    const { games, errors } = JSON.parse(out);
    expect(games).toBe(2);
    if (fault === 'unreadable') {
      // It is started anew for each question, and given up after a few.
      expect(errors.map(({ error }: { error: string }) => error)).toEqual([
        expect.stringContaining('failed too often'),
        expect.stringContaining('failed too often'),
      ]);
      expect(errors[0].error).toContain(why);
      return;
    }
    expect(errors).toEqual([]);
    expect(faultsOf(out)[0]).toMatchObject({ fault, bot: 'exec:python3 bot.py', why: expect.stringContaining(why) });
  });

  test('that cannot be started is said before any game', async () => {
    const { code, err } = await imperia(['sim', 'osadnicy', '--seats', 'exec:no-such-program', ...GAMES]);
    expect(code).toBe(2);
    expect(err).toBe('imperia: exec:no-such-program cannot play: there is no program no-such-program\n');
  });

  test('sits at the table of a person, and is started again only for whoever names it', async () => {
    const cwd = tempFolder();
    const seats = `human,${BUILDER}`;
    const { code, err } = await imperia(['play', 'osadnicy', '--seats', seats, '--seed', 'one'], {
      cwd,
      lines: ['1', '1', 'save game.json'],
    });
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')).seats).toEqual(['human', BUILDER]);
    const unnamed = await imperia(['play', '--load', 'game.json'], { cwd });
    expect(unnamed.code).toBe(2);
    expect(unnamed.err).toContain('started only if you name them');
    const named = await imperia(['play', '--load', 'game.json', '--seats', seats], { cwd });
    expect([named.code, named.err]).toEqual([0, '']);
  });
});

describe('a bot from a file', () => {
  test('in TypeScript beats random', async () => {
    const args = [
      'arena',
      'osadnicy',
      '--bots',
      `random,${SECOND_THOUGHTS}`,
      '--games',
      '8',
      '--workers',
      '1',
      '--json',
    ];
    const { code, out, err } = await imperia(args, { cwd: tempFolder() });
    expect([code, err]).toEqual([0, '']);
    const { pairings, ratings } = JSON.parse(out);
    expect(pairings[0].winRateA).toBeLessThan(0.35);
    expect(ratings[0].msPerDecision).toBeGreaterThan(0);
  });

  test('in JavaScript is found from where one stands; a broken one is said before any game', async () => {
    const cwd = tempFolder();
    writeFileSync(
      join(cwd, 'first.mjs'),
      `export default ({ kit, engine }) => ({
        choose: (view, seat, rng) => engine.randomAnswer(engine.decisionOf(kit.game.rules, view, seat), rng),
      });`,
    );
    writeFileSync(join(cwd, 'none.mjs'), 'export const bot = 1;');
    const { code, err } = await imperia(['sim', 'osadnicy', '--seats', './first.mjs,greedy', ...GAMES], { cwd });
    expect([code, err]).toEqual([0, '']);
    const none = await imperia(['sim', 'osadnicy', '--seats', './none.mjs', ...GAMES], { cwd });
    expect(none.err).toContain('no default export');
    const missing = await imperia(['sim', 'osadnicy', '--seats', './missing.mjs', ...GAMES], { cwd });
    expect(missing.err).toContain(`./missing.mjs cannot play: there is no file ${join(cwd, 'missing.mjs')}`);
  });

  test('in TypeScript may lie in a folder that is no package', async () => {
    const cwd = tempFolder();
    writeFileSync(
      join(cwd, 'first.ts'),
      `export default ({ kit, engine }: any) => ({
        choose: (view: unknown, seat: number, rng: unknown) =>
          engine.randomAnswer(engine.decisionOf(kit.game.rules, view, seat), rng),
      });`,
    );
    const { code, err } = await imperia(['sim', 'osadnicy', '--seats', './first.ts,random', ...GAMES], { cwd });
    expect([code, err]).toEqual([0, '']);
  });

  test.each([
    ['fails', 'throw new Error("oh dear");', './bad.mjs: oh dear'],
    ['promises an answer for ever', 'return new Promise(() => {});', './bad.mjs: it did not answer within 300 ms'],
  ])('that %s is named, with a command that shows it again', async (_how, does, why) => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'bad.mjs'), `export default () => ({ choose() { ${does} } });`);
    await imperia(['pack', 'new', 'pack.json'], { cwd });
    const args = ['--seats', './bad.mjs,random', '--bot-time', '300', '--pack', 'pack.json', ...GAMES, '--games', '1'];
    const { code, out } = await imperia(['sim', 'osadnicy', ...args], { cwd });
    const [error] = JSON.parse(out).errors;
    expect([code, error.error]).toEqual([1, why]);
    expect(error.reproduce).toMatch(/ --limit 5000 --pack pack\.json --bot-time 300$/);
  });
});
