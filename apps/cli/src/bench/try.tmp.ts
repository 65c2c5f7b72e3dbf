import { createRequire } from 'node:module';
import { randomStep } from '@imperia/bots';
import { advance, choose, keyFrom, offered, optionId, pending, seeded, view } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
const rules = osadnicy.rules as any;
const config = { factions: ['romans', 'barbarians'], options: [] } as any;
function mk(lean: boolean, seed: number) {
  const game = {
    disableUndo: true,
    setup: () => {
      const G = osadnicy.setup(config, keyFrom(seeded(seed)));
      advance(rules, G, {});
      return G;
    },
    turn: { activePlayers: { all: null } },
    moves: {
      answer: ({ G }: any, a: any) => {
        if (lean) {
          choose(G, a.decision, a.option);
          advance(rules, G, {});
          return;
        }
        const decision = pending(rules, G)[0];
        if (!decision) return 'INVALID_MOVE';
        const option = offered(decision as any, a);
        if (!option) return 'INVALID_MOVE';
        choose(G, decision as any, option);
        advance(rules, G, {});
      },
    },
  };
  return { reducer: CreateGameReducer({ game }), state: InitializeGame({ game, numPlayers: 2 }) };
}
for (const lean of [false, true, false, true]) {
  let n = 0;
  const t = performance.now();
  for (let g = 0; g < 8; g++) {
    let { reducer, state } = mk(lean, g);
    const rng = seeded(g);
    for (;;) {
      const d = pending(rules, state.G)[0] as any;
      if (!d) break;
      const step = randomStep(d, rng) as any;
      if (d.pick) {
        /* ids for picks */
      }
      const arg = lean
        ? { decision: { seat: d.seat }, option: step }
        : d.pick && !d.options.includes(step)
          ? 'pick ' + [...(step.cards ?? step.loot)].sort((a: number, b: number) => a - b).join('+')
          : optionId(step);
      const before = state;
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'answer', args: [arg], playerID: String(d.seat) } });
      if (state.G === before.G) throw new Error('no move ' + JSON.stringify(arg) + JSON.stringify(state._stateID));
      n++;
    }
  }
  console.log(lean, (((performance.now() - t) * 1000) / n).toFixed(1), 'us', n);
}
