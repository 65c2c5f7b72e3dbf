import { clockwise, type Io, next, type Seat } from '@imperia/engine';
import { NAVIGATION, ROADS, TRADE_ROUTES } from '../../advances.ts';
import { cityCount } from '../../cities.ts';
import { type EventEffect, eventData } from '../../event-data.ts';
import type { ClashEvent } from '../../events.ts';
import { gain } from '../../gains.ts';
import { owns } from '../../knowledge.ts';
import { SETTLER } from '../../pieces.ts';
import { isSpared } from '../../protection.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { bloom, fewestCities } from './gifts.ts';
import { burn, hunger, plague } from './losses.ts';
import { anarchy, guillotine, rebel, reveal } from './upheavals.ts';

/** The text of the card, after its icon: for the drawer, or for all, clockwise from the drawer. */
export function runEventText(game: State, { seat, card }: StepOf<'event text'>): void {
  const { to, unless, effects } = eventData(card);
  const order = clockwise(seat, game.seats.length);
  if (to === 'person') {
    next(game, ...order.map((of): ClashStep => ({ do: 'offer person', seat: of, card, price: of === seat ? 1 : 2 })));
    return;
  }
  const about = (to === 'all' ? order : [seat]).filter((of) => !isSpared(game, of, unless));
  next(
    game,
    ...effects.flatMap((_, effect) =>
      about.map((of): ClashStep => ({ do: 'event effect', seat: of, card, effect, drawer: seat })),
    ),
  );
}

export function runEventEffect(game: State, step: StepOf<'event effect'>, io: Io<ClashEvent>): void {
  const { seat, card, drawer } = step;
  const effect = eventData(card).effects[step.effect]!;
  atOnce(game, seat, effect, drawer, io);
  next(game, ...asks(game, seat, effect, drawer));
}

/** What needs no answer. */
function atOnce(game: State, seat: Seat, effect: EventEffect, drawer: Seat, io: Io<ClashEvent>): void {
  switch (effect.do) {
    case 'gain':
      for (const [good, n] of effect.goods.entries()) gain(game, seat, good, n, 'event', io);
      return;
    case 'bloom':
      bloom(game, seat, effect, drawer, io);
      return;
    case 'fewest cities':
      fewestCities(game, effect.good, io);
      return;
    case 'hunger':
      hunger(game, seat, effect, io);
      return;
    case 'fire':
      burn(game, seat, io);
      return;
    case 'reveal wonder':
      reveal(game, seat, io);
      return;
    case 'anarchy':
      anarchy(game, seat, io);
      return;
    case 'guillotine':
      guillotine(game, seat, effect.points, io);
      return;
    default:
  }
}

/** What somebody is asked about. */
function asks(game: State, seat: Seat, effect: EventEffect, drawer: Seat): ClashStep[] {
  const cities = cityCount(game, seat);
  switch (effect.do) {
    case 'hand out':
      return [{ do: 'hand out', seat, good: effect.good, left: effect.n }];
    case 'settler':
      return effect.to === 'drawer'
        ? [{ do: 'place free unit', seat, kind: SETTLER, optional: false }]
        : [{ do: 'invite settlers', seat }];
    case 'lower moods': {
      const n = effect.n + (hasTravelled(game, seat) ? effect.travelled : 0);
      return cities >= effect.cities ? [{ do: 'lower moods', seat, left: n, done: [], coastal: effect.coastal }] : [];
    }
    case 'lose units':
      return plague(game, seat, effect, hasTravelled(game, seat));
    case 'volcano':
      return cities >= effect.cities ? [{ do: 'volcano', seat, points: effect.points }] : [];
    case 'earthquake':
      return cities >= effect.cities ? [{ do: 'earthquake', seat, most: effect.most, points: effect.points }] : [];
    case 'civil war':
      return [{ do: 'civil war', seat }];
    case 'revolution':
      return rebel(seat);
    case 'uprising':
      return [{ do: 'uprising', seat, most: effect.most, points: effect.points }];
    case 'reformation':
      return [{ do: 'reformation', seat: drawer }];
    case 'pandemic':
      return [{ do: 'pandemic', seat, n: Math.floor(cities / 2) }];
    default:
      return [];
  }
}

/** Illness comes with who travels. */
function hasTravelled(game: State, seat: Seat): boolean {
  return [ROADS, NAVIGATION, TRADE_ROUTES].some((advance) => owns(game.seats[seat]!, advance));
}
