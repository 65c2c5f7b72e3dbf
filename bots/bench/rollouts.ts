import { advance, choose, keyFrom, offered, seeded, view } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';
import { botNamed } from '../src/index.ts';
import { Search } from '../src/search/search.ts';
import { settlers } from '../test/tables.ts';

/** How fast the search is, on questions from games that greedy plays: `tsx --conditions=source bots/bench/rollouts.ts`. */
const ITERATIONS = 100;
const EVERY = 6;
const TABLES = [
  ['romans', 'japanese'],
  ['egyptians', 'barbarians'],
  ['japanese', 'egyptians'],
] as const;

const greedy = botNamed('greedy', settlers);
const rng = seeded(3);
let microseconds = 0;
let iterations = 0;
let decisions = 0;

for (const [game, factions] of TABLES.entries()) {
  const warm = game > 0;
  const state = osadnicy.setup({ factions, options: [] }, keyFrom(rng));
  let decision = advance(osadnicy.rules, state, {});
  for (let count = 0; decision; count++) {
    const { seat } = decision;
    const seen = view(osadnicy, state, seat);
    if (count % EVERY === 0) {
      const search = new Search(settlers, seen, seat, rng);
      const start = process.cpuUsage();
      search.think({ iterations: ITERATIONS }, { now: () => 0 });
      const { user, system } = process.cpuUsage(start);
      if (warm) {
        microseconds += user + system;
        decisions += search.rollout.decisions;
        iterations += search.considered().reduce((sum, { visits }) => sum + visits, 0);
      }
    }
    choose(state, decision, offered(decision, greedy.choose(seen, seat, rng))!);
    decision = advance(osadnicy.rules, state, {});
  }
}

const perSecond = (count: number) => Math.round((count / microseconds) * 1e6).toLocaleString('en');
console.log(`${perSecond(decisions)} decisions a second in rollouts, ${perSecond(iterations)} iterations a second`);
