import { type Decision, decisionOf, offered, pickId, type Seat, type Step } from '@imperia/engine';
import type { AnyState } from '../kit.ts';
import { type Language, unmet } from './compare.ts';
import { seatCalled } from './meant.ts';
import { type Attempt, attemptText, detailOf, offersText, optionText, pickText } from './option-text.ts';
import type { Given } from './vocabulary.ts';

/** The choice cannot be made, in words. */
export class NoSuchChoice extends Error {}

/** Does this option agree with everything the attempt names? */
export function matches(language: Language, option: Step, attempt: Attempt): boolean {
  if (option.do !== attempt.do) return false;
  return Object.entries(language.vocabulary.details).every(([name, detail]) => {
    const wanted = attempt[name];
    if (wanted === undefined) return true;
    const found = detailOf(language, detail, option, name);
    return found !== undefined && unmet(language, '', detail.shape, wanted, found).length === 0;
  });
}

/** The one option that is meant. */
export function optionFor(language: Language, state: AnyState, decision: Decision<Step>, attempt: Attempt): Step {
  const found = decision.options.filter((option) => matches(language, option, attempt));
  const [first] = found;
  if (!first) throw new NoSuchChoice(notOffered(language, state, decision, attempt));
  const key = alike(language, state, first);
  if (found.some((option) => alike(language, state, option) !== key)) {
    const list = found.map((option) => optionText(language, option)).join('; ');
    throw new NoSuchChoice(`${attemptText(language, attempt)} can mean several things, say which: ${list}`);
  }
  return first;
}

/** The same for options that differ only in the copy of a card, where the copies are alike. */
function alike({ vocabulary }: Language, state: AnyState, option: Step): string {
  const { game, face } = vocabulary;
  const fields = Object.entries(option as unknown as Given).map(([name, value]) => {
    const isCard = game.cardFields.includes(name) && typeof value === 'number';
    return [name, face && isCard ? face(state, value) : value];
  });
  return JSON.stringify(Object.fromEntries(fields));
}

function notOffered(language: Language, state: AnyState, decision: Decision<Step>, attempt: Attempt): string {
  const { seat } = decision;
  const refusal = ruleAgainst(language, state, seat, attempt);
  const why = refusal ? ` (${refusal} forbids it)` : '';
  const what = attemptText(language, attempt);
  return `${nameAt(language, seat)} cannot choose ${what}${why}; ${offersText(language, state, decision)}`;
}

export function nameAt({ vocabulary, config }: Language, seat: Seat): string {
  return vocabulary.seats(config)[seat] ?? 'nobody';
}

export function decisionFor({ vocabulary }: Language, state: AnyState, seat: Seat): Decision<Step> | null {
  return decisionOf(vocabulary.game.rules, state, seat);
}

/** The rule that forbids this, if the game says so. */
export function ruleAgainst(language: Language, state: AnyState, seat: Seat, attempt: Attempt): string | null {
  const { vocabulary } = language;
  const tried = vocabulary.attempted(state, seat, triedFields(language, attempt));
  return vocabulary.game.whyNot(state, seat, tried)?.rule ?? null;
}

/** With seats as numbers, and names as all that they can mean. */
function triedFields({ vocabulary, config }: Language, attempt: Attempt): Attempt {
  const fields = Object.entries(vocabulary.details).flatMap(([name, { shape }]) => {
    const value = attempt[name];
    if (value === undefined) return [];
    if (shape.kind === 'seat') return [[name, seatCalled(vocabulary, config, value as string)] as const];
    if (shape.kind === 'name') return [[name, vocabulary.names[shape.of]!.called(value as string)] as const];
    return [[name, value] as const];
  });
  return { ...Object.fromEntries(fields), do: attempt.do };
}

export function pickFor(language: Language, state: AnyState, decision: Decision<Step>, words: readonly string[]): Step {
  const { pick, seat } = decision;
  const name = nameAt(language, seat);
  const offers = () => offersText(language, state, decision);
  if (!pick) throw new NoSuchChoice(`${name} must choose here, not pick; ${offers()}`);
  const { picked, strange } = named(language, state, decision, pick.from, words);
  if (strange !== undefined) throw new NoSuchChoice(`${name} cannot pick ${strange}; ${offers()}`);
  const answer = offered(decision, pickId(picked));
  if (!answer) throw new NoSuchChoice(`${name} may not pick exactly these; ${offers()}`);
  return answer;
}

/** Whether these words name all that can be picked from, each once. */
export function namesAll(
  language: Language,
  state: AnyState,
  decision: Decision<Step>,
  words: readonly string[],
): boolean {
  const from = decision.pick?.from ?? [];
  const { strange } = named(language, state, decision, from, words);
  return strange === undefined && words.length === from.length;
}

/** The items that the words name, each a different one; or the first word that names none of those left. */
function named(
  language: Language,
  state: AnyState,
  decision: Decision<Step>,
  from: readonly number[],
  words: readonly string[],
): { readonly picked: readonly number[]; readonly strange?: string } {
  const left = [...from];
  const picked: number[] = [];
  for (const word of words) {
    const at = left.findIndex((item) => isCalled(language, state, decision, item, word));
    if (at < 0) return { picked, strange: word };
    picked.push(...left.splice(at, 1));
  }
  return { picked };
}

function isCalled(language: Language, state: AnyState, decision: Decision<Step>, item: number, word: string): boolean {
  const { picked, picks } = language.vocabulary;
  if (picked) return pickText(language, state, decision, item) === word;
  return unmet(language, '', picks, word, item).length === 0;
}
