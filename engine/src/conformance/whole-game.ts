import { randomAnswer } from '../random-answer.ts';
import { below, keyFrom, type Rng, seeded } from '../rng.ts';
import type { Answer, Decision, Step } from '../step.ts';
import { Table } from '../table.ts';
import { cardsIn } from '../view.ts';
import { type CountedCards, counted, nothingIsMadeOrLost } from './conservation.ts';
import { copiesAreIndependent } from './copies.ts';
import { recordHolds } from './ending.ts';
import { mustBePlain, stateSurvivesJson } from './plain.ts';
import { questionsAreFair, stepsNameOnlySeenCards } from './questions.ts';
import { redealtLooksTheSame } from './redealt.ts';
import { wrongAnswersAreRefused } from './refusals.ts';
import { secretsStaySecret } from './secrecy.ts';
import {
  type AnyGame,
  type AnyTable,
  Broken,
  broken,
  type Case,
  type Moment,
  observersOf,
  type Stats,
} from './suite.ts';
import { answersCanBeTakenBack } from './undo.ts';

export interface Plan {
  readonly seed: number;
  readonly maxDecisions: number;
  readonly everyNth: number;
}

/** Play one game at random to its end and check it all the way. */
export function wholeGame(game: AnyGame, one: Case<unknown>, plan: Plan, stats: Stats): void {
  const rng = seeded(plan.seed);
  const named = <T>(decision: number | string, check: () => T): T =>
    naming(`${game.id}, case «${one.name}», seed ${plan.seed}, decision ${decision}`, check);
  const table = named('0 (set-up)', () => new Table(game, one.config, keyFrom(rng)));
  const cards = named('0 (set-up)', () => cardsIn(game, table.state));
  const seats = game.seats(one.config);
  const allCards = game.cards(one.config);
  named('0 (set-up)', () => cardsAreDeclared(cards, allCards));
  const counts = counted(cards);
  const around = { allCards, observers: observersOf(seats), stats };
  for (let count = 0; !named(count, () => table.over); count++) {
    named(count, () => {
      if (count >= plan.maxDecisions) broken('bounded length', `the game did not end within ${count} decisions`);
      const moment = { ...momentOf(game, table, rng), ...around };
      checkMoment(moment, counts, below(moment.rng, plan.everyNth) === 0);
    });
    stats.decisions++;
    stats.longest = Math.max(stats.longest, count + 1);
  }
  named('last', () => {
    nothingIsMadeOrLost(game, table.state, counts);
    recordHolds(game, table, seats);
  });
  stats.games++;
}

function cardsAreDeclared(cards: readonly number[], all: readonly number[]): void {
  const strange = cards.find((card) => !all.includes(card));
  if (strange !== undefined) broken('all cards', `card ${strange} is there, but not among those of such a game`);
  if (new Set(all).size !== all.length) broken('all cards', 'some card is named twice');
}

function naming<T>(where: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    const what = error instanceof Broken ? error.message : `never throws: ${error}`;
    throw new Error(`${where}: ${what}`, { cause: error });
  }
}

function checkMoment(moment: Moment, cards: CountedCards, thoroughly: boolean): void {
  mustBePlain('plain data', moment.state, 'state');
  nothingIsMadeOrLost(moment.game, moment.state, cards);
  stepsNameOnlySeenCards(moment.game, moment.state, moment.observers);
  if (thoroughly) {
    stateSurvivesJson(moment);
    questionsAreFair(moment);
    copiesAreIndependent(moment);
    secretsStaySecret(moment);
    redealtLooksTheSame(moment);
    wrongAnswersAreRefused(moment);
    answersCanBeTakenBack(moment);
  } else {
    const why = moment.table.answer(moment.answer);
    if (why) broken('offered is legal', `«${moment.answer.option}» was refused: ${why}`);
  }
}

function momentOf(game: AnyGame, table: AnyTable, rng: Rng): Omit<Moment, 'allCards' | 'observers' | 'stats'> {
  const decisions = table.decisions();
  const answer = answerTo(decisions[below(rng, decisions.length)]!, table.state.decision, rng);
  const forChecks = seeded(rng[0] ^ table.length);
  return { game, table, state: table.state, decisions, answer, rng: forChecks };
}

function answerTo(decision: Decision<Step>, number: number, rng: Rng): Answer {
  const option = randomAnswer(decision, rng);
  if (option === null) broken('never stuck', `«${decision.ask.do}» cannot be answered by seat ${decision.seat}`);
  return { seat: decision.seat, decision: number, option };
}
