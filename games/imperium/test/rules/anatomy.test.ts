import { expect } from 'vitest';
import { CARDS, ICONS, imperium, NATIONS, nationCards, SUITS } from '../../src/index.ts';
import { Position, TWO } from '../position.ts';
import { rule } from '../rule.ts';

const REGION_SYMBOLS = ICONS.slice(0, 3);
const starting = (nation: (typeof NATIONS)[number], start: string) =>
  nationCards(nation).filter((card) => CARDS[card]!.data.start === start && !CARDS[card]!.data.players);

rule(['IMP-ANAT-01', 'IMP-ANAT-02', 'IMP-ANAT-11', 'IMP-ANAT-12'], 'names and suits of all cards', () => {
  for (const { data, suits } of CARDS) {
    expect(data.name.pl.length * data.name.en.length).toBeGreaterThan(0);
    if (data.type === 'none') expect(suits).toEqual([]);
    else expect(suits[0]).toBe(data.type);
    for (const suit of suits) expect(SUITS).toContain(suit);
    if (suits.length > 1) expect(suits).toEqual(['uncivilised', 'civilised']);
  }
});

rule(['IMP-ANAT-07', 'IMP-TERM-35'], 'region symbols are on regions alone', () => {
  const marked = CARDS.filter(({ icons }) => icons.some((icon) => REGION_SYMBOLS.includes(icon)));
  expect(marked.length).toBeGreaterThan(40);
  expect(marked.every(({ region }) => region)).toBe(true);
});

rule(['IMP-ANAT-04'], 'every attack touches others, and its icon says so', () => {
  const touches = (text: string) =>
    text.includes('"others"') || text.includes('"steal"') || text.includes('"give"') || text.includes('"all"');
  for (const { attack, data } of CARDS) if (attack) expect(touches(JSON.stringify(data.effects)), data.id).toBe(true);
});

rule(['IMP-ANAT-25', 'IMP-ANAT-26'], 'points are fixed, conditional or variable', () => {
  const kinds = new Set(CARDS.flatMap(({ faces }) => faces.map(({ vp }) => vp?.kind ?? 'none')));
  expect([...kinds].sort()).toEqual(['conditional', 'fixed', 'none', 'variable']);
});

rule(
  [
    'IMP-ANAT-14',
    'IMP-ANAT-16',
    'IMP-ANAT-18',
    'IMP-ANAT-19',
    'IMP-PSETUP-02',
    'IMP-PSETUP-09',
    'IMP-PSETUP-12',
    'IMP-PSETUP-13',
    'IMP-PSETUP-22',
  ],
  'every card of a nation begins where its icon says',
  () => {
    for (const nation of NATIONS) {
      const other = nation === 'romans' ? 'greeks' : 'romans';
      const game = new Position([{ nation }, { nation: other }]);
      const own = game.seat();
      const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
      expect(sorted([...own.hand, ...own.deck])).toEqual(starting(nation, 'deck'));
      expect(sorted(own.nationDeck)).toEqual(starting(nation, 'nation'));
      expect(own.accession).toEqual(starting(nation, 'accession'));
      expect(own.developments).toEqual([...starting(nation, 'development'), ...starting(nation, 'quest')]);
      const supply = [...game.state.unrest, ...game.state.market.map(({ unrest }) => unrest)];
      for (const card of starting(nation, 'supply')) expect(supply).toContain(card);
      expect(CARDS[own.power[0]!]!.data.type).toBe('power');
    }
  },
);

rule(
  ['IMP-CSETUP-10', 'IMP-CSETUP-11', 'IMP-CSETUP-06'],
  'King of Kings lies open with side A under the hidden fame deck',
  () => {
    const game = new Position(TWO);
    expect(game.state.kingTurned).toBe(false);
    expect(game.state.fame.every((card) => CARDS[card]!.data.type === 'fame')).toBe(true);
    expect(game.state.fame).not.toContain(game.state.king[0]);
  },
);

rule(['IMP-TERM-44', 'IMP-TERM-70'], 'a passive works only while the card is in play', () => {
  const game = new Position(TWO).bare();
  const [conquer] = game.set(0, 'hand', 'Conquer', 'Legions');
  game.tokens(0, 9, 9, 0);
  game.seat().empire = true;
  expect(game.offers({ do: 'play', card: conquer! })).toBe(false);
});

rule(['IMP-OWN-01', 'IMP-OWN-02', 'IMP-OWN-03'], 'each player uses the own hand and deck', () => {
  const game = new Position(TWO).bare();
  const [charity] = game.set(0, 'hand', 'Corruption');
  game.seat().empire = true;
  for (const seat of [0, 1]) game.tokens(seat, 0, 0, 0);
  game.answer({ do: 'play', card: charity! });
  expect(game.seat().tokens).toEqual([2, 0, 1]);
  expect(game.seat(1).tokens).toEqual([2, 0, 0]);
  expect([game.seat().hand.length, game.seat(1).hand.length]).toEqual([0, 1]);
});

rule('IMP-EXHAUST-08', "nobody exhausts a card in another's turn, but to avoid an attack", () => {
  const game = new Position([{ nation: 'romans' }, { nation: 'scythians' }]).bare();
  const [archers] = game.play(1, 'Mounted Archers');
  const [corruption] = game.set(0, 'hand', 'Corruption');
  game.seat().empire = true;
  expect(imperium.whyNot(game.state, 1, { do: 'exhaust', seat: 1, card: archers!, effect: 0 })?.rule).toBe(
    'IMP-TURN-03',
  );
  game.answer({ do: 'play', card: corruption! });
  expect([game.asked.seat, game.asked.ask.do]).toEqual([1, 'protect']);
  game.answer({ do: 'use reaction', card: archers! });
  expect(game.seat(1).exhausts).toBe(4);
  expect(game.seat(1).hand).toEqual([]);
});

rule('IMP-TERM-09', 'Atlanteans never play barbarian cards', () => {
  const game = new Position([{ nation: 'atlanteans' }, { nation: 'romans' }]).bare();
  const [oracle] = game.set(0, 'hand', 'Oracle');
  expect(imperium.whyNot(game.state, 0, { do: 'play', seat: 0, card: oracle! })?.rule).toBe('IMP-ACTION-06');
});

rule('IMP-TERM-12', 'Combs let the Vikings play one empire card', () => {
  const game = new Position([{ nation: 'vikings' }, { nation: 'romans' }]).bare();
  const [combs] = game.play(0, 'Combs');
  const [education, coinage] = game.set(0, 'hand', 'Education', 'Coinage');
  expect(game.offers({ do: 'play', card: education! })).toBe(false);
  game.answer({ do: 'exhaust', card: combs! }).answer({ do: 'play', card: coinage! }).skip('turn');
  expect(game.offers({ do: 'play', card: education! })).toBe(false);
});

rule(['IMP-TERM-64', 'IMP-TERM-68'], 'Arthurians, Utopians and Vikings never develop', () => {
  for (const nation of ['arthurians', 'utopians', 'vikings'] as const) {
    const game = new Position([{ nation }, { nation: 'romans' }]).bare();
    const [glorious] = game.set(0, 'hand', 'Glorious');
    game.seat().empire = true;
    game.tokens(0, 9, 9, 9);
    game.answer({ do: 'play', card: glorious! });
    expect(game.asked.ask.do).toBe('turn');
  }
});

rule(
  ['IMP-TERM-45', 'IMP-TERM-46', 'IMP-TERM-47', 'IMP-CARD-04'],
  'fame looked at is seen by one player, and as many as there are',
  () => {
    const game = new Position(TWO).bare();
    game.state.box.push(...game.state.fame.splice(1));
    const [glory] = game.set(0, 'hand', 'Glory');
    game.play(0, 'Jungle', 'Hills', 'Coast');
    const fame = game.state.fame[0]!;
    game.answer({ do: 'play', card: glory! });
    expect(game.seat().hand.length + game.seat().looked.length).toBe(1);
    expect([...game.seat().hand, ...game.seat().looked]).toEqual([fame]);
    const told = game.events.filter((event) => event.did === 'look');
    expect(told.every(({ only }) => only === 0)).toBe(true);
  },
);
