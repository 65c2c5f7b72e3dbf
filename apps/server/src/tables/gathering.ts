import type { Seat } from '@imperia/engine';
import type { Clocks, OpenProposal, Sitter, TableResult, TableStatus } from '../protocol/update.ts';

/** The last answer that a seat sent, under its own name, and which entry it became. */
interface LastAnswer {
  readonly nonce: string;
  readonly version: number;
}

/** Everything about a table but the game itself. Never changed: the next moment is another one. */
export interface Gathering {
  /** How many entries it follows from. */
  readonly version: number;
  readonly at: number;
  readonly status: TableStatus;
  readonly sitters: readonly Sitter[];
  readonly host: string | null;
  readonly broughtBy: string | null;
  /** Whom the host has asked to leave. */
  readonly unwelcome: readonly string[];
  /** With what it is played, where people have chosen for their seats since it was made. */
  readonly config?: unknown;
  readonly answers: number;
  readonly undos: number;
  /** How many of these were turns that the only person took back although something had been learnt. */
  readonly takenBack?: number;
  readonly asked: readonly Seat[];
  readonly proposal: OpenProposal | null;
  readonly clocks: Clocks | null;
  readonly lastAnswers: readonly (LastAnswer | null)[];
  readonly result: TableResult | null;
  readonly rematch: string | null;
  /** A host of the server has ended it. */
  readonly closed?: true;
}

export const NOBODY: Sitter = { identity: null, name: '', bot: null, resigned: false, failed: null };

export function newGathering(seats: number, at: number): Gathering {
  return {
    version: 0,
    at,
    status: 'open',
    sitters: Array<Sitter>(seats).fill(NOBODY),
    host: null,
    broughtBy: null,
    unwelcome: [],
    answers: 0,
    undos: 0,
    asked: [],
    proposal: null,
    clocks: null,
    lastAnswers: Array<null>(seats).fill(null),
    result: null,
    rematch: null,
  };
}

/** Whether a person plays there now. */
export function isPlayedByPerson({ identity, bot }: Sitter): boolean {
  return identity !== null && bot === null;
}

export function personsOf({ sitters }: Gathering): Seat[] {
  return [...sitters.keys()].filter((seat) => isPlayedByPerson(sitters[seat]!));
}

/** Also those whose seat a bot plays for a while. */
export function seatsOfPeople({ sitters }: Gathering): Seat[] {
  return [...sitters.keys()].filter((seat) => sitters[seat]!.identity !== null);
}

export function seatOf({ sitters }: Gathering, identity: string): Seat | null {
  const seat = sitters.findIndex((sitter) => sitter.identity === identity);
  return seat < 0 ? null : seat;
}

/** Whose voice counts in what cannot be mended: who left a rated game to a bot for a while has one too. */
export function voicesOf(gathering: Gathering, rated: boolean): Seat[] {
  const { sitters, proposal } = gathering;
  const forGood = proposal?.what.propose === 'undo' || proposal?.what.propose === 'abandon';
  const away = rated && forGood ? [...sitters.keys()].filter((seat) => isAway(sitters[seat]!)) : [];
  return [...personsOf(gathering), ...away];
}

/** Somebody whose seat a bot keeps may come back. */
export function isAway({ identity, bot, resigned }: Sitter): boolean {
  return identity !== null && bot !== null && !resigned;
}

export function withSitter(gathering: Gathering, seat: Seat, change: Partial<Sitter>): Gathering {
  return seated(gathering, seat, { ...gathering.sitters[seat]!, ...change });
}

/** The host is who sat down first of those who still sit. */
export function seated(gathering: Gathering, seat: Seat, sitter: Sitter): Gathering {
  const sitters = gathering.sitters.map((before, one) => (one === seat ? sitter : before));
  const sits = (identity: string | null) => identity !== null && sitters.some((one) => one.identity === identity);
  const host = sits(gathering.host) ? gathering.host : (sitters.find((one) => one.identity)?.identity ?? null);
  return { ...gathering, sitters, host };
}
