import { type Rng, type Seat, seeded } from '@imperia/engine';
import WebSocket from 'ws';
import { withChanges } from '../../src/protocol/changes.ts';
import type { FromClient, FromServer } from '../../src/protocol/live.ts';
import type { Reply } from '../../src/protocol/reply.ts';
import type { SeenTable, Update, Whole } from '../../src/protocol/update.ts';
import { anyAnswer } from '../../test/any-answer.ts';
import type { Match } from './match.ts';
import type { Pair } from './seeding.ts';
import type { Counting } from './tally.ts';

interface Sent {
  readonly seat: Seat;
  readonly at: number;
}

/** A seat's live connection and what it knows. */
class SeatConnection {
  readonly #socket: WebSocket;
  readonly #hear: (message: FromServer, bytes: number) => void;
  seen: SeenTable | null = null;
  version = 0;

  constructor(base: string, cookie: string, hear: (message: FromServer, bytes: number) => void, lost: () => void) {
    this.#hear = hear;
    this.#socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.#socket.on('message', (data: Buffer) => this.#heard(data));
    this.#socket.on('close', lost);
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.once('open', resolve);
      this.#socket.once('error', reject);
    });
  }

  #heard(data: Buffer): void {
    this.#hear(JSON.parse(data.toString()) as FromServer, data.length);
  }

  whole({ version, table }: Whole): void {
    this.seen = table;
    this.version = version;
  }

  /** Whether it followed on what was known. */
  follow({ version, after, changes }: Update): boolean {
    if (!this.seen || after !== this.version) return false;
    if (changes) this.seen = withChanges(this.seen, changes);
    this.version = version;
    return true;
  }

  say(message: FromClient): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.terminate();
  }
}

export class ImperiaMatch implements Match {
  readonly #base: string;
  readonly #pair: Pair;
  readonly #counting: Counting;
  readonly #rng: Rng;
  #seats: readonly SeatConnection[] = [];
  #game = 0;
  #sent: Sent | null = null;
  /** What the other seat must know of before the next answer. */
  #acknowledged: number | null = null;
  #otherKnows = false;
  #messages = 0;
  /** Tells whoever waits for both seats to be shown the first game; with a reason if that will not be. */
  #opened: ((refused?: string) => void) | null = null;
  readonly #acknowledgedOf = new Map<string, number>();

  constructor(base: string, pair: Pair, number: number, counting: Counting) {
    this.#base = base;
    this.#pair = pair;
    this.#counting = counting;
    this.#rng = seeded(number);
  }

  async open(): Promise<void> {
    this.#seats = this.#pair.cookies.map(
      (cookie, seat) =>
        new SeatConnection(
          this.#base,
          cookie,
          (message, bytes) => this.#hear(seat, message, bytes),
          () => this.#counting.error('connection lost'),
        ),
    );
    await Promise.all(this.#seats.map((seat) => seat.opened()));
    const known = new Promise<void>((resolve, reject) => {
      this.#opened = (refused) => (refused ? reject(new Error(`A seat was not let in: ${refused}`)) : resolve());
    });
    this.#watch();
    await known;
  }

  get #table(): string | undefined {
    return this.#pair.games[this.#game];
  }

  get ready(): boolean {
    if (this.#sent) return false;
    const [one, two] = this.#seats;
    return !!one?.seen && !!two?.seen && one.version === two.version && one.seen.asked.length > 0;
  }

  answer(): void {
    const seats = this.#seats;
    const seat = seats[0]!.seen!.asked[0]!;
    const seen = seats[seat]!.seen!;
    const { view, undos } = seen;
    const option = anyAnswer(seen, seat, this.#rng);
    const id = ++this.#messages;
    const nonce = `${this.#game}-${id}`.padStart(12, 'n');
    const wish = { wish: 'answer', seat, decision: view!.decision, undos, option, nonce } as const;
    this.#acknowledged = null;
    this.#otherKnows = false;
    this.#sent = { seat, at: performance.now() };
    seats[seat]!.say({ say: 'wish', table: this.#table!, id, wish });
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  #watch(): void {
    const table = this.#table;
    if (!table) {
      this.#counting.tally.ranDry++;
      return;
    }
    for (const seat of this.#seats) seat.say({ say: 'watch', table });
  }

  #hear(seat: Seat, message: FromServer, bytes: number): void {
    if (message.say === 'whole' && message.table === this.#table) this.#know(seat, message.whole);
    if (message.say === 'update' && message.table === this.#table) this.#updated(seat, message.update, bytes);
    if (message.say === 'reply') this.#replied(message.reply);
    if (message.say === 'refused') this.#refused(message.refused);
  }

  #refused(why: string): void {
    this.#counting.error(`refused: ${why}`);
    this.#opened?.(why);
  }

  #know(seat: Seat, whole: Whole): void {
    this.#seats[seat]!.whole(whole);
    if (this.#seats.every(({ seen }) => seen)) this.#opened?.();
  }

  #updated(seat: Seat, update: Update, bytes: number): void {
    this.#counting.update(bytes);
    if (!this.#seats[seat]!.follow(update)) this.#counting.error('update out of order');
    if (this.#sent && seat !== this.#sent.seat) {
      this.#counting.otherKnows(this.#sent.at);
      this.#otherKnows = true;
    }
    this.#settle();
  }

  #replied(reply: Reply): void {
    if (!reply.granted) {
      this.#counting.error(`denied: ${reply.why}`);
      return;
    }
    this.#counting.acknowledged(this.#sent!.at);
    this.#acknowledged = reply.version;
    this.#acknowledgedOf.set(this.#table!, reply.version);
    this.#settle();
  }

  /** The last entry of each of its tables that was acknowledged. */
  get acknowledged(): Iterable<[string, number]> {
    return this.#acknowledgedOf;
  }

  /** Acknowledged and known on both sides: the next answer may come, or the next game. */
  #settle(): void {
    if (this.#acknowledged === null || !this.#otherKnows) return;
    if (this.#seats.some(({ version }) => version < this.#acknowledged!)) return;
    this.#sent = null;
    if (this.#seats[0]!.seen!.status === 'over') this.#nextGame();
  }

  #nextGame(): void {
    this.#counting.tally.gamesEnded++;
    const table = this.#table!;
    for (const seat of this.#seats) {
      seat.say({ say: 'unwatch', table });
      seat.seen = null;
    }
    this.#game++;
    this.#watch();
  }
}
