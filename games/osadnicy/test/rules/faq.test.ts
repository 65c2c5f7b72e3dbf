import { keyFrom, optionId, randomAnswer, seeded, Table, view } from '@imperia/engine';
import { expect } from 'vitest';
import {
  type CardData,
  cardNumber,
  components,
  type Effect,
  BASE_FACTIONS as FACTIONS,
  type Good,
  type OsadnicyEvent,
  osadnicy,
  RESOURCES,
  ROUNDS,
  TOKENS,
} from '../../src/index.ts';
import { type Driver, drive } from '../../src/scenario/index.ts';
import { BASE_BOARDS as BOARDS, BASE_CARDS as CARDS } from '../base.ts';
import { rule } from '../rule.ts';

function goodsOf(effects: readonly Effect[]): Good[] {
  return effects.flatMap((effect): Good[] => {
    if (effect.op === 'gain') return Object.keys(effect.goods) as Good[];
    if (effect.op === 'gainPer') return [effect.good];
    return effect.op === 'oneOf' ? effect.of.flatMap((choice) => goodsOf(choice.effects)) : [];
  });
}

function effectsOf({ bonus = [], production = [], triggers = [], action }: CardData): Effect[] {
  return [...bonus, ...production, ...triggers.flatMap(({ effects }) => effects), ...(action?.effects ?? [])];
}

rule('OSD-FAQ-01', 'everything that can be gained in the base game is a good of the list, and all of those are', () => {
  const onCards = CARDS.flatMap(({ data }) => [
    ...(data.deal ?? []),
    ...(data.raze ?? []),
    ...(data.byCopy ?? []).flatMap(({ raze = [] }) => raze),
    ...goodsOf(effectsOf(data)),
  ]);
  const onBoards = BOARDS.flatMap((board) => TOKENS.filter((_, token) => (board?.production[token] ?? 0) > 0));
  const cards = ['card', 'commonCard', 'factionCard'];
  expect(new Set<string>([...onCards, ...onBoards])).toEqual(
    new Set([...cards, 'vp', 'worker', 'raze', 'defense', 'gold', 'food', 'wood', 'stone']),
  );
  expect([...RESOURCES].sort()).toEqual(['food', 'stone', 'wood']);
});

rule('OSD-FAQ-02', 'with two, three and four players, everyone has 7 cards after the first lookout', () => {
  for (const seats of [2, 3, 4]) {
    const game = drive({ phase: 'setup', seats: FACTIONS.slice(0, seats).map((faction) => ({ faction })) });
    expect(game.state.seats.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(5));
    lookOut(game);
    expect(game.state.phase).toBe('action');
    expect(game.state.round).toBe(1);
    expect(game.state.seats.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(7));
    for (const { hand } of game.state.seats) {
      expect(hand.filter((card) => CARDS[card]!.deck === 0)).toHaveLength(4);
    }
  }
});

/** Everyone takes whatever lies first. */
function lookOut(game: Driver): void {
  while (game.question() === 'pick') {
    game.choose(game.asked()[0]!, { do: 'take', card: CARDS[game.state.lookout[0]!]!.code });
  }
}

rule(['OSD-FAQ-19', 'OSD-FAQ-20'], 'Koszary works twice in each of the five rounds, at once or one by one', () => {
  const game = drive({
    phase: 'production',
    seats: [{ faction: 'barbarians', empire: ['ZWY050'] }, { faction: 'romans' }],
  });
  const use = (times: number) => game.choose('barbarians', { do: 'activate', card: 'ZWY050', times });
  for (let round = 1; round <= ROUNDS; round++) {
    lookOut(game);
    if (game.asked()[0] === 'romans') game.choose('romans', 'pass');
    game.expect({ round, barbarians: { goods: { raze: 1, defense: 1 } } });
    game.choose('barbarians', { do: 'defend', card: 'ZWY050' });
    if (round % 2 === 0) {
      use(2);
    } else {
      use(1);
      if (game.asked()[0] === 'romans') game.choose('romans', 'pass');
      game.expect({ offered: [{ do: 'activate', card: 'ZWY050', times: 1 }] });
      game.expect({ notOffered: [{ do: 'activate', card: 'ZWY050', times: 2, rule: 'OSD-ACTIVATE-05' }] });
      use(1);
    }
    if (game.asked()[0] === 'romans') game.choose('romans', 'pass');
    game.expect({
      asked: 'barbarians',
      barbarians: { goods: { raze: 3 } },
      notOffered: [{ do: 'activate', card: 'ZWY050', times: 1, rule: 'OSD-ACTIVATE-05' }],
    });
    game.choose('barbarians', 'pass');
  }
  game.expect({ over: true });
});

rule('OSD-FAQ-34', 'the first card drawn is seen by its owner alone, and the next of each deck by nobody', () => {
  const game = drive({
    deck: ['Posąg', 'Młyn'],
    seats: [{ faction: 'romans', goods: { raze: 1 }, hand: ['Zamek'], deck: ['Skład'] }, { faction: 'japanese' }],
  });
  game.choose('romans', { do: 'raze card', card: 'Zamek' }).choose('romans', { do: 'draw one', from: 'common' });
  game.expectAsked('romans', 'draw');
  const statue = cardNumber('ZWY001')!;
  const [own, other] = [view(osadnicy, game.state, 0), view(osadnicy, game.state, 1)];
  expect(own.seats[0]!.hand).toEqual([statue]);
  expect(other.seats[0]!.hand).toEqual([osadnicy.back(statue)]);
  expect(own.deck.every((card) => card < 0)).toBe(true);
  expect(own.seats[0]!.deck.every((card) => card < 0)).toBe(true);
});

rule(
  'OSD-FAQ-16',
  'others see only the back of a foundation, and its owner gives it up like any other location',
  () => {
    const game = drive({
      seats: [
        { faction: 'barbarians', goods: { wood: 1 }, hand: ['Napaść'], foundations: ['Posąg'] },
        { faction: 'japanese' },
      ],
    });
    const statue = cardNumber('ZWY001')!;
    expect(view(osadnicy, game.state, 0).seats[0]!.foundations).toEqual([statue]);
    expect(view(osadnicy, game.state, 1).seats[0]!.foundations).toEqual([osadnicy.back(statue)]);
    game.choose('barbarians', { do: 'build', card: 'Napaść' });
    game.expect({ barbarians: { empire: ['Napaść'], foundations: [], onlyGoods: {} }, discard: ['Posąg'] });
  },
);

rule('OSD-FAQ-08', 'in whole games, wood for a foundation comes exactly with the raze of a common location', () => {
  const razed: number[] = [];
  const lost: number[] = [];
  for (let seed = 1; seed <= 6; seed++) {
    const told = warlikeGame(seed);
    const common = told.flatMap((event) => (event.did === 'raze' && isCommon(event.card) ? [event.card] : []));
    const wood = told.flatMap((event) => (event.did === 'gain' && event.why === 'foundation' ? [event] : []));
    const turned = told.flatMap((event) => (event.did === 'foundation' ? [event.card] : []));
    expect(wood.map(({ good, n, card }) => [good, n, card])).toEqual(common.map((card) => ['wood', 1, card]));
    expect(turned).toEqual(common);
    razed.push(...common);
    for (const event of told) {
      if (event.did === 'remove' || event.did === 'raze card' || event.did === 'give up') lost.push(event.card);
    }
  }
  expect(razed.length).toBeGreaterThan(5);
  expect(lost.filter(isCommon).length).toBeGreaterThan(20);
});

function isCommon(card: number): boolean {
  return CARDS[card]!.deck === 0;
}

/** Far more than a game takes: a game without end is a failure, not a hang. */
const MOST_DECISIONS = 5000;

/** What happens in a game in which everyone razes locations and builds when they can, and else does anything. */
function warlikeGame(seed: number): OsadnicyEvent[] {
  const rng = seeded(seed);
  const table = new Table(osadnicy, { factions: [...FACTIONS], options: [] }, keyFrom(rng));
  for (let decision = table.decisions()[0]; decision; decision = table.decisions()[0]) {
    const { seat, options } = decision;
    expect(table.length).toBeLessThan(MOST_DECISIONS);
    const wanted = options.find((one) => one.do === 'raze location') ?? options.find((one) => one.do === 'build');
    const option = wanted ? optionId(wanted) : randomAnswer(decision, rng)!;
    expect(table.answer({ seat, decision: table.state.decision, option })).toBeNull();
  }
  return table.heard(0);
}

rule('OSD-FAQ-53', 'two Królewski basen triple Złoty bazar and no more, however much gold there is', () => {
  expect([1, 2, 3, 4, 5].map((gold) => mostPoints(gold, []))).toEqual([1, 2, 3, 3, 3]);
});

const BAZAAR = 'EGI009';
const BATHS = ['EGI007', 'EGI008'];

/** The most points that any order of actions brings. Every use of a bath costs a gold, so that it comes to an end. */
function mostPoints(gold: number, uses: readonly (readonly string[])[]): number {
  expect(uses.length).toBeLessThan(20);
  const game = drive({
    seats: [
      { faction: 'egyptians', goods: { gold }, empire: [BAZAAR, ...BATHS] },
      { faction: 'romans', passed: true },
    ],
  });
  for (const [card = '', cleared] of uses) {
    game.choose('egyptians', { do: 'activate', card });
    if (cleared !== undefined) game.choose('egyptians', { do: 'refresh', card: cleared });
  }
  const further = [[BAZAAR], ...BATHS.flatMap((bath) => [BAZAAR, ...BATHS].map((cleared) => [bath, cleared]))];
  const possible = further.filter(([card = '', cleared]) => {
    if (game.offered({ do: 'activate', card }).length === 0) return false;
    return cleared === undefined || (cleared !== card && isUsed(game, cleared));
  });
  return Math.max(game.state.seats[0]!.points, ...possible.map((use) => mostPoints(gold, [...uses, use])));
}

function isUsed(game: Driver, code: string): boolean {
  return game.state.seats[0]!.locations.some(({ card, used }) => card === cardNumber(code) && used > 0);
}

rule('OSD-FAQ-57', 'with every Egypt token of the box on the table, Świątynia Ra takes over one more location', () => {
  const names = ['Młyn', 'Jarmark', 'Drwale', 'Stolarz', 'Posąg', 'Dostawca'];
  const { egyptTokens } = components([]);
  expect(egyptTokens).toBe(4);
  const seized = names.slice(0, egyptTokens).map((card) => ({ card, seizedBy: 'egyptians' as const }));
  const game = drive({
    seats: [
      { faction: 'egyptians', empire: ['Świątynia Ra'] },
      { faction: 'romans', empire: [...seized, ...names.slice(egyptTokens)] },
    ],
  });
  game.choose('egyptians', { do: 'activate', card: 'Świątynia Ra' });
  game.choose('egyptians', { do: 'seize', card: 'Posąg' });
  game.expect({
    romans: { empire: [...seized, { card: 'Posąg', seizedBy: 'egyptians' }, 'Dostawca'] },
    asked: 'romans',
  });
  expect(game.state.seizures).toBe(egyptTokens + 1);
});

rule('OSD-FAQ-64', 'the takeover is over when the points are counted', () => {
  const game = drive({
    round: 5,
    seats: [
      { faction: 'egyptians' },
      {
        faction: 'japanese',
        passed: true,
        empire: [{ card: 'Kapliczka', seizedBy: 'egyptians', aside: { stone: 3 } }],
        returning: ['Posąg'],
      },
    ],
  });
  expect(game.state.seats[1]!.locations.map(({ seizedBy }) => seizedBy)).toEqual([0]);
  game.choose('egyptians', 'pass');
  game.expect({ over: true, japanese: { score: { locations: 2, extra: 3, total: 5 }, foundations: ['Posąg'] } });
  expect(game.state.seats[1]!.locations.map(({ seizedBy }) => seizedBy)).toEqual([-1]);
  expect(game.events).toContainEqual({ did: 'score', seat: 1, earned: 0, locations: 2, extra: 3 });
  expect(game.events).toContainEqual({ did: 'score', seat: 0, earned: 0, locations: 0, extra: 0 });
});

rule('OSD-FAQ-82', 'is not the reason why Szlak handlowy cannot be used while the deck has cards', () => {
  const game = drive({
    seats: [
      { faction: 'japanese', goods: { food: 1 }, empire: ['Szlak handlowy'] },
      { faction: 'romans', empire: ['Młyn'] },
    ],
  });
  const attempt = { do: 'activate', card: 'Szlak handlowy' } as const;
  expect(game.offered(attempt)).toEqual([]);
  expect(game.whyNot('japanese', attempt)).not.toBe('OSD-FAQ-82');
});
