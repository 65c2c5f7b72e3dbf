import { describe, expect } from 'vitest';
import { CARDS, type Config, LEVELS, NATIONS, type Nation, RIVAL, SOLO_PLAYER } from '../../src/index.ts';
import { rivalWorth } from '../../src/solo/worth.ts';
import { Position } from '../position.ts';
import { rule } from '../rule.ts';

type Level = NonNullable<Config['rival']>['level'];

const against = (nation: Nation, level: Level = 1, seat: Nation = nation === 'greeks' ? 'celts' : 'greeks') =>
  new Position([{ nation: seat }], { rival: { nation, level } });

const named = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.data.name.en);
const starting = (nation: Nation, ...starts: readonly string[]) =>
  CARDS.filter((card) => card.nation === nation && starts.includes(card.data.start) && (card.data.players ?? 0) <= 2);

describe('the Rival at set-up', () => {
  rule('IMP-SOLO-03', 'the common area is set as for two, and the player starts', () => {
    const { state } = against('romans');
    expect([state.first, state.turn]).toEqual([SOLO_PLAYER, SOLO_PLAYER]);
    expect(state.fame).toHaveLength(6);
    const slots = state.market.filter(({ card }) => CARDS[card]!.data.players !== undefined);
    expect(slots).toEqual([]);
  });

  rule('IMP-SOLO-04', 'its supply unrest joins the pile, and tributaries of its name give way', () => {
    const { state } = against('vikings');
    const everywhere = [...state.unrest, ...state.market.map(({ unrest }) => unrest)];
    for (const { no } of starting('vikings', 'supply')) expect(everywhere).toContain(no);
    const qin = against('qin').state;
    const tributaries = [...qin.main, ...qin.market.map(({ card }) => card)].filter(
      (card) => card >= 0 && CARDS[card]!.data.type === 'tributary',
    );
    expect(named(tributaries)).not.toContain('Qin');
  });

  rule('IMP-SOLO-05', 'what starts in play is set aside, but for the Utopian journey', () => {
    for (const nation of NATIONS) expect(against(nation).seat(RIVAL).play).toEqual([]);
    expect(against('utopians').seat(RIVAL).stage).toBe(1);
    expect(against('arthurians').state.box).toContain(starting('arthurians', 'in-play').at(-1)!.no);
  });

  rule(['IMP-SOLO-06', 'IMP-SOLO-09', 'IMP-SOLO-02'], 'its starting cards are its deck, and fill its slots', () => {
    for (const [i, level] of LEVELS.entries()) {
      const { hand, deck, tokens } = against('romans', level).seat(RIVAL);
      expect(hand).toHaveLength([4, 4, 5, 6][i]!);
      expect([...hand, ...deck].sort()).toEqual(
        starting('romans', 'deck')
          .map(({ no }) => no)
          .sort(),
      );
      expect(tokens).toEqual(level === 4 ? [3, 2, 1] : [0, 0, 0]);
    }
  });

  rule('IMP-SOLO-07', 'its dynasty: nation cards, the accession card, developments from the best down', () => {
    for (const nation of NATIONS.filter((one) => one !== 'arthurians')) {
      const { nationDeck, accession, developments } = against(nation).seat(RIVAL);
      expect(nationDeck).toHaveLength(starting(nation, 'nation').length);
      expect(accession).toEqual(starting(nation, 'accession').map(({ no }) => no));
      const worths = developments.map(rivalWorth);
      expect(worths).toEqual([...worths].sort((a, b) => b - a));
    }
  });

  rule('IMP-SOLO-08', 'it begins as a barbarian, the Atlanteans as an empire', () => {
    const empires = NATIONS.filter((nation) => against(nation).seat(RIVAL).empire);
    expect(empires).toEqual(['atlanteans']);
  });

  rule('IMP-SOLO-10', 'market slots: two of the main deck, region, uncivilised, civilised', () => {
    const { market } = against('romans').state;
    expect(market).toHaveLength(5);
    expect(market.slice(2).map(({ card }) => CARDS[card]!.data.type)).toEqual(['region', 'uncivilised', 'civilised']);
  });
});

describe('the turn of the Rival', () => {
  rule('IMP-SOLO-38', 'whoever may return an unrest returns one from the discard pile', () => {
    const game = new Position([{ nation: 'utopians', side: 'A' }], { rival: { nation: 'romans', level: 1 } });
    game.set(RIVAL, 'discard', '1RZY22/23');
    game.set(RIVAL, 'hand');
    game.state.steps = [{ do: 'end of round' }, { do: 'solstice' }];
    game.resume();
    game.skip('turn');
    expect(game.seat(RIVAL).discard.filter((card) => CARDS[card]!.unrest)).toEqual([]);
  });
});
