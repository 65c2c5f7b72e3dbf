import type { Io, Seat } from '@imperia/engine';
import { siegeTargetRefusal } from '../actions/conquer.ts';
import { ROWS, type RowName } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { conquestTargetRefusal } from '../conquest.ts';
import { findLocation, isCommon, isFortress, isWithOwner, locationOf, replaceLocation, targetsOf } from '../empire.ts';
import { isDefended } from '../equipped.ts';
import type { OsadnicyEvent } from '../events.ts';
import { answerFeatures } from '../gains.ts';
import { removeCard } from '../piles.ts';
import { addRampart, moveLeft, positionOf } from '../positions.ts';
import { FULLY_FORTIFIED } from '../refusals.ts';
import { completing } from '../sets.ts';
import { MOST_FORTIFICATIONS } from '../siege.ts';
import { defendsAlone, isSolo } from '../solo/virtual.ts';
import type { Location, State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import type { Words } from './words.ts';

export const warWords: Words<'conquer' | 'siege' | 'fortify' | 'shift' | 'layRampart' | 'defendFaction' | 'asIfBuilt'> =
  {
    conquer: {
      targets(game, { row, unprotected }, { seat }) {
        return factionLocations(game, targetsOf(game, seat), (of, location) => {
          const { card } = location;
          if (row !== undefined && CARDS[card]!.kind !== row) return false;
          if (unprotected && (isDefended(location) || location.samurai)) return false;
          return positionOf(game, of, card) === 0 && !conquestTargetRefusal(game, seat, card);
        }).map(({ of, card }) => ({ do: 'conquer', seat, of, card }));
      },
    },
    siege: {
      targets(game, _effect, { seat }) {
        return factionLocations(
          game,
          targetsOf(game, seat),
          (_of, { card }) => !siegeTargetRefusal(game, seat, card),
        ).map(({ of, card }) => ({ do: 'siege', seat, of, card }));
      },
    },
    fortify: {
      targets(game, _effect, { seat, card }) {
        const { fortifications = 0 } = findLocation(game, card);
        return fortifications < MOST_FORTIFICATIONS ? [{ do: 'fortify', seat, card }] : [];
      },
      forced: true,
      without: () => FULLY_FORTIFIED,
    },
    shift: {
      targets(game, { of: only }, { seat }) {
        const seats = only === 'enemy' ? targetsOf(game, seat) : [seat, ...targetsOf(game, seat)];
        return factionLocations(game, seats, (of, { card }) => !isFortress(card) && positionOf(game, of, card) > 0).map(
          ({ of, card }) => ({ do: 'shift', seat, of, card }),
        );
      },
    },
    layRampart: {
      targets(game, _effect, { seat }) {
        const common = game.seats[seat]!.hand.filter((card) => card >= 0 && isCommon(CARDS[card]!));
        const places: (RowName | undefined)[] = [undefined, ...ROWS];
        return common.flatMap((card) =>
          places.map((row): OsadnicyStep => ({ do: 'lay rampart', seat, card, ...(row && { row }) })),
        );
      },
      secret: true,
    },
    defendFaction: {
      targets(game, _effect, { seat }) {
        if (isSolo(game.config) && !defendsAlone(game)) return [];
        return game.seats[seat]!.locations.filter(
          (location) => isWithOwner(location) && isFaction(location) && !isDefended(location),
        ).map(({ card }) => ({ do: 'defend faction', seat, card }));
      },
    },
    asIfBuilt: {
      run(game, _effect, { seat }) {
        answerFeatures(game, seat, (when) => when.event === 'build' && when.what === 'faction');
      },
    },
  };

/** Of a faction, and open to effects. */
function isFaction({ card }: Location): boolean {
  return !isCommon(CARDS[card]!) && !isFortress(card);
}

function factionLocations(
  game: State,
  seats: readonly Seat[],
  fits: (of: Seat, location: Location) => boolean,
): { of: Seat; card: number }[] {
  return seats.flatMap((of) =>
    game.seats[of]!.locations.filter((location) => !isCommon(CARDS[location.card]!) && fits(of, location)).map(
      ({ card }) => ({ of, card }),
    ),
  );
}

export function runShift(game: State, { seat, of, card }: StepOf<'shift'>, io: Io<OsadnicyEvent>): void {
  moveLeft(game, of, card);
  io.tell?.({ did: 'shift', seat, of, card });
}

/** A foundation like any other; in a row it keeps enemies from what stands behind it. */
export function runLayRampart(game: State, { seat, card, row }: StepOf<'lay rampart'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.hand, card);
  completing(game, seat, io, () => own.foundations.push(card));
  io.tell?.({ did: 'lay foundation', seat, card, only: seat });
  if (!row) return;
  addRampart(game, seat, row);
  io.tell?.({ did: 'rampart', seat, row });
}

/** Also beside a samurai. */
export function runDefendFaction(game: State, { seat, card }: StepOf<'defend faction'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, defended: true });
  io.tell?.({ did: 'defend', seat, card });
}
