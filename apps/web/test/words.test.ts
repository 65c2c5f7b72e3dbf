import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { expect, test, vi } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
const textOf = new Map(files.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]));
const texts = [...textOf.values()];
const pages = files.filter((file) => !/(^|\/)words\//.test(file)).map((file) => textOf.get(file)!);

interface Dictionary {
  readonly name: string;
  readonly pl: object;
  readonly en: object;
}

/** Only a page has settings. */
vi.mock('../src/store/settings.svelte.ts', () => ({ settings: { lang: 'pl' } }));
const found = import.meta.glob<Readonly<Record<string, unknown>>>(['../src/words/*.ts', '../src/games/*/words/*.ts']);
const modules = Object.fromEntries(
  await Promise.all(Object.entries(found).map(async ([file, module]) => [file, await module()] as const)),
);
const isDictionary = (one: unknown): one is Omit<Dictionary, 'name'> =>
  typeof one === 'object' && one !== null && 'pl' in one && 'en' in one;
/** The words of the table itself are in two files, one for each language. */
const table = { name: 'words', pl: modules['../src/words/pl.ts']!.pl!, en: modules['../src/words/en.ts']!.en! };
const dictionaries: readonly Dictionary[] = [
  table,
  ...Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, one]) => (isDictionary(one) ? [{ name, pl: one.pl, en: one.en }] : [])),
  ),
];

/** Every single word or sentence with the way to it; what makes one from numbers or names is left out. */
function* said(words: object, path = ''): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') yield [`${path}${key}`, value];
    else if (typeof value === 'object' && value !== null) yield* said(value, `${path}${key}.`);
  }
}

/** Names and words that are the same in both languages. */
const NAMES = new Set(['Imperia', 'Start', 'Login', 'Format']);

test.each(dictionaries)('$name: nothing was left untranslated', ({ pl, en }) => {
  const english = new Map(said(en));
  const polish = [...said(pl)];
  expect(polish.map(([path]) => path)).toEqual([...english.keys()]);
  const same = polish.filter(
    ([path, text]) => english.get(path) === text && /\p{L}{3}/u.test(text) && !NAMES.has(text),
  );
  expect(same).toEqual([]);
  expect([...english].filter(([, text]) => /[ąćęłńóśźż]/i.test(text))).toEqual([]);
});

test.each(dictionaries)('$name: every word is said somewhere', ({ name, pl }) => {
  const speakers = texts.filter((text) => text.includes(name));
  expect(speakers.length).toBeGreaterThan(0);
  const unsaid = Object.keys(pl).filter((key) => {
    const bySelf = new RegExp(`\\.${key}\\b`);
    const byName = new RegExp(`['"]${key}['"]|\\b${key}\\b[^;]*\\} = `);
    return !speakers.some((text) => bySelf.test(text)) && !pages.some((text) => byName.test(text));
  });
  expect(unsaid).toEqual([]);
});

interface Node {
  readonly type: string;
  readonly data?: string;
  readonly name?: string;
}
const isNode = (one: unknown): one is Node => typeof one === 'object' && one !== null && 'type' in one;
const HEARD = new Set(['aria-label', 'title', 'placeholder', 'alt']);
/** Keys of the keyboard, and what only editors see. */
const UNSPOKEN = new Set(['script', 'style', 'kbd']);
/** As their owners write them. */
const PROPER_NAMES = new Set([
  'game-icons.net',
  'CC BY 3.0',
  'Alegreya, Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica).',
  'SIL Open Font License 1.1',
]);

/** Text written in the markup itself, and attributes that are read out. */
function* literals(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* literals(one);
  if (!isNode(node) || (node.name !== undefined && UNSPOKEN.has(node.name))) return;
  if (node.type === 'Text' && node.data && /\p{L}{2}/u.test(node.data)) yield node.data.trim();
  if (node.type === 'StyleDirective' || (node.type === 'Attribute' && !HEARD.has(node.name ?? ''))) return;
  for (const part of Object.values(node)) yield* literals(part);
}

test.each(files.filter((file) => file.endsWith('.svelte')))('%s speaks through the dictionaries alone', (file) => {
  const { fragment } = parse(textOf.get(file)!, { modern: true, filename: basename(file) });
  expect([...literals(fragment)].filter((text) => !PROPER_NAMES.has(text))).toEqual([]);
});

/** Said once, and mended: calques, slips of grammar, and words that say two things at once. */
const MENDED = [
  /Ty · spasował/,
  /w trzech rzędach, trafia/,
  /tym więcej razy zapłaci/,
  /każda akcja po razie/,
  /o jedną więcej kartę/,
  /karta pozostała odrzucana/,
  /odwraca ją na Fundament/,
  /chowam na bok/,
  /należy do jej autorów/,
  /jest naszego pomysłu/,
  /niezależnym wykonaniem/,
  /Ziarno losu/,
  /dobierają kartę Barbarzyńców/,
  /Bot prosty/,
  /Play at once/,
  /Lay the table/,
  /^Come in$/,
  /^Talk$/,
  /Seed of luck/,
  /Top left stands/,
  /led by the hand/,
  /from the own hand/,
  /something that is lit/,
  /I am looking/,
  /Go on online/,
  /Makeshift connection/,
  /one joins by link only/,
  /asks to take the game back/,
  /Simple bot/,
];

test('what was mended stays so', () => {
  const spoken = dictionaries.flatMap(({ pl, en }) => [...said(pl), ...said(en)].map(([, text]) => text));
  expect(spoken.length).toBeGreaterThan(1000);
  expect(spoken.filter((text) => MENDED.some((phrase) => phrase.test(text)))).toEqual([]);
  /** What makes a sentence from numbers or names cannot be asked for all that it may say: it is read as it is written. */
  const written = files.filter((file) => /(^|\/)words\//.test(file));
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((file) => MENDED.some((phrase) => phrase.test(textOf.get(file)!)))).toEqual([]);
});

const GAMES = new URL('../../../games/', import.meta.url);

test('rules are said as one says them, with signs as printers set them', () => {
  const rules = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/rules\/.*\.json$/.test(file))
    .flatMap((file) => readFileSync(new URL(file, GAMES), 'utf8').split('\n'));
  const said = (lang: 'pl' | 'en') =>
    rules.flatMap((line) =>
      [...line.matchAll(new RegExp(`"${lang}": ?"((?:[^"\\\\]|\\\\.)*)"`, 'g'))].map(([, text]) => text!),
    );
  expect(said('en').length).toBeGreaterThan(2000);
  expect(said('en').filter((text) => /\b(the|an?) own\b/.test(text))).toEqual([]);
  expect([...said('pl'), ...said('en')].filter((text) => /(?<![\w-])\d+-\d+\b|\bx\d/.test(text))).toEqual([]);
});
