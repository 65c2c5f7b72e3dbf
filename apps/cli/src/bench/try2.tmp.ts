import { createRequire } from 'node:module';
import { botNamed, playMatch, randomStep } from '@imperia/bots';
import { advance, choose, keyFrom, offered, pending, randomAnswer, seeded } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';
import { settlers } from '../sim/osadnicy.ts';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
const { Client } = require('boardgame.io/dist/cjs/client.js');
const rules = osadnicy.rules as any;
const config = { factions: ['romans', 'barbarians'], options: [] } as any;
function mk(seed: number, extra: any) {
  return {
    ...extra,
    setup: () => {
      const G = osadnicy.setup(config, keyFrom(seeded(seed)));
      advance(rules, G, {});
      return G;
    },
    turn: { activePlayers: { all: null } },
    moves: {
      answer: ({ G }: any, a: any) => {
        const decision = pending(rules, G)[0];
        if (!decision) return 'INVALID_MOVE';
        const option = offered(decision as any, a);
        if (!option) return 'INVALID_MOVE';
        choose(G, decision as any, option);
        advance(rules, G, {});
      },
    },
  };
}
const ways: Record<string, (g: number) => any> = {
  'reducer no undo': (g) => red(mk(g, { disableUndo: true })),
  reducer: (g) => red(mk(g, {})),
  client: (g) => {
    const c = Client({ game: mk(g, {}), numPlayers: 2, debug: false });
    c.start();
    return {
      get G() {
        return c.getState().G;
      },
      move: (id: string, seat: number) => {
        c.updatePlayerID(String(seat));
        c.moves.answer(id);
      },
      stop: () => c.stop(),
    };
  },
  'client no updatePlayer': (g) => {
    const c = Client({ game: mk(g, { turn: undefined }), numPlayers: 2, debug: false });
    c.start();
    return {
      get G() {
        return c.store.getState().G;
      },
      move: (id: string, seat: number) => {
        c.moves.answer(id);
      },
    };
  },
};
function red(game: any) {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  return {
    get G() {
      return state.G;
    },
    move: (id: string, seat: number) => {
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'answer', args: [id], playerID: String(seat) } });
    },
  };
}
const bot = botNamed('random', settlers);
for (let round = 0; round < 3; round++) {
  for (const [name, way] of Object.entries(ways)) {
    let n = 0;
    const t = performance.now();
    for (let g = 0; g < 8; g++) {
      const m = way(g);
      const rng = seeded(g);
      for (;;) {
        const G = m.G;
        const d = pending(rules, G)[0] as any;
        if (!d) break;
        m.move(randomAnswer(d, rng)!, d.seat);
        if (m.G === G) throw new Error('no move');
        n++;
      }
    }
    console.log(name, (((performance.now() - t) * 1000) / n).toFixed(1), 'us', n);
  }
  let n = 0;
  const t = performance.now();
  for (let g = 0; g < 2000; g++) n += playMatch(osadnicy, { config, seed: g, bots: [bot, bot], limit: 9999 }).decisions;
  console.log('ours', (((performance.now() - t) * 1000) / n).toFixed(2));
}
