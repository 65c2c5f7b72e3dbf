import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardsIn, cardsNamed, type GameRecord, replay } from '@imperia/engine';
import { type Config, cardName, osadnicy } from '@imperia/osadnicy';
import { describe, expect, test } from 'vitest';
import type { Save } from '../src/files/save-file.ts';
import { widthOf } from '../src/terminal/layout.ts';
import { firstOption, imperia, imperiaWith, type Player, tempFolder } from './desk.ts';

const TWO = ['play', 'osadnicy', '--factions', 'romans,barbarians', '--seed', 'test'];

function saveIn(cwd: string): string {
  const folder = join(cwd, 'state', 'imperia');
  const [file] = readdirSync(folder);
  return join(folder, file!);
}

const replayed = (save: Save) => replay(osadnicy, save as GameRecord<Config>);

function readSave(file: string): Save {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('a whole game through standard input', () => {
  test.each([
    ['en', 'The end', 'imperia verify'],
    ['pl', 'Koniec gry', 'imperia verify'],
  ])('in %s, always taking number 1, to the score', async (lang, end, verify) => {
    const cwd = tempFolder();
    const { code, out, err } = await imperiaWith([...TWO, '--seats', 'human,random', '--lang', lang], firstOption(), {
      cwd,
    });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(end);
    expect(out).toContain(verify);
    const record = readSave(saveIn(cwd));
    expect(out).toContain(record.commitment);
    expect(record.seats).toEqual(['human', 'random']);
    expect((await imperia(['verify', saveIn(cwd)])).code).toBe(0);
    expect(replayed(record).over).toBe(true);
  });

  test('a seeded choice, four seats, two people behind one keyboard', async () => {
    const cwd = tempFolder();
    let state = 7;
    const fallback = firstOption();
    const seeded: Player = (shown) => {
      if (shown.endsWith('Enter. ')) return '';
      if (/Not these/.test(shown)) return fallback(shown);
      const numbers = [...shown.matchAll(/^ +(\d+) {2}\S/gm)].map(([, number]) => Number(number));
      state = (state * 1103515245 + 12345) % 2147483648;
      return String(1 + (state % Math.max(1, ...numbers)));
    };
    const seats = ['play', 'osadnicy', '--factions', 'japanese,egyptians,romans,barbarians', '--seed', 'four'];
    const { code, out, err } = await imperiaWith([...seats, '--seats', 'human,human,greedy,random'], seeded, { cwd });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Japanese: take the keyboard');
    expect(out).toContain('Egyptians: take the keyboard');
    expect(replayed(readSave(saveIn(cwd))).over).toBe(true);
  });

  test.each(['en', 'pl'])('alone against the virtual player, in %s', async (lang) => {
    const solo = ['play', 'osadnicy', '--solo', '--faction', 'egyptians', '--seed', 'solo', '--lang', lang];
    const { code, out, err } = await imperiaWith(solo, firstOption());
    expect([code, err]).toEqual([0, '']);
    const said = {
      en: [
        'Virtual player collection 0 · your faction locations 0 · attack deck 15',
        'attack line (the next card is laid before these): · 1 ',
        'receives',
        'An Attack card is revealed, its Target: ',
        'Faction Locations in your Empire: ',
        'You lose: there must be more faction Locations',
      ],
      pl: [
        'Wirtualny gracz kolekcja 0 · twoje Lokacje Frakcyjne 0 · talia Ataku 15',
        'szereg Ataku (nowa karta stanie przed tymi): · 1 ',
        'Wirtualny gracz otrzymuje Lokację',
        'Odkryto kartę Ataku, Cel: ',
        'Lokacje Frakcyjne w twoim Imperium: ',
        'Przegrywasz: Lokacji Frakcyjnych musi być więcej',
      ],
    }[lang]!;
    const text = out.replace(/\s+/g, ' ');
    for (const line of said) expect(text).toContain(line);
  });

  test('bots alone play it out, and the same seed deals the same game', async () => {
    const play = () => imperia([...TWO, '--seats', 'random,random']);
    const [one, two] = [await play(), await play()];
    expect(one.code).toBe(0);
    const untilSaved = ({ out }: { out: string }) => out.slice(0, out.indexOf('Saved:'));
    expect(untilSaved(one)).toBe(untilSaved(two));
  });
});

describe('leaving and coming back', () => {
  test('end of input saves, and the game goes on as it would have', async () => {
    const [whole, parts] = [tempFolder(), tempFolder()];
    const play = [...TWO, '--seats', 'human,greedy'];
    await imperiaWith(play, firstOption(), { cwd: whole });
    const stopped = await imperia(play, { cwd: parts, lines: ['1', '1', '1', '1', '1'] });
    expect(stopped.code).toBe(0);
    expect(stopped.out).toContain('To continue: imperia play osadnicy --load');
    const file = saveIn(parts);
    const resumed = await imperiaWith(['play', 'osadnicy', '--load', file], firstOption(), { cwd: parts });
    expect(resumed.code).toBe(0);
    expect(resumed.out).toContain('The game continues after');
    expect(readSave(file).answers).toEqual(readSave(saveIn(whole)).answers);
    expect(readSave(file).hash).toBe(readSave(saveIn(whole)).hash);
  });

  test('save names a file, quit saves by itself, and a save remembers its language', async () => {
    const cwd = tempFolder();
    const { code, out } = await imperia([...TWO, '--seats', 'human,greedy', '--lang', 'pl'], {
      cwd,
      lines: ['1', 'zapisz moja.json', 'koniec', '1'],
    });
    expect(code).toBe(0);
    expect(out).toContain(`Zapisano: ${join(cwd, 'moja.json')}`);
    expect(existsSync(saveIn(cwd))).toBe(true);
    expect(readSave(join(cwd, 'moja.json')).lang).toBe('pl');
    const again = await imperia(['play', 'osadnicy', '--load', 'moja.json'], { cwd, lines: [] });
    expect(again.out).toContain('Gra toczy się dalej');
  });

  test('save never overwrites what is no saved game', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'letter.txt'), 'dear');
    const { out } = await imperia(TWO, { cwd, lines: ['save letter.txt', 'save nowhere/\0/x'] });
    expect(out).toContain('is not a saved game');
    expect(readFileSync(join(cwd, 'letter.txt'), 'utf8')).toBe('dear');
  });

  test('a damaged save is refused in one line', async () => {
    const cwd = tempFolder();
    await imperia([...TWO, '--seats', 'human,greedy'], { cwd, lines: ['1', '1', 'save a.json'] });
    const save = readSave(join(cwd, 'a.json'));
    const damaged = async (change: object) => {
      writeFileSync(join(cwd, 'b.json'), JSON.stringify({ ...save, ...change }));
      const { code, err } = await imperia(['play', 'osadnicy', '--load', 'b.json'], { cwd });
      expect(code).toBe(2);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      return err;
    };
    const [first, ...rest] = save.answers;
    expect(await damaged({ answers: [{ ...first, option: 'win' }, ...rest] })).toContain('answer 1 was not possible');
    expect(await damaged({ hash: '0000' })).toContain('a different position');
    expect(await damaged({ config: { factions: ['romans', 'romans'], options: [] } })).toContain('damaged');
    expect(await damaged({ outcomes: [{ purpose: 1, result: [1, 2] }] })).toContain('damaged');
    expect(await damaged({ seats: ['human'] })).toContain('not a saved game');
    expect(await damaged({ key: 'abc' })).toContain('not a saved game');
  });

  test('--load brings its own table', async () => {
    const { code, err } = await imperia(['play', 'osadnicy', '--load', 'x.json', '--seed', '1']);
    expect(code).toBe(2);
    expect(err).toContain('drop --seed');
  });
});

describe('at the prompt', () => {
  const ask = async (...lines: string[]) => (await imperia([...TWO, '--seats', 'human,random'], { lines })).out;

  /** A command is never broken: it is there to be copied. */
  const tooLong = (out: string) => out.split('\n').filter((line) => widthOf(line) > 80 && !line.includes(' --load '));

  test('wrong input is explained, and the question waits', async () => {
    const out = await ask('99', '0', '1 2', 'dance', '?', 'log x');
    expect(out).toContain('There is no 99');
    expect(out).toContain('There is no 0');
    expect(out).toContain('One number, please.');
    expect(out).toContain('"dance" is neither a number nor a command');
    expect(out).toContain('What you can type');
    expect(out).toContain('"log x" is neither');
    expect(out.match(/which Common card do you take/g)).toHaveLength(1);
  });

  test('? explains a card by some letters, without diacritics, in either language, and an option by its number', async () => {
    const out = await ask('? sculptors app', '? uczen rze', '? RZY003', '? zzz', '? 1', '? 77', '? warsztat');
    expect(out.match(/Sculptor's Apprentice {2}in Polish: Uczeń rzeźbiarza/g)).toHaveLength(3);
    expect(out).toContain('certainty:');
    expect(out).toContain('There is nothing called "zzz"');
    expect(out).toContain('There is no 77');
    expect(out.replaceAll('\n', ' ')).toMatch(/could be several things: [^.]*Sculptor's Workshop/);
    expect(tooLong(out)).toEqual([]);
  });

  test('a name that several cards bear is that of the one on the table, and what nothing can be done with is said to lie there', async () => {
    const table = ['play', 'imperium', '--seed', 'nowy', '--nations', 'romans,macedonians'];
    const { out } = await imperia([...table, '--seats', 'human,random'], {
      cwd: tempFolder(),
      lines: ['? Unrest', 'why Senate'],
    });
    expect(out).toMatch(/Unrest {2}in Polish: Bunt · 1RZY22\/23/);
    expect(out.replaceAll('\n', ' ')).toMatch(/Nothing can be done with The Senate now\. It lies here: Romans/);
    expect(tooLong(out)).toEqual([]);
  });

  test('why names the rule that forbids, or the number that does it', async () => {
    const cwd = tempFolder();
    const atTurn: Player = (shown) => {
      if (!shown.includes('Your turn')) return shown.includes('which rule') ? null : '1';
      return null;
    };
    await imperiaWith([...TWO, '--seats', 'human,random'], atTurn, { cwd });
    const file = saveIn(cwd);
    const hand = replayed(readSave(file)).view(0).seats[0]!.hand;
    const lines = hand.map((card) => `why ${cardName(card, 'en')}`);
    const { out } = await imperia(['play', 'osadnicy', '--load', file], { cwd, lines: [...lines, 'why', 'why zzz'] });
    expect(out.match(/ {2}Your hand \(\d+\)$/gm)?.length).toBeGreaterThanOrEqual(lines.length);
    expect(out).toMatch(/no: [\s\S]+?\(OSD-[A-Z]+-\d+\)/);
    expect(out).toMatch(/possible now: number \d+/);
    expect(out).toContain('Why what?');
    const byNumber = await imperia(['play', 'osadnicy', '--load', file], { cwd, lines: ['why 1', '? 1', 'why 999'] });
    expect(byNumber.out).toMatch(/possible now: number 1\b/);
    expect(byNumber.out).toContain('999');
    const polish = await imperia(['play', 'osadnicy', '--load', file, '--lang', 'pl'], { cwd, lines });
    expect(polish.out).toMatch(/nie: [\s\S]+?\(OSD-[A-Z]+-\d+\)/);
  });

  test('why names the number that takes what is on offer', async () => {
    const { out } = await imperia([...TWO, '--seats', 'human,random'], { cwd: tempFolder(), lines: ['why 1'] });
    const [, offered] = /^ +1 {2}Take (.+)$/m.exec(out)!;
    expect(out).toMatch(new RegExp(`${offered}\\s+possible now: number 1\\b`));
  });

  test('undo takes back what nobody has learnt from, and says when it cannot', async () => {
    const protect = /Protect a Location\n +(\d+)/;
    const said: string[] = ['undo'];
    const player: Player = (shown) => {
      if (shown.includes('Undone.')) return null;
      const next = said.pop() ?? protect.exec(shown)?.[1];
      if (next !== undefined && next !== 'undo') said.push('undo');
      return next ?? '1';
    };
    const { out } = await imperiaWith([...TWO, '--seats', 'human,random'], player);
    expect(out).toContain('You cannot undo this');
    const [before = '', after = ''] = out.split('Undone.');
    expect(protect.exec(before.slice(before.lastIndexOf('Protect a Location')))).not.toBeNull();
    expect(protect.exec(after)).not.toBeNull();
  });

  test('undo takes back what only bots have seen', async () => {
    let built = false;
    const player: Player = (shown) => {
      if (shown.includes('Undone.')) return null;
      const build = /Build a Location\n +(\d+)/.exec(shown)?.[1];
      if (built) return 'undo';
      built = build !== undefined;
      return build ?? '1';
    };
    const { out } = await imperiaWith([...TWO, '--seats', 'human,random'], player);
    expect(out).toContain('Undone.');
    expect(out).not.toContain('You cannot undo this');
  });

  test('log shows as many lines as asked for', async () => {
    const out = await ask('log 2');
    expect(out.slice(out.indexOf('> ')).trim().split('\n').length).toBeGreaterThanOrEqual(2);
  });
});

/** Names of cards that seat 0 sees now, or has seen. */
function knownNames(table: ReturnType<typeof replayed>): Set<string> {
  const cards = [...cardsIn(osadnicy, table.view(0))];
  for (const event of table.heard(0)) cards.push(...cardsNamed(osadnicy, event));
  return new Set(cards.filter((card) => card >= 0).map((card) => cardName(card, 'en')));
}

test('what an opponent holds is never printed', async () => {
  const cwd = tempFolder();
  const file = join(cwd, 'now.json');
  const first = firstOption();
  let pending = '';
  let checked = 0;
  const player: Player = (shown) => {
    if (!shown.includes('Saved:')) {
      pending = shown;
      return 'save now.json';
    }
    const table = replayed(readSave(file));
    const known = knownNames(table);
    for (const card of table.state.seats[1]!.hand) {
      const name = cardName(card, 'en');
      if (known.has(name)) continue;
      checked++;
      expect(pending).not.toMatch(new RegExp(`\\b${name}\\b`));
    }
    return first(pending);
  };
  const { code } = await imperiaWith([...TWO, '--seats', 'human,random'], player, { cwd });
  expect(code).toBe(0);
  expect(checked).toBeGreaterThan(100);
});
