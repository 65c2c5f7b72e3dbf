import { createRequire } from 'node:module';
import { decisionOf, type Rng, randomAnswer, type Seat, seeded } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';
import { type BgioState, GAME } from './boardgameio.ts';
import type { Match } from './match.ts';
import type { Pair } from './seeding.ts';
import type { Counting } from './tally.ts';

/** The little of socket.io's client (which comes with boardgame.io) that is used here. */
interface Socket {
  readonly io: { readonly engine: { on(event: 'packet', hear: (packet: { data?: string }) => void): void } };
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
type Connect = (url: string, options: { transports: readonly string[]; forceNew: boolean }) => Socket;

const require = createRequire(import.meta.url);
const { io }: { io: Connect } = require('socket.io-client');

/** Speaks boardgame.io's protocol without its client, which would carry every move out a second time. */
export class BoardgameIoMatch implements Match {
  readonly #base: string;
  readonly #pair: Pair;
  readonly #counting: Counting;
  readonly #rng: Rng;
  readonly #states: (BgioState | null)[] = [null, null];
  readonly #bytes = [0, 0];
  #sockets: readonly Socket[] = [];
  #game = 0;
  #sent: { readonly seat: Seat; readonly at: number; readonly stateID: number } | null = null;
  #opened: (() => void) | null = null;

  constructor(base: string, pair: Pair, number: number, counting: Counting) {
    this.#base = base;
    this.#pair = pair;
    this.#counting = counting;
    this.#rng = seeded(number);
  }

  async open(): Promise<void> {
    const known = new Promise<void>((resolve) => {
      this.#opened = resolve;
    });
    this.#sockets = [0, 1].map((seat) => this.#connect(seat));
    await known;
  }

  #connect(seat: Seat): Socket {
    const socket = io(`${this.#base}/${GAME}`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => {
      socket.io.engine.on('packet', ({ data }) => {
        this.#bytes[seat] = data?.length ?? 0;
      });
      this.#sync(seat);
    });
    socket.on('sync', (match: string, { state }: { state: BgioState }) => this.#know(seat, match, state));
    socket.on('update', (match: string, state: BgioState) => {
      this.#counting.update(this.#bytes[seat]!);
      this.#know(seat, match, state);
    });
    socket.on('connect_error', () => this.#counting.error('connection lost'));
    return socket;
  }

  #sync(seat: Seat): void {
    this.#sockets[seat]!.emit('sync', this.#match, String(seat), undefined, 2);
  }

  get #match(): string | undefined {
    return this.#pair.games[this.#game];
  }

  get ready(): boolean {
    const [one, two] = this.#states;
    return !this.#sent && !!one && !!two && one._stateID === two._stateID && this.#decision !== null;
  }

  /** Each seat can tell only from its own view what it is asked, and not what another is. */
  get #decision() {
    for (const [seat, state] of this.#states.entries()) {
      const { G } = state!;
      const step = G.branches.length === 0 ? G.steps.at(-1) : undefined;
      const ofAnother = step && 'seat' in step && step.seat !== seat;
      const decision = ofAnother ? null : decisionOf(osadnicy.rules, G, seat);
      if (decision) return decision;
    }
    return null;
  }

  answer(): void {
    const decision = this.#decision!;
    const { seat } = decision;
    const { _stateID: stateID } = this.#states[seat]!;
    const option = randomAnswer(decision, this.#rng)!;
    const playerID = String(seat);
    const action = { type: 'MAKE_MOVE', payload: { type: 'answer', args: [option], playerID } };
    this.#sent = { seat, at: performance.now(), stateID };
    this.#sockets[seat]!.emit('update', action, stateID, this.#match, playerID);
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #know(seat: Seat, match: string, state: BgioState): void {
    if (match !== this.#match) return;
    this.#states[seat] = state;
    if (this.#states.every((one) => one)) this.#opened?.();
    const sent = this.#sent;
    if (!sent || state._stateID <= sent.stateID) return;
    // Its server sends no acknowledgement but the new state.
    if (seat === sent.seat) this.#counting.acknowledged(sent.at);
    else this.#counting.otherKnows(sent.at);
    if (this.#states.some((one) => one!._stateID <= sent.stateID)) return;
    this.#sent = null;
    if (this.#decision === null) this.#nextGame();
  }

  #nextGame(): void {
    this.#counting.tally.gamesEnded++;
    this.#game++;
    if (this.#match === undefined) {
      this.#counting.tally.ranDry++;
      return;
    }
    this.#states.fill(null);
    for (const seat of [0, 1]) this.#sync(seat);
  }
}
