import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { unwreck } from '../actions/unlock.ts';
import { visitSteps, welcomeRefusal } from '../actions/visit.ts';
import { CARDS } from '../cards.ts';
import {
  empireOf,
  isCommon,
  isFortress,
  isWithOwner,
  locationOf,
  newLocation,
  replaceLocation,
  targetsOf,
  works,
} from '../empire.ts';
import { timesOf } from '../equipped.ts';
import type { OsadnicyEvent } from '../events.ts';
import { gain } from '../gains.ts';
import type { Token } from '../goods.ts';
import { leaveEmpire } from '../leave.ts';
import { discard, drawCommon } from '../piles.ts';
import { removeFoundation } from '../positions.ts';
import { completing } from '../sets.ts';
import { isVirtual } from '../solo/virtual.ts';
import type { Location, State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { ENEMY_LOCATION, HAND } from '../text/phrases.ts';
import { HARM } from '../value/goods.ts';
import type { Steps, Words } from './word.ts';

interface Target {
  readonly of: Seat;
  readonly card: number;
}

function enemyLocations(game: State, seat: Seat, fits: (location: Location) => boolean): Target[] {
  return targetsOf(game, seat).flatMap((of) =>
    empireOf(game, of)
      .filter((location) => fits(location) && !isFortress(location.card))
      .map(({ card }) => ({ of, card })),
  );
}

function isSameKind(a: number, b: number): boolean {
  return isCommon(CARDS[a]!) === isCommon(CARDS[b]!);
}

export type MachineEffect =
  /** A worker from the supply goes to an enemy's open production, as if it had been sent. */
  | { readonly op: 'sendWorker' }
  /** An enemy of choice gains so many from the supply. */
  | { readonly op: 'gift'; readonly good: Token; readonly n: number }
  /** An own location, then an enemy's of the same kind, common or faction, to the discard pile; not a raze. */
  | { readonly op: 'removePair' }
  /** The top common card, at once and for no token. */
  | { readonly op: 'razeTop' }
  /** An enemy location does nothing until its owner frees it; at most so many at a time. */
  | { readonly op: 'wreck'; readonly tokens: number }
  /** A foundation of the owner is turned back to its location side; not built. */
  | { readonly op: 'restore' }
  /** An enemy's features answer the owner too, until the end of the round. */
  | { readonly op: 'copyFeature' }
  /** An own faction location comes back to the hand. */
  | { readonly op: 'recall' }
  | { readonly op: 'discardCard' };

export const machineWords: Words<MachineEffect['op']> = {
  sendWorker: {
    targets(game, _effect, { seat }) {
      return enemyLocations(game, seat, ({ card }) => welcomeRefusal(game, seat, card) === null).map(
        ({ of, card }) => ({ do: 'visit', seat, of, card }),
      );
    },
    says: () => act('sendTo', [{ ...ENEMY_LOCATION, adjectives: ['open'] }], { note: 'fromSupply' }),
    worth: 0.9,
    tags: ['rivals', 'again'],
    icon: 'dolphin',
  },
  gift: {
    targets(game, { good, n }, { seat, card: source }) {
      return targetsOf(game, seat).map((of) => ({ do: 'give', seat, of, good, n, source }));
    },
    says: ({ good, n }) => act('give', [{ noun: good, n }], { note: 'toEnemy' }),
    worth: 0,
    tags: ['rivals'],
    icon: 'discussion',
  },
  removePair: {
    targets(game, _effect, { seat }) {
      const enemies = enemyLocations(game, seat, () => true);
      return game.seats[seat]!.locations.filter(
        (location) => isWithOwner(location) && enemies.some((enemy) => isSameKind(location.card, enemy.card)),
      ).map(({ card }) => ({ do: 'remove own', seat, card }));
    },
    says: () => ({
      is: 'all',
      of: [act('discard', [{ noun: 'location', of: 'you' }]), act('discard', [ENEMY_LOCATION], { note: 'ofSameKind' })],
    }),
    worth: 0.6,
    tags: ['rivals'],
    icon: 'tinker',
  },
  razeTop: {
    run(game, _effect, { seat }, io) {
      const card = drawCommon(game, io);
      if (card === undefined) return;
      game.seats[seat]!.hand.push(card);
      io.tell?.({ did: 'reveal', cards: [card] });
      next(game, { do: 'raze hand', seat, card });
    },
    says: () => act('raze', [{ noun: 'commonCard' }], { note: 'fromTop' }),
    worth: 1.2,
    tags: ['razing'],
    icon: 'catapult',
  },
  wreck: {
    targets(game, { tokens }, { seat }) {
      return enemyLocations(game, seat, ({ wrecked }) => !wrecked).map(({ of, card }) => ({
        do: 'wreck',
        seat,
        of,
        card,
        tokens,
      }));
    },
    says: () => act('block', [ENEMY_LOCATION], { note: 'untilFreed' }),
    worth: HARM,
    tags: ['rivals'],
    icon: 'padlock',
  },
  restore: {
    targets(game, _effect, { seat }) {
      return game.seats[seat]!.foundations.filter((card) => isLocation(card)).map((card) => ({
        do: 'restore',
        seat,
        card,
      }));
    },
    says: () => act('restore', [{ noun: 'foundation', of: 'you' }], { note: 'toLocationSide' }),
    worth: 2,
    tags: ['building'],
    icon: 'family-house',
  },
  copyFeature: {
    targets(game, _effect, { seat }) {
      return enemyLocations(game, seat, isCopyable).map(({ of, card }) => ({ do: 'copy feature', seat, of, card }));
    },
    says: () => act('copyFeature', [ENEMY_LOCATION], { note: 'untilRoundEnd' }),
    worth: 0.8,
    tags: ['rivals', 'again'],
    icon: 'spy',
  },
  recall: {
    targets(game, _effect, { seat, card: source }) {
      return game.seats[seat]!.locations.filter(
        (location) => location.card !== source && isWithOwner(location) && mayBeRecalled(location.card),
      ).map(({ card }) => ({ do: 'recall', seat, card }));
    },
    says: () =>
      act('take', [{ noun: 'location', adjectives: ['faction'], amount: 'another', of: 'you' }], { note: 'intoHand' }),
    worth: 0.2,
    tags: ['card'],
    icon: 'cycle',
  },
  discardCard: {
    run(game, _effect, { seat, card }) {
      next(game, { do: 'lose card', seat, card });
    },
    says: () => act('discard', [{ noun: 'card', n: 1 }], HAND),
    worth: 0,
    tags: ['rivals'],
    icon: 'big-wave',
  },
};

function mayBeRecalled(card: number): boolean {
  return !isCommon(CARDS[card]!) && !isFortress(card);
}

/** Whoever looks on from another seat sees only a back, which may be anything. */
function isLocation(card: number): boolean {
  const kind = CARDS[card]?.kind;
  return kind !== 'instant' && kind !== 'event';
}

/** A location in the feature row that answers something; sets are marked under it for its owner alone. */
function isCopyable({ card, copiedBy, wrecked }: Location): boolean {
  const { kind, triggers } = CARDS[card]!;
  return kind === 'feature' && triggers.some(({ when }) => when.event !== 'set') && copiedBy === undefined && !wrecked;
}

/** As if the worker had been sent, except that it comes from the supply. */
function runVisit(game: State, { seat, of, card }: StepOf<'visit'>, io: Io<OsadnicyEvent>): void {
  visitSteps(game, seat, of, card, io);
}

/** The virtual player has no use for it. */
function runGive(game: State, { of, good, n, source }: StepOf<'give'>, io: Io<OsadnicyEvent>): void {
  if (!isVirtual(game, of)) gain(game, of, good, n, { card: source, why: 'action' }, io);
}

function runRemoveOwn(game: State, { seat, card }: StepOf<'remove own'>, io: Io<OsadnicyEvent>): void {
  discardLocation(game, seat, seat, card, io);
  next(game, { do: 'remove other', seat, card });
}

function discardLocation(game: State, seat: Seat, of: Seat, card: number, io: Io<OsadnicyEvent>): void {
  leaveEmpire(game, card, io);
  discard(game, card);
  io.tell?.({ did: 'remove', seat, of, card, to: 'discard' });
}

/** Common for common, faction for faction. */
function askRemoveOther(game: State, step: StepOf<'remove other'>): Decision<OsadnicyStep> {
  const { seat, card: own } = step;
  const options = enemyLocations(game, seat, ({ card }) => isSameKind(card, own)).map(
    ({ of, card }): OsadnicyStep => ({ do: 'remove location', seat, of, card, to: 'discard' }),
  );
  return { seat, ask: step, options, forced: true };
}

/** With all tokens out, one of them is moved. */
function runWreck(game: State, { seat, of, card, tokens }: StepOf<'wreck'>, io: Io<OsadnicyEvent>): void {
  if (wreckedLocations(game).length >= tokens) next(game, { do: 'take wreck', seat, of, card });
  else wreck(game, seat, of, card, io);
}

function wreckedLocations(game: State): Target[] {
  return game.seats.flatMap(({ locations }, of) =>
    locations.filter(({ wrecked }) => wrecked).map(({ card }) => ({ of, card })),
  );
}

function wreck(game: State, seat: Seat, of: Seat, card: number, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, wrecked: true });
  io.tell?.({ did: 'wreck', seat, of, card });
}

function askTakeWreck(game: State, step: StepOf<'take wreck'>): Decision<OsadnicyStep> {
  const { seat, card: onto } = step;
  const options = wreckedLocations(game).map(
    ({ of, card }): OsadnicyStep => ({ do: 'move wreck', seat, of, card, onto }),
  );
  return { seat, ask: step, options, forced: true };
}

function runMoveWreck(game: State, { seat, card, onto }: StepOf<'move wreck'>, io: Io<OsadnicyEvent>): void {
  unwreck(game, card);
  wreck(game, seat, locationOf(game, onto).owner, onto, io);
}

/** Not built: nothing is paid, and nothing gained. */
function runRestore(game: State, { seat, card }: StepOf<'restore'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeFoundation(game, seat, card);
  completing(game, seat, io, () => own.locations.push(newLocation(card)));
  io.tell?.({ did: 'restore', seat, card });
}

function runCopyFeature(game: State, { seat, of, card }: StepOf<'copy feature'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, copiedBy: seat });
  game.copies = (game.copies ?? 0) + 1;
  io.tell?.({ did: 'copy feature', seat, of, card });
}

/** With the round it is over. */
export function endCopies(game: State): void {
  if (game.copies === undefined) return;
  for (const seat of game.seats) {
    seat.locations = seat.locations.map(({ copiedBy: _copiedBy, ...location }) => location);
  }
  delete game.copies;
}

function runRecall(game: State, { seat, card }: StepOf<'recall'>, io: Io<OsadnicyEvent>): void {
  leaveEmpire(game, card, io);
  game.seats[seat]!.hand.push(card);
  io.tell?.({ did: 'take location', seat, of: seat, card });
}

function askLoseCard(game: State, step: StepOf<'lose card'>): Decision<OsadnicyStep> {
  const { seat } = step;
  return { seat, ask: step, options: game.seats[seat]!.hand.map((card) => ({ do: 'discard', seat, card })) };
}

/** Own actions that could be used once more. */
export function freeActions(game: State, seat: Seat, source: number): StepOf<'use own action'>[] {
  return empireOf(game, seat)
    .filter((location) => location.card !== source && isUnused(location))
    .map(({ card }) => ({ do: 'use own action', seat, card }));
}

function isUnused(location: Location): boolean {
  const { card, used, blocked } = location;
  return CARDS[card]!.action !== null && !isFortress(card) && !blocked && works(location) && used < timesOf(location);
}

/** What happens at the steps that these words lead to. */
export const machineSteps = {
  run: {
    visit: runVisit,
    give: runGive,
    'remove own': runRemoveOwn,
    wreck: runWreck,
    'move wreck': runMoveWreck,
    restore: runRestore,
    'copy feature': runCopyFeature,
    recall: runRecall,
  },
  ask: { 'remove other': askRemoveOther, 'take wreck': askTakeWreck, 'lose card': askLoseCard },
} satisfies Steps;
