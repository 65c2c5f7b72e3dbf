import { keyFrom, seeded } from '@imperia/engine';
import { LANGS, plain } from '@imperia/kit';
import { expect, test } from 'vitest';
import { CARDS, cardNumber, imperium } from '../../src/index.ts';
import { words } from '../../src/kit/words.ts';
import { cardFacts, explained } from '../../src/text/explained.ts';
import { GROUPS, optionGroup } from '../../src/text/groups.ts';

const game = imperium.setup(
  {
    seats: [
      { nation: 'romans', side: 'A' },
      { nation: 'qin', side: 'B' },
    ],
    boxes: ['classics', 'legends'],
    commons: 'legends',
  },
  keyFrom(seeded(3)),
);

test('a line of the log points at its cards', () => {
  const card = cardNumber('1RZY2/23')!;
  const parts = words.event(game, { did: 'play', seat: 0, card, from: 'hand', free: true }, 'pl');
  expect(parts).toEqual([
    'Rzymianie zagrywają bez akcji kartę „',
    { thing: `card ${card}`, text: 'Juliusz Cezar' },
    '”.',
  ]);
});

test('the verdict names who won', () => {
  expect(words.verdict(game, { points: [40, 30], winners: [0] }, 'en')).toBe('The Romans win.');
  expect(words.verdict(game, { points: [40, 40], winners: [0, 1] }, 'pl')).toBe(
    'Zwycięstwem dzielą się Rzymianie i Qin.',
  );
});

test('seats, rounds, phases, columns, sources and uses have names in both languages', () => {
  for (const lang of LANGS) {
    expect(words.seat(game, 0, lang)).not.toBe('');
    expect(words.round(3, lang)).toContain('3');
    for (const phase of ['turn', 'cleanup', 'solstice', 'end']) expect(words.phase(phase, lang)).toMatch(/\p{L}{3}/u);
    for (const column of ['progress', 'cards', 'power', 'total'])
      expect(words.label('column', column, lang)).toBeTruthy();
    for (const group of GROUPS) expect(words.label('group', group, lang)).not.toBe(group);
  }
  expect(words.label('source', 'garrison', 'pl')).toBe('Karty w garnizonach');
  expect(words.label('use', 'innovate', 'pl')).toBe('Innowacja');
});

test('options stand under the heading of what they are', () => {
  expect(optionGroup({ do: 'play', seat: 0, card: 1 })).toBe('play');
  expect(optionGroup({ do: 'revolt', seat: 0 })).toBe('turn');
  expect(optionGroup({ do: 'decline', seat: 0 })).toBe('choice');
});

test('every card is explained with its facts and where they come from', () => {
  for (const lang of LANGS) {
    for (const card of CARDS) {
      expect(cardFacts(card, lang).length, card.data.id).toBeGreaterThan(1);
      const text = explained(card.no, lang)
        .flatMap((block) =>
          block.is === 'line' ? [plain(block.parts)] : block.is === 'facts' ? block.of.map(plain) : [],
        )
        .join(' | ');
      expect(text, card.data.id).not.toMatch(/undefined|null/);
      if (card.data.translated)
        expect(text, card.data.id).toContain(lang === 'pl' ? 'naszym tłumaczeniu' : 'our translation');
    }
  }
  const engineering = explained(cardNumber('1RZY3/23')!, 'pl');
  expect(engineering[0]).toEqual({
    is: 'facts',
    of: [
      ['Rzymianie'],
      ['bez typu'],
      ['imperium'],
      ['atak'],
      ['karta rozwoju'],
      ['koszt rozwoju: 4 żetony zasobów i 1 żeton populacji'],
    ],
  });
});
