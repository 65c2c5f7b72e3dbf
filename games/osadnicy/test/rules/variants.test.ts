import { SPECTATOR, view } from '@imperia/engine';
import { expect } from 'vitest';
import { CARDS, configFault, FACTIONS, type Option, osadnicy } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { rule } from '../rule.ts';
import { randomGame } from './random-game.ts';

function draft() {
  return drive(
    {
      phase: 'lookout',
      deck: ['Murarz', 'Cieśla', 'Jarmark', 'Tawerna', 'Stolarz', 'Piwowar'],
      seats: [{ faction: 'romans', hand: ['Szpiedzy'] }, { faction: 'barbarians' }],
    },
    { options: ['lookoutAlternative'] },
  );
}

function names(cards: readonly number[]): string[] {
  return cards.map((card) => CARDS[card]?.data.name.pl ?? '?').sort();
}

rule(
  ['OSD-VARIANTS-02', 'OSD-VARIANTS-05'],
  'hand and pile are seen by their owner at any moment, and by nobody else',
  () => {
    const driver = draft();
    driver.choose('romans', { do: 'keep', card: 'Murarz' }).choose('barbarians', { do: 'keep', card: 'Tawerna' });
    const own = view(osadnicy, driver.state, 0).seats[0]!;
    expect(names(own.hand)).toContain('Murarz');
    expect(names(own.hand)).toContain('Szpiedzy');
    expect(own.hand).toHaveLength(3);
    expect(names(own.draft)).toEqual(['Piwowar', 'Stolarz']);
    for (const seat of [1, SPECTATOR]) {
      const seen = view(osadnicy, driver.state, seat).seats[0]!;
      expect(names([...seen.hand, ...seen.draft])).toEqual(['?', '?', '?', '?', '?']);
    }
  },
);

rule(
  'OSD-VARIANTS-03',
  'the choices are made at the same time: nobody sees what another has chosen before all have',
  () => {
    const driver = draft();
    driver.choose('romans', { do: 'keep', card: 'Murarz' });
    expect(driver.asked()).toEqual(['barbarians']);
    const seen = view(osadnicy, driver.state, 1);
    expect(seen.branches.find(({ seat }) => seat === 0)!.answer).toBeNull();
    expect(driver.offered().every((offer) => !offer.includes('Murarz'))).toBe(true);
  },
);

rule(
  ['OSD-VARIANTS-01', 'OSD-VARIANTS-04'],
  'in whole games everyone gains 1 faction card and 2 common cards a round',
  () => {
    for (const seats of [2, 3, 4]) {
      const factions = FACTIONS.slice(0, seats);
      const table = randomGame({ factions, options: ['lookoutAlternative'] }, seats);
      const kept = table.heard(SPECTATOR).flatMap((event) => (event.did === 'keep' ? [event.card] : []));
      expect(kept.every((card) => card < 0)).toBe(true);
      expect(kept).toHaveLength(5 * 2 * seats);
      let [lookout, drawn] = [false, 0];
      for (const event of table.heard(SPECTATOR)) {
        if (event.did === 'phase') lookout = event.phase === 'lookout';
        if (lookout && event.did === 'draw') drawn++;
      }
      expect(drawn).toBe(5 * seats);
    }
  },
);

rule('OSD-VARIANTS-06', 'in whole games everyone takes exactly 2 cards in each advanced lookout', () => {
  for (const seats of [2, 3, 4]) {
    const factions = FACTIONS.slice(0, seats);
    const table = randomGame({ factions, options: ['lookoutAdvanced'] }, seats);
    const taken = factions.map(() => 0);
    for (const event of table.heard(SPECTATOR)) if (event.did === 'take') taken[event.seat]!++;
    expect(taken).toEqual(factions.map(() => 10));
  }
});

rule(
  ['OSD-VARIANTS-15', 'OSD-VARIANTS-16'],
  'the card drawn blind is shown to nobody; one pick a round, two by the older wording',
  () => {
    const factions = FACTIONS.slice(0, 3);
    const picks = (options: readonly Option[]) => {
      const table = randomGame({ factions, options }, 4);
      const heard = table.heard(SPECTATOR);
      let [lookout, commons] = [false, 0];
      for (const event of heard) {
        if (event.did === 'phase') lookout = event.phase === 'lookout';
        if (lookout && event.did === 'draw') {
          expect(event.card).toBeLessThan(0);
          if (event.card === -2) commons++;
        }
      }
      expect(commons).toBe(15);
      return heard.filter(({ did }) => did === 'take').length;
    };
    expect(picks(['peaceful'])).toBe(15);
    expect(picks(['peaceful', 'peaceful2014TwoPicks'])).toBe(30);
  },
);

rule('OSD-VARIANTS-17', 'in whole peaceful games no location is razed but by a card’s own action', () => {
  let actions = 0;
  for (let seed = 0; seed < 6; seed++) {
    const table = randomGame({ factions: FACTIONS, options: ['peaceful'] }, seed);
    expect(table.answers.filter((answer) => answer.includes('raze location'))).toEqual([]);
    actions += table.answers.filter((answer) => answer.includes('raze card')).length;
  }
  expect(actions).toBeGreaterThan(0);
});

rule(
  ['OSD-VARIANTS-01', 'OSD-VARIANTS-06', 'OSD-VARIANTS-15'],
  'only one kind of lookout can be chosen for a game',
  () => {
    const factions = FACTIONS.slice(0, 2);
    expect(configFault({ factions, options: ['lookoutAlternative', 'lookoutAdvanced'] })).toMatchObject({
      fault: 'options together',
    });
    expect(configFault({ factions, options: ['lookoutAlternative', 'peaceful'] })).toMatchObject({
      fault: 'options together',
    });
    expect(configFault({ factions, options: ['lookoutAdvanced', 'peaceful'] })).toMatchObject({
      fault: 'options together',
    });
  },
);
