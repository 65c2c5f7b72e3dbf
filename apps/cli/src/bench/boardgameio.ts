import { createRequire } from 'node:module';
import type { Played } from '@imperia/bots';
import { advance, choose, keyFrom, offered, pending, randomAnswer, seeded, word } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';

/** The little of boardgame.io that is used here. */
interface BgioState {
  readonly G: AnyState;
}
interface BgioAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}
interface BgioGame {
  readonly setup: () => AnyState;
  readonly turn: { readonly activePlayers: { readonly all: null } };
  readonly moves: { readonly answer: (context: { readonly G: AnyState }, id: string) => undefined | 'INVALID_MOVE' };
}
interface Bgio {
  readonly CreateGameReducer: (of: { game: BgioGame }) => (state: BgioState, action: BgioAction) => BgioState;
  readonly InitializeGame: (of: { game: BgioGame; numPlayers: number }) => BgioState;
}

export interface BoardgameIo {
  /** The game that `playMatch` plays with random bots under this seed, move by move in boardgame.io's reducer. */
  readonly play: (config: unknown, seed: number) => Pick<Played, 'decisions' | 'result'>;
}

const require = createRequire(import.meta.url);

/** Null where it is not installed: it is needed for development only. */
export function boardgameIoVersion(): string | null {
  try {
    const { version }: { version: string } = require('boardgame.io/package.json');
    return version;
  } catch {
    return null;
  }
}

export function loadBoardgameIo(kit: AnyKit): BoardgameIo {
  const bgio: Bgio = require('boardgame.io/dist/cjs/internal.js');
  return { play: (config, seed) => play(kit, bgio, config, seed) };
}

/** As the documentation of boardgame.io has it: the state is G, and the one move changes the draft of G it is given. */
function gameOf({ game }: AnyKit, config: unknown, key: string): BgioGame {
  const { rules } = game;
  return {
    setup() {
      const state = game.setup(config, key);
      advance(rules, state, {});
      return state;
    },
    turn: { activePlayers: { all: null } },
    moves: {
      answer({ G }, id) {
        const [decision] = pending(rules, G);
        const option = decision && offered(decision, id);
        if (!option) return 'INVALID_MOVE';
        choose(G, decision, option);
        advance(rules, G, {});
        return undefined;
      },
    },
  };
}

function play(
  kit: AnyKit,
  { CreateGameReducer, InitializeGame }: Bgio,
  config: unknown,
  seed: number,
): ReturnType<BoardgameIo['play']> {
  const { rules } = kit.game;
  const seats = kit.game.seats(config);
  const luck = seeded(seed);
  const game = gameOf(kit, config, keyFrom(luck));
  const rngs = Array.from({ length: seats }, () => seeded(word(luck)));
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: seats });
  for (let decisions = 0; ; decisions++) {
    const [decision] = pending(rules, state.G);
    if (!decision) return { decisions, result: kit.game.result(state.G) };
    const id = randomAnswer(decision, rngs[decision.seat]!);
    const before = state;
    const payload = { type: 'answer', args: [id], playerID: String(decision.seat) };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    if (state.G === before.G) throw new Error(`boardgame.io refused “${id}”`);
  }
}
