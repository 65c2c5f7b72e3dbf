import { expect } from 'vitest';
import { tilesOf } from '../../src/cards.ts';
import type { Option } from '../../src/config.ts';
import { CARDS, cardNumber, configFault, osadnicy } from '../../src/index.ts';
import { isPanoramic } from '../../src/minis/panoramic.ts';
import { rule } from '../rule.ts';
import { Play, randomGame } from './random-game.ts';

const table = (...options: readonly Option[]) =>
  ({ factions: ['romans', 'barbarians', 'egyptians'], options }) as const;

function dealt(...options: readonly Option[]): string[] {
  return osadnicy.cards(table(...options)).map((card) => CARDS[card]!.code);
}

rule('OSD-MINIS-COMMON-01', 'each common card of the minis is shuffled in by itself, in any combination', () => {
  const minis = (...options: readonly Option[]) => dealt(...options).filter((code) => code.startsWith('MIN'));
  expect(minis()).toEqual([]);
  expect(minis('miniWell')).toEqual(['MIN004']);
  expect(minis('miniLamplighter', 'miniCaptain')).toEqual(['MIN001', 'MIN006']);
});

rule('OSD-MINIS-PANORAMIC-01', 'panoramic cards take the place of base cards of the same name', () => {
  expect(dealt('panoramic')).toEqual(dealt());
  const { state } = new Play(
    { factions: ['romans', 'barbarians', 'egyptians', 'japanese'], options: ['panoramic'] },
    1,
  );
  const names = new Set(CARDS.filter(({ no }) => isPanoramic(state.config, no)).map(({ data }) => data.name.pl));
  expect(names).toEqual(new Set(['Puszcza', 'Pola ryżowe', 'Kolonia handlowa', 'Piramidy']));
  for (const { no, pack, deal } of CARDS.filter((card) => isPanoramic(state.config, card.no))) {
    expect([no, pack, deal === null]).toEqual([no, 'base', false]);
    expect(isPanoramic(table(), no)).toBe(false);
  }
});

rule('OSD-MINIS-EXPEDITION-05', 'in the variant one token fewer than players lies out, by lot in each round', () => {
  expect(configFault(table('expeditionRandom'))).toEqual({
    fault: 'option needs',
    found: ['expeditionRandom', 'expedition'],
  });
  const laid = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const play = new Play(table('expedition', 'expeditionRandom'), seed);
    play.playOn(
      ({ options, pick }) =>
        options.find((option) => option.do === 'pass') ?? options[0] ?? pick!.answer(pick!.from.slice(0, pick!.min)),
      ({ minis, phase }) => {
        if (phase !== 'action') return;
        expect(minis!.expedition).toHaveLength(2);
        expect(minis!.expedition.every((token) => tilesOf('expedition').includes(token))).toBe(true);
        laid.add(minis!.expedition.join());
      },
    );
  }
  expect(laid.size).toBeGreaterThan(3);
});

rule(
  ['OSD-MINIS-MARKET-01', 'OSD-MINIS-MARKET-08'],
  'one tile, by lot, is the entrance; the others are stalls; everybody sees who has visited',
  () => {
    const tiles = tilesOf('market');
    const entrances = new Set<number>();
    for (let seed = 1; seed <= 30; seed++) {
      const { state } = new Play(table('market'), seed);
      const { entrance, stalls } = state.minis!.market!;
      expect([entrance, ...stalls].sort((a, b) => a - b)).toEqual(tiles);
      entrances.add(entrance);
    }
    expect(entrances.size).toBe(tiles.length);
    const play = new Play(table('market'), 3);
    play.state.seats[1]!.minis = { visited: true };
    for (const seat of [0, 1, 2]) expect(play.view(seat).seats[1]!.minis).toEqual({ visited: true });
  },
);

rule('OSD-MINIS-DIPLOMACY-01', 'any combination of tiles lies on the table, and only those', () => {
  const tile = (code: string) => cardNumber(code)!;
  const { state } = new Play(table('diplomacyPact', 'diplomacyAlliance'), 1);
  expect(state.minis!.diplomacy).toEqual([tile('DIP001'), tile('DIP004')]);
  expect(new Play(table(), 1).state.minis).toBeUndefined();
  expect(configFault({ factions: ['romans'], options: ['diplomacyAlliance'] })).toMatchObject({ fault: 'not alone' });
  expect(randomGame({ factions: ['romans'], options: ['market', 'diplomacyPact'] }, 4).over).toBe(true);
});
