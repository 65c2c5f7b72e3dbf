import type { Answer, Content, Outcome, Seat } from '@imperia/engine';
import type { Moment } from '@imperia/kit';
import { ONCE_ALONE } from '@imperia/shelf';

export const PERSON = 'person';
export const BOT_LEVELS = ['easy', 'greedy', 'normal', 'hard'] as const;
export const SEAT_KINDS = [PERSON, ...BOT_LEVELS] as const;

/** Who plays a seat: a person at this screen, or a bot of that level. */
export type SeatKind = (typeof SEAT_KINDS)[number];

/** A game as it is kept: enough to play it again to where it was left. */
export interface SavedGame {
  readonly id: string;
  /** Which game it is, as the shelf knows it. */
  readonly game: string;
  readonly version: string;
  /** What it was dealt from; games of older clients do not say it. */
  readonly content?: Content;
  readonly config: unknown;
  /** What each seat plays, for lists, which fetch no game. */
  readonly sides: readonly string[];
  readonly kinds: readonly SeatKind[];
  readonly key: string;
  readonly answers: readonly Answer[];
  readonly savedAt: number;
  readonly moment: Moment;
  /** The hash of the key, kept before the deal. Games of older clients have none, nor what follows. */
  readonly commitment?: string;
  /** What chance decided, as it happened. */
  readonly outcomes?: readonly Outcome[];
  /** Of the state that the last answer led to. */
  readonly hash?: string;
  /** A first game, with a guide at the table; or a short lesson, by its name. */
  readonly lesson?: true | string;
  /** It was over before the rules would have ended it: somebody resigned, or everybody gave it up. */
  readonly closed?: true;
  /** What people round one screen are called; null for bots and for whoever did not say. */
  readonly people?: readonly (string | null)[];
  /** Several people agreed, when they made the table, that bots give hints to all of them. */
  readonly hints?: true;
  /** How often a turn was taken back although something had been learnt since: at a table with bots alone one may. */
  readonly takenBack?: number;
}

/** The only person at a table with bots; null where several play, who all remember what they saw, or none. */
export function onlyPerson(kinds: readonly SeatKind[]): Seat | null {
  const people = kinds.flatMap((kind, seat) => (kind === PERSON ? [seat] : []));
  return people.length === 1 ? people[0]! : null;
}

/** The same deal, as far as it was played: whoever reads a file again has the game already. */
export function isSame(one: SavedGame, other: SavedGame): boolean {
  const played = ({ game, key, answers, kinds }: SavedGame) => JSON.stringify([game, key, answers, kinds]);
  return played(one) === played(other);
}

/** A game of a client that knew one game only, and kept how far it had come in other words. */
interface OlderGame extends Omit<SavedGame, 'game' | 'sides' | 'moment'> {
  readonly config: { readonly factions: readonly string[] };
  readonly round: number;
  readonly phase: string;
  readonly points: readonly number[];
}

export type KeptGame = SavedGame | OlderGame;

/** Whatever client kept it. */
export function readKept(kept: KeptGame): SavedGame {
  if ('moment' in kept) return kept;
  const { round, phase, points, ...rest } = kept;
  return {
    ...rest,
    game: ONCE_ALONE,
    sides: kept.config.factions,
    moment: { round, phase, over: phase === 'end', points },
  };
}
