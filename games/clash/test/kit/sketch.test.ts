import { view } from '@imperia/engine';
import { type Block, type Lang, plain } from '@imperia/kit';
import { scenariosOf } from '@imperia/kit/scenario';
import { expect, test } from 'vitest';
import { clash } from '../../src/index.ts';
import { kit } from '../../src/kit.ts';
import { vocabulary } from '../../src/scenario/index.ts';
import type { State } from '../../src/state.ts';

const scenarios = scenariosOf(vocabulary);

function table(): State {
  return scenarios.position({
    map: [
      'G',
      'G F',
      'G M G',
      'G G G G',
      'G S Gx',
      'S S',
      'G G G',
      'G G G G',
      'G G G',
      'G G',
      'G G G',
      '? G G G',
      '? G G',
      'G G',
      'G',
    ],
    barbarianCities: { F4: {} },
    barbarians: { F4: { infantry: 1 } },
    seats: [
      {
        civilization: 'rome',
        goods: { food: 2 },
        advances: ['farming', 'mining'],
        cities: { D2: { mood: 'happy', buildings: ['port', 'temple of carthage'], port: 'D3' } },
        units: { D2: { infantry: 2, settler: 1 }, D3: { ship: 1 } },
        hand: ['action-16'],
      },
      { civilization: 'carthage', cities: { D7: { mood: 'angry' } } },
    ],
  } as never);
}

function texts(block: Block): string[] {
  switch (block.is) {
    case 'line':
      return [plain(block.parts)];
    case 'facts':
      return block.of.map(plain);
    case 'things':
      return [block.title, ...block.of.map(({ name, facts }) => [name, ...facts.map(plain)].join(': '))];
    case 'map':
      return block.of.map(({ text }) => text);
    case 'group':
      return [plain(block.title), ...block.of.flatMap(texts)];
  }
}

const sketched = (seat: number, lang: Lang) => kit.sketch(view(clash, table(), seat), seat, lang).flatMap(texts);

test('a hex is one sentence, in both languages', () => {
  expect(sketched(0, 'pl')).toContain(
    'D2: Góry, Miasto Rzymian, Rozmiar 3, Szczęśliwe, Port od strony D3, Świątynia Kartagińczyków, Rzymianie: Osadnik i 2 Piechoty',
  );
  expect(sketched(0, 'en')).toContain(
    'D2: Mountain, city of the Romans, size 3, Happy, Port facing D3, Temple of the Carthaginians, Romans: 1 Settler and 2 Infantry',
  );
  expect(sketched(0, 'en')).toContain('F3: Grassland, Exhausted Land');
});

test('the map has a few letters for each hex', () => {
  const signs = sketched(0, 'en');
  for (const sign of ['D2 M ①3☺+3', 'D3 ~ ①+1', 'D7 G ②1☹', 'F4 G B1+1', 'A7 ?', 'F3 G×'])
    expect(signs).toContain(sign);
});

test('cards in hand are shown to their owner alone', () => {
  const own = 'Quick Advance / Peltasts';
  expect(sketched(0, 'en').some((line) => line.includes(own))).toBe(true);
  expect(sketched(1, 'en').some((line) => line.includes(own))).toBe(false);
  expect(sketched(1, 'en')).toContain('cards: 1 action, 0 objective, 0 wonder');
});
