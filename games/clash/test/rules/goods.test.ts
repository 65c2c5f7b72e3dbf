import { expect } from 'vitest';
import { goods } from '../../src/goods.ts';
import { payments } from '../../src/payment.ts';
import { TERM_ITEM } from '../../src/terms.ts';
import { Table } from '../position.ts';
import { rule } from '../rule.ts';

rule('COC-RES-01', 'there are five resources', () => {
  const table = new Table({ seats: [{ goods: { food: 1, wood: 1, ore: 1, ideas: 1, gold: 1 } }] });
  expect(table.state.seats[0]!.goods.slice(0, 5)).toEqual([1, 1, 1, 1, 1]);
});

rule(
  ['COC-RES-05', 'COC-RES-06', 'COC-ADVACT-01', 'COC-ADVACT-02'],
  'an advance costs two food, each of which may be an idea or gold',
  () => {
    const table = new Table({ seats: [{ goods: { food: 2, ideas: 1, gold: 1 } }] });
    table.take({ do: 'advance', advance: 1 });
    expect(table.options.map((option) => option.do === 'bought' && option.pay)).toEqual([
      [2, 0, 0, 0, 0, 0, 0],
      [1, 0, 0, 1, 0, 0, 0],
      [1, 0, 0, 0, 1, 0, 0],
      [0, 0, 0, 1, 1, 0, 0],
    ]);
  },
);

rule('COC-ADVACT-01', 'who has one food buys nothing', () => {
  expect(new Table({ seats: [{ goods: { food: 1, wood: 7, ore: 7 } }] }).ids('advance')).toEqual([]);
});

rule(
  'COC-RES-06',
  'gold pays for any resource, never for a token, and ideas for nothing but food of an advance',
  () => {
    const table = new Table({ seats: [{ goods: { food: 1, gold: 2, ideas: 3 } }] });
    expect(payments(table.state, 0, goods({ food: 1, wood: 1, ore: 1 }), 'plain')).toEqual([[1, 0, 0, 0, 2, 0, 0]]);
    expect(payments(table.state, 0, goods({ culture: 1 }), 'plain')).toEqual([]);
    expect(payments(table.state, 0, goods({ mood: 1 }), 'happiness')).toEqual([]);
    expect(payments(table.state, 0, goods({ food: 4 }), 'plain')).toEqual([]);
  },
);

rule(['COC-RES-07', 'COC-RES-08'], 'a track ends at seven, and what comes beyond is lost', () => {
  const table = new Table({ seats: [{ goods: { wood: 6 } }] });
  table.happen(...[1, 2, 3].map(() => ({ do: 'take token', seat: 0, good: 1, why: 'event' }) as const));
  expect(table.good(0, 'wood')).toBe(7);
});

rule(['COC-RES-09', 'COC-ANNEX-02'], 'food ends at two, at seven with Storage', () => {
  for (const [advances, kept] of [
    [[], 2],
    [['storage'], 5],
  ] as const) {
    const table = new Table({ seats: [{ advances }] });
    table.happen(...[1, 2, 3, 4, 5].map(() => ({ do: 'take token', seat: 0, good: 0, why: 'event' }) as const));
    expect(table.good(0, 'food')).toBe(kept);
  }
});

rule(['COC-TOK-02', 'COC-TOK-04'], 'spent tokens are gone', () => {
  const table = new Table({ cities: { D2: { mood: 'angry' } }, seats: [{ goods: { mood: 2 } }] });
  table.take({ do: 'increase happiness' }).take({ do: 'raise mood' });
  expect(table.good(0, 'mood')).toBe(1);
});

rule(
  ['COC-TRADE-02', 'COC-TRADE-04', 'COC-TRADE-06'],
  'two wood and an action card for three mood tokens, at once',
  () => {
    const table = new Table({ seats: [{ goods: { wood: 2 } }, { goods: { mood: 3 } }], cities: { D2: {} } });
    table.state.seats[0]!.hand = [20];
    table.take({ do: 'propose trade', to: 1 });
    expect(table.mayPick()).toBe(true);
    table.pick(1001, 1001, 20).pick(1005, 1005, 1005);
    expect(table.asked.seat).toBe(1);
    table.take({ do: 'accept offer' });
    expect(table.state.seats.map(({ hand }) => hand)).toEqual([[], [20]]);
    expect([table.good(0, 'wood'), table.good(0, 'mood')]).toEqual([0, 3]);
    expect([table.good(1, 'wood'), table.good(1, 'mood')]).toEqual([2, 0]);
    expect(table.asked.ask.do).toBe('turn');
    expect(table.state.actions).toBe(3);
  },
);

rule(
  ['COC-TRADE-05', 'COC-TRADE-07'],
  'food for wood changes hands now; a card yet to be drawn cannot be promised',
  () => {
    const table = new Table({ seats: [{ goods: { wood: 1 } }, { goods: { food: 2 } }], cities: { D2: {} } });
    table.take({ do: 'propose trade', to: 1 }).pick(1001);
    expect(table.asked.pick!.from).toEqual([1000, 1000]);
    table.pick(1000, 1000).take({ do: 'accept offer' });
    expect([table.good(0, 'food'), table.good(1, 'wood')]).toEqual([2, 1]);
  },
);

rule(
  ['COC-TRADE-02', 'COC-TRADE-03'],
  'cards of all three kinds go over face down, and who is asked for some says which',
  () => {
    const table = new Table({ cities: { D2: {} }, seats: [{}, {}] });
    table.state.seats[0]!.objectives = [60];
    table.state.seats[1]!.hand = [21, 22];
    table.state.seats[1]!.wonderHand = [155];
    table.happen();
    table.take({ do: 'propose trade', to: 1 }).pick(60).pick(2000, 2002);
    const offer = table.events.find(({ did }) => did === 'offer');
    expect(JSON.stringify(offer)).not.toContain('60');
    table.take({ do: 'accept offer' });
    table.pick(22);
    expect(table.state.seats[0]).toMatchObject({ hand: [22], wonderHand: [155], objectives: [] });
    expect(table.state.seats[1]).toMatchObject({ hand: [21], wonderHand: [], objectives: [60] });
  },
);

rule('COC-TRADE-01', 'an offer may be refused and changed; nothing has changed hands', () => {
  const table = new Table({ cities: { D2: {} }, seats: [{ goods: { gold: 1 } }, { goods: { ore: 1 } }] });
  table.state.seats[0]!.hand = [20];
  table.take({ do: 'propose trade', to: 1 }).pick(20).pick(1002).take({ do: 'refuse offer' });
  expect(table.state.seats[0]!.hand).toEqual([20]);
  table.take({ do: 'propose trade', to: 1 }).pick(1004).pick(1002).take({ do: 'accept offer' });
  expect([table.good(0, 'ore'), table.good(1, 'gold')]).toEqual([1, 1]);
});

rule('COC-TRADE-01', 'three offers to each other player in a turn', () => {
  const table = new Table({ players: 3, cities: { D2: {} }, seats: [{ goods: { gold: 1 } }, {}, {}] });
  const open = () => table.options.flatMap((one) => (one.do === 'propose trade' ? [one.to] : []));
  for (let i = 0; i < 3; i++) {
    expect(open()).toEqual([1, 2]);
    table.take({ do: 'propose trade', to: 1 }).pick(1004);
    if (table.asked.ask.do === 'demand') table.pick();
    table.take({ do: 'refuse offer' });
  }
  expect(open()).toEqual([2]);
});

rule(['COC-TRADE-01', 'COC-TRADE-04'], 'an offer waits for nobody: who made it may withdraw it and go on', () => {
  const table = new Table({ seats: [{ goods: { gold: 1 }, hand: [20] }, { goods: { ore: 1 } }] });
  table.take({ do: 'propose trade', to: 1 }).pick(20).pick(1002);
  expect([table.asked.ask.do, table.asked.seat]).toEqual(['answer offer', 1]);
  table.as(0);
  expect(table.asked.ask.do).toBe('await answer');
  table.take({ do: 'withdraw offer' });
  expect([table.asked.ask.do, table.asked.seat, table.state.seats[0]!.hand]).toEqual(['turn', 0, [20]]);
  expect(table.as(1).over).toBe(true);
  expect(table.events.at(-1), 'and the other hears of it').toEqual({ did: 'withdraw', seat: 0 });
});

rule('COC-TRADE-03', 'cards may be shown before the other answers, to nobody else', () => {
  const table = new Table({ players: 3, seats: [{ hand: [20] }, { goods: { ore: 1 } }] });
  table.take({ do: 'propose trade', to: 1 }).pick(20).pick(1002).as(0).take({ do: 'show cards' });
  const shown = table.events.find(({ did }) => did === 'look');
  expect(shown).toMatchObject({ seat: 1, cards: [20], only: 1 });
  expect(table.as(0).ids()).toEqual(['withdraw offer']);
  table.as(1).take({ do: 'accept offer' });
  expect([table.state.seats[1]!.hand, table.good(0, 'ore')]).toEqual([[20], 1]);
});

rule('COC-TRADE-04', 'an offer within the terms of the other is carried out at once', () => {
  const term = (given: number, taken: number) => TERM_ITEM + given * 8 + taken;
  const [FOOD, ORE, GOLD] = [0, 2, 4];
  const offer = (terms: number[], give: number[], want: number[]) => {
    const table = new Table({ seats: [{ goods: { food: 2, gold: 2 } }, { goods: { ore: 2 } }] });
    table.state.seats[1]!.terms = terms;
    return table
      .take({ do: 'propose trade', to: 1 })
      .pick(...give)
      .pick(...want);
  };
  const both = [term(ORE, GOLD), term(ORE, FOOD)];
  const done = offer(both, [1000, 1004], [1002, 1002]);
  expect([done.asked.ask.do, done.good(0, 'ore'), done.good(1, 'food'), done.good(1, 'gold')]).toEqual([
    'turn',
    2,
    1,
    1,
  ]);
  expect(offer(both, [1000], [1002, 1002]).asked.ask.do).toBe('answer offer');
  expect(offer([term(ORE, GOLD)], [1000], [1002]).asked.ask.do).toBe('answer offer');
  const table = new Table({ seats: [{ goods: { food: 1 } }] });
  table.take({ do: 'set terms' }).pick(term(FOOD, GOLD));
  expect([table.state.seats[0]!.terms, table.offers({ do: 'set terms' })]).toEqual([[term(FOOD, GOLD)], false]);
  expect(table.events.at(-1), 'for all to hear').toEqual({ did: 'terms', seat: 0, terms: [term(FOOD, GOLD)] });
});
