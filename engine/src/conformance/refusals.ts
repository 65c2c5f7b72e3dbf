import { canonical } from '../hash.ts';
import { type Answer, type Decision, offered, optionId, pickId, type Step } from '../step.ts';
import { broken, type Moment } from './suite.ts';

const MALFORMED = [
  '',
  'no such thing',
  'pick',
  'pick ',
  'pick x',
  'pick 0+',
  'pick 00',
  'pick 1.5',
  'pick -99',
  '0',
  'null',
];

/** What was not offered is refused, and leaves the game as it was. */
export function wrongAnswersAreRefused(moment: Moment): void {
  const { table } = moment;
  const before = JSON.stringify(table.state);
  for (const wrong of wrongAnswers(moment)) {
    const why = table.answer(wrong);
    if (why === null) broken('refusals', `the wrong answer ${canonical(wrong)} was taken`);
    if (JSON.stringify(table.state) !== before)
      broken('refusals', `the refused answer ${canonical(wrong)} changed the game`);
  }
}

function wrongAnswers({ state, decisions, observers, answer }: Moment): Answer[] {
  const { decision: now } = state;
  const since = state.branches.find(({ seat }) => seat === answer.seat)?.since ?? now;
  const strangers = [...observers, observers.length, 0.5].filter((one) => !decisions.some(({ seat }) => seat === one));
  return [
    ...decisions.flatMap((decision) =>
      notOffered(decision, decisions).map((option) => ({ seat: decision.seat, decision: now, option })),
    ),
    ...strangers.map((seat) => ({ ...answer, seat })),
    ...[since - 1, now + 1, -1, Number.NaN].map((decision) => ({ ...answer, decision })),
  ];
}

function notOffered(decision: Decision<Step>, all: readonly Decision<Step>[]): string[] {
  const others = all.flatMap(({ options }) => options.map(optionId));
  const candidates = [...MALFORMED, ...others, ...wrongPicks(decision)];
  return candidates.filter((id) => offered(decision, id) === null);
}

function wrongPicks({ pick }: Decision<Step>): string[] {
  if (!pick) return [];
  const { from, min, max } = pick;
  const [first = 0] = from;
  const strange = Math.max(0, ...from) + 1;
  const wrong = [[strange], [...from, first], [...from.slice(0, Math.max(0, min - 1)), strange]];
  if (min > 0) wrong.push(from.slice(0, min - 1));
  if (max < from.length) wrong.push(from.slice(0, max + 1));
  return wrong.map(pickId);
}
