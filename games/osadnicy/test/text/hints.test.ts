import { advance, choose, pending } from '@imperia/engine';
import { expect, test } from 'vitest';
import { type Faction, hintAccount, hintText, osadnicy, type State } from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';

/** The hint for the only thing that can be done with a card in the hand, by what really comes of it. */
function hintFor(name: string, goods: object, faction: Faction = 'romans'): string {
  const state: State = drive({
    phase: 'action',
    round: 3,
    seats: [
      { faction, hand: [name], goods },
      { faction: 'egyptians', empire: [] },
    ],
  }).state;
  const { measure, isDone } = hintAccount('en');
  const asked = pending(osadnicy.rules, state)[0]!;
  const step = asked.options.find((option) => 'card' in option)!;
  const after = osadnicy.copy(state);
  choose(after, asked, step);
  for (
    let next = advance(osadnicy.rules, after, {});
    next && !isDone(next);
    next = advance(osadnicy.rules, after, {})
  ) {
    choose(after, next, next.options[0]!);
  }
  const [was, is] = [measure(state, 0), measure(after, 0)];
  const changes = Object.fromEntries(
    (Object.keys(is) as (keyof typeof is)[])
      .filter((one) => is[one] !== was[one])
      .map((one) => [one, { by: is[one] - was[one], left: is[one], sure: true }]),
  );
  return hintText(state, step, changes, 'en');
}

test('a card that is razed for two cards gains two, as its option says', () => {
  expect(hintFor('Zamek', { raze: 2 })).toContain('gains 2 cards now');
});

test('a card that is dealt or razed for goods is no card spent', () => {
  expect(hintFor('ZWY008', { raze: 1 })).not.toMatch(/spends[^;]*card/);
});

test.each([
  ['wood', 'gains 2 wood now; spends 1 wood'],
  ['gold', 'gains 2 wood now; spends 1 Gold'],
])('a building paid with %s gains as much as its option says', (paid, hint) => {
  expect(hintFor('Puszcza', { [paid]: 1 }, 'barbarians')).toContain(hint);
});

test('a Deal for the food that it costs gains it', () => {
  expect(hintFor('RZY019', { food: 1 })).toMatch('gains 1 food now; spends 1 food');
});
