import { advise, type Budget } from '@imperia/bots';
import type { Rng, Seat } from '@imperia/engine';
import { hintAccount, hintText, type Lang, optionText, type State } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';

export interface HintTask {
  readonly view: State;
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
export function hintsFor({ view, seat, budget, luck, lang }: HintTask): Hint[] {
  const now = { now: () => performance.now() };
  return advise(kit, hintAccount(lang), view, seat, budget, luck, now).map(({ id, step, ahead, changes }) => ({
    id,
    option: optionText(view, step, lang),
    ahead,
    why: hintText(view, step, changes, lang),
  }));
}
