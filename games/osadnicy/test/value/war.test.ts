import { advance, choose, pending } from '@imperia/engine';
import { expect, test } from 'vitest';
import { hintText, type OsadnicyStep, osadnicy, type State } from '../../src/index.ts';
import { drive, type SeatPosition } from '../../src/scenario/index.ts';
import { standing } from '../../src/standing.ts';
import { value } from '../../src/value/index.ts';

function at(...seats: SeatPosition[]): State {
  return drive({ round: 2, turn: seats[0]!.faction, seats }, { options: ['war'] }).state;
}

/** How much better off the first seat is than the second, once this is done. */
function lead(game: State, option?: OsadnicyStep): number {
  const state = osadnicy.copy(game);
  if (option) {
    const [asked] = pending(osadnicy.rules, state);
    choose(state, asked!, option);
    advance(osadnicy.rules, state, {});
  }
  return value(state, 0) - value(state, 1);
}

const offered = (game: State, does: string) =>
  pending(osadnicy.rules, game)[0]!.options.find((option) => option.do === does)!;

test('a conquest for two tokens is worth more than passing, and than the tokens', () => {
  const game = at({ faction: 'romans', goods: { raze: 2 } }, { faction: 'egyptians', empire: ['EGI028'] });
  expect(lead(game, offered(game, 'conquer location'))).toBeGreaterThan(lead(game) + 2);
  expect(lead(game, offered(game, 'conquer location'))).toBeGreaterThan(lead(game, offered(game, 'pass')));
});

test('a siege is worth the more, the more it tears down', () => {
  const besieged = (fortifications: number) => {
    const game = at(
      { faction: 'romans', goods: { raze: 2 } },
      { faction: 'egyptians', empire: [{ card: 'EGI078', fortifications }] },
    );
    return lead(game, offered(game, 'besiege')) - lead(game);
  };
  expect(besieged(4)).toBeGreaterThan(besieged(1) + 3);
  expect(besieged(4)).toBeGreaterThan(0);
});

test('a fortification is worth more the earlier it is raised', () => {
  const raised = (round: number) => {
    const game = at({ faction: 'romans', goods: { stone: 1 }, empire: ['RZY078'] }, { faction: 'egyptians' });
    game.round = round;
    return lead(game, offered(game, 'activate')) - lead(game);
  };
  expect(raised(2)).toBeGreaterThan(raised(4));
  expect(raised(2)).toBeGreaterThan(0);
});

test('hints speak of what is conquered, fortified and besieged', () => {
  const changed = (game: State, does: string) => {
    const state = osadnicy.copy(game);
    const before = standing(state, 0);
    const option = offered(state, does);
    choose(state, pending(osadnicy.rules, state)[0]!, option);
    advance(osadnicy.rules, state, {});
    const after = standing(state, 0);
    const changes = Object.fromEntries(
      Object.entries(after).map(([measure, n]) => {
        const by = n - before[measure as keyof typeof before];
        return [measure, { by, sure: true, left: n }];
      }),
    );
    return (['pl', 'en'] as const).map((lang) => hintText(game, option, changes, lang));
  };
  const conquest = at({ faction: 'romans', goods: { raze: 2 } }, { faction: 'egyptians', empire: ['EGI028'] });
  expect(changed(conquest, 'conquer location')).toEqual([
    'zyskujesz teraz 1 kamień i 1 Złoto; wydajesz 2 żetony Plądrowania; co rundę o 1 kamień i 1 Złoto więcej; na koniec gry o 2 PZ więcej; przeciwnik traci 1 Lokację',
    'gains 1 stone and 1 Gold now; spends 2 Raze tokens; 1 stone and 1 Gold more each round; 2 VP more at the end of the game; an enemy loses 1 Location',
  ]);
  const fortress = at({ faction: 'romans', goods: { stone: 1 }, empire: ['RZY078'] }, { faction: 'egyptians' });
  expect(changed(fortress, 'activate')[0]).toBe('wydajesz 1 kamień; co rundę o 1 PZ więcej');
  const siege = at(
    { faction: 'romans', goods: { raze: 2 } },
    { faction: 'egyptians', empire: [{ card: 'EGI078', fortifications: 3 }] },
  );
  expect(changed(siege, 'besiege')).toEqual([
    'wydajesz 2 żetony Plądrowania; przeciwnik traci 3 Umocnienia',
    'spends 2 Raze tokens; an enemy loses 3 Fortifications',
  ]);
});
