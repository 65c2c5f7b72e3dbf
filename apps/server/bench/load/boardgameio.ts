import { createRequire } from 'node:module';
import { advance, choose, offered, pending, type Seat, view } from '@imperia/engine';
import { type Config, osadnicy, type State } from '@imperia/osadnicy';

/** The little of boardgame.io that is used here. */
export interface BgioState {
  readonly G: State;
  readonly _stateID: number;
}

interface Setup {
  readonly config: Config;
  readonly key: string;
}

interface BgioGame {
  readonly name: string;
  readonly disableUndo: boolean;
  readonly setup: (context: unknown, setup: Setup) => State;
  readonly turn: { readonly activePlayers: { readonly all: null } };
  readonly moves: { readonly answer: (context: BgioMove, id: string) => undefined | 'INVALID_MOVE' };
  readonly playerView: (context: { readonly G: State; readonly playerID: string | null }) => State;
}

interface BgioMove {
  readonly G: State;
  readonly playerID: string;
}

interface BgioServer {
  readonly app: { listen: (port: number, ...rest: unknown[]) => unknown };
  readonly db: { createMatch(id: string, match: { initialState: BgioState; metadata: object }): void };
  run(port: number): Promise<unknown>;
}

interface Bgio {
  readonly Server: (of: { games: readonly BgioGame[]; origins: readonly string[] }) => BgioServer;
  readonly InitializeGame: (of: { game: BgioGame; numPlayers: number; setupData: Setup }) => BgioState;
}

export const GAME = 'osadnicy';
const require = createRequire(import.meta.url);

export function loadBgio(): Bgio {
  const { Server } = require('boardgame.io/dist/cjs/server.js');
  const { InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
  return { Server, InitializeGame };
}

export function bgioVersion(): string {
  return require('boardgame.io/package.json').version;
}

const { rules } = osadnicy;

/**
 * As its documentation has it: the state is G, the one move changes the draft of G it is given, and each player is sent
 * what that player may know. Undo, which keeps every former state, is off.
 */
export const bgioGame: BgioGame = {
  name: GAME,
  disableUndo: true,
  setup(_, { config, key }) {
    const state = osadnicy.setup(config, key);
    advance(rules, state, {});
    return state;
  },
  turn: { activePlayers: { all: null } },
  moves: {
    answer({ G, playerID }, id) {
      const decision = pending(rules, G).find(({ seat }) => seat === Number(playerID));
      const option = decision && offered(decision, id);
      if (!option) return 'INVALID_MOVE';
      choose(G, decision, option);
      advance(rules, G, {});
      return undefined;
    },
  },
  playerView: ({ G, playerID }) => view(osadnicy, G, seatOf(playerID)),
};

function seatOf(playerID: string | null): Seat {
  return playerID === null ? -1 : Number(playerID);
}
