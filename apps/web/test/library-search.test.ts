import { fold } from '@imperia/kit';
import { CARDS, cardNumber, cardOf, locationCards } from '@imperia/osadnicy';
import { GLOSSARY, RULES, ruleOf } from '@imperia/osadnicy/catalogue';
import { kit } from '@imperia/osadnicy/kit';
import { SHELF } from '@imperia/shelf';
import { describe, expect, test } from 'vitest';
import { chaptersFor } from '../src/games/osadnicy/library/chapters.ts';
import { idOf, Searchable } from '../src/library/cards/filters.ts';
import { type Branch, treesOf } from '../src/library/cards/tree.ts';
import { Book, inOrder } from '../src/library/rules/book.ts';
import { Mentions } from '../src/library/rules/mentions.ts';
import { holds, pieces, soughtIn } from '../src/library/search.ts';

const [library, catalogue] = await Promise.all([kit.library(), kit.catalogue()]);
const cards = new Searchable(library);
const book = new Book(catalogue);
const mentions = new Mentions(catalogue, library);
const dataOf = (code: string) => cardOf(cardNumber(code)!).data;
const facet = (id: string) => cards.facets.find((one) => one.id === id)!;
const ids = (query: string) => cards.found(cards.read(query)).map(idOf);

describe('words are found without regard to case and diacritics', () => {
  test('every Polish letter folds to its plain one, and places stay where they are', () => {
    const text = 'Zażółć GĘŚLĄ jaźń, Łódź';
    expect(fold(text)).toBe('zazolc gesla jazn, lodz');
    expect(fold(text)).toHaveLength(text.length);
  });

  test('all words must be there, in any order', () => {
    expect(holds(fold('Kopalnia złota'), soughtIn(' ZLOTA  kopal '))).toBe(true);
    expect(holds(fold('Kopalnia złota'), soughtIn('kopalnia srebra'))).toBe(false);
  });

  test('what is found is cut out as it is written', () => {
    expect(pieces('Żetony Złota', soughtIn('zloto zlot'))).toEqual([
      { text: 'Żetony ', found: false },
      { text: 'Złot', found: true },
      { text: 'a', found: false },
    ]);
    expect(pieces('Umowa', [])).toEqual([{ text: 'Umowa', found: false }]);
  });
});

/** What every card has; others only some have. */
const ALWAYS = new Set(['deck', 'kind', 'colour', 'cost', 'source']);

describe('cards', () => {
  test('there is one entry for each card of the packs, with all its copies', () => {
    expect(cards.entries).toHaveLength(new Set(locationCards().map(({ data }) => data.id)).size);
    const apart = CARDS.filter(({ code, pack }) => code.startsWith('ATA') || pack === 'tiles').length;
    expect(cards.entries.reduce((sum, { codes }) => sum + codes.length, 0)).toBe(CARDS.length - apart);
  });

  test('every card has something in every facet that can be chosen, unless it is free', () => {
    for (const { codes, has } of cards.entries) {
      for (const { id, of } of cards.facets) {
        const known = of.map((option) => option.id);
        for (const option of has[id]!) expect(known, `${codes[0]} ${id}`).toContain(option);
        if (ALWAYS.has(id)) expect(has[id]!.length, `${codes[0]} ${id}`).toBeGreaterThan(0);
      }
    }
    const idle = cards.entries.filter(({ has }) => has.gives!.length === 0).map(({ name }) => name.en);
    expect(idle, 'only Ruins do nothing by themselves').toEqual(idle.filter((name) => name === 'Ruins'));
  });

  test('what a card gives follows from what it does', () => {
    const gives = (code: string) => [...cards.called(code)!.has.gives!].sort();
    expect(gives('ZWY004')).toEqual(['building', 'gold', 'vp', 'whenever']);
    expect(gives('BAR014')).toEqual(['razing', 'vp']);
    expect(gives('ZWY001')).toContain('bonus');
    expect(gives('EGI013')).toContain('rivals');
  });

  test('are found by name and text in either language, and by the code of any copy', () => {
    expect(ids('q=kopalnia zlota')).toEqual(['ZWY021']);
    expect(ids('q=Gold Mine')).toEqual(['ZWY021']);
    expect(ids('q=zwy022')).toEqual(['ZWY021']);
    expect(ids('q=złoto')).toEqual(ids('q=zloto'));
    expect(ids('q=zloto').length).toBeGreaterThan(3);
  });

  test('any within a facet, all between facets', () => {
    const either = ids('deck=romans,egyptians');
    expect(new Set(either)).toEqual(new Set([...ids('deck=romans'), ...ids('deck=egyptians')]));
    const both = ids('deck=romans,egyptians&kind=production');
    expect(both.length).toBeGreaterThan(0);
    for (const id of both) {
      expect(id).toMatch(/^(RZY|EGI)/);
      expect(dataOf(id).kind).toBe('production');
    }
  });

  test('an option says how many cards it would show, whatever else is chosen in its facet', () => {
    const filters = cards.read('deck=romans&q=drewno');
    const counts = cards.countsIn(facet('deck'), filters);
    expect(counts.get('romans')).toBe(cards.found(filters).length);
    expect(counts.get('common')).toBe(ids('deck=common&q=drewno').length);
  });

  test('filters survive the address, and what nobody knows is left out of it', () => {
    const { read, write } = { read: cards.read.bind(cards), write: cards.write.bind(cards) };
    const colourless = cards.toggled(read('q=żołnierz %26 co'), facet('colour'), 'none');
    const filters = cards.toggled(colourless, facet('deck'), 'romans');
    expect(read(write(filters).slice(1))).toEqual(filters);
    expect(write(read('deck=romans,martians&nonsense=1'))).toBe('?deck=romans');
    expect(write(cards.toggled(read('deck=romans'), facet('deck'), 'romans'))).toBe('');
  });
});

describe('rules', () => {
  test('every rule is in a chapter, and no chapter is empty', () => {
    const areas = new Set(RULES.map(({ area }) => area));
    expect(new Set(book.chapters.map(({ area }) => area))).toEqual(areas);
    expect(book.chapters).toHaveLength(areas.size);
  });

  test('are English throughout in English, but for cards that have no English name', () => {
    const polish = RULES.flatMap(({ term, rule }) => [term.en, rule.en])
      .map((text) => text.replace('Straż Daimyo', ''))
      .filter((text) => text.trim() === '' || /[ąćęłńóśźż]/i.test(text));
    expect(polish).toEqual([]);
  });

  test('are found by number and by words in either language', () => {
    const all = (query: string) => book.search(query).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(all('osd-raze-07')).toEqual(['OSD-RAZE-07']);
    expect(all('zlotem zaplacic')).toContain('OSD-GOODS-03');
    expect(all('gold is not a resource')).toContain('OSD-GOODS-03');
    expect(all('not the other way round')).toEqual(['OSD-GOODS-04']);
    expect(all('')).toHaveLength(RULES.length);
    expect(all('xyzzy')).toEqual([]);
  });

  test('a rule and the cards it names know of each other; the longer name wins', () => {
    const named = (id: string) => mentions.cardsIn(ruleOf(id)!).map(idOf);
    expect(named('OSD-JAPAN-22')).toEqual(['JAP019', 'JAP021']);
    expect(named('OSD-JAPAN-06'), 'inflected in Polish, plain in English').toEqual(['JAP013', 'JAP015']);
    expect(named('OSD-FAQ-74'), 'not the Castle of the common deck').not.toContain('ZWY046');
    expect(named('OSD-RAZE-06')).toEqual(['ZWY003']);
    expect(named('OSD-RAZE-07')).toEqual([]);
    for (const rule of RULES)
      for (const entry of mentions.cardsIn(rule)) expect(mentions.rulesNaming(entry)).toContain(rule);
    expect(mentions.rulesNaming(cards.called('EGI013')!).length).toBeGreaterThan(10);
  });

  test('a card leads to the chapters of its kind, its fields and its deck', () => {
    expect(chaptersFor(dataOf('BAR014'), cardOf(cardNumber('BAR014')!).deck)).toEqual([
      'build',
      'activate',
      'deal',
      'barbarians',
    ]);
  });

  test('every term of the glossary leads to rules that exist, and is found in either language', () => {
    for (const { term, rules } of GLOSSARY) {
      expect(rules.length, term.en).toBeGreaterThan(0);
      for (const id of rules) expect(ruleOf(id), `${term.en}: ${id}`).toBeDefined();
    }
    expect(book.terms('zeton obrony').map(({ term }) => term.en)).toEqual(['Defense token']);
    expect(book.terms('defense').map(({ term }) => term.pl)).toEqual(['Żeton Obrony']);
    expect(inOrder(GLOSSARY, 'pl').at(-1)!.term.pl).toBe('Żeton Plądrowania');
  });
});

describe('every game of the shelf', () => {
  test.each(Object.entries(SHELF))(
    '%s is looked up: its cards by name and facet, its rules by number',
    async (_, on) => {
      const { library: found, catalogue: told } = await on.kit().then(async (one) => ({
        library: await one.library(),
        catalogue: await one.catalogue(),
      }));
      const [searchable, rules] = [new Searchable(found), new Book(told)];
      const [first] = searchable.entries;
      expect(searchable.found(searchable.read(`q=${encodeURIComponent(first!.name.pl)}`))).toContain(first);
      const [some] = searchable.facets;
      const counts = searchable.countsIn(some!, searchable.read(''));
      for (const { id } of some!.of) {
        const chosen = searchable.toggled(searchable.read(''), some!, id);
        expect(searchable.found(chosen)).toHaveLength(counts.get(id)!);
      }
      const [rule] = told.rules;
      expect(rules.search(rule!.id).flatMap((one) => one.rules)).toContain(rule);
      expect(() => new Mentions(told, found)).not.toThrow();
    },
  );
});

describe('what comes after what is shown as a tree', () => {
  const told = ({ entry, next }: Branch): string => `${idOf(entry)}(${next.map(told).join(' ')})`;

  test('of a library that has one: roots, and what each leads to', async () => {
    const searchable = new Searchable(await (await SHELF.clash.kit()).library());
    expect(searchable.hasTree).toBe(true);
    const trees = treesOf(searchable.found(searchable.read('kind=advance&as=tree')));
    expect(trees.map(({ entry }) => idOf(entry))).toHaveLength(9);
    expect(trees.map(told)).toContain(
      'writing(public-education() free-education() philosophy(voting(separation-of-power() civil-liberties() free-economy())))',
    );
    const education = treesOf(searchable.found(searchable.read('category=democracy&as=tree')));
    expect(education.map(told)).toEqual(['voting(separation-of-power() civil-liberties() free-economy())']);
  });

  test('what an advance allows hangs on it, and what is no part of the tree is not found', async () => {
    const searchable = new Searchable(await (await SHELF.clash.kit()).library());
    const fishing = treesOf(searchable.found(searchable.read('as=tree'))).find(
      ({ entry }) => idOf(entry) === 'fishing',
    );
    expect(fishing!.next.map(({ entry }) => idOf(entry))).toContain('port');
    expect(searchable.found(searchable.read('kind=event&as=tree'))).toEqual([]);
    expect(searchable.write(searchable.read('kind=advance&as=tree'))).toBe('?kind=advance&as=tree');
  });

  test('where nothing comes after anything, nobody is shown a tree', () => {
    expect(cards.hasTree).toBe(false);
    expect(cards.write(cards.read('as=tree'))).toBe('');
  });
});
