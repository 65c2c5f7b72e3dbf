import { createHash, randomBytes } from 'node:crypto';
import type { Wanted } from '@imperia/kit';
import { isOwnBot } from '../bots/kinds.ts';
import { listOf, meant } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { configOf, onlyOne, seatsNamed, type Typed, wantedBy } from './choices.ts';
import { HUMAN, SEAT_NAMES, type SeatName, USUAL_BOT } from './seats.ts';

/** A table as the command line asks for it. */
export interface Table {
  readonly config: unknown;
  readonly kinds: readonly SeatName[];
}

/** What was answered to the opening questions. */
export interface Chosen {
  readonly wanted: Wanted;
  readonly opponent: SeatName;
}

const USUAL_SEATS = 2;

export function usualSeats({ game }: Context): number {
  const { least, most } = game.kit.setup;
  return Math.min(most, Math.max(least, USUAL_SEATS));
}

export function wantedTable(context: Context, typed: Typed, chosen: Chosen | null, key: string): Table {
  const { words, game } = context;
  const seated = seatsTyped(context, typed);
  if (typed.solo && seated) onlyOne(context, seated.length);
  const seats = seatsNamed(context, typed) ?? chosen?.wanted.seats.length ?? seated?.length ?? usualSeats(context);
  const config = configOf(
    context,
    chosen?.wanted ?? wantedBy(context, typed, seats),
    Number.parseInt(key.slice(0, 8), 16),
  );
  const count = game.kit.game.seats(config);
  const bots = Array.from({ length: count }, (_, seat) => (seat === 0 ? HUMAN : (chosen?.opponent ?? USUAL_BOT)));
  if (seated && seated.length !== count) throw new Failure(words.play.seatsDiffer([seated.length, count]));
  return { config, kinds: seated ?? bots };
}

/** Who was named for each seat; null where nobody was. */
export function seatsTyped(context: Context, { seats }: Typed): readonly SeatName[] | null {
  if (typeof seats !== 'string') return null;
  return listOf(seats).map((one) => (isOwnBot(one) ? one : meant(context, '--seats', one, SEAT_NAMES)));
}

/** The same text gives the same deal; without one nobody can foresee it. */
export function keyFor(seed: string | undefined): string {
  return seed === undefined ? randomBytes(32).toString('hex') : createHash('sha256').update(seed).digest('hex');
}
