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
import type { Words } from './words.ts';

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

export const locationWords: Words<
  'removeLocation' | 'takeLocation' | 'buildWithoutLocation' | 'refresh' | 'block' | 'seize' | 'placeSamurai'
> = {
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
  },
  block: {
    targets(game, _effect, { seat }) {
      return enemyLocations(game, seat, ({ card, blocked }) => CARDS[card]!.action !== null && !blocked).map(
        ({ of, card }) => ({ do: 'block', seat, of, card }),
      );
    },
  },
  seize: {
    targets(game, _effect, { seat, card: source }) {
      const by = isAtWar(game) ? { source } : {};
      return enemyLocations(game, seat, () => true).map(({ of, card }) => ({ do: 'seize', seat, of, card, ...by }));
    },
  },
  placeSamurai: {
    run(game, { n }, step) {
      for (let i = 0; i < n; i++) next(game, { do: 'place samurai', seat: step.seat });
    },
  },
};

/** Out of the game, or only out of the empire: not razed, whatever protects it, with no foundation and no wood. */
export function runRemoveLocation(game: State, step: StepOf<'remove location'>, io: Io<OsadnicyEvent>): void {
  const { seat, of, card } = step;
  leaveEmpire(game, card, io);
  if (step.to === 'discard') discard(game, card);
  else game.removed.push(card);
  io.tell?.({ did: 'remove', seat, of, card, ...(step.to && { to: step.to }) });
}

/** With everything on it discarded, the card changes hands. */
export function runTakeLocation(game: State, { seat, of, card }: StepOf<'take location'>, io: Io<OsadnicyEvent>): void {
  leaveEmpire(game, card, io);
  game.seats[seat]!.hand.push(card);
  io.tell?.({ did: 'take location', seat, of, card });
}

export function runBuildWithoutLocation(game: State, { seat, card, from }: StepOf<'build without location'>): void {
  const own = game.seats[seat]!;
  removeCard(from === 'hand' ? own.hand : own.deals, card);
  own.announced.push(card);
  next(game, ...buildSteps(seat, card, false));
}

/** Only the goods are cleared: the location can be used again in a later action. */
export function runRefresh(game: State, { seat, of, card }: StepOf<'refresh'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  const { laid, unlocked: _unlocked, ...location } = game.seats[owner]!.locations[at]!;
  for (const under of laid ?? []) discard(game, under);
  replaceLocation(game, owner, at, { ...location, used: 0, spent: NO_TOKENS, blocked: false });
  io.tell?.({ did: 'refresh', seat, of, card });
}

export function runBlock(game: State, { seat, of, card }: StepOf<'block'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, blocked: true });
  io.tell?.({ did: 'block', seat, of, card });
}

/** Samurai from the supply; those for whom there is no place are lost. */
export function askPlaceSamurai(game: State, step: StepOf<'place samurai'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const options = game.seats[seat]!.locations.filter(({ card }) => !samuraiRefusal(game, seat, card)).map(
    ({ card }): OsadnicyStep => ({ do: 'samurai', seat, card }),
  );
  return { seat, ask: step, options, forced: true };
}
