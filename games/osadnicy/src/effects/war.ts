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
import { act } from '../text/clauses.ts';
import { ENEMY_LOCATION, HAND } from '../text/phrases.ts';
import { fortificationWorth, HARM, WORTH } from '../value/goods.ts';
import type { Steps, Words } from './word.ts';

export type WarEffect =
  /** The leftmost location of a row of an enemy, whatever defence it has; where said, an unprotected one. */
  | { readonly op: 'conquer'; readonly row?: RowName; readonly unprotected?: true }
  /** All fortifications of an enemy fortress are removed. */
  | { readonly op: 'siege' }
  /** One more fortification on this fortress. */
  | { readonly op: 'fortify' }
  /** A faction location moves one position to the left. */
  | { readonly op: 'shift'; readonly of?: 'enemy' }
  /** A common card from the hand becomes a foundation, which may stand leftmost in a row. */
  | { readonly op: 'layRampart' }
  /** A defence token from the supply goes on a faction location of the owner. */
  | { readonly op: 'defendFaction' }
  /** Features of the owner that answer the building of a faction location answer now. */
  | { readonly op: 'asIfBuilt' };

export const warWords: Words<WarEffect['op']> = {
  conquer: {
    targets(game, { row, unprotected }, { seat }) {
      return factionLocations(game, targetsOf(game, seat), (of, location) => {
        const { card } = location;
        if (row !== undefined && CARDS[card]!.kind !== row) return false;
        if (unprotected && (isDefended(location) || location.samurai)) return false;
        return positionOf(game, of, card) === 0 && !conquestTargetRefusal(game, seat, card);
      }).map(({ of, card }) => ({ do: 'conquer', seat, of, card }));
    },
    says: ({ row, unprotected }) =>
      act(
        'conquer',
        [
          {
            ...ENEMY_LOCATION,
            adjectives: [...(unprotected ? (['unprotected'] as const) : []), 'faction', ...(row ? [row] : [])],
          },
        ],
        { note: 'leftEnd' },
        ...(unprotected ? [] : [{ note: 'whateverDefends' } as const]),
      ),
    worth: HARM + 1.8,
    tags: ['war', 'rivals'],
    icon: 'conqueror',
  },
  siege: {
    targets(game, _effect, { seat }) {
      return factionLocations(
        game,
        targetsOf(game, seat),
        (_of, { card }) => !siegeTargetRefusal(game, seat, card),
      ).map(({ of, card }) => ({ do: 'siege', seat, of, card }));
    },
    says: () => act('besiege', [{ noun: 'fortress', of: 'enemy' }]),
    worth: 1,
    tags: ['war', 'rivals'],
    icon: 'catapult',
  },
  fortify: {
    targets(game, _effect, { seat, card }) {
      const { fortifications = 0 } = findLocation(game, card);
      return fortifications < MOST_FORTIFICATIONS ? [{ do: 'fortify', seat, card }] : [];
    },
    forced: true,
    without: () => FULLY_FORTIFIED,
    says: () => act('raise', [{ noun: 'fortification', n: 1 }], { note: 'here' }),
    worthNow: (game) => fortificationWorth(game),
    tags: ['war', 'vp'],
    icon: 'locked-fortress',
  },
  shift: {
    targets(game, { of: only }, { seat }) {
      const seats = only === 'enemy' ? targetsOf(game, seat) : [seat, ...targetsOf(game, seat)];
      return factionLocations(game, seats, (of, { card }) => !isFortress(card) && positionOf(game, of, card) > 0).map(
        ({ of, card }) => ({ do: 'shift', seat, of, card }),
      );
    },
    says: ({ of }) =>
      act(
        'shift',
        [
          of
            ? { ...ENEMY_LOCATION, adjectives: ['faction'] }
            : { noun: 'location', adjectives: ['faction'], amount: 'chosen' },
        ],
        { note: 'oneLeft' },
      ),
    worth: 0.4,
    tags: ['war', 'rivals'],
    icon: 'cycle',
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
    says: () =>
      act('lay', [{ noun: 'commonCard' }], HAND, { role: 'as', thing: { noun: 'foundation' } }, { note: 'maybeInRow' }),
    worth: WORTH.foundation,
    tags: ['war', 'building', 'defense'],
    icon: 'brick-wall',
  },
  defendFaction: {
    targets(game, _effect, { seat }) {
      if (isSolo(game.config) && !defendsAlone(game)) return [];
      return game.seats[seat]!.locations.filter(
        (location) => isWithOwner(location) && isFaction(location) && !isDefended(location),
      ).map(({ card }) => ({ do: 'defend faction', seat, card }));
    },
    says: () =>
      act(
        'place',
        [{ noun: 'defense', n: 1 }],
        { role: 'from', thing: { noun: 'supply' } },
        { role: 'on', thing: { noun: 'location', adjectives: ['faction'], of: 'you' } },
        { note: 'besideSamurai' },
      ),
    worth: 0.3,
    tags: ['war', 'defense'],
    icon: 'checked-shield',
  },
  asIfBuilt: {
    run(game, _effect, { seat }) {
      answerFeatures(game, seat, (when) => when.event === 'build' && when.what === 'faction');
    },
    says: () => act('answerBuilding'),
    worth: 0.8,
    tags: ['war', 'building'],
    icon: 'greek-temple',
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

function runShift(game: State, { seat, of, card }: StepOf<'shift'>, io: Io<OsadnicyEvent>): void {
  moveLeft(game, of, card);
  io.tell?.({ did: 'shift', seat, of, card });
}

/** A foundation like any other; in a row it keeps enemies from what stands behind it. */
function runLayRampart(game: State, { seat, card, row }: StepOf<'lay rampart'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.hand, card);
  completing(game, seat, io, () => own.foundations.push(card));
  io.tell?.({ did: 'lay foundation', seat, card, only: seat });
  if (!row) return;
  addRampart(game, seat, row);
  io.tell?.({ did: 'rampart', seat, row });
}

/** Also beside a samurai. */
function runDefendFaction(game: State, { seat, card }: StepOf<'defend faction'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, defended: true });
  io.tell?.({ did: 'defend', seat, card });
}

/** What happens at the steps that these words lead to. */
export const warSteps = {
  run: { shift: runShift, 'lay rampart': runLayRampart, 'defend faction': runDefendFaction },
} satisfies Steps;
