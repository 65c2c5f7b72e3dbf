import { type Decision, type Io, next } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { coloursOf, empireOf, isCommon, NOBODY } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { leaveEmpire } from '../leave.ts';
import { discard, drawCommon } from '../piles.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import type { Steps, Words } from './word.ts';

export type RenovateEffect =
  /** Discard an own common location; of the revealed common cards build one of its colour for free. */
  { readonly op: 'renovate'; readonly reveal: number };

export const renovateWords: Words<RenovateEffect['op']> = {
  renovate: {
    targets(game, { reveal }, { seat }) {
      return empireOf(game, seat)
        .filter(({ card, seizedBy }) => isCommon(CARDS[card]!) && seizedBy === NOBODY)
        .map(({ card }) => ({ do: 'renovate', seat, card, reveal }));
    },
    says: ({ reveal }) => ({
      is: 'all',
      of: [
        act('discard', [{ noun: 'location', adjectives: ['common'], of: 'you' }]),
        act('reveal', [{ noun: 'commonCard', n: reveal }]),
        act('build', [{ only: 1 }], { note: 'freeInItsColour' }),
        act('discard', [{ noun: 'rest' }]),
      ],
    }),
    worth: 1,
    tags: ['building'],
    icon: 'family-house',
  },
};

/** The old location is discarded; the new cards lie open, as if announced. */
function runRenovate(game: State, { seat, card, reveal }: StepOf<'renovate'>, io: Io<OsadnicyEvent>): void {
  const colours = coloursOf(leaveEmpire(game, card, io).location);
  io.tell?.({ did: 'give up', seat, card, foundation: false });
  const revealed: number[] = [];
  for (let i = 0; i < reveal; i++) {
    const top = drawCommon(game, io);
    if (top !== undefined) revealed.push(top);
  }
  discard(game, card);
  game.seats[seat]!.announced.push(...revealed);
  if (revealed.length > 0) io.tell?.({ did: 'reveal', cards: revealed });
  next(game, { do: 'choose renovation', seat, card, colours });
}

/** One of those that share a colour with the old location; without such a card all are discarded. */
function askChooseRenovation(game: State, step: StepOf<'choose renovation'>): Decision<OsadnicyStep> {
  const { seat, colours } = step;
  const { announced } = game.seats[seat]!;
  const fitting = announced.filter((card) => CARDS[card]!.colours & colours);
  const options: OsadnicyStep[] = fitting.map((card) => ({ do: 'build revealed', seat, card }));
  return { seat, ask: step, options: options.length > 0 ? options : [{ do: 'discard revealed', seat }], forced: true };
}

function runBuildRevealed(game: State, { seat, card }: StepOf<'build revealed'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  const rest = own.announced.filter((other) => other !== card);
  own.announced = [card];
  for (const other of rest) discardRevealed(game, seat, other, io);
  next(game, { do: 'place', seat, card });
}

function runDiscardRevealed(game: State, { seat }: StepOf<'discard revealed'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  for (const card of own.announced) discardRevealed(game, seat, card, io);
  own.announced = [];
}

function discardRevealed(game: State, seat: number, card: number, io: Io<OsadnicyEvent>): void {
  discard(game, card);
  io.tell?.({ did: 'discard', seat, card });
}

/** What happens at the steps that these words lead to. */
export const renovateSteps = {
  run: { renovate: runRenovate, 'build revealed': runBuildRevealed, 'discard revealed': runDiscardRevealed },
  ask: { 'choose renovation': askChooseRenovation },
} satisfies Steps;
