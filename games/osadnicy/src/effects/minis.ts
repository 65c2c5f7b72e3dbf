import type { Io } from '@imperia/engine';
import { targetsOf } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { NO_TOKENS, RESOURCES, tokenIndex, tokens } from '../goods.ts';
import { minisOf, noteMinis } from '../minis/table.ts';
import { plus } from '../payment.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { WORTH } from '../value/goods.ts';
import type { Steps, Words } from './word.ts';

export type MinisEffect =
  /** A resource that is kept through the next cleanup. */
  | { readonly op: 'bringResource' }
  /** Nobody razes a location of the owner before the owner's next turn. */
  | { readonly op: 'truce' }
  /** A resource of the own pool goes to an enemy. */
  | { readonly op: 'shareResource' };

export const minisWords: Words<MinisEffect['op']> = {
  bringResource: {
    targets: (_game, _effect, { seat, card }) => RESOURCES.map((good) => ({ do: 'bring', seat, card, good })),
    says: () => act('gain', [{ noun: 'resource', n: 1 }], { note: 'pastCleanup' }),
    worth: WORTH.wood,
    tags: ['wood', 'stone', 'food'],
    icon: 'swap-bag',
  },
  truce: {
    run: (game, _effect, { seat }) => noteMinis(game, seat, { truce: true }),
    says: () => act('protect', [{ noun: 'location', amount: 'all', of: 'you' }], { note: 'untilYourTurn' }),
    worth: 0.5,
    tags: ['defense'],
    icon: 'energy-shield',
  },
  shareResource: {
    targets(game, _effect, { seat, promised }) {
      const pool = game.seats[seat]!.tokens;
      const spare = RESOURCES.filter((good) => pool[tokenIndex(good)]! > promised[tokenIndex(good)]!);
      return targetsOf(game, seat).flatMap((of) =>
        spare.map((good): OsadnicyStep => ({ do: 'share', seat, of, good })),
      );
    },
    says: () => act('giveEnemy', [{ noun: 'resource', n: 1 }], { note: 'ofYourOwn' }),
    worth: 0,
    tags: ['rivals'],
    icon: 'shaking-hands',
  },
};

/** Back from the expedition: the next cleanup does not take it. */
function runBring(game: State, { seat, card, good }: StepOf<'bring'>, io: Io<OsadnicyEvent>): void {
  const { sheltered = NO_TOKENS } = minisOf(game, seat);
  noteMinis(game, seat, { sheltered: plus(sheltered, tokens({ [good]: 1 })) });
  gain(game, seat, good, 1, { card, why: 'action' }, io);
}

function runShare(game: State, { seat, of, good }: StepOf<'share'>, io: Io<OsadnicyEvent>): void {
  game.seats[seat]!.tokens[tokenIndex(good)]!--;
  game.seats[of]!.tokens[tokenIndex(good)]!++;
  io.tell?.({ did: 'give', seat, of, good });
}

/** What happens at the steps that these words lead to. */
export const minisSteps = {
  run: { bring: runBring, share: runShare },
} satisfies Steps;
