import { CARDS, cardNumber, cardOf } from '@imperia/osadnicy';
import { GLOSSARY, RULES, ruleOf } from '@imperia/osadnicy/catalogue';
import { describe, expect, test } from 'vitest';
import { CHAPTERS, chaptersFor } from '../src/games/osadnicy/library/chapters.ts';
import { ENTRIES, type Entry, FACET_NAMES, FACETS } from '../src/games/osadnicy/library/entries.ts';
import { countsIn, found, readFilters, toggled, writeFilters } from '../src/games/osadnicy/library/filters.ts';
import { inOrder, searchTerms } from '../src/games/osadnicy/library/glossary-search.ts';
import { cardsIn, rulesNaming } from '../src/games/osadnicy/library/mentions.ts';
import { searchRules } from '../src/games/osadnicy/library/rule-search.ts';
import { tagsOf } from '../src/games/osadnicy/library/tags.ts';
import { fold, holds, pieces, soughtIn } from '../src/library/search.ts';

const dataOf = (code: string) => cardOf(cardNumber(code)!).data;
const entryOf = (id: string): Entry => ENTRIES.find((entry) => entry.id === id)!;
const ids = (query: string) => found(ENTRIES, readFilters(query)).map(({ id }) => id);

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

describe('cards', () => {
  test('there is one entry for each card of the packs, with all its copies', () => {
    expect(ENTRIES).toHaveLength(126);
    const attack = CARDS.filter(({ code }) => code.startsWith('ATA')).length;
    expect(ENTRIES.reduce((sum, { copies }) => sum + copies.length, 0)).toBe(CARDS.length - attack);
  });

  test('every card has something in every facet that can be chosen, unless it is free', () => {
    for (const { id, has } of ENTRIES) {
      for (const facet of FACET_NAMES) {
        const known: readonly string[] = FACETS[facet];
        for (const option of has[facet]) expect(known, `${id} ${facet}`).toContain(option);
        if (facet !== 'pays' && facet !== 'gives') expect(has[facet].size, `${id} ${facet}`).toBeGreaterThan(0);
      }
    }
    const idle = ENTRIES.filter(({ has }) => has.gives.size === 0).map(({ card }) => card.data.name.en);
    expect(idle, 'only Ruins do nothing by themselves').toEqual(idle.filter((name) => name === 'Ruins'));
  });

  test('tags follow from what the card does', () => {
    expect([...tagsOf(dataOf('ZWY004'))].sort()).toEqual(['building', 'gold', 'vp', 'whenever']);
    expect([...tagsOf(dataOf('BAR014'))].sort()).toEqual(['razing', 'vp']);
    expect(tagsOf(dataOf('ZWY001'))).toContain('bonus');
    expect(tagsOf(dataOf('EGI013'))).toContain('rivals');
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
    expect(either).toHaveLength(36);
    const both = ids('deck=romans,egyptians&kind=production');
    expect(both.length).toBeGreaterThan(0);
    for (const id of both) {
      expect(id).toMatch(/^(RZY|EGI)/);
      expect(dataOf(id).kind).toBe('production');
    }
  });

  test('an option says how many cards it would show, whatever else is chosen in its facet', () => {
    const filters = readFilters('deck=romans&q=drewno');
    const counts = countsIn(ENTRIES, 'deck', filters);
    expect(counts.get('romans')).toBe(found(ENTRIES, filters).length);
    expect(counts.get('common')).toBe(ids('deck=common&q=drewno').length);
  });

  test('filters survive the address, and what nobody knows is left out of it', () => {
    const filters = toggled(toggled(readFilters('q=żołnierz %26 co'), 'colour', 'none'), 'deck', 'romans');
    expect(readFilters(writeFilters(filters).slice(1))).toEqual(filters);
    expect(writeFilters(readFilters('deck=romans,martians&nonsense=1'))).toBe('?deck=romans');
    expect(writeFilters(toggled(readFilters('deck=romans'), 'deck', 'romans'))).toBe('');
  });
});

describe('rules', () => {
  test('every rule is in a chapter, and no chapter is empty', () => {
    const areas = new Set(RULES.map(({ area }) => area));
    expect(new Set<string>(CHAPTERS)).toEqual(areas);
    expect(CHAPTERS).toHaveLength(areas.size);
  });

  test('are English throughout in English, but for cards that have no English name', () => {
    const polish = RULES.flatMap(({ term, rule }) => [term.en, rule.en])
      .map((text) => text.replace('Straż Daimyo', ''))
      .filter((text) => text.trim() === '' || /[ąćęłńóśźż]/i.test(text));
    expect(polish).toEqual([]);
  });

  test('are found by number and by words in either language', () => {
    const all = (query: string) => searchRules(query).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(all('osd-raze-07')).toEqual(['OSD-RAZE-07']);
    expect(all('zlotem zaplacic')).toContain('OSD-GOODS-03');
    expect(all('gold is not a resource')).toContain('OSD-GOODS-03');
    expect(all('not the other way round')).toEqual(['OSD-GOODS-04']);
    expect(all('')).toHaveLength(RULES.length);
    expect(all('xyzzy')).toEqual([]);
  });

  test('a rule and the cards it names know of each other; the longer name wins', () => {
    const named = (id: string) => cardsIn(ruleOf(id)!).map((entry) => entry.id);
    expect(named('OSD-JAPAN-22')).toEqual(['JAP019', 'JAP021']);
    expect(named('OSD-JAPAN-06'), 'inflected in Polish, plain in English').toEqual(['JAP013', 'JAP015']);
    expect(named('OSD-FAQ-74'), 'not the Castle of the common deck').not.toContain('ZWY046');
    expect(named('OSD-RAZE-06')).toEqual(['ZWY003']);
    expect(named('OSD-RAZE-07')).toEqual([]);
    for (const rule of RULES) for (const entry of cardsIn(rule)) expect(rulesNaming(entry)).toContain(rule);
    expect(rulesNaming(entryOf('EGI013')).length).toBeGreaterThan(10);
  });

  test('a card leads to the chapters of its kind, its fields and its deck', () => {
    expect(chaptersFor(dataOf('BAR014'), entryOf('BAR014').card.deck)).toEqual([
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
    expect(searchTerms('zeton obrony').map(({ term }) => term.en)).toEqual(['Defense token']);
    expect(searchTerms('defense').map(({ term }) => term.pl)).toEqual(['Żeton Obrony']);
    expect(inOrder(GLOSSARY, 'pl').at(-1)!.term.pl).toBe('Żeton Plądrowania');
  });
});
