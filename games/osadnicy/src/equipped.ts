import { CARDS } from './cards.ts';
import type { Technology } from './goods.ts';
import type { Location } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';

/** Does technology of this kind lie on the location? */
export function has({ technology }: Location, token: Technology): boolean {
  return technology?.includes(token) ?? false;
}

/** At most one thing defends a location, printed or laid on it. */
export function isDefended(location: Location): boolean {
  return location.defended || CARDS[location.card]!.printedDefense || has(location, 'techDefense');
}

export function hasAdvanced(location: Location): boolean {
  return has(location, 'techScoring') || has(location, 'techDefense');
}

/** The ability of a location at work: with technology on it, there is more to it than its effects. */
export function workOf(location: Location, step: StepOf<'effects'>): OsadnicyStep {
  return location.technology ? { ...step, do: 'work' } : step;
}

/** How often the action of this location may be used in a round. */
export function timesOf(location: Location): number {
  return CARDS[location.card]!.action!.times + (has(location, 'tech') ? 1 : 0);
}
