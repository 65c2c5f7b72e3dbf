import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { buildSteps } from '../actions/build.ts';
import { CARDS, type Card } from '../cards.ts';
import { empireOf, isCommon, isFortress, locationOf, replaceLocation, targetsOf } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { NO_TOKENS, type Tokens } from '../goods.ts';
import { leaveEmpire } from '../leave.ts';
import { payable, plus } from '../payment.ts';
import { discard, removeCard } from '../piles.ts';
import { isAtWar } from '../positions.ts';
import { samuraiRefusal } from '../protection.ts';
import type { Location, State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { act } from '../text/clauses.ts';
import { ENEMY_LOCATION, HAND } from '../text/phrases.ts';
import { HARM, WORTH } from '../value/goods.ts';
import type { Steps, Words } from './word.ts';

function enemyLocations(game: State, seat: Seat, fits: (location: Location) => boolean): { of: Seat; card: number }[] {
  return targetsOf(game, seat).flatMap((of) =>
    empireOf(game, of)
      .filter((location) => fits(location) && !isFortress(location.card))
      .map(({ card }) => ({ of, card })),
  );
}

/** Faction cards that can be paid for on top of what is already promised. */
function buildable(game: State, seat: Seat, cards: readonly number[], promised: Tokens): number[] {
  const pool = game.seats[seat]!.tokens;
  return cards.filter((card) => isBuildable(CARDS[card]!) && payable(pool, plus(CARDS[card]!.cost, promised)));
}

function isBuildable(card: Card): boolean {
  return !isCommon(card) && card.kind !== 'instant' && card.kind !== 'event';
}

export type LocationEffect =
  /** Remove one enemy location from the game, or only to the discard pile; not a raze. */
  | { readonly op: 'removeLocation'; readonly of?: 'common' | 'faction'; readonly to?: 'discard' }
  /** An enemy common location comes to the own hand; not a raze. */
  | { readonly op: 'takeLocation' }
  /** Build a faction card at its cost, except that no location is given up. */
  | { readonly op: 'buildWithoutLocation'; readonly from: 'hand' | 'deals' }
  /** Clear the goods from another action location of the owner, so that it can be used again later. */
  | { readonly op: 'refresh' }
  /** An enemy action location cannot be used this round. */
  | { readonly op: 'block' }
  /** An enemy location works for the owner until the end of the round. */
  | { readonly op: 'seize' }
  | { readonly op: 'placeSamurai'; readonly n: number };

export const locationWords: Words<LocationEffect['op']> = {
  removeLocation: {
    targets(game, { of: only, to }, { seat }) {
      const fits = ({ card }: Location) => only === undefined || isCommon(CARDS[card]!) === (only === 'common');
      return enemyLocations(game, seat, fits).map(({ of, card }) => ({
        do: 'remove location',
        seat,
        of,
        card,
        ...(to && { to }),
      }));
    },
    says: ({ of, to }) => act(to ?? 'remove', [{ ...ENEMY_LOCATION, ...(of ? { adjectives: [of] } : {}) }]),
    worth: HARM + 0.5,
    tags: ['rivals'],
    icon: 'catapult',
  },
  takeLocation: {
    targets(game, _effect, { seat }) {
      return enemyLocations(game, seat, ({ card }) => isCommon(CARDS[card]!)).map(({ of, card }) => ({
        do: 'take location',
        seat,
        of,
        card,
      }));
    },
    says: () => act('take', [{ ...ENEMY_LOCATION, adjectives: ['common'] }], { note: 'intoHand' }),
    worth: HARM + WORTH.commonCard,
    tags: ['rivals'],
    icon: 'grab',
  },
  buildWithoutLocation: {
    targets(game, { from }, { seat, promised }) {
      const { hand, deals } = game.seats[seat]!;
      return buildable(game, seat, from === 'hand' ? hand : deals, promised).map((card) => ({
        do: 'build without location',
        seat,
        card,
        from,
      }));
    },
    secret: true,
    says: ({ from }) =>
      act(
        'build',
        [{ noun: 'factionCard' }],
        from === 'hand' ? HAND : { role: 'from', thing: { noun: 'deal', amount: 'all', of: 'you' } },
        { note: 'costWithoutLocation' },
      ),
    worth: 1.5,
    tags: ['building'],
    icon: 'family-house',
  },
  refresh: {
    targets(game, _effect, { seat, card: source }) {
      return empireOf(game, seat)
        .filter(
          ({ card, used, blocked }) =>
            card !== source && CARDS[card]!.action && !isFortress(card) && (used > 0 || blocked),
        )
        .map(({ card }) => ({ do: 'refresh', seat, of: locationOf(game, card).owner, card }));
    },
    says: () =>
      act('refresh', [{ noun: 'location', adjectives: ['action'], amount: 'another', of: 'you' }], {
        note: 'usableAgain',
      }),
    worth: 1,
    tags: ['again'],
    icon: 'cycle',
  },
  block: {
    targets(game, _effect, { seat }) {
      return enemyLocations(game, seat, ({ card, blocked }) => CARDS[card]!.action !== null && !blocked).map(
        ({ of, card }) => ({ do: 'block', seat, of, card }),
      );
    },
    says: () => act('block', [{ noun: 'location', adjectives: ['action'], of: 'enemy' }], { note: 'untilRoundEnd' }),
    worth: 0.5 * HARM,
    tags: ['rivals'],
    icon: 'padlock',
  },
  seize: {
    targets(game, _effect, { seat, card: source }) {
      const by = isAtWar(game) ? { source } : {};
      return enemyLocations(game, seat, () => true).map(({ of, card }) => ({ do: 'seize', seat, of, card, ...by }));
    },
    says: () => act('takeOver', [ENEMY_LOCATION], { note: 'untilRoundEnd' }),
    worth: HARM,
    tags: ['rivals'],
    icon: 'conqueror',
  },
  placeSamurai: {
    run(game, { n }, step) {
      for (let i = 0; i < n; i++) next(game, { do: 'place samurai', seat: step.seat });
    },
    says: ({ n }) =>
      act(
        'place',
        [{ noun: 'samurai', n }],
        { role: 'from', thing: { noun: 'supply' } },
        { role: 'on', thing: { noun: 'location', adjectives: ['faction'], amount: 'all', of: 'you' } },
      ),
    worth: ({ n }) => 0.4 * n,
    tags: ['samurai'],
    icon: 'samurai-helmet',
  },
};

/** Out of the game, or only out of the empire: not razed, whatever protects it, with no foundation and no wood. */
function runRemoveLocation(game: State, step: StepOf<'remove location'>, io: Io<OsadnicyEvent>): void {
  const { seat, of, card } = step;
  leaveEmpire(game, card, io);
  if (step.to === 'discard') discard(game, card);
  else game.removed.push(card);
  io.tell?.({ did: 'remove', seat, of, card, ...(step.to && { to: step.to }) });
}

/** With everything on it discarded, the card changes hands. */
function runTakeLocation(game: State, { seat, of, card }: StepOf<'take location'>, io: Io<OsadnicyEvent>): void {
  leaveEmpire(game, card, io);
  game.seats[seat]!.hand.push(card);
  io.tell?.({ did: 'take location', seat, of, card });
}

function runBuildWithoutLocation(game: State, { seat, card, from }: StepOf<'build without location'>): void {
  const own = game.seats[seat]!;
  removeCard(from === 'hand' ? own.hand : own.deals, card);
  own.announced.push(card);
  next(game, ...buildSteps(seat, card, false));
}

/** Only the goods are cleared: the location can be used again in a later action. */
function runRefresh(game: State, { seat, of, card }: StepOf<'refresh'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  const { laid, unlocked: _unlocked, ...location } = game.seats[owner]!.locations[at]!;
  for (const under of laid ?? []) discard(game, under);
  replaceLocation(game, owner, at, { ...location, used: 0, spent: NO_TOKENS, blocked: false });
  io.tell?.({ did: 'refresh', seat, of, card });
}

function runBlock(game: State, { seat, of, card }: StepOf<'block'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, blocked: true });
  io.tell?.({ did: 'block', seat, of, card });
}

/** Samurai from the supply; those for whom there is no place are lost. */
function askPlaceSamurai(game: State, step: StepOf<'place samurai'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const options = game.seats[seat]!.locations.filter(({ card }) => !samuraiRefusal(game, seat, card)).map(
    ({ card }): OsadnicyStep => ({ do: 'samurai', seat, card }),
  );
  return { seat, ask: step, options, forced: true };
}

/** What happens at the steps that these words lead to. */
export const locationSteps = {
  run: {
    'remove location': runRemoveLocation,
    'take location': runTakeLocation,
    'build without location': runBuildWithoutLocation,
    refresh: runRefresh,
    block: runBlock,
  },
  ask: { 'place samurai': askPlaceSamurai },
} satisfies Steps;
