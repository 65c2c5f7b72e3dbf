import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import type { Effect } from '../card-data.ts';
import { CARDS, type CompiledAction, PROGRAMS, type Program } from '../cards.ts';
import { dealsOf, empireOf, isCommon, isFortress, targetsOf, works } from '../empire.ts';
import { timesOf } from '../equipped.ts';
import type { OsadnicyEvent } from '../events.ts';
import { NO_TOKENS, type Tokens } from '../goods.ts';
import { FIRST_OWN } from '../numbers.ts';
import { payable, plus, times as timesOver } from '../payment.ts';
import { CANNOT_PAY_ACTION, CARD_SAYS_SO, NO_FOUNDATION } from '../refusals.ts';
import type { Location, State } from '../state.ts';
import type { AbilityStep, OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { ENEMY_LOCATION } from '../text/phrases.ts';
import { cardWords } from './cards.ts';
import { dealWords } from './deals.ts';
import { deckWords } from './decks.ts';
import { goodsWords } from './goods.ts';
import type { WordIcon } from './icons.ts';
import { locationWords } from './locations.ts';
import { freeActions, machineWords } from './machines.ts';
import { minisWords } from './minis.ts';
import { prayerWords } from './prayers.ts';
import { razeWords } from './raze.ts';
import { renovateWords } from './renovate.ts';
import { resourceWords } from './resources.ts';
import { shoreWords } from './shore.ts';
import { sortWords } from './sort.ts';
import { technologyWords } from './technology.ts';
import { warWords } from './war.ts';
import type { Giving, KnownWord, Op, Shown, Use, Words } from './word.ts';

export type UsingEffect =
  /** Use an enemy action location at its cost, as if it were the own. */
  | { readonly op: 'useEnemyAction' }
  /** Use an own action location without paying for it. */
  | { readonly op: 'useOwnAction' };

/** The whole vocabulary. Where a word lacks a part, the compiler names it. */
const WORDS: Words<Op> = {
  ...goodsWords,
  ...resourceWords,
  ...cardWords,
  ...sortWords,
  ...deckWords,
  ...dealWords,
  ...razeWords,
  ...locationWords,
  ...renovateWords,
  ...technologyWords,
  ...machineWords,
  useOwnAction: {
    targets(game, _effect, { seat, card: source }) {
      return freeActions(game, seat, source).filter(({ card }) => isWorthwhile(game, seat, card));
    },
    says: () =>
      act('use', [{ noun: 'location', adjectives: ['action'], amount: 'another', of: 'you' }], { note: 'forFree' }),
    worth: 1.2,
    tags: ['again'],
    icon: 'materials-science',
  },
  ...prayerWords,
  ...warWords,
  ...shoreWords,
  ...minisWords,
  useEnemyAction: {
    targets(game, _effect, { seat, promised }) {
      return targetsOf(game, seat).flatMap((of) =>
        empireOf(game, of)
          .filter((location) => isUsable(game, seat, location, promised))
          .map(({ card }): OsadnicyStep => ({ do: 'use enemy action', seat, of, card })),
      );
    },
    says: () => act('use', [{ ...ENEMY_LOCATION, adjectives: ['action'] }], { note: 'atItsCost' }),
    worth: 1,
    tags: ['rivals', 'again'],
    icon: 'spy',
  },
};

/** Everything that it does can be aimed at something; and no machine sets another one off. */
function isWorthwhile(game: State, seat: Seat, card: number): boolean {
  const { program } = CARDS[card]!.action!;
  if (PROGRAMS[program]!.some(({ op }) => op === 'useOwnAction')) return false;
  return aimRefusal(game, seat, card, program, NO_TOKENS) === null;
}

/** An action of another empire, as if it were the own. */
function isUsable(game: State, seat: Seat, location: Location, promised: Tokens): boolean {
  const { card, used, blocked } = location;
  const { action } = CARDS[card]!;
  if (!action || blocked || isFortress(card) || !works(location) || used >= timesOf(location)) return false;
  if (PROGRAMS[action.program]!.some(({ op }) => op === 'useEnemyAction')) return false;
  return useRefusal(game, seat, card, action, 1, promised) === null;
}

/** Why this action could not be paid for so many times, or would be in vain. */
export function useRefusal(
  game: State,
  seat: Seat,
  card: number,
  action: CompiledAction,
  times: number,
  promised = NO_TOKENS,
): Refusal | null {
  const own = game.seats[seat]!;
  const cost = plus(promised, timesOver(action.spend, times));
  if (!payable(own.tokens, cost)) return CANNOT_PAY_ACTION;
  if (own.hand.length < action.cards * times) return CANNOT_PAY_ACTION;
  if (own.foundations.length < action.foundations * times) return NO_FOUNDATION;
  if (action.deals > 0 && dealsOf(game, seat).length < action.deals * times) return CANNOT_PAY_ACTION;
  if (action.laid > 0 && commonIn(own.hand) < action.laid * times) return CANNOT_PAY_ACTION;
  return aimRefusal(game, seat, card, action.program, cost);
}

/** Whoever looks on from another seat sees only backs. */
function commonIn(hand: readonly number[]): number {
  return hand.filter((card) => card >= 0 && isCommon(CARDS[card]!)).length;
}

/** All that there is to the word of this effect. */
export function wordOf(effect: Effect): KnownWord {
  return WORDS[effect.op] as KnownWord;
}

/** What a word does, as `Deed` says it, but in one shape for all words: it is looked up all the time. */
interface Doing {
  readonly run: ((game: State, effect: Effect, step: AbilityStep, io: Io<OsadnicyEvent>) => void) | null;
  readonly targets: ((game: State, effect: Effect, use: Use) => OsadnicyStep[]) | null;
  readonly without: ((game: State, use: Use) => Refusal | null) | null;
  readonly forced: boolean;
  readonly secret: boolean;
}

const DOINGS = new Map<string, Doing>();
for (const [op, word] of Object.entries(WORDS)) DOINGS.set(op, doingOf(word as Partial<Doing>));

function doingOf({
  run = null,
  targets = null,
  without = null,
  forced = false,
  secret = false,
}: Partial<Doing>): Doing {
  return { run, targets, without, forced, secret };
}

/** What a word is drawn with, unless it is drawn by what it gives. */
export function wordPicture(effect: Exclude<Effect, { op: Giving }>): { icon: WordIcon; count?: number } {
  const { icon, count } = WORDS[effect.op] as Shown<Effect>;
  return count ? { icon, count: count(effect) } : { icon };
}

/** Whether it does something only where there is something to aim at. */
export function isAimed(effect: Effect): boolean {
  return DOINGS.get(effect.op)!.targets !== null;
}

/** Carry out the effect at this position; the rest of the list waits below. */
export function runEffects(game: State, step: StepOf<'effects'>, io: Io<OsadnicyEvent>): void {
  const program = PROGRAMS[step.program]!;
  const effect = program[step.at];
  if (!effect) return;
  if (step.at + 1 < program.length) next(game, { ...step, at: step.at + 1 });
  const { run } = DOINGS.get(effect.op)!;
  if (run) run(game, effect, step, io);
  else next(game, { ...step, do: 'target' });
}

export function askTarget(game: State, step: StepOf<'target'>): Decision<OsadnicyStep> {
  const { seat, program, at } = step;
  const effect = PROGRAMS[program]![at]!;
  const { targets, secret, forced } = DOINGS.get(effect.op)!;
  if (!targets) return { seat, ask: step, options: [] };
  const options = targets(game, effect, { ...step, promised: NO_TOKENS });
  if (secret && options.length === 0) options.push({ do: 'skip', seat });
  return { seat, ask: step, options, forced };
}

/** Why the action of `card` would be in vain: an effect of it has nothing to aim at. */
function aimRefusal(game: State, seat: Seat, card: number, program: Program, promised: Tokens): Refusal | null {
  for (const { at, effect, targets, without } of aimsOf(program)) {
    const use: Use = { seat, card, why: 'action', program, at, promised };
    if (targets(game, effect, use).length === 0) return without?.(game, use) ?? CARD_SAYS_SO;
  }
  return null;
}

/** An effect of a program that has to be aimed at something. */
interface Aim extends Pick<Doing, 'without'> {
  readonly at: number;
  readonly effect: Effect;
  readonly targets: NonNullable<Doing['targets']>;
}

/** By program; those of people's own packs are not theirs for ever. */
const aims: (readonly Aim[])[] = [];

function aimsOf(program: Program): readonly Aim[] {
  const known = aims[program];
  if (known) return known;
  const found = PROGRAMS[program]!.flatMap((effect, at): Aim[] => {
    const { targets, without } = DOINGS.get(effect.op)!;
    return targets ? [{ at, effect, targets, without }] : [];
  });
  if (program < FIRST_OWN) aims[program] = found;
  return found;
}
