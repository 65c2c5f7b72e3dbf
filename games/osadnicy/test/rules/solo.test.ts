import { expect } from 'vitest';
import { NO_TOKENS } from '../../src/goods.ts';
import {
  allCards,
  BASE_FACTIONS,
  CARDS,
  FACTIONS,
  type Faction,
  findStrike,
  type State,
  VIRTUAL_PLAYER,
} from '../../src/index.ts';
import { drive, position } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';
import { Play, randomGame } from './random-game.ts';

function alone(faction: Faction) {
  return { factions: [faction], options: [] };
}

function virtualOf(state: State) {
  return state.seats[VIRTUAL_PLAYER]!;
}

rule(
  ['OSD-SOLO-01', 'OSD-SOLO-15', 'OSD-SOLO-14', 'OSD-FAQ-126'],
  'in random games the virtual player has no goods, no points, no hand and no choice, and at most the 2 cards of the round',
  () => {
    for (const [seed, faction] of FACTIONS.entries()) {
      const { state, events, answers } = randomGame(alone(faction), seed + 40, (asked) => {
        const { tokens, points, hand, foundations, locations } = virtualOf(asked);
        expect(tokens).toEqual(NO_TOKENS);
        expect([points, hand.length, foundations.length]).toEqual([0, 0, 0]);
        expect(locations.length).toBeLessThanOrEqual(2);
      });
      expect(state.config.factions).toEqual([faction]);
      expect(answers.every((answer) => answer.startsWith('0 '))).toBe(true);
      const taken = events.filter((event) => event.did === 'take' && event.seat === VIRTUAL_PLAYER);
      expect(taken).toHaveLength(10);
      const doing = events.filter((event) => 'seat' in event && event.seat === VIRTUAL_PLAYER && event.did !== 'take');
      expect(doing).toEqual([]);
      expect(events.filter(({ did }) => did === 'score')).toHaveLength(1);
    }
  },
);

rule(['OSD-SOLO-08', 'OSD-FAQ-134', 'OSD-SOLO-37'], 'five phases, and no fifth cleanup', () => {
  const { events } = randomGame(alone('egyptians'), 7);
  const phases = events.flatMap((event) => (event.did === 'phase' ? [event.phase] : []));
  const full = ['lookout', 'production', 'action', 'cleanup', 'attack'];
  const last = ['lookout', 'production', 'action', 'attack', 'end'];
  expect(phases).toEqual([...full, ...full, ...full, ...full, ...last]);
});

rule(['OSD-SOLO-21', 'OSD-FAQ-123'], 'always two attacks, whether they strike or not', () => {
  for (const [seed, faction] of FACTIONS.entries()) {
    const { events } = randomGame(alone(faction), seed + 50);
    const after = events.slice(events.findIndex(({ did }) => did === 'round'));
    expect(after.filter(({ did }) => did === 'attack')).toHaveLength(10);
    const [struck, missed] = [
      after.filter(({ did }) => did === 'strike'),
      after.filter((e) => e.did === 'attack missed'),
    ];
    expect(struck.length + missed.length).toBe(10);
  }
});

rule(['OSD-SOLO-04', 'OSD-SOLO-05'], 'the table of one faction, the common cards and 16 hidden attack cards', () => {
  const { state, view } = { state: new Play(alone('romans'), 3).state, view: new Play(alone('romans'), 3).view(0) };
  expect(allCards(state.config)).toHaveLength(84 + 30 + 16);
  expect(virtualOf(state).deck).toHaveLength(15);
  expect(virtualOf(view).deck.every((card) => card < 0)).toBe(true);
  expect(virtualOf(view).deals).toEqual(virtualOf(state).deals);
  const orders = new Set([3, 4, 5, 6].map((seed) => virtualOf(new Play(alone('romans'), seed).state).deck.join()));
  expect(orders.size).toBe(4);
});

rule(['OSD-SOLO-07', 'OSD-FAQ-124'], 'sixteen attack cards, each with one good, the same in every game', () => {
  const targets = (faction: Faction, seed: number) => {
    const { deck, deals } = virtualOf(new Play(alone(faction), seed).state);
    return [...deck, ...deals].map((card) => CARDS[card]!.deal!).sort();
  };
  const first = targets('romans', 1);
  expect(first).toHaveLength(16);
  expect(new Set(first)).toEqual(new Set(['wood', 'stone', 'food', 'worker', 'gold', 'vp', 'card']));
  for (const faction of BASE_FACTIONS) expect(targets(faction, 2)).toEqual(first);
});

rule('OSD-SOLO-11', 'each of the three cards falls to the virtual player in about a third of the games', () => {
  const fallen = new Map<number, number>();
  for (let seed = 0; seed < 300; seed++) {
    const { state } = new Play(alone('romans'), seed);
    const [, ...others] = state.lookout;
    const first = drive({
      phase: 'lookout',
      key: state.chance.key,
      deck: state.lookout.map((card) => CARDS[card]!.code),
      seats: [{ faction: 'romans' }],
    }).choose('romans', { do: 'take', card: CARDS[state.lookout[0]!]!.code });
    const place = others.indexOf(virtualOf(first.state).locations[0]!.card);
    fallen.set(place, (fallen.get(place) ?? 0) + 1);
  }
  expect([...fallen.keys()].sort()).toEqual([0, 1, 2]);
  for (const times of fallen.values()) expect(times).toBeGreaterThan(70);
});

rule('OSD-SOLO-18', 'a razed location of the virtual player leaves it no foundation and no wood', () => {
  const { state, events } = drive({
    seats: [{ faction: 'egyptians', goods: { raze: 1 }, empire: ['Konstruktor rydwanów'] }],
    virtual: { locations: ['Zamek', 'Płatnerz'] },
  })
    .choose('egyptians', { do: 'activate', card: 'Konstruktor rydwanów' })
    .choose('egyptians', { do: 'raze', card: 'Płatnerz', of: 'virtual' })
    .expect({
      egyptians: { goods: { stone: 1 }, points: 1 },
      discard: ['Płatnerz'],
      virtual: { locations: ['Zamek'] },
    });
  const { foundations, returning, tokens } = virtualOf(state);
  expect([foundations, returning, tokens]).toEqual([[], [], [...NO_TOKENS]]);
  expect(events.some(({ did }) => did === 'foundation')).toBe(false);
});

rule('OSD-SOLO-19', 'a location that was seized goes back and is collected with the others', () => {
  const game = drive({
    seats: [{ faction: 'egyptians', empire: ['Świątynia Ra'] }],
    virtual: { locations: ['Zamek', 'Płatnerz'] },
  })
    .choose('egyptians', { do: 'activate', card: 'Świątynia Ra' })
    .choose('egyptians', { do: 'seize', card: 'Zamek', of: 'virtual' })
    .choose('egyptians', 'pass');
  game.expect({ virtual: { collection: ['Zamek', 'Płatnerz'] }, egyptians: { foundations: [] } });
  expect(game.state.seizures).toBe(0);
});

/** For each field the location that has it, against one with the next field that every other criterion would choose. */
const BY_DEAL: readonly (readonly [string, string])[] = [
  ['JAP011', 'JAP026'],
  ['JAP026', 'JAP012'],
  ['JAP010', 'JAP023'],
  ['JAP024', 'JAP029'],
  ['JAP009', 'JAP028'],
  ['JAP001', 'JAP016'],
];

rule(
  'OSD-SOLO-JAPAN-02',
  'card, raze, gold, point, stone, worker, food: the deal field goes before everything else',
  () => {
    const fields = BY_DEAL.map((pair) => pair.map((code) => CARDS.find((card) => card.code === code)!.deal));
    expect(fields.map(([field]) => field)).toEqual(['card', 'raze', 'gold', 'vp', 'stone', 'worker']);
    expect(fields.map(([, next]) => next)).toEqual(['raze', 'gold', 'vp', 'stone', 'worker', 'food']);
    for (const [lost, kept] of BY_DEAL) {
      const game = drive({
        phase: 'attack',
        seats: [{ faction: 'japanese', empire: [kept, lost] }],
        virtual: { line: ['vp'], deck: ['vp', 'card'] },
      });
      game.expect({ japanese: { empire: [kept] }, virtual: { collection: [lost] } });
      expect(game.events.find(({ did }) => did === 'strike')).toMatchObject({ because: 'deal' });
    }
  },
);

rule(
  ['OSD-SOLO-32', 'OSD-SOLO-33', 'OSD-SOLO-34', 'OSD-SOLO-35', 'OSD-SOLO-47'],
  'the game knows what told the struck location from the others',
  () => {
    const because = (empire: readonly string[], ...line: readonly string[]) =>
      findStrike(position({ seats: [{ faction: 'romans', empire }], virtual: { line } }))?.because;
    expect(because(['Warsztat stolarski', 'Jarmark'], 'wood', 'worker', 'gold')).toBe('kind');
    expect(because(['Jarmark', 'Cieśla'], 'wood', 'gold')).toBe('only');
    expect(because(['Tartak', 'Trupa aktorska', 'ZWY014'], 'wood', 'worker')).toBe('resources');
    expect(because(['Tragarze', 'Kopalnia węgla'], 'stone', 'worker')).toBe('stone');
    expect(because(['ZWY076', 'ZWY077', 'ZWY014'], 'wood', 'worker')).toBe('choice');
    expect(because(['Jarmark'], 'wood')).toBeUndefined();
    expect(because(['Jarmark'])).toBeUndefined();
  },
);

rule(
  ['OSD-SOLO-03', 'OSD-SOLO-38', 'OSD-SOLO-39'],
  'points count as usual; the game is won by the comparison alone',
  () => {
    const ended = (empire: readonly string[], collection: readonly string[]) =>
      drive({ phase: 'end', round: 5, seats: [{ faction: 'romans', points: 40, empire }], virtual: { collection } });
    const won = ended(['Kolos', 'Legion'], ['Zamek']);
    const lost = ended(['Kolos'], ['Zamek']);
    won.expect({ winners: ['romans'], title: 'Squire', romans: { score: { total: 44 } } });
    lost.expect({ winners: [], romans: { score: { total: 42 } } });
    expect(lost.unmet({ title: 'Squire' })).toEqual(['title: expected Squire, found none']);
    expect(won.events.find(({ did }) => did === 'solo')).toMatchObject({
      factionLocations: 2,
      collection: 1,
      points: 44,
    });
  },
);
