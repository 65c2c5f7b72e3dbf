import { advance, choose, type Decision, keyFrom, offered, type Rng, seeded, view } from '@imperia/engine';
import {
  type Config,
  configFault,
  FACTIONS,
  OPTIONS,
  type OsadnicyStep,
  osadnicy,
  type State,
} from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { botNamed, randomStep } from '../src/index.ts';
import { settlers } from './tables.ts';

const bot = botNamed('search:3', settlers, { now: () => 0 });

/** Games for each number of seats, and how often a search is asked at each kind of question in them. */
const GAMES = 90;
const OFTEN = 5;

const kinds = new Set<string>();

test.each([1, 2, 3, 4])('every kind of question with seats: %i, with every option', (seats) => {
  const asked = new Map<string, number>();
  for (let game = 0; game < GAMES; game++) playThrough(configOf(seats, game), 1000 * seats + game, asked);
  for (const kind of asked.keys()) kinds.add(kind);
});

test('hardly a kind of question was left out', () => {
  expect(kinds.size).toBeGreaterThan(15);
});

function configOf(seats: number, game: number): Config {
  const option = OPTIONS[game % OPTIONS.length]!;
  const options = option === 'peaceful2014TwoPicks' ? (['peaceful', option] as const) : [option];
  const factions = Array.from({ length: seats }, (_, seat) => FACTIONS[(seat + game) % FACTIONS.length]!);
  const config = { factions, options };
  return configFault(config) ? { factions, options: [] } : config;
}

/** A random game, in which the search is asked now and then and its answer taken. */
function playThrough(config: Config, seed: number, asked: Map<string, number>): void {
  const rng = seeded(seed);
  const state = osadnicy.setup(config, keyFrom(rng));
  let decision = advance(osadnicy.rules, state, {});
  while (decision) {
    const before = asked.get(decision.ask.do) ?? 0;
    asked.set(decision.ask.do, before + 1);
    const step: OsadnicyStep | null = before < OFTEN ? found(state, decision, rng) : randomStep(decision, rng);
    if (!step) expect.fail(`The search answers «${decision.ask.do}» with what is not offered`);
    choose(state, decision, step);
    decision = advance(osadnicy.rules, state, {});
  }
}

function found(state: State, decision: Decision<OsadnicyStep>, rng: Rng): OsadnicyStep | null {
  return offered(decision, bot.choose(view(osadnicy, state, decision.seat), decision.seat, rng));
}
