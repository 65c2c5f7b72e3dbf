import { advance, choose, keyFrom, offered, seeded, view } from '@imperia/engine';
import { type Config, configFault, FACTIONS, OPTIONS, osadnicy } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { botNamed, randomStep } from '../src/index.ts';
import { settlers } from './tables.ts';

const bot = botNamed('search:3', settlers, { now: () => 0 });

/** How often a search is asked at each kind of question in one game. */
const OFTEN = 1;

const asked = new Set<string>();

test.each([2, 3, 4])('every kind of question with %i seats, with every option', (seats) => {
  for (const [i, config] of configs(seats).entries()) playThrough(config, 10 * i + seats);
});

test('no kind of question was left out', () => {
  expect([...asked].sort()).toEqual(Object.keys(osadnicy.rules.ask).sort());
});

function configs(seats: number): Config[] {
  const all = OPTIONS.map((option, i): Config => {
    const options = option === 'peaceful2014TwoPicks' ? (['peaceful', option] as const) : [option];
    return { factions: Array.from({ length: seats }, (_, seat) => FACTIONS[(seat + i) % 4]!), options };
  });
  expect(all.map(configFault)).toEqual(all.map(() => null));
  return all;
}

/** A random game, in which the search is asked now and then and its answer taken. */
function playThrough(config: Config, seed: number): void {
  const rng = seeded(seed);
  const state = osadnicy.setup(config, keyFrom(rng));
  const times = new Map<string, number>();
  let decision = advance(osadnicy.rules, state, {});
  while (decision) {
    const { seat, ask } = decision;
    const before = times.get(ask.do) ?? 0;
    times.set(ask.do, before + 1);
    asked.add(ask.do);
    const thinks = before < OFTEN;
    const step = thinks
      ? offered(decision, bot.choose(view(osadnicy, state, seat), seat, rng))
      : randomStep(decision, rng);
    expect(step).not.toBeNull();
    choose(state, decision, step!);
    decision = advance(osadnicy.rules, state, {});
  }
}
