import { keyFrom, seeded } from '@imperia/engine';
import { LANGS, plain } from '@imperia/kit';
import { expect, test } from 'vitest';
import { CARDS, cardNumber, type ImperiumEvent, imperium, RIVAL, scoreOf } from '../../src/index.ts';
import { words } from '../../src/kit/words.ts';
import { cardFacts, explained } from '../../src/text/explained.ts';
import { GROUPS, optionGroup } from '../../src/text/groups.ts';
import { Position } from '../position.ts';

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

const alone = (own: number, rivals: number, unrest: number) => {
  const position = new Position([{ nation: 'greeks' }], { rival: { nation: 'romans', level: 1 } });
  position.bare();
  position.tokens(0, 0, 0, own);
  position.tokens(RIVAL, 0, 0, rivals);
  position.state.collapsed = unrest > 0;
  position.seat(0).hand = position.state.unrest.slice(0, unrest);
  return position.state;
};

test('alone, whoever is behind is told that the Rival wins; only a tie is a draw', () => {
  const points = [0];
  expect(words.verdict(alone(0, 30, 0), { points, winners: [] }, 'pl')).toBe('Rywal wygrywa.');
  expect(words.verdict(alone(50, 30, 2), { points, winners: [] }, 'en')).toBe('The Rival wins.');
  const even = alone(0, 0, 0);
  const [mine, its] = [0, RIVAL].map((seat) => scoreOf(even, seat).points) as [number, number];
  const tied = alone(Math.max(0, its - mine), Math.max(0, mine - its), 0);
  expect(words.verdict(tied, { points, winners: [] }, 'en')).toBe('A draw.');
});

test('what the Rival does is told with the rule that makes it do so', () => {
  const view = alone(0, 0, 0);
  const told = (event: ImperiumEvent, lang: 'pl' | 'en') => plain(words.event(view, event, lang));
  const turned = { did: 'rival', seat: RIVAL, state: 'barbarian', row: -1, option: -1 } as const;
  const [unrest, fame] = [CARDS.find((card) => card.unrest)!.no, CARDS.find(({ data }) => data.type === 'fame')!.no];
  const attack = cardNumber('1RZY2/23')!;
  expect(told({ did: 'roll', die: 3 }, 'pl')).toBe('Rywal rzuca kością: 3 (karta III zostaje zakryta).');
  expect(told({ did: 'roll', die: 5 }, 'en')).toBe('The Rival rolls a 5 (it turns every card over).');
  expect(told({ ...turned, card: unrest }, 'pl')).toContain('(zasada wspólna: bunt)');
  expect(told({ ...turned, card: fame }, 'en')).toContain('(common rule: Fame)');
  expect(told({ ...turned, card: attack, row: 0, option: 0 }, 'en')).toMatch(/\(row 1: [^;]+\)\.$/);
  expect(told({ ...turned, card: attack, row: 0 }, 'pl')).toContain('; nic z tego nie może zrobić)');
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
