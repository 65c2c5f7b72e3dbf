import { conformance } from '@imperia/engine/conformance';
import { describe, expect, test } from 'vitest';
import {
  BOXES,
  CARDS,
  type Config,
  imperium,
  LEVELS,
  NATIONS,
  RIVAL,
  rowFor,
  STATES,
  scoreOf,
  tableOf,
} from '../../src/index.ts';
import { Position } from '../position.ts';

const named = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.data.name.en);

/** The Rival is about to play, with these cards in its slots. */
function rival(
  nation: Config['seats'][number]['nation'],
  level: 1 | 2 | 3 | 4,
  die: number,
  ...slots: string[]
): Position {
  const game = new Position([{ nation: nation === 'greeks' ? 'celts' : 'greeks' }], { rival: { nation, level }, die });
  game.set(RIVAL, 'hand', ...slots);
  game.tokens(RIVAL, 0, 0, 0);
  return game;
}

/** The player ends the turn, and the Rival plays. */
const play = (game: Position) => game.answer({ do: 'end activation' }).skip('turn');

describe('the Rival', () => {
  test('plays the worked example as it is written', () => {
    const game = rival('romans', 3, 4, 'Conquer', '1RZY22/23', 'Glory', 'Jungle', 'Prosperity');
    const [conquer, unrest, glory, jungle, prosperity] = game.seat(RIVAL).hand;
    game.play(RIVAL, 'Hills', 'Coast');
    const [, , mountain] = game.market('Elders', 'Oracle', 'Mountain', 'Boats', 'Coinage');
    game.state.market[2] = { ...game.state.market[2]!, tokens: [1, 0, 0] };
    const next = game.state.regions.at(-1)!;
    game.tokens(RIVAL, 1, 2, 0);
    game.answer({ do: 'end activation' }).answer({ do: 'lay token', card: game.state.market[0]!.card }).pick();
    game.skip('turn');
    const own = game.seat(RIVAL);
    expect(own.tokens).toEqual([2, 2, 0]);
    expect(own.hand[0]).toBe(jungle);
    expect(own.hand).toHaveLength(5);
    expect(game.state.unrest).toContain(unrest);
    for (const card of [conquer!, glory!, prosperity!, mountain!, next]) expect(own.discard).toContain(card);
    expect(own.discard).toHaveLength(6);
    expect(game.state.market[3]!.tokens).toEqual([0, 0, 1]);
  });

  test('turns over all cards on a six and lays no token with five slots; with four slots a five does the same', () => {
    const six = rival('romans', 3, 6, 'Conquer', 'Glory', 'Prosperity', 'Advance', 'Jungle');
    const tokens = six.state.market.map((slot) => slot.tokens.join());
    play(six);
    expect(six.events.filter(({ did }) => did === 'rival')).toHaveLength(5);
    expect(six.events.some((event) => event.did === 'lay token' && event.seat === RIVAL)).toBe(false);
    expect(tokens).toHaveLength(5);
    const five = rival('romans', 1, 5, 'Conquer', 'Glory', 'Prosperity', 'Advance');
    play(five);
    expect(five.events.filter(({ did }) => did === 'rival')).toHaveLength(4);
    expect(five.events.some((event) => event.did === 'lay token' && event.seat === RIVAL)).toBe(true);
  });

  test('knows a row for every card of every nation in either state', () => {
    for (const nation of NATIONS) {
      for (const state of STATES) {
        expect(tableOf(nation, state).at(-1)!.match).toBe('any');
        expect(CARDS.filter(({ no }) => rowFor(nation, state, no) < 0)).toEqual([]);
      }
    }
  });

  test('takes no unrest and hands none over while three or fewer are left', () => {
    const game = rival('romans', 1, 5, 'Roman Expansion', 'Roman Invasion');
    game.unrestLeft(3);
    play(game);
    const hers = game.events.filter((event) => event.did === 'take unrest');
    expect(hers).toEqual([]);
    expect(game.seat(RIVAL).tokens[2]).toBeGreaterThanOrEqual(1);
  });

  test('buys off Standing Army with a progress when it has three, and leaves it alone with two', () => {
    const army = CARDS.find(({ data }) => data.name.en === 'Standing Army')!.no;
    for (const [progress, left, unrest] of [
      [2, 2, 0],
      [3, 2, 1],
    ] as const) {
      const game = rival('romans', 1, 5, 'Roman Expansion');
      game
        .seat()
        .play.push({ card: army, exhausted: false, resolved: false, progress: 0, garrison: [], shift: [0, 0, 0] });
      game.tokens(0, 0, 0, 0);
      game.tokens(RIVAL, 0, 0, progress);
      play(game);
      expect([game.seat(RIVAL).tokens[2], game.seat().tokens[2]]).toEqual([left, progress - left]);
      expect(game.events.filter((event) => event.did === 'take unrest' && event.seat === 0)).toHaveLength(unrest);
    }
  });

  test('becomes an empire with the accession card, and ends the game with the last dynasty card', () => {
    const game = rival('romans', 1, 5, 'Conquer');
    game.state.box.push(...game.seat(RIVAL).nationDeck.splice(0), ...game.seat(RIVAL).deck.splice(0));
    play(game);
    expect(game.seat(RIVAL).empire).toBe(true);
    expect(game.state.lastRound).toBe(0);
    game.state.box.push(...game.seat(RIVAL).developments.splice(1), ...game.seat(RIVAL).deck.splice(0));
    game.state.box.push(...game.seat(RIVAL).hand.splice(1));
    play(game);
    expect(game.state.lastRound).toBe(3);
  });

  test('travels with seven progress, all of them, and ends the game with 24 population at the last stage', () => {
    for (const [progress, stage, left] of [
      [6, 1, 6],
      [7, 2, 0],
    ] as const) {
      const game = rival('utopians', 1, 1);
      game.tokens(RIVAL, 0, 24, progress);
      play(game);
      expect([game.seat(RIVAL).stage, game.seat(RIVAL).tokens[2]]).toEqual([stage, left]);
      expect(game.state.lastRound).toBe(0);
    }
    const game = rival('utopians', 1, 1);
    game.seat(RIVAL).stage = 4;
    game.tokens(RIVAL, 0, 24, 0);
    play(game);
    expect(game.state.lastRound).toBe(2);
  });

  test('puts nothing into the history of the Vikings, and sinks for the Atlanteans', () => {
    const vikings = rival('vikings', 1, 5, 'Great');
    play(vikings);
    expect(vikings.seat(RIVAL).history).toEqual([]);
    const atlanteans = rival('atlanteans', 1, 5, 'Great');
    play(atlanteans);
    expect(named(atlanteans.seat(RIVAL).sunk)).toEqual(['Great']);
  });

  test('counts its points by its level', () => {
    const points = LEVELS.map((level) => {
      const game = new Position([{ nation: 'greeks' }], { rival: { nation: 'romans', level } }).bare();
      game.set(RIVAL, 'discard', 'Oracle', 'Great', 'Armenians', '1BUNT1/12');
      game.tokens(RIVAL, 7, 4, 3);
      return scoreOf(game.state, RIVAL).points;
    });
    expect(points).toEqual([
      3 + 1 + 2 + 6 + 3 - 2,
      3 + 1 + 3 + 6 + 3 - 2,
      3 + 1 + 4 + 6 + 3 - 2,
      3 + 2 + 5 + 6 + 3 - 2,
    ]);
  });

  test('what must hold holds in random games against every other nation; all of them are met in longer runs', () => {
    const cases = NATIONS.flatMap((nation, i) => {
      if (i % 2 === 1) return [];
      const config: Config = {
        seats: [{ nation: NATIONS[(i + 5) % NATIONS.length]!, side: i % 4 === 0 ? 'A' : 'B' }],
        boxes: BOXES,
        commons: BOXES[(i / 2) % 2]!,
        rival: { nation, level: LEVELS[(i / 2) % LEVELS.length]! },
      };
      return [{ name: `against ${nation}`, config }];
    });
    const stats = conformance(imperium, cases, { games: 1, everyNth: 90 });
    expect(stats.games).toBe(cases.length);
    expect(stats.skips / stats.nonInterferenceChecks).toBeLessThan(0.1);
  });
});
