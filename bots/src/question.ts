import { decisionOf, optionId, pickedIn, type Seat, type Step, seeded } from '@imperia/engine';
import { type AnyKit, type AnyState, type Lang, type Part, plain } from '@imperia/kit';
import { everyWay, possibleAnswers } from './answers.ts';

/** A decision with all that may be answered, as data: whoever reads it needs no rules. */
export interface Question {
  readonly decision: number;
  readonly question: { readonly step: Step; readonly text?: string };
  readonly options: readonly Offer[];
  readonly pick: PickOffer | null;
}

interface Offer {
  readonly id: string;
  readonly step: Step;
  readonly text?: string;
}

interface PickOffer {
  readonly from: readonly { readonly item: number; readonly text?: string }[];
  readonly min: number;
  readonly max: number;
  /** Ways that the rules allow: all of them, or some where there are too many. */
  readonly ways: readonly (readonly number[])[];
  readonly every: boolean;
}

/** What this seat is asked, from what that seat may know; in words where a language is given. Null when it is not asked. */
export function questionFor(kit: AnyKit, view: AnyState, seat: Seat, lang: Lang | null): Question | null {
  const asked = decisionOf(kit.game.rules, view, seat);
  if (!asked) return null;
  const { words } = kit;
  const text = (say: (lang: Lang) => readonly Part[]) => (lang === null ? {} : { text: plain(say(lang)) });
  const { pick } = asked;
  return {
    decision: view.decision,
    question: { step: asked.ask, ...text((spoken) => words.question(view, asked, spoken)) },
    options: asked.options.map((step) => ({
      id: optionId(step),
      step,
      ...text((spoken) => words.option(view, step, spoken)),
    })),
    pick: pick
      ? {
          from: pick.from.map((item) => ({ item, ...text((spoken) => words.item(view, asked, item, spoken)) })),
          min: pick.min,
          max: Math.min(pick.max, pick.from.length),
          ways: possibleAnswers({ ...asked, options: [] }, seeded(view.decision)).map(({ id }) => pickedIn(id) ?? []),
          every: everyWay(asked),
        }
      : null,
  };
}
