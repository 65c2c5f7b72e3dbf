import { type Decision, decisionOf, offered, pickId, type Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { lootNumber } from '../effects/raze.ts';
import { osadnicy } from '../game.ts';
import { type Good, isToken, type Token, tokens } from '../goods.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { cardsCalled, factionAt, seatOfSide, sideAt } from './names.ts';
import { attemptText, CARD_FIELDS, type Fields, offersText, optionText } from './option-text.ts';
import type { Attempt, Purse } from './types.ts';

/** The choice cannot be made, in words. */
export class NoSuchChoice extends Error {}

/** Does this option agree with everything the attempt names? */
export function matches(state: State, option: OsadnicyStep, attempt: Attempt): boolean {
  if (option.do !== attempt.do) return false;
  const fields = option as unknown as Fields;
  return Object.entries(attempt).every(([field, wanted]) => fieldMatches(state, fields[field], field, wanted));
}

function fieldMatches(state: State, found: unknown, field: string, wanted: unknown): boolean {
  switch (field) {
    case 'card':
    case 'given':
    case 'source':
      return cardsCalled(wanted as string).some(({ no }) => no === found);
    case 'of':
      return typeof found === 'number' && state.seats[found] !== undefined && sideAt(state, found) === wanted;
    case 'pay':
      return Array.isArray(found) && found.join() === tokens(wanted as Purse).join();
    case 'by':
    case 'rule':
      return true;
    default:
      return found === wanted;
  }
}

/** The one option that is meant. */
export function optionFor(state: State, decision: Decision<OsadnicyStep>, attempt: Attempt): OsadnicyStep {
  const found = decision.options.filter((option) => matches(state, option, attempt));
  const [first] = found;
  if (!first) throw new NoSuchChoice(notOffered(state, decision, attempt));
  const others = found.filter((option) => !interchangeable(state, option, first));
  if (others.length > 0) {
    const list = found.map((option) => optionText(state, option)).join('; ');
    throw new NoSuchChoice(`${attemptText(attempt)} can mean several things, say which: ${list}`);
  }
  return first;
}

/** The same but for the copy of a card, where the copies are alike and lie in the same kind of place. */
function interchangeable(state: State, a: OsadnicyStep, b: OsadnicyStep): boolean {
  const alike = (option: OsadnicyStep): string => {
    const fields: Record<string, unknown> = { ...(option as unknown as Fields) };
    for (const field of CARD_FIELDS)
      if (typeof fields[field] === 'number') fields[field] = faceOf(state, fields[field]);
    return JSON.stringify(fields);
  };
  return alike(a) === alike(b);
}

function faceOf(state: State, no: number): unknown {
  const card = CARDS[no];
  const place = state.seats.flatMap(({ locations }) => locations).find((location) => location.card === no);
  return card && [card.data.id, card.cost, card.raze, card.deal, place && { ...place, card: 0 }];
}

function notOffered(state: State, decision: Decision<OsadnicyStep>, attempt: Attempt): string {
  const { seat } = decision;
  const refusal = ruleAgainst(state, seat, attempt);
  const why = refusal ? ` (${refusal} forbids it)` : '';
  return `the ${factionAt(state, seat)} are not offered ${attemptText(attempt)}${why}; ${offersText(state, decision)}`;
}

export function decisionFor(state: State, seat: Seat): Decision<OsadnicyStep> | null {
  return decisionOf(osadnicy.rules, state, seat);
}

/** The rule that forbids this, if the game says so. */
export function ruleAgainst(state: State, seat: Seat, attempt: Attempt): string | null {
  return osadnicy.whyNot(state, seat, attemptedStep(state, seat, attempt))?.rule ?? null;
}

const FROM_HAND: readonly string[] = ['build', 'deal', 'raze card'];

/** A step for "why not?": of the copies of the card, the one that lies where it would be used. */
function attemptedStep(state: State, seat: Seat, attempt: Attempt): OsadnicyStep {
  const copies = attempt.card === undefined ? [] : cardsCalled(attempt.card).map(({ no }) => no);
  const of = attempt.of ? seatOfSide(state, attempt.of) : -1;
  const empires = of < 0 ? state.seats : [state.seats[of]!];
  const built = empires.flatMap(({ locations }) => locations.map(({ card }) => card));
  const lying = (FROM_HAND.includes(attempt.do) ? state.seats[seat]!.hand : built).find((card) =>
    copies.includes(card),
  );
  const step = { ...attempt, seat, of, card: lying ?? copies[0] ?? -1, times: attempt.times ?? 1 };
  return step as unknown as OsadnicyStep;
}

/** Goods that can be picked are numbered below zero; cards are themselves. */
function pickNumbers(name: string): readonly number[] {
  if (name === 'vp' || isToken(name as Good)) return [lootNumber(name as Token | 'vp')];
  return cardsCalled(name).map(({ no }) => no);
}

export function pickFor(state: State, decision: Decision<OsadnicyStep>, names: readonly string[]): OsadnicyStep {
  const { pick, seat } = decision;
  const faction = factionAt(state, seat);
  if (!pick) throw new NoSuchChoice(`the ${faction} choose here and do not pick; ${offersText(state, decision)}`);
  const left = [...pick.from];
  const picked = names.map((name) => {
    const at = left.findIndex((no) => pickNumbers(name).includes(no));
    if (at < 0) throw new NoSuchChoice(`the ${faction} cannot pick ${name}; ${offersText(state, decision)}`);
    return left.splice(at, 1)[0]!;
  });
  const answer = offered(decision, pickId(picked));
  if (!answer) throw new NoSuchChoice(`the ${faction} may not pick exactly these; ${offersText(state, decision)}`);
  return answer;
}
