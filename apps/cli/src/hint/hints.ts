import { type Account, advise, type Budget } from '@imperia/bots';
import type { Rng, Seat, Step } from '@imperia/engine';
import { type AnyKit, type AnyState, type Lang, plain } from '@imperia/kit';

export interface HintTask {
  readonly game: string;
  readonly view: AnyState;
  readonly seat: Seat;
  readonly budget: Budget;
  readonly luck: Rng;
  readonly lang: Lang;
}

/** An option, what it is worth beside the others, and why. */
export interface Hint {
  readonly id: string;
  readonly option: string;
  readonly ahead: number;
  readonly why: string;
}

/** The best few options for this seat, the best first. */
export function hintsFor(kit: AnyKit, { view, seat, budget, luck, lang }: HintTask): Hint[] {
  const optionText = (seen: AnyState, step: Step) => plain(kit.words.option(seen, step, lang));
  const account: Account<AnyState, Step, string> = {
    measure: (state, of) => kit.mind.measure(state, of),
    isDone: (asked) => kit.deeds.isDone(asked),
    nameOf: (seen, _asked, step) => optionText(seen, step),
  };
  const now = { now: () => performance.now() };
  return advise(kit, account, view, seat, budget, luck, now).map(({ id, step, ahead, changes }) => ({
    id,
    option: optionText(view, step),
    ahead,
    why: kit.mind.why(view, step, changes, lang),
  }));
}
