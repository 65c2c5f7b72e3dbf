import { type Decision, pending, type Seat, SPECTATOR, type Step, view } from '@imperia/engine';
import type { AnyState } from '../kit.ts';
import { differs, type Language, unmet } from './compare.ts';
import { SPECTATOR_NAME } from './frame.ts';
import { decisionFor, matches, nameAt, namesAll, ruleAgainst } from './match.ts';
import { nobodyPlays, seatCalled } from './meant.ts';
import { type Attempt, attemptText, offersText, optionText } from './option-text.ts';
import type { Expectation } from './parse.ts';
import type { Fields, Given } from './vocabulary.ts';

interface Offer extends Attempt {
  /** Whom it is offered; without it, whoever is asked. */
  readonly by?: string;
  /** The rule that forbids it. */
  readonly rule?: string;
}

interface PickWanted {
  readonly pickFrom?: readonly string[];
  readonly pickLeast?: number;
  readonly pickMost?: number;
}

/** A moment of play, and who is asked what. */
interface Moment extends Language {
  readonly state: AnyState;
  readonly decisions: readonly Decision<Step>[];
}

/** Everything that is not as expected, each as a sentence. */
export function unmetAt(language: Language, state: AnyState, wanted: Expectation): string[] {
  const moment = { ...language, state, decisions: pending(language.vocabulary.game.rules, state) };
  return [
    ...unmetState(language, '', state, wanted),
    ...unmetSights(language, state, (wanted.sees ?? {}) as Readonly<Record<string, Given>>),
    ...unmetQuestion(moment, wanted),
    ...unmetOffers(moment, wanted),
    ...unmetPick(moment, wanted),
  ];
}

function unmetState(language: Language, at: string, state: AnyState, wanted: Expectation): string[] {
  const { vocabulary, config } = language;
  return [
    ...vocabulary.players.flatMap((name) => {
      const own = wanted[name] as Given | undefined;
      if (!own) return [];
      const seat = seatCalled(vocabulary, config, name);
      return seat < 0 ? [nobodyPlays(name)] : unmetFields(language, `${at}${name}.`, vocabulary.seat, own, state, seat);
    }),
    ...unmetFields(language, at, vocabulary.table, wanted, state, -1),
  ];
}

function unmetFields(
  language: Language,
  at: string,
  fields: Fields<AnyState, unknown>,
  wanted: Given,
  state: AnyState,
  seat: Seat,
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { shape, fields: inner, count, agrees } = field;
    const value = wanted[name];
    const many = count === undefined ? undefined : wanted[count];
    if (value === undefined && many === undefined) return [];
    const absent = field.absent?.(language.config);
    if (absent) return [absent];
    if (inner) return unmetFields(language, `${at}${name}.`, inner, value as Given, state, seat);
    const found = field.read?.(state, seat);
    const differences = (): string[] => {
      if (value === undefined) return [];
      if (agrees) return agrees(value, found) ? [] : differs(`${at}${name}`, value, found);
      return unmet(language, `${at}${name}`, shape, value, found);
    };
    return [...differences(), ...differs(`${at}${count}`, many, sizeOf(found))];
  });
}

function sizeOf(found: unknown): number {
  return found instanceof Map ? found.size : (found as readonly unknown[]).length;
}

function unmetSights(language: Language, state: AnyState, sights: Readonly<Record<string, Given>>): string[] {
  const { vocabulary, config } = language;
  return Object.entries(sights).flatMap(([name, wanted]) => {
    const seat = name === SPECTATOR_NAME ? SPECTATOR : seatCalled(vocabulary, config, name);
    if (seat < 0 && name !== SPECTATOR_NAME) return [nobodyPlays(name)];
    return unmetState(language, `sees.${name}.`, view(vocabulary.game, state, seat), wanted);
  });
}

function unmetQuestion(moment: Moment, wanted: Expectation): string[] {
  const { vocabulary, state, decisions } = moment;
  const asked = decisions.map(({ seat }) => nameAt(moment, seat));
  const list = (names: unknown) => [...(names as readonly string[])].sort().join(', ') || 'nobody';
  const winners = () => vocabulary.game.result(state).winners.map((seat) => nameAt(moment, seat));
  const over = decisions.length === 0 && state.steps.length === 0 && state.branches.length === 0;
  return [
    ...differs('asked', wanted.asked && list([wanted.asked].flat()), list(asked)),
    ...differs('question', wanted.question, decisions[0]?.ask.do ?? 'none'),
    ...differs('over', wanted.over, over),
    ...(wanted.winners ? differs('winners', list(wanted.winners), list(winners())) : []),
  ];
}

function unmetOffers(moment: Moment, wanted: Expectation): string[] {
  const { decisions } = moment;
  const {
    offered = [],
    onlyOffered,
    notOffered = [],
  } = wanted as {
    readonly [F in 'offered' | 'onlyOffered' | 'notOffered']?: readonly Offer[];
  };
  return [
    ...differs('optionCount', wanted.optionCount, decisions[0]?.options.length ?? 0),
    ...offered.flatMap((offer) => missing(moment, 'offered', offer)),
    ...(onlyOffered ? unmetOnly(moment, onlyOffered) : []),
    ...notOffered.flatMap((refusal) => unmetRefusal(moment, refusal)),
  ];
}

/** What can be picked from, and between how many and how many: asked of whoever is asked first. */
function unmetPick(moment: Moment, wanted: Expectation): string[] {
  const { pickFrom, pickLeast, pickMost } = wanted as PickWanted;
  if (pickFrom === undefined && pickLeast === undefined && pickMost === undefined) return [];
  const decision = moment.decisions.find(({ pick }) => pick);
  if (!decision?.pick) return ['expected something to pick from, found none'];
  const { min, max } = decision.pick;
  const all = !pickFrom || namesAll(moment, moment.state, decision, pickFrom);
  return [
    ...(all ? [] : [`pickFrom: expected ${pickFrom.join(', ')}; ${offersText(moment, moment.state, decision)}`]),
    ...differs('pickLeast', pickLeast, min),
    ...differs('pickMost', pickMost, max),
  ];
}

function missing(moment: Moment, field: string, offer: Offer): string[] {
  if (optionsFor(moment, offer).length > 0) return [];
  const [first] = moment.decisions;
  const found = first ? offersText(moment, moment.state, first) : 'the game is over';
  return [`${field}: expected ${attemptText(moment, offer)}, found no such option; ${found}`];
}

/** Each of them must be offered, and whatever is offered must be one of them. */
function unmetOnly(moment: Moment, wanted: readonly Offer[]): string[] {
  const meant = wanted.flatMap((offer) => optionsFor(moment, offer));
  const others = moment.decisions.flatMap(({ options }) => options).filter((option) => !meant.includes(option));
  return [
    ...wanted.flatMap((offer) => missing(moment, 'onlyOffered', offer)),
    ...others.map((option) => `onlyOffered: found also ${optionText(moment, option)}`),
  ];
}

function optionsFor(moment: Moment, offer: Offer): readonly Step[] {
  const { decisions } = moment;
  const seat = offer.by === undefined ? null : seatCalled(moment.vocabulary, moment.config, offer.by);
  const asked = seat === null ? decisions : decisions.filter((decision) => decision.seat === seat);
  return asked.flatMap(({ options }) => options).filter((option) => matches(moment, option, offer));
}

function unmetRefusal(moment: Moment, refusal: Offer): string[] {
  const { vocabulary, config, state, decisions } = moment;
  if (optionsFor(moment, refusal).length > 0) {
    return [`notOffered: expected ${attemptText(moment, refusal)} not to be offered, found that it is`];
  }
  const seat = refusal.by === undefined ? decisions[0]?.seat : seatCalled(vocabulary, config, refusal.by);
  if (seat === undefined) return [provesNothing(moment, refusal, 'nobody is asked')];
  if (refusal.rule === undefined) return neverOffered(moment, seat, refusal);
  const found = ruleAgainst(moment, state, seat, refusal) ?? 'no rule against it';
  return differs(`notOffered ${attemptText(moment, refusal)}`, refusal.rule, found);
}

/** That something is not offered proves nothing where it never could be: the name, or the seat, is the wrong one. */
function neverOffered(moment: Moment, seat: Seat, refusal: Offer): string[] {
  const question = decisionFor(moment, moment.state, seat)?.ask.do;
  if (question === undefined) {
    return [provesNothing(moment, refusal, `${nameAt(moment, seat)} is not asked; name the rule that forbids it`)];
  }
  const possible = moment.vocabulary.questions[question] ?? [];
  if (possible.includes(refusal.do)) return [];
  const list = possible.length > 0 ? `it can offer ${possible.join(', ')}` : 'there something is picked';
  const what = attemptText(moment, refusal);
  return [`notOffered: ${what} can never be offered at the question "${question}"; ${list}`];
}

function provesNothing(moment: Moment, refusal: Offer, why: string): string {
  return `notOffered: ${attemptText(moment, refusal)} proves nothing: ${why}`;
}
