import { SPECTATOR } from '@imperia/engine';
import { expect } from 'vitest';
import { CARDS, FACTIONS } from '../../src/index.ts';
import { rule } from '../rule.ts';
import { Play, randomGame } from './random-game.ts';

rule('OSD-LOOKOUT-01', 'in every lookout of a game everyone gains 1 faction card and 2 common ones', () => {
  for (const seats of [2, 3, 4]) {
    const factions = FACTIONS.slice(0, seats);
    const gained = new Map<string, string>();
    const table = randomGame({ factions, options: [] }, seats);
    let [round, phase] = [0, ''];
    for (const event of table.heard(SPECTATOR)) {
      if (event.did === 'round') round = event.round;
      if (event.did === 'phase') phase = event.phase;
      if (phase !== 'lookout' || (event.did !== 'draw' && event.did !== 'take')) continue;
      const key = `${round} ${event.seat}`;
      gained.set(key, `${gained.get(key) ?? ''}${event.did === 'take' ? 'c' : 'f'}`);
    }
    expect(gained.size).toBe(5 * seats);
    expect(new Set(gained.values())).toEqual(new Set(['fcc']));
  }
});

rule(['OSD-LOOKOUT-03', 'OSD-LOOKOUT-07'], 'players plus one cards are revealed, twice in every round', () => {
  for (const seats of [2, 3, 4]) {
    const table = randomGame({ factions: FACTIONS.slice(0, seats), options: [] }, 10 + seats);
    const revealed = table.heard(SPECTATOR).flatMap((event) => (event.did === 'reveal' ? [event.cards.length] : []));
    expect(revealed).toEqual(Array(10).fill(seats + 1));
  }
});

rule('OSD-LOOKOUT-10', 'a hand can grow past any number: whoever never plays a card has 19 at the end', () => {
  const table = new Play({ factions: ['romans', 'barbarians'], options: [] }, 1);
  table.playOn(({ options }) => options.find(({ do: name }) => name === 'pass' || name === 'take')!);
  expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([19, 19]);
});

rule('OSD-LOOKOUT-11', 'a hand is seen by its owner alone: others see how many cards it has, and of which deck', () => {
  const table = new Play({ factions: ['romans', 'barbarians', 'egyptians'], options: [] }, 1);
  const { hand } = table.state.seats[0]!;
  expect(table.view(0).seats[0]!.hand).toEqual(hand);
  for (const seat of [1, 2, SPECTATOR]) {
    const seen = table.view(seat).seats[0]!.hand;
    expect(seen).toEqual(hand.map((card) => -2 - CARDS[card]!.deck));
    const drawn = table.heard(seat).filter((event) => event.did === 'draw' && event.seat === 0);
    expect(drawn).toHaveLength(5);
    for (const event of drawn) expect('card' in event && event.card < 0).toBe(true);
  }
});
