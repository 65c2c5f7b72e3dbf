import type { ClashEvent, Hex, Kind, Owner, State } from '@imperia/clash';

type Sides<T> = readonly [attacker: T, defender: T];

/** One round of combat, as it was told. */
export interface Round {
  readonly no: number;
  readonly cards: Sides<readonly number[]>;
  readonly dice: Sides<readonly number[]>;
  readonly cv: Sides<number>;
  /** What each side must take. */
  readonly hits: Sides<number>;
  readonly rolled: boolean;
  readonly fallen: Sides<readonly Kind[]>;
}

/** A battle as far as it has been heard of. */
export interface Told {
  readonly owners: Sides<Owner>;
  readonly hex: Hex;
  /** The rounds with anything to tell; at least one. */
  readonly rounds: readonly Round[];
  /** Undefined while it is fought; -1 for nobody. */
  readonly winner: Owner | undefined;
  /** Where in all that was heard it ended. */
  readonly until: number;
}

const UNTOLD: Round = {
  no: 1,
  cards: [[], []],
  dice: [[], []],
  cv: [0, 0],
  hits: [0, 0],
  rolled: false,
  fallen: [[], []],
};

function both<T>(of: Sides<readonly T[]>, side: number, more: readonly T[]): Sides<readonly T[]> {
  return side === 0 ? [[...of[0], ...more], of[1]] : [of[0], [...of[1], ...more]];
}

function sideOf(owners: Sides<Owner>, owner: Owner): number {
  return owners.indexOf(owner);
}

/** What an event adds: cards before a roll open the next round. */
function withEvent(rounds: Round[], owners: Sides<Owner>, event: ClashEvent): void {
  const last = rounds.at(-1)!;
  if (event.did === 'battle card') {
    const side = sideOf(owners, event.seat);
    if (side < 0) return;
    if (last.rolled) rounds.push({ ...UNTOLD, no: last.no + 1 });
    const now = rounds.at(-1)!;
    rounds[rounds.length - 1] = { ...now, cards: both(now.cards, side, [event.card]) };
  } else if (event.did === 'battle roll') {
    const { round: no, dice, cv, hits } = event;
    const open = last.rolled ? UNTOLD : last;
    if (last.rolled) rounds.push(open);
    rounds[rounds.length - 1] = { ...open, no, dice, cv, hits, rolled: true };
  } else if (event.did === 'casualties') {
    const side = sideOf(owners, event.owner);
    if (side >= 0) rounds[rounds.length - 1] = { ...last, fallen: both(last.fallen, side, event.kinds) };
  }
}

/** The last battle of all that was heard; null before the first. */
export function lastBattle(heard: readonly ClashEvent[]): Told | null {
  const from = heard.map(({ did }) => did).lastIndexOf('battle');
  const begun = heard[from];
  if (begun?.did !== 'battle') return null;
  const owners: Sides<Owner> = [begun.attacker, begun.defender];
  const rounds: Round[] = [UNTOLD];
  for (let i = from + 1; i < heard.length; i++) {
    const event = heard[i]!;
    if (event.did === 'battle over') return { owners, hex: begun.hex, rounds, winner: event.winner, until: i };
    withEvent(rounds, owners, event);
  }
  return { owners, hex: begun.hex, rounds, winner: undefined, until: heard.length };
}

/** The battle that is being fought, or that the seat has just been in: of others' the log tells. */
export function battleNow(view: State, heard: readonly ClashEvent[], known: number, me: Owner): Told | null {
  const told = lastBattle(heard);
  if (!told || view.battle !== null) return told;
  return told.until >= known && told.owners.includes(me) ? told : null;
}
