import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asTyped } from '../src/as-typed.ts';
import { inputOf } from '../src/play/input.ts';
import { flow, widthOf, wrap } from '../src/terminal/layout.ts';
import { paintWith, wantsColour } from '../src/terminal/paint.ts';
import { imperiaWith, type Player, tempFolder } from './desk.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NODE = ['--import', 'tsx', '--conditions=source', MAIN];

describe('the real process', () => {
  test('exit codes and streams', () => {
    const run = (...args: string[]) => spawnSync(process.execPath, [...NODE, ...args], { cwd: ROOT, encoding: 'utf8' });
    const version = run('--version');
    expect([version.status, version.stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
    const wrong = run('cards', 'chess', '--json');
    expect([wrong.status, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr.trim().split('\n')).toHaveLength(1);
  });

  test('a closed pipe is no error', async () => {
    const child = spawn(process.execPath, [...NODE, 'cards', 'osadnicy', '--json'], { cwd: ROOT });
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, err]).toEqual([0, '']);
  });
});

/** These lines, and then the end. */
function saying(...lines: string[]): Player {
  return () => lines.shift() ?? null;
}

describe('with somebody at the terminal', () => {
  test('Enter takes the proposed language and faction, against a bot', async () => {
    const player = saying('', '', '');
    const { code, out } = await imperiaWith(['play', 'osadnicy', '--seed', '1', '--no-color'], player, {
      cwd: tempFolder(),
      interactive: true,
    });
    expect(code).toBe(0);
    expect(out).toContain('Language? Enter: English');
    expect(out).toContain('Faction: which one do you play? Enter: Romans');
    expect(out).toContain('Against whom? Enter: a bot (normal)');
    expect(out).toContain('Barbarians (bot: normal)');
  });

  test('the solo game is one of the answers', async () => {
    const args = ['play', 'osadnicy', '--seed', '1', '--no-color'];
    const { code, out } = await imperiaWith(args, saying('', '2', '4'), { cwd: tempFolder(), interactive: true });
    expect(code).toBe(0);
    expect(out).toContain('Virtual player');
    expect(out).toContain('Japanese (you)');
  });

  test('what is said on the command line is not asked', async () => {
    const args = ['play', 'osadnicy', '--solo', '--no-color'];
    const { code, out } = await imperiaWith(args, saying(), { cwd: tempFolder(), interactive: true });
    expect(code).toBe(0);
    expect(out).not.toContain('which is yours?');
    expect(out).toContain('Romans (you)');
  });
});

describe('colours', () => {
  const env = (more: Record<string, string>) => ({ TERM: 'xterm', ...more });

  test('only on a terminal, and never against NO_COLOR or --no-color', () => {
    expect(wantsColour({ isTTY: true, noColor: false, env: env({}) })).toBe(true);
    expect(wantsColour({ isTTY: false, noColor: false, env: env({}) })).toBe(false);
    expect(wantsColour({ isTTY: true, noColor: true, env: env({}) })).toBe(false);
    expect(wantsColour({ isTTY: true, noColor: false, env: env({ NO_COLOR: '1' }) })).toBe(false);
    expect(wantsColour({ isTTY: true, noColor: false, env: env({ NO_COLOR: '' }) })).toBe(true);
    expect(wantsColour({ isTTY: false, noColor: false, env: env({ FORCE_COLOR: '1' }) })).toBe(true);
  });

  test('take no room', () => {
    expect(widthOf(paintWith(true).as('bold', 'żółw'))).toBe(4);
  });
});

describe('layout', () => {
  test('no line is wider than the terminal', () => {
    const text = 'Zyskaj jeden kamień za każdą szarą Lokację w swoim Imperium';
    for (const line of wrap(text, 20)) expect(widthOf(line)).toBeLessThanOrEqual(20);
    expect(flow(['aaa', 'bbb', 'ccc'], ', ', 9)).toEqual(['aaa, bbb,', 'ccc']);
    expect(flow(['aaa', 'bbb'], ', ', 8)).toEqual(['aaa, bbb']);
  });
});

describe('what is typed', () => {
  test('commands in either language', () => {
    expect(inputOf(' 3 ')).toEqual({ say: 'numbers', numbers: [3] });
    expect(inputOf('1, 4 5')).toEqual({ say: 'numbers', numbers: [1, 4, 5] });
    expect(inputOf('?Farma')).toEqual({ say: 'explain', what: 'Farma' });
    expect(inputOf('Dlaczego farma')).toEqual({ say: 'why', what: 'farma' });
    expect(inputOf('COFNIJ')).toEqual({ say: 'undo' });
    expect(inputOf('stół')).toEqual({ say: 'table' });
    expect(inputOf('log 7')).toEqual({ say: 'log', lines: 7 });
    expect(inputOf('constructor')).toEqual({ say: 'unknown', line: 'constructor' });
  });

  test('names without capitals and diacritics', () => {
    expect(asTyped('Żółta  ŁÓDŹ')).toBe('zolta lodz');
  });
});
