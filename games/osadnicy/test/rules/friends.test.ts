import { expect } from 'vitest';
import { CARDS, cardNumber, FACTIONS, newLocation, type OsadnicyEvent, osadnicy, rowsOf } from '../../src/index.ts';
import { rule } from '../rule.ts';
import { Play, randomGame } from './random-game.ts';

const ALONE = { factions: ['japanese'], options: ['friends'] } as const;

rule('OSD-FRIENDS-CONTENT-01', '10 cards for each of the four factions and 13 common ones', () => {
  const count = (prefix: string) =>
    CARDS.filter(({ pack, code }) => pack === 'friends' && code.startsWith(prefix)).length;
  expect(['BAR', 'JAP', 'RZY', 'EGI', 'ZWY'].map(count)).toEqual([10, 10, 10, 10, 13]);
});

rule(
  ['OSD-FRIENDS-STORES-01', 'OSD-FRIENDS-STORES-02'],
  'six locations have a production and a feature, in the top row',
  () => {
    const codes = ['ZWY091', 'ZWY093', 'ZWY092', 'RZY040', 'BAR034', 'EGI039'];
    const cards = codes.map((code) => cardNumber(code)!);
    const { state } = new Play({ factions: ['romans', 'barbarians'], options: ['friends'] }, 1);
    state.seats[0]!.locations = cards.map((card) => newLocation(card));
    const [production] = rowsOf(state, 0);
    expect([...production!.faction, ...production!.common]).toHaveLength(codes.length);
    for (const card of cards) {
      const { data } = CARDS[card]!;
      expect(data.stock !== undefined || data.triggers?.[0]?.when.event === 'cleanup', data.id).toBe(true);
    }
  },
);

rule(
  ['OSD-SOLO-VIRTUAL-FACTIONS-01', 'OSD-SOLO-VIRTUAL-FACTIONS-02', 'OSD-FRIENDS-CONTENT-02'],
  'alone, chance gives the virtual player one of two factions; in company it has none',
  () => {
    const drawn = new Set(Array.from({ length: 12 }, (_, seed) => new Play(ALONE, seed).state.virtual));
    expect(drawn).toEqual(new Set(['barbarians', 'romans']));
    expect(new Play({ factions: ['japanese'], options: [] }, 1).state.virtual).toBeUndefined();
    expect(new Play({ factions: FACTIONS.slice(0, 2), options: ['friends'] }, 1).state.virtual).toBeUndefined();
  },
);

/** Of the first round: what was revealed for the lookout, the attacks, and the cards that the virtual player got. */
function firstRound(virtual: 'barbarians' | 'romans') {
  for (let seed = 0; seed < 40; seed++) {
    const play = randomGame(ALONE, seed);
    if (play.state.virtual !== virtual) continue;
    const second = play.events.findIndex((event) => event.did === 'round' && event.round === 2);
    const events = play.events.slice(0, second);
    const start = events.findIndex((event) => event.did === 'phase' && event.phase === 'attack');
    const shown = events.find((event): event is Extract<OsadnicyEvent, { did: 'reveal' }> => event.did === 'reveal');
    return {
      revealed: shown!.cards.length,
      received: events.filter((event) => event.did === 'take' && event.seat === 1).length,
      attacks: events.slice(start).filter(({ did }) => did === 'attack').length,
    };
  }
  throw new Error(`Chance never chose the ${virtual}`);
}

rule('OSD-SOLO-VIRTUAL-FACTIONS-03', 'the virtual Barbarians attack three times', () => {
  expect(firstRound('barbarians')).toEqual({ revealed: 4, received: 2, attacks: 3 });
});

rule(
  ['OSD-SOLO-VIRTUAL-FACTIONS-04', 'OSD-SOLO-VIRTUAL-FACTIONS-05'],
  'for the virtual Romans 5 cards are revealed, and they get 3 of them',
  () => {
    expect(firstRound('romans')).toEqual({ revealed: 5, received: 3, attacks: 2 });
  },
);

rule('OSD-FRIENDS-OPEN-PRODUCTION-02', 'the cards of the expansion are in the decks only where it is chosen', () => {
  const packs = (options: readonly 'friends'[]) =>
    new Set(osadnicy.cards({ factions: ['romans', 'amazons'], options }).map((card) => CARDS[card]!.pack));
  expect(packs([])).toEqual(new Set(['base']));
  expect(packs(['friends'])).toEqual(new Set(['base', 'friends']));
});
