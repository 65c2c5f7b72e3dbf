import { expect, test } from 'vitest';
import { type CardData, cardText } from '../../src/index.ts';

const STALL: CardData = {
  id: 'OWN001',
  copies: 1,
  name: { pl: 'Kram', en: 'Stall' },
  kind: 'action',
  colors: [],
  cost: {},
  source: 'designed',
};

function said(effects: NonNullable<CardData['action']>['effects']): [string, string] {
  const card = { ...STALL, action: { spend: { worker: 1 }, effects } };
  return [cardText(card, 'en'), cardText(card, 'pl')];
}

test('a choice that costs more is made after the price is paid, and not in place of it', () => {
  expect(
    said([
      {
        op: 'oneOf',
        of: [
          { effects: [{ op: 'gain', goods: { food: 2 } }] },
          { spend: { gold: 1 }, effects: [{ op: 'gain', goods: { vp: 3 } }] },
        ],
      },
    ]),
  ).toEqual([
    'Action: spend 1 Worker, then either gain 2 food, or spend 1 Gold to gain 3 VP.',
    'Akcja: wydaj 1 Robotnika, a potem albo zyskaj 2 jadła, albo wydaj 1 Złoto, by zyskać 3 PZ.',
  ]);
});

test('a choice that costs nothing more is what one pays for', () => {
  expect(
    said([
      {
        op: 'oneOf',
        of: [{ effects: [{ op: 'gain', goods: { food: 2 } }] }, { effects: [{ op: 'gain', goods: { gold: 1 } }] }],
      },
    ]),
  ).toEqual([
    'Action: spend 1 Worker to gain 2 food or 1 Gold.',
    'Akcja: wydaj 1 Robotnika, by zyskać 2 jadła albo 1 Złoto.',
  ]);
});

test('what one may do beside is said apart', () => {
  const [en, pl] = said([
    { op: 'gain', goods: { wood: 1 } },
    { op: 'oneOf', optional: true, of: [{ spend: { gold: 1 }, effects: [{ op: 'gain', goods: { vp: 2 } }] }] },
  ]);
  expect(en).toBe('Action: spend 1 Worker to gain 1 wood; you may spend 1 Gold to gain 2 VP.');
  const [alone] = said([
    { op: 'oneOf', optional: true, of: [{ spend: { gold: 1 }, effects: [{ op: 'gain', goods: { vp: 2 } }] }] },
  ]);
  expect(alone).toBe('Action: spend 1 Worker, then you may spend 1 Gold to gain 2 VP.');
  expect(pl).toBe('Akcja: wydaj 1 Robotnika, by zyskać 1 drewno; możesz wydać 1 Złoto, by zyskać 2 PZ.');
});
