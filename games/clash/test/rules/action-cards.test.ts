import { expect, test } from 'vitest';
import { yieldOf } from '../../src/actions/collect.ts';
import { advance } from '../../src/advances.ts';
import { ACTION_CARDS } from '../../src/card-data.ts';
import { newCity } from '../../src/cities.ts';
import { ACTION_CARD } from '../../src/decks.ts';
import { FOOD, WOOD } from '../../src/goods.ts';
import { owns } from '../../src/knowledge.ts';
import { gridFor } from '../../src/map/grid.ts';
import { UNEXPLORED } from '../../src/map/tiles.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { BUILDINGS, INFANTRY, SETTLER } from '../../src/pieces.ts';
import { HAPPY, NEUTRAL } from '../../src/state.ts';
import { kindOf } from '../../src/units.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const HIT = face(6, 'infantry');
const MISS = face(1, 'leader');

/** The number of a card with this civil half. */
function card(id: string, nth = 0): number {
  const places = ACTION_CARDS.flatMap(({ civil }, place) => (civil.id === id ? [place] : []));
  return ACTION_CARD + places[nth]!;
}

/** Seat 0 holds these, the second of two alike too. */
function holding(ids: readonly string[], plan: Plan = {}): Table {
  const table = new Table({ cities: { D4: {} }, seats: [{ goods: { culture: 1 } }, {}], ...plan });
  const cards = ids.map((id, i) => card(id, ids.slice(0, i).filter((before) => before === id).length));
  table.state.actionDeck = table.state.actionDeck.filter((one) => !cards.includes(one));
  table.state.seats[0]!.hand.push(...cards);
  // The turn is asked for again, now that the cards are there.
  table.state.steps.pop();
  return table.happen();
}

const offers = (table: Table, id: string) => table.options.some((one) => one.do === 'play' && one.card === card(id));
const play = (table: Table, id: string, nth = 0) => table.take({ do: 'play', card: card(id, nth) });
const knows = (table: Table, seat: number, id: string) => owns(table.state.seats[seat]!, advance(id));
const gains = (table: Table) =>
  table.options.flatMap((one) => (one.do === 'gain advance' ? [one.advance] : [])).sort((a, b) => a - b);

rule(['COC-ACARD-01', 'COC-ACARD-05', 'COC-ACARD-02'], 'Leadership: for a culture token one action more', () => {
  const table = holding(['leadership']);
  play(table, 'leadership');
  expect([table.state.actions, table.good(0, 'culture')]).toEqual([4, 0]);
  expect(table.state.actionDiscard).toEqual([card('leadership')]);
  expect(table.state.seats[0]!.hand).toEqual([]);
  expect(offers(holding(['leadership'], { seats: [{}, {}] }), 'leadership')).toBe(false);
});

rule('COC-ACARD-07', 'any number of cards may be played', () => {
  const table = holding(['leadership', 'leadership'], { seats: [{ goods: { culture: 2 } }, {}] });
  play(play(table, 'leadership'), 'leadership', 1);
  expect(table.state.actions).toBe(5);
});

test('Militia: free Infantry in an own city with room for it', () => {
  const table = holding(['militia'], { cities: { D4: {}, D6: {} } });
  play(table, 'militia').take({ do: 'place unit', hex: table.hex('D6') });
  expect([table.count(0, 'D6', 'infantry'), table.state.actions]).toEqual([1, 3]);
  const full = holding(['militia'], { units: [[0, 'D4', 'infantry', 'infantry', 'infantry', 'infantry']] });
  expect(offers(full, 'militia')).toBe(false);
});

test('Ideas: one for each city with an Academy', () => {
  const academy = { buildings: ['academy' as const] };
  const table = play(holding(['ideas'], { cities: { D4: academy, D6: academy, B5: {} } }), 'ideas');
  expect(table.good(0, 'ideas')).toBe(2);
  expect(offers(holding(['ideas']), 'ideas')).toBe(false);
});

const WAR: Plan = {
  cities: { D4: {}, A7: { of: 1 } },
  units: [
    [0, 'D4', 'infantry'],
    [1, 'D3', 'infantry'],
  ],
  seats: [{ advances: ['tactics'], goods: { mood: 1 } }, {}],
};

function win(table: Table): Table {
  table.dice(HIT, MISS).move('D4', ['infantry'], 'D3');
  while (table.asked.ask.do === 'lay card') table.take({ do: 'decline' });
  return table.asked.ask.do === 'move groups' ? table.take({ do: 'stop moving' }) : table;
}

test('Great Ideas: two ideas after a land battle won this turn, not before', () => {
  const table = holding(['great-ideas'], WAR);
  expect(offers(table, 'great-ideas')).toBe(false);
  play(win(table), 'great-ideas');
  expect(table.good(0, 'ideas')).toBe(2);
});

test('Great Ideas: after capturing an empty city too; Hero General not', () => {
  const table = holding(['great-ideas', 'hero-general'], {
    ...WAR,
    cities: { D4: {}, D3: { of: 1 } },
    units: [[0, 'D4', 'infantry']],
  });
  table.move('D4', ['infantry'], 'D3');
  while (table.asked.ask.do !== 'turn') table.take({ do: 'decline' });
  expect([offers(table, 'great-ideas'), offers(table, 'hero-general')]).toEqual([true, false]);
});

test('Hero General: a step of mood, and one more for a mood token', () => {
  const table = win(holding(['hero-general'], { ...WAR, cities: { D4: { mood: 'angry' } } }));
  play(table, 'hero-general');
  expect(table.city('D4')!.mood).toBe(NEUTRAL);
  expect(table.ids()).toContain('decline');
  table.take({ do: 'cheer city' });
  expect([table.city('D4')!.mood, table.good(0, 'mood')]).toEqual([HAPPY, 0]);
});

test('Quick Advance: any advance that may be gained, and the event track stays', () => {
  const table = holding(['quick-advance']);
  const { track } = table.state.seats[0]!;
  play(table, 'quick-advance');
  expect(gains(table)).not.toContain(advance('navigation'));
  table.take({ do: 'gain advance', advance: advance('storage') });
  expect([knows(table, 0, 'storage'), table.state.seats[0]!.track, table.good(0, 'culture')]).toEqual([true, track, 0]);
});

test('Inspiration: an advance of a player within two hexes', () => {
  const seats = [{}, { advances: ['fishing', 'navigation', 'tactics'] }];
  const near = holding(['inspiration'], { units: [[1, 'D2', 'settler']], seats });
  play(near, 'inspiration');
  expect(gains(near)).toEqual([advance('fishing'), advance('tactics')].sort((a, b) => a - b));
  const far = holding(['inspiration'], { cities: { D7: {} }, units: [[1, 'D2', 'settler']], seats });
  expect(offers(far, 'inspiration')).toBe(false);
});

test('Technology Trade: first the one learns of the other, then the other of the one', () => {
  const table = holding(['technology-trade'], {
    units: [[1, 'D2', 'settler']],
    seats: [{ advances: ['fishing'] }, { advances: ['tactics', 'myths'] }],
  });
  play(table, 'technology-trade');
  table.take({ do: 'gain advance', advance: advance('tactics') });
  expect([knows(table, 0, 'tactics'), knows(table, 1, 'fishing')]).toEqual([true, true]);
  expect(table.asked.ask.do).toBe('turn');
});

rule('COC-ACARD-03', 'New Ideas: as an action, an advance at its price and then two ideas', () => {
  const table = holding(['new-ideas'], { seats: [{ goods: { food: 2 } }, {}] });
  const { track } = table.state.seats[0]!;
  play(table, 'new-ideas').take({ do: 'purchase', advance: advance('tactics') });
  expect([knows(table, 0, 'tactics'), table.good(0, 'food'), table.good(0, 'ideas')]).toEqual([true, 0, 2]);
  expect([table.state.actions, table.state.seats[0]!.track]).toEqual([2, track]);
  expect(offers(holding(['new-ideas'], { seats: [{ goods: { food: 1 } }, {}] }), 'new-ideas')).toBe(false);
  expect(offers(holding(['new-ideas'], { seats: [{ goods: { food: 2 } }, {}], actions: 0 }), 'new-ideas')).toBe(false);
});

test('Synergies: two advances of one category, each at its price', () => {
  const table = holding(['synergies'], { seats: [{ goods: { food: 2, gold: 2 } }, {}] });
  const { track } = table.state.seats[0]!;
  play(table, 'synergies').take({ do: 'purchase', advance: advance('fishing') });
  while (table.asked.ask.do === 'buy advance') table.take({ do: 'bought', pay: [2, 0, 0, 0, 0, 0, 0] });
  expect(table.options.every((one) => one.do === 'purchase')).toBe(true);
  table.take({ do: 'purchase', advance: advance('navigation') });
  expect([knows(table, 0, 'navigation'), table.good(0, 'food'), table.good(0, 'gold')]).toEqual([true, 0, 0]);
  expect(table.state.seats[0]!.track).toBe(track);
  const last = holding(['synergies'], {
    seats: [{ advances: ['farming', 'storage', 'irrigation'], goods: { food: 2, gold: 2 } }, {}],
  });
  expect(play(last, 'synergies').offers({ do: 'purchase', advance: advance('fishing') })).toBe(true);
  expect(last.offers({ do: 'purchase', advance: advance('husbandry') })).toBe(false);
  expect(offers(holding(['synergies'], { seats: [{ goods: { food: 2, gold: 1 } }, {}] }), 'synergies')).toBe(false);
});

const FIELDS: Plan = { seats: [{ advances: ['farming', 'storage'] }, {}] };

test('Mass Production: two hexes more with the next Collect, and only with that', () => {
  const table = holding(['mass-production'], FIELDS);
  play(table, 'mass-production').take({ do: 'collect', hex: table.hex('D4') });
  expect(table.asked.pick!.max).toBe(3);
  table.pick(...table.asked.pick!.from.slice(0, 3));
  expect(table.good(0, 'food')).toBe(3);
  table.take({ do: 'collect', hex: table.hex('D4') });
  expect(table.asked.pick?.max ?? 1).toBe(1);
});

test('Production Focus: the same hex again, as many resources as ever', () => {
  const plan: Plan = { ...FIELDS, cities: { D4: { mood: 'happy' } } };
  const own = yieldOf(holding([], plan).hex('D4'), FOOD);
  const table = holding(['production-focus'], plan);
  play(table, 'production-focus').take({ do: 'collect' });
  expect([table.mayPick(own, own), table.mayPick(own, own, own)]).toEqual([true, false]);
  const plain = holding([], plan).take({ do: 'collect' });
  expect(plain.mayPick(own, own)).toBe(false);
});

test('one card for a Collect: neither the other kind nor a second copy', () => {
  const table = holding(['mass-production', 'production-focus', 'mass-production'], FIELDS);
  play(table, 'mass-production');
  expect(table.ids('play')).toEqual([]);
});

test('City Development: a building for no resources; the city is activated', () => {
  const table = holding(['city-development'], {
    cities: { D4: {}, D7: {} },
    seats: [{ goods: { culture: 1 }, advances: ['writing'] }, {}],
  });
  play(table, 'city-development').take({ do: 'develop', hex: table.hex('D4'), building: BUILDINGS.indexOf('academy') });
  expect(table.city('D4')).toMatchObject({ activations: 1 });
  expect(table.city('D4')!.buildings[0]).toBe(0);
  expect([table.state.actions, table.good(0, 'culture'), table.good(0, 'ideas')]).toEqual([2, 0, 2]);
});

test('Assassination: one action less in the next turn, once', () => {
  const table = holding(['assassination', 'assassination'], { seats: [{ goods: { culture: 2 } }, {}], actions: 0 });
  play(table, 'assassination');
  expect(table.ids('play')).toEqual([]);
  table.state.steps = [{ do: 'begin turn', seat: 1 }];
  table.happen();
  expect([table.state.active, table.state.actions, table.state.seats[1]!.hindered]).toEqual([1, 2, 0]);
});

rule(['COC-ACARD-08', 'COC-ACARD-09'], 'Teach Us!: an advance of who lost the city, one card for one city', () => {
  const table = holding(['teach-us', 'teach-us'], {
    cities: { D4: {}, D3: { of: 1 }, A7: { of: 1 } },
    units: [[0, 'D4', 'infantry']],
    seats: [{ advances: ['tactics'] }, { advances: ['fishing', 'myths'] }],
  });
  expect(offers(table, 'teach-us')).toBe(false);
  table.move('D4', ['infantry'], 'D3');
  expect(table.asked.ask.do).toBe('teach us');
  table.take({ do: 'taught' }).take({ do: 'gain advance', advance: advance('myths') });
  expect([knows(table, 0, 'myths'), knows(table, 0, 'fishing')]).toEqual([true, false]);
  expect(table.asked.ask.do).not.toBe('teach us');
  expect(table.state.seats[0]!.hand).toHaveLength(1);
});

test('after a capture who holds any card is asked', () => {
  const table = holding(['militia'], { ...WAR, cities: { D4: {}, D3: { of: 1 } }, units: [[0, 'D4', 'infantry']] });
  table.move('D4', ['infantry'], 'D3');
  expect([table.asked.ask.do, table.ids()]).toEqual(['teach us', ['decline']]);
});

test('Negotiations: neither attacks the other, in this turn and the next of the other', () => {
  const plan: Plan = {
    ...WAR,
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
    seats: [{ advances: ['tactics'], goods: { culture: 1 } }, { advances: ['tactics'] }],
  };
  const goes = (table: Table, seat: number, from: string, to: string) => {
    table.take({ do: 'move' }).take({ do: 'choose group', hex: table.hex(from) });
    if (table.asked.ask.do === 'choose group') table.pick(...table.unitsAt(seat, from, 'infantry'));
    return table.options.some((one) => one.do === 'go' && one.to === table.hex(to));
  };
  expect(goes(holding([], plan), 0, 'D4', 'D3')).toBe(true);
  const table = holding(['negotiations'], plan);
  expect(offers(table, 'negotiations')).toBe(false);
  table.state.used = [];
  table.state.steps.pop();
  play(table.happen(), 'negotiations');
  expect(goes(table, 0, 'D4', 'D3')).toBe(false);
  table.state.steps = [{ do: 'begin turn', seat: 1 }];
  table.happen();
  expect(goes(table, 1, 'D3', 'D4')).toBe(false);
  expect(table.state.seats[1]!.truces).toEqual([0]);
  table.state.steps = [
    { do: 'begin turn', seat: 0 },
    { do: 'go on', seat: 1 },
    { do: 'end turn', seat: 1 },
  ];
  table.happen();
  expect(table.state.seats[1]!.truces).toEqual([]);
});

test('New Plans: of two objectives one may be kept for one of the hand', () => {
  const table = holding(['new-plans']);
  expect(offers(table, 'new-plans')).toBe(false);
  const { seats, objectiveDeck } = table.state;
  seats[0]!.objectives = [objectiveDeck.shift()!];
  const [given] = seats[0]!.objectives;
  const [first, second] = objectiveDeck.slice(-2);
  table.state.steps.pop();
  play(table.happen(), 'new-plans');
  expect(table.ids()).toHaveLength(3);
  const before = table.state.objectiveDeck.length;
  table.take({ do: 'adopt', cards: [second!, given!] });
  expect(seats[0]!.objectives).toEqual([second]);
  expect([seats[0]!.offered, table.state.objectiveDeck.length]).toEqual([[], before + 2]);
  expect(table.state.objectiveDeck).toEqual(expect.arrayContaining([first, given]));
  expect(table.state.actions).toBe(2);
});

test('Explorer: a region beside that of an own city, and a free Settler', () => {
  const table = holding(['explorer']);
  const { state } = table;
  const region = state.tiles.length - 1;
  const grid = gridFor(2);
  const slot = grid.slots[grid.homes + region]!;
  for (const hex of slot.hexes) state.terrain[hex] = UNEXPLORED;
  state.turned[region] = -1;
  const near = grid.neighbours[slot.hexes[0]!]!.find((hex) => grid.slotOf[hex] !== grid.homes + region)!;
  state.cities = [newCity(near, 0, NEUTRAL)];
  state.steps.pop();
  play(table.happen(), 'explorer');
  table.take({ do: 'discover', hex: slot.hexes[0]! });
  if (table.asked.ask.do === 'lay discovery') table.take({ do: 'discovered', turned: 0 });
  expect(slot.hexes.every((hex) => state.terrain[hex] !== UNEXPLORED)).toBe(true);
  expect(table.ids()).toContain('decline');
  table.take({ do: 'place unit' });
  expect(state.seats[0]!.units.map(kindOf)).toEqual([SETTLER]);
  expect([state.actions, table.good(0, 'culture')]).toEqual([2, 0]);
});

test('Mercenaries go neither to sea nor where too many would stand', () => {
  const table = holding(['mercenaries'], {
    cities: { D4: {}, A7: { of: 1 } },
    terrain: { D2: 'sea' },
    units: [
      [BARBARIANS, 'D3', 'infantry'],
      [BARBARIANS, 'C4', 'infantry', 'infantry', 'infantry', 'infantry'],
      [BARBARIANS, 'C3', 'infantry', 'infantry', 'infantry'],
    ],
    seats: [{ goods: { wood: 1 } }, {}],
  });
  play(table, 'mercenaries').take({ do: 'pay army', hex: table.hex('D3'), good: WOOD });
  const to = table.options.flatMap((one) => (one.do === 'army goes' ? [table.code(one.to)] : []));
  expect(to.sort()).toEqual(['C3', 'D4', 'E3', 'E4']);
});

const CAMP: Plan = {
  cities: { D4: {}, D3: { of: BARBARIANS } },
  units: [[BARBARIANS, 'D3', 'infantry', 'infantry']],
};

test('Cultural Takeover: the attempt that follows may win a barbarian city of size 1', () => {
  expect(holding([], CAMP).offers({ do: 'influence' })).toBe(false);
  const table = holding(['cultural-takeover'], CAMP);
  play(table, 'cultural-takeover').dice(HIT).take({ do: 'influence' });
  table.take({ do: 'attempt', to: table.hex('D3') });
  expect(table.ids()).toHaveLength(2);
  table.take({ do: 'taken over', kind: INFANTRY });
  expect([table.city('D3')!.owner, table.count(BARBARIANS, 'D3', 'infantry')]).toEqual([0, 0]);
  expect([table.count(0, 'D3', 'infantry'), table.state.actions]).toEqual([1, 2]);
});

test('Cultural Takeover: a failed attempt uses it up; larger cities are not for it', () => {
  const table = holding(['cultural-takeover'], { ...CAMP, seats: [{}, {}] });
  play(table, 'cultural-takeover').dice(MISS).take({ do: 'influence' }).take({ do: 'attempt' });
  expect([table.city('D3')!.owner, table.offers({ do: 'influence' })]).toEqual([BARBARIANS, false]);
  const large = { D4: {}, D3: { of: BARBARIANS, buildings: { port: 1 } } };
  expect(offers(holding(['cultural-takeover'], { ...CAMP, cities: large }), 'cultural-takeover')).toBe(false);
});

test('Spy: sees a whole hand, and swaps one card for an own one of its kind', () => {
  const table = holding(['spy', 'militia']);
  const { seats } = table.state;
  expect(offers(table, 'spy')).toBe(false);
  seats[1]!.hand = [card('leadership')];
  seats[1]!.objectives = [60];
  table.state.steps.pop();
  play(table.happen(), 'spy');
  expect(table.events.find(({ did }) => did === 'look')).toMatchObject({ only: 0, cards: [card('leadership'), 60] });
  expect(table.ids()).toHaveLength(2);
  table.take({ do: 'swap', cards: [card('leadership'), card('militia')] });
  expect([seats[0]!.hand, seats[1]!.hand, seats[1]!.objectives]).toEqual([
    [card('leadership')],
    [card('militia')],
    [60],
  ]);
  expect([seats[0]!.offered, table.state.actions, table.good(0, 'culture')]).toEqual([[], 2, 0]);
});

test('Mercenaries: barbarian armies nearby, one good each, go one Land hex and fight', () => {
  const plan: Plan = {
    cities: { D4: {}, D3: { of: BARBARIANS }, D2: { of: 1 }, A7: { of: 1 } },
    units: [[BARBARIANS, 'D3', 'infantry']],
    seats: [{ goods: { wood: 1, gold: 1 } }, {}],
  };
  const table = holding(['mercenaries'], plan);
  expect(play(table, 'mercenaries').offers({ do: 'send army' })).toBe(false);
  table.take({ do: 'pay army', hex: table.hex('D3'), good: WOOD });
  expect([table.good(0, 'wood'), table.good(0, 'gold')]).toEqual([0, 1]);
  table.take({ do: 'army goes', to: table.hex('D2') });
  while (table.asked.ask.do !== 'turn') table.take({ do: 'decline' });
  expect([table.city('D2')!.owner, table.count(BARBARIANS, 'D2', 'infantry')]).toEqual([BARBARIANS, 1]);
  expect([table.count(BARBARIANS, 'D3', 'infantry'), table.state.actions]).toEqual([1, 2]);
  expect(offers(holding(['mercenaries'], { ...plan, seats: [{}, {}] }), 'mercenaries')).toBe(false);
  expect(offers(holding(['mercenaries'], { ...plan, cities: { D7: {} } }), 'mercenaries')).toBe(false);
});
