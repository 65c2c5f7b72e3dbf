import { describe, expect } from 'vitest';
import { ACTION_CARDS } from '../../src/card-data.ts';
import { ownAdvance } from '../../src/civilization-data.ts';
import { ACTION_CARD, EVENT_CARD } from '../../src/decks.ts';
import { EVENTS } from '../../src/event-data.ts';
import { mark } from '../../src/knowledge.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { UNITS } from '../../src/pieces.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';

const [FIVE, ONE, SIX, TWO] = [face(5, 'cavalry'), face(1, 'leader'), face(6, 'infantry'), face(2, 'elephant')];

/** The hex D3 of a map for two. */
const TO_D3 = new Table().hex('D3');

describe('Zoroastrianism', () => {
  const units: NonNullable<Plan['units']> = [
    [1, 'D3', 'infantry'],
    [BARBARIANS, 'D2', 'cavalry'],
    [1, 'B4', 'leader'],
  ];
  const trying = (more: Plan = {}) => {
    const table = having('zoroastrianism', { units, ...more });
    return table.take({ do: 'influence' });
  };

  rule(
    'COC-CIV-62',
    'an attempt upon an army unit outside of cities, barbarians too, but no leader; it becomes an own one of its kind',
    () => {
      const near = having('zoroastrianism', { units })
        .dice(FIVE)
        .take({ do: 'influence' })
        .take({ do: 'attempt', to: TO_D3 });
      expect([near.count(0, 'D3', 'infantry'), near.count(1, 'D3', 'infantry')]).toEqual([1, 0]);
      expect(near.offers({ do: 'influence' })).toBe(false);
      const seats: NonNullable<Plan['seats']> = [{ goods: { culture: 3 } }, {}];
      const table = trying({ seats });
      const targets = table.options.flatMap((one) => (one.do === 'attempt' ? [table.code(one.to)] : []));
      expect(targets.sort()).toEqual(['D2', 'D3']);
      table.dice(ONE).take({ do: 'attempt', to: table.hex('D2'), boost: 1 });
      expect(table.good(0, 'culture')).toBe(2);
      expect(table.asked.ask.do).not.toBe('boost roll');
      const boosted = trying({ seats: [{ goods: { culture: 9 } }, {}] });
      boosted.dice(TWO).take({ do: 'attempt', to: boosted.hex('D2'), boost: 1 });
      boosted.take({ do: 'boost' });
      expect([boosted.count(0, 'D2', 'cavalry'), boosted.count(BARBARIANS, 'D2', 'cavalry')]).toEqual([1, 0]);
    },
  );

  rule('COC-CIV-62', 'not in a city, and not without a piece of that kind', () => {
    const inside = having('zoroastrianism', { cities: { D4: {}, D3: { of: 1 } }, units: [[1, 'D3', 'infantry']] });
    expect(inside.offers({ do: 'influence' })).toBe(false);
    const all: NonNullable<Plan['units']> = [
      [1, 'D3', 'elephant'],
      [0, 'B4', 'elephant', 'elephant', 'elephant', 'elephant'],
    ];
    expect(having('zoroastrianism', { units: all }).offers({ do: 'influence' })).toBe(false);
  });

  rule(
    'COC-CIV-63',
    'those who are left are fought at once, Settlers fall by themselves, and the turn has its success',
    () => {
      const settlers = having('zoroastrianism', { units: [[1, 'D3', 'infantry', 'settler']] });
      settlers.dice(FIVE).take({ do: 'influence' }).take({ do: 'attempt', to: TO_D3 });
      expect([settlers.count(0, 'D3', 'infantry'), settlers.count(1, 'D3', 'settler')]).toEqual([1, 0]);
      const army = having('zoroastrianism', { units: [[1, 'D3', 'infantry', 'cavalry']] });
      army
        .dice(FIVE, SIX, TWO)
        .take({ do: 'influence' })
        .take({ do: 'attempt', to: TO_D3 })
        .take({ do: 'win over', kind: UNITS.indexOf('infantry') });
      expect(army.events.some((one) => one.did === 'battle' && one.attacker === 0)).toBe(true);
      expect([army.count(0, 'D3', 'infantry'), army.count(1, 'D3', 'cavalry')]).toEqual([1, 0]);
      expect(army.offers({ do: 'influence' })).toBe(false);
    },
  );
});

describe('Subterfuge', () => {
  const cardOf = (id: string) => ACTION_CARD + ACTION_CARDS.findIndex(({ civil }) => civil.id === id);
  const person = EVENT_CARD + EVENTS.findIndex((event) => event.person && event.person.categories.length > 0);
  const given = ACTION_CARD + 41;

  /** Seat 0 plays, seat 1 is Japan with its city so many hexes away. */
  function playing(card: number, { city = 'D2', hand = [given], persons = [] as number[], goods = {} } = {}): Table {
    const table = new Table({
      config: { civilizations: ['celts', 'japan'] },
      cities: { D4: { mood: 'angry' }, [city]: { of: 1 } },
      seats: [{ hand: card < EVENT_CARD ? [card] : [], goods: { culture: 9, mood: 9, gold: 5, ...goods } }, { hand }],
    });
    const [own, japan] = table.state.seats;
    mark(japan!, ownAdvance(2));
    japan!.persons.push(...persons);
    if (card >= EVENT_CARD) own!.persons.push(card);
    table.state.steps.pop();
    return table.happen();
  }

  rule(
    ['COC-CIV-44', 'COC-CIV-45', 'COC-CIV-46'],
    'a card of a player within two hexes is cancelled for a card before anything comes of it, and its price is not paid',
    () => {
      const card = cardOf('synergies');
      const table = playing(card).take({ do: 'play', card });
      expect([table.asked.ask.do, table.asked.seat]).toEqual(['ruse', 1]);
      table.take({ do: 'ruse played', card: given });
      expect(table.asked.ask.do).toBe('turn');
      expect(table.state.actionDiscard).toEqual(expect.arrayContaining([card, given]));
      expect([table.state.actions, table.good(0, 'mood'), table.good(0, 'culture')]).toEqual([3, 9, 9]);
      expect([table.city('D4')!.mood, table.state.seats[1]!.hand, table.state.seats[0]!.hand]).toEqual([0, [], []]);
    },
  );

  rule('COC-CIV-44', 'it works as always for who is far away, has nothing to give, or lets it be', () => {
    const card = cardOf('synergies');
    expect(playing(card, { city: 'D7' }).take({ do: 'play', card }).asked.seat).toBe(0);
    expect(playing(card, { hand: [] }).take({ do: 'play', card }).asked.seat).toBe(0);
    const allowed = playing(card).take({ do: 'play', card }).take({ do: 'decline' });
    expect(allowed.state.actions).toBe(2);
    expect([allowed.asked.ask.do, allowed.asked.seat]).toEqual(['choose purchase', 0]);
    expect(allowed.state.actionDiscard).toContain(card);
  });

  rule('COC-CIV-45', 'when it is against somebody, they hear first against whom', () => {
    const card = cardOf('assassination');
    const table = playing(card).take({ do: 'play', card });
    if (table.asked.ask.do === 'choose victim') table.take({ do: 'hinder', of: 1 });
    expect(table.asked.ask.do).toBe('ruse');
    const before = table.state.actions;
    table.take({ do: 'ruse played', card: given });
    expect([table.state.seats[1]!.hindered, table.state.actions, table.good(0, 'culture')]).toEqual([0, before, 9]);
    const works = playing(card).take({ do: 'play', card });
    if (works.asked.ask.do === 'choose victim') works.take({ do: 'hinder', of: 1 });
    works.take({ do: 'decline' });
    expect([works.state.seats[1]!.hindered, works.good(0, 'culture')]).toEqual([1, 8]);
  });

  rule('COC-CIV-45', 'the name comes before the answer, where there are several to name', () => {
    const card = cardOf('assassination');
    const table = new Table({
      players: 3,
      config: { civilizations: ['celts', 'japan', 'rome'] },
      cities: { D4: {}, D2: { of: 1 } },
      seats: [{ hand: [card], goods: { culture: 9 } }, { hand: [given] }, {}],
    });
    mark(table.state.seats[1]!, ownAdvance(2));
    table.state.steps.pop();
    table.happen().take({ do: 'play', card });
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['choose victim', 0]);
    table.take({ do: 'hinder', of: 2 });
    expect([table.asked.ask.do, table.asked.seat]).toEqual(['ruse', 1]);
  });

  rule('COC-CIV-47', 'great persons are cancelled, and cancel', () => {
    const table = playing(person).take({ do: 'call', card: person });
    expect(table.asked.ask.do).toBe('ruse');
    table.take({ do: 'ruse played', card: given });
    expect([table.state.eventDiscard.includes(person), table.state.seats[0]!.persons]).toEqual([true, []]);
    const card = cardOf('synergies');
    const other = playing(card, { hand: [], persons: [person] }).take({ do: 'play', card });
    other.take({ do: 'ruse played', card: person });
    expect([other.state.seats[1]!.persons, other.state.eventDiscard.includes(person)]).toEqual([[], true]);
  });
});
