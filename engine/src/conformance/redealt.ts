import { advance, pending } from '../run.ts';
import type { Seat } from '../step.ts';
import { cardsIn, redeal, view } from '../view.ts';
import { mustBeSame } from './difference.ts';
import { playOn } from './play-on.ts';
import { type AnyState, broken, clone, type Moment, nameOf } from './suite.ts';

const AHEAD = 4;

/** A guess at the whole game from what a seat sees looks the same to that seat, and can be played. */
export function redealtLooksTheSame(moment: Moment): void {
  const { game, state, observers, rng } = moment;
  for (const observer of observers) {
    const seen = view(game, state, observer);
    const guess = redeal(game, clone(seen), rng);
    const cards = cardsIn(game, guess);
    if (cards.some((card) => card < 0) || new Set(cards).size !== cards.length) {
      broken('redeal', `the guess of ${nameOf(observer)} is no whole set of cards`);
    }
    mustBeSame(
      'redeal',
      `the view of ${nameOf(observer)}`,
      seen,
      resealed(view(game, guess, observer), seen, observer),
    );
    advance(game.rules, guess, {});
    if (pending(game.rules, guess).length > 0) playOn(game, guess, rng, AHEAD);
  }
}

/** The guess asks the others anew for the answers that are sealed. */
function resealed(guessed: AnyState, seen: AnyState, observer: Seat): AnyState {
  const branches = guessed.branches.map((branch, i) =>
    branch.seat === observer ? branch : { ...branch, answered: seen.branches[i]!.answered },
  );
  return { ...guessed, branches };
}
