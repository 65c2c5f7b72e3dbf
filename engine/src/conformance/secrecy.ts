import { judge } from '../judge.ts';
import { randomAnswer } from '../random-answer.ts';
import { below, keyFrom } from '../rng.ts';
import { decisionOf } from '../run.ts';
import { optionId, pickId, type Seat } from '../step.ts';
import { cardsIn, facesSeen, hear, view } from '../view.ts';
import { counted, nothingIsMadeOrLost } from './conservation.ts';
import { mustBeSame } from './difference.ts';
import { otherWorld, permutation, sameAnswer, sameLuck, toldFaces } from './other-world.ts';
import { mustBePlain } from './plain.ts';
import { asRead, stepsNameOnlySeenCards } from './questions.ts';
import { type AnyState, broken, type Moment, nameOf } from './suite.ts';
import { type Transition, transition } from './transition.ts';

const PROPERTY = 'non-interference';

/** Whatever a seat may not know is changed behind its back; nothing that it sees, hears or is told may change. */
export function secretsStaySecret(moment: Moment): void {
  const { game, state, answer, observers } = moment;
  const seen = new Map(observers.map((observer) => [observer, new Set<number>()]));
  const watch = (now: AnyState) => {
    for (const [observer, faces] of seen) for (const card of facesSeen(game, now, observer)) faces.add(card);
  };
  watch(state);
  const here = transition(game, state, answer, { watch });
  if (typeof here === 'string') broken('offered is legal', `«${answer.option}» was refused: ${here}`);
  watch(here.after);
  mustBePlain('plain events', here.events, 'events');
  nothingIsMadeOrLost(game, here.after, counted(cardsIn(game, state)));
  stepsNameOnlySeenCards(game, here.after, observers);
  for (const [observer, faces] of seen) {
    compareWorlds(moment, here, observer, faces);
    if (observer !== answer.seat) sealedAnswersStaySealed(moment, here, observer);
  }
}

function compareWorlds(moment: Moment, here: Transition, observer: Seat, seen: ReadonlySet<number>): void {
  const { game, state, answer, stats, rng } = moment;
  const known = new Set([...seen, ...toldFaces(game, here.events, observer)]);
  const rename = permutation(game, state, known, rng);
  if (!rename) return;
  const other = otherWorld(game, state, rename, keyFrom(rng));
  if (!other) {
    stats.skips++;
    return;
  }
  mustLookSame(moment, state, other, observer, 'before the answer');
  const there = transition(game, other, sameAnswer(game, state, other, answer, rename), {
    dictate: sameLuck(here.luck, rename),
  });
  if (typeof there === 'string') {
    if (observer === answer.seat)
      broken(PROPERTY, `${nameOf(observer)} may not answer «${answer.option}» there: ${there}`);
    stats.skips++;
    return;
  }
  stats.nonInterferenceChecks++;
  nothingIsMadeOrLost(game, there.after, counted(cardsIn(game, other)));
  mustLookSame(moment, here.after, there.after, observer, `after «${answer.option}» of seat ${answer.seat}`);
  mustSoundSame(moment, here, there, observer);
}

/** Another answer under seal looks the same from outside. */
function sealedAnswersStaySealed(moment: Moment, here: Transition, observer: Seat): void {
  const { game, state, answer, rng } = moment;
  const decision = decisionOf(game.rules, state, answer.seat);
  if (!decision || state.branches.length === 0 || here.after.decision !== state.decision) return;
  const option = randomAnswer(decision, rng);
  const there = option !== null && transition(game, state, { ...answer, option });
  if (!there || typeof there === 'string') return;
  mustLookSame(moment, here.after, there.after, observer, `when seat ${answer.seat} answers «${option}» under seal`);
  mustSoundSame(moment, here, there, observer);
}

function mustLookSame(moment: Moment, here: AnyState, there: AnyState, observer: Seat, when: string): void {
  const { game } = moment;
  const who = nameOf(observer);
  mustBeSame(PROPERTY, `the view of ${who} ${when}`, view(game, here, observer), view(game, there, observer));
  const [asked, askedThere] = [decisionOf(game.rules, here, observer), decisionOf(game.rules, there, observer)];
  mustBeSame(PROPERTY, `the question to ${who} ${when}`, asRead(asked), asRead(askedThere));
  for (const option of probes(moment, here, observer)) {
    const answer = { seat: observer, decision: here.decision, option };
    const [said, saidThere] = [here, there].map((state) => verdict(judge(game.rules, state, answer)));
    mustBeSame(PROPERTY, `what ${who} is told about «${option}» ${when}`, said, saidThere);
  }
}

function verdict(judged: ReturnType<typeof judge>): string {
  return typeof judged === 'string' ? judged : 'taken';
}

/** Answers that might be refused in one world and not in the other. */
function probes({ game, allCards, rng }: Moment, state: AnyState, observer: Seat): string[] {
  const decision = decisionOf(game.rules, state, observer);
  const from = decision?.pick?.from ?? [];
  const some = from.filter(() => below(rng, 2) === 0);
  const anyCard = allCards[below(rng, Math.max(1, allCards.length))] ?? 0;
  return ['no such thing', pickId(some), pickId([anyCard]), ...(decision?.options.slice(0, 1).map(optionId) ?? [])];
}

function mustSoundSame({ game }: Moment, here: Transition, there: Transition, observer: Seat): void {
  const heard = ({ events }: Transition) => events.map((event) => hear(game, event, observer));
  mustBeSame(PROPERTY, `what ${nameOf(observer)} hears`, heard(here), heard(there));
}
