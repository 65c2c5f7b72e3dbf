import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, actionCard } from '../../src/card-data.ts';
import { ACTION_CARD } from '../../src/decks.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { BUILDINGS, type UnitName } from '../../src/pieces.ts';
import { face, type Plan, type Table } from '../position.ts';
import { having } from './civilized.ts';
import { added, attack, defend, HIT, rolled, TWO } from './fights.ts';

const MISS = face(1, 'leader');

/** A card whose battle half has this effect. */
function cardThat(effect: string, but = -1): number {
  const at = ACTION_CARDS.findIndex(
    ({ battle }, card) => ACTION_CARD + card !== but && battle.effects.some((one) => one.do === effect),
  );
  return ACTION_CARD + at;
}

const many = (n: number): UnitName[] => new Array<UnitName>(n).fill('infantry');

describe('Xerxes leads five', () => {
  const units: NonNullable<Plan['units']> = [
    [0, 'D5', ...many(4)],
    [1, 'D3', 'infantry'],
  ];

  test('five army units stand with him, and six do not', () => {
    const table = having('xerxes', { units, seats: [{ advances: ['tactics'] }, {}] });
    table.move('D5', many(4), 'D4');
    expect(table.count(0, 'D4', 'infantry')).toBe(4);
    const six = having('xerxes', {
      units: [
        [0, 'D4', 'infantry'],
        [0, 'D5', ...many(4)],
      ],
      seats: [{ advances: ['tactics'] }, {}],
    });
    six.take({ do: 'move' }).take({ do: 'choose group', hex: six.hex('D5') });
    six.pick(...six.unitsAt(0, 'D5', ...many(4)));
    expect(six.offers({ do: 'go', to: six.hex('D4') })).toBe(false);
  });

  test('only he leads five, and only where he goes himself', () => {
    const joining = (id: string, at: string) => {
      const table = having(id, {
        at,
        units: [
          [0, 'D5', 'infantry'],
          [0, 'C5', ...many(4)],
        ],
        seats: [{ advances: ['tactics'] }, {}],
      });
      table.take({ do: 'move' }).take({ do: 'choose group', hex: table.hex('D5') });
      const all = table.state.seats[0]!.units.filter((one) => (one & 127) === table.hex('D5'));
      if (table.asked.ask.do === 'choose group') table.pick(all[all.length - 1]!);
      return table.offers({ do: 'go', to: table.hex('C5') });
    };
    expect([joining('xerxes', 'D5'), joining('cyrus', 'D5'), joining('xerxes', 'A3')]).toEqual([true, false, false]);
  });

  test('five who fight lay no cards and have no abilities', () => {
    const card = cardThat('cv');
    const seats: NonNullable<Plan['seats']> = [{ advances: ['tactics'], hand: [card] }, {}];
    const army: UnitName[] = ['infantry', 'infantry', 'infantry', 'infantry', 'leader'];
    const five = attack('xerxes', {
      units: [[0, 'D4', ...many(4)], units[1]!],
      seats,
      army,
      dice: [HIT, HIT, HIT, HIT, HIT, TWO],
    });
    expect(rolled(five).cv[0]).toBe(30);
    const four = attack('xerxes', { units: [[0, 'D4', ...many(3)], units[1]!], seats, army: army.slice(1) });
    expect(four.asked.ask.do).toBe('lay card');
  });
});

describe('Viriatus', () => {
  const seats: NonNullable<Plan['seats']> = [{ advances: ['tactics'], goods: { mood: 4 } }, {}];
  const units: NonNullable<Plan['units']> = [
    [0, 'D4', 'infantry'],
    [1, 'D3', 'infantry', 'infantry'],
  ];

  test('drives enemies away before every round but the first, for two mood tokens', () => {
    const table = attack('viriatus', { units, seats });
    expect(table.asked.ask.do).toBe('retreat or fight on');
    table.take({ do: 'combat round' });
    expect(table.asked.ask.do).toBe('drive away');
    expect(table.options.some((one) => one.do === 'driven away' && one.hex === table.hex('D4'))).toBe(false);
    table.take({ do: 'driven away', hex: table.hex('D2') });
    expect([table.count(1, 'D2', 'infantry'), table.count(1, 'D3', 'infantry'), table.good(0, 'mood')]).toEqual([
      1, 1, 2,
    ]);
    table
      .dice(TWO, TWO, TWO)
      .take({ do: 'combat round' })
      .take({ do: 'driven away', hex: table.hex('C3') });
    expect(table.state.battle).toBe(null);
    expect(table.count(0, 'D3', 'leader')).toBe(1);
    expect(table.events.some((one) => one.did === 'battle over' && one.winner === 0)).toBe(true);
  });

  test('lays his cards for barbarians within two hexes, and for no others', () => {
    const card = cardThat('cv');
    const battle = (hex: string, origin: string) => {
      const table = having('viriatus', {
        at: 'D4',
        cities: { D4: {}, A7: { of: 1 }, [hex]: { of: 1 } },
        units: [
          [1, hex, 'infantry'],
          [BARBARIANS, hex, 'infantry'],
        ],
        seats: [{ advances: ['tactics'], hand: [card] }, {}],
      });
      table.dice(TWO, TWO);
      table.happen({
        do: 'fight',
        attacker: BARBARIANS,
        defender: 1,
        hex: table.hex(hex),
        origin: table.hex(origin),
        landed: false,
      });
      return table;
    };
    const near = battle('D2', 'D3');
    expect([near.asked.ask.do, near.asked.seat]).toEqual(['lay card', 0]);
    near.take({ do: 'lay', card });
    expect(added(near)).toBe(worth(card));
    expect(near.state.actionDiscard).toContain(card);
    expect(battle('D1', 'D2').asked.ask.do).not.toBe('lay card');
  });
});

/** What a card adds to its own side's dice. */
function worth(card: number): number {
  return actionCard(card).battle.effects.reduce(
    (sum, one) => sum + (one.do === 'cv' && one.of === 'own' ? one.n : 0),
    0,
  );
}

test('Dido: after a round she goes, Infantry takes her place, and the attackers must retreat', () => {
  const table = defend('dido', { units: [[1, 'D3', 'infantry']] });
  expect(table.asked.ask.do).toBe('sacrifice leader');
  const [card] = table.state.seats[0]!.ruling;
  table.take({ do: 'leader sacrificed' });
  expect(table.state.battle).toBe(null);
  expect([table.count(0, 'D4', 'leader'), table.count(0, 'D4', 'infantry'), table.count(1, 'D3', 'infantry')]).toEqual([
    0, 1, 1,
  ]);
  expect(table.state.removed).toContain(card);
  expect(table.state.seats[1]!.killed).toEqual([]);
  expect(attack('dido').asked.ask.do).not.toBe('sacrifice leader');
});

describe('Attila', () => {
  const CHARGE = face(4, 'cavalry');
  const units: NonNullable<Plan['units']> = [
    [0, 'D4', 'cavalry'],
    [1, 'D3', 'infantry', 'infantry', 'infantry'],
  ];

  test('in the first round, one rider whose icon was rolled cancels a hit instead', () => {
    const army: UnitName[] = ['cavalry', 'leader'];
    const table = attack('attila', { units, army, dice: [CHARGE, TWO, HIT, TWO, TWO] });
    expect(table.asked.ask.do).toBe('wheel about');
    const [before, hits] = [table.state.battle!.cv[0], table.state.battle!.hits[0]];
    expect(hits).toBe(2);
    table.take({ do: 'wheeled', face: CHARGE });
    const { cv, hits: after } = table.state.battle!;
    expect(before - cv[0]).toBe(6);
    expect(after[0]).toBe(1);
  });

  test('without a rider whose icon was rolled nobody is asked', () => {
    const table = attack('attila', { units, army: ['cavalry', 'leader'], dice: [TWO, TWO, HIT, TWO, TWO] });
    expect(table.asked.ask.do).not.toBe('wheel about');
  });
});

describe('Cyrus', () => {
  test('gives the effect of his card up for two more', () => {
    const card = cardThat('cv');
    const seats: NonNullable<Plan['seats']> = [{ advances: ['tactics'], hand: [card] }, {}];
    const units: NonNullable<Plan['units']> = [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry'],
    ];
    const fight = () =>
      attack('cyrus', { seats, units, cities: { D4: {}, B4: {}, A7: { of: 1 } } }).take({ do: 'lay', card });
    const dropped = fight().take({ do: 'card dropped' });
    const kept = fight().take({ do: 'decline' });
    expect([added(kept), added(dropped)]).toEqual([worth(card), 2]);
    expect(dropped.state.actionDiscard).toContain(card);
  });
});

describe('Jimmu', () => {
  const card = cardThat('cv');
  const fight = (goods: object, dice: number[]) =>
    attack('jimmu', {
      seats: [{ advances: ['tactics'], hand: [card], goods }, {}],
      dice,
    }).take({ do: 'lay', card });

  test('takes a card of the battle back for a culture token', () => {
    const table = fight({ culture: 1 }, [HIT, HIT, TWO]);
    expect(table.asked.ask.do).toBe('take card back');
    table.take({ do: 'card back', card });
    expect(table.state.seats[0]!.hand).toEqual([card]);
    expect([table.good(0, 'culture'), table.state.actionDiscard.includes(card)]).toEqual([0, false]);
  });

  test('but not one that the enemy has taken', () => {
    const other = cardThat('cv', card);
    const scout = cardThat('silence');
    const table = attack('jimmu', {
      seats: [
        { advances: ['tactics'], hand: [card, other], goods: { culture: 1 } },
        { advances: ['tactics'], hand: [scout] },
      ],
      units: [
        [0, 'D4', 'infantry'],
        [1, 'D3', 'infantry', 'infantry', 'infantry'],
      ],
      dice: [TWO, TWO, MISS, MISS, MISS, TWO, TWO, MISS, MISS, MISS],
    });
    table.take({ do: 'lay', card }).take({ do: 'decline' }).take({ do: 'combat round' });
    table.take({ do: 'lay', card: other }).take({ do: 'lay', card: scout }).take({ do: 'retreat' });
    expect(table.options.flatMap((one) => (one.do === 'card back' ? [one.card] : []))).toEqual([card]);
    expect(table.state.seats[1]!.hand).toEqual([other]);
  });

  test('not without the token, and not when he falls', () => {
    expect(fight({}, [HIT, HIT, TWO]).asked.ask.do).toBe('turn');
  });
});

describe('Wak Chanil Ajaw', () => {
  const cities: NonNullable<Plan['cities']> = { D4: {}, D3: { of: 1, buildings: ['temple'] }, A7: { of: 1 } };
  const conquer = (advances: string[]): Table =>
    attack('wak-chanil-ajaw', {
      cities,
      units: [[0, 'D4', 'infantry']],
      seats: [{ advances: ['tactics', ...advances] }, {}],
    });

  test('exchanges a building of a captured city for another that is known, for nothing', () => {
    expect(conquer(['bartering']).offers({ do: 'reconstructed', building: BUILDINGS.indexOf('market') })).toBe(true);
    const table = conquer(['writing']);
    const [temple, academy] = [BUILDINGS.indexOf('temple'), BUILDINGS.indexOf('academy')];
    expect(table.asked.ask.do).toBe('reconstruct');
    const ideas = table.good(0, 'ideas');
    table.take({ do: 'reconstructed', building: academy, instead: temple });
    expect([table.city('D3')!.buildings[temple], table.city('D3')!.buildings[academy]]).toEqual([-1, 0]);
    expect(table.good(0, 'ideas')).toBe(ideas);
  });

  test('not for one whose advance is missing', () => {
    expect(conquer([]).events.some((one) => one.did === 'capture')).toBe(true);
    expect(conquer([]).offers({ do: 'reconstructed', building: BUILDINGS.indexOf('academy') })).toBe(false);
  });
});
