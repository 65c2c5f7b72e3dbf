import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Desk, imperia, tempFolder } from './desk.ts';

/** One line on standard error that says what to do, exit code 2, nothing else. */
async function complaint(args: readonly string[], desk: Desk = {}): Promise<string> {
  const { code, out, err } = await imperia(args, desk);
  expect(out).toBe('');
  expect(code).toBe(2);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(/^imperia: /);
  expect(err).not.toMatch(/\bat .*\.ts:\d+/);
  return err;
}

describe('what is typed wrongly gets one line and exit code 2', () => {
  test('an unknown command, with the one that was meant', async () => {
    expect(await complaint(['plya', 'osadnicy'])).toContain('did you mean "play"');
    expect(await complaint(['plya', 'osadnicy', '--lang', 'pl'])).toContain('może „play”');
    expect(await complaint(['help', 'plya'])).toContain('there is no command "plya"');
    expect(await complaint(['help', 'plya', 'clash'])).toContain('there is no command "plya"');
    expect(await complaint(['help', 'server', 'poeple'])).toContain('there is no command "server poeple"');
  });

  test('an unknown option', async () => {
    expect(await complaint(['cards', 'osadnicy', '--serch', 'x'])).toContain('--search');
    expect(await complaint(['cards', 'osadnicy', '--foo', '--lang=pl'])).toContain('nie ma tu opcji --foo');
  });

  test('a missing argument or value, or one too many', async () => {
    expect(await complaint(['verify'])).toContain('FILE is missing');
    expect(await complaint(['replay'])).toContain('imperia replay --help');
    expect(await complaint(['play', 'clash', '--faction', 'x'])).toContain('See: imperia play clash --help');
    expect(await complaint(['cards', 'osadnicy', '--deck'])).toContain('--deck needs a value');
    expect(await complaint(['verify', 'a.json', 'b.json'])).toContain('too many arguments');
  });

  test('an unknown language, game, faction, seat, variant or filter lists what there is', async () => {
    expect(await complaint(['cards', 'osadnicy', '--lang', 'de'])).toContain('pl, en');
    expect(await complaint(['play', 'chess'])).toContain('osadnicy');
    expect(await complaint(['play', 'osadnicy', '--factions', 'romans,gauls'])).toContain('barbarians');
    const all = 'romans,egyptians,japanese,barbarians';
    expect(await complaint(['play', 'osadnicy', '--factions', `${all},romans`])).toMatch(/2.*4/);
    expect(await complaint(['play', 'osadnicy', '--factions', 'romans,romans'])).toMatch(/romans/i);
    expect(await complaint(['play', 'osadnicy', '--solo', '--factions', 'romans,japanese'])).toContain('--solo is for');
    expect(await complaint(['play', 'osadnicy', '--solo', '--seats', 'human,easy'])).toContain('--solo is for');
    expect(await complaint(['play', 'osadnicy', '--solo', '--options', 'peaceful'])).toContain('peaceful');
    expect(await complaint(['play', 'osadnicy', '--faction', 'romans', '--factions', 'romans'])).toContain(
      '--faction ',
    );
    expect(await complaint(['play', 'osadnicy', '--seats', 'human,god'])).toContain('greedy');
    expect(
      await complaint(['play', 'osadnicy', '--seats', 'human,human,human', '--factions', 'romans,egyptians']),
    ).toContain('the lists name different numbers of seats (3, 2)');
    expect(await complaint(['play', 'osadnicy', '--options', 'xyz'])).toContain('peaceful');
    expect(await complaint(['cards', 'osadnicy', '--colour', 'green'])).toContain('grey');
    expect(await complaint(['rules', 'osadnicy', '--area', 'xyz'])).toContain('raze');
  });

  test('a file that is not there, no JSON, no save, or of another game', async () => {
    const cwd = tempFolder();
    const file = (name: string, text: string) => writeFileSync(join(cwd, name), text);
    file('text.json', 'not json');
    file('other.json', '{"hello": 1}');
    file('chess.json', '{"game": "chess"}');
    file('short.json', '{"game": "osadnicy", "answers": []}');
    for (const command of [['play', 'osadnicy', '--load'], ['replay'], ['verify']]) {
      expect(await complaint([...command, 'none.json'], { cwd })).toContain('there is no such file');
      expect(await complaint([...command, '.'], { cwd })).toContain('it is a folder');
      expect(await complaint([...command, 'text.json'], { cwd })).toContain('not JSON');
      expect(await complaint([...command, 'other.json'], { cwd })).toContain('not a saved game');
      expect(await complaint([...command, 'short.json'], { cwd })).toContain('not a saved game');
      expect(await complaint([...command, 'chess.json'], { cwd })).toContain('"chess"');
    }
    expect(await complaint(['scenario', 'none.json'], { cwd })).toContain('there is no such file');
  });

  test('coverage outside a checkout', async () => {
    expect(await complaint(['rules', 'osadnicy', '--coverage'])).toContain('checkout');
  });
});

describe('help', () => {
  test('without arguments shows what there is, and exits well', async () => {
    const { code, out } = await imperia([]);
    expect(code).toBe(0);
    expect((await imperia(['help'])).out).toBe(out);
    expect((await imperia(['--lang', 'en'])).out).toBe(out);
    for (const command of ['play', 'cards', 'rules', 'replay', 'verify', 'scenario']) expect(out).toContain(command);
  });

  test.each(['play', 'cards', 'rules', 'replay', 'verify', 'scenario'])(
    '%s has examples in both languages',
    async (name) => {
      const english = await imperia([name, '--help']);
      expect(english.code).toBe(0);
      expect(english.out).toContain('Examples:');
      const polish = await imperia(['help', name, '--lang', 'pl']);
      expect(polish.code).toBe(0);
      expect(polish.out).toContain('Przykłady:');
      expect(polish.out).toContain('Użycie:');
      expect(polish.out).not.toMatch(/Usage:|Options:|display help/);
    },
  );

  test.each([[['server', 'people']], [['server', 'people', 'reset']], [['pack', 'check']], [['play', 'clash']]])(
    'of %s is found however deep it lies',
    async (names) => {
      const { code, out } = await imperia(['help', ...names, '--lang', 'pl']);
      expect(code).toBe(0);
      expect(out).toBe((await imperia([...names, '--help', '--lang', 'pl'])).out);
      expect(out).not.toBe((await imperia(['help', names[0]!, '--lang', 'pl'])).out);
    },
  );

  test('the language comes from the environment when nobody names it', async () => {
    expect((await imperia(['--help'], { env: { LANG: 'pl_PL.UTF-8' } })).out).toContain('Polecenia:');
    expect((await imperia(['--help'], { env: { LC_ALL: 'pl_PL', LANG: 'en_US' } })).out).toContain('Polecenia:');
    expect((await imperia(['--help'], { env: { LANG: 'de_DE' } })).out).toContain('Commands:');
  });
});
