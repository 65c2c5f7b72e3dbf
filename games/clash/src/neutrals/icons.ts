import { type Decision, type Io, next } from '@imperia/engine';
import { citiesOf, cityAt, grid } from '../cities.ts';
import { isLasting } from '../effects/events/lasting.ts';
import { eventData } from '../event-data.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { GOLD } from '../goods.ts';
import { BARREN, isLand } from '../map/tiles.ts';
import { EXHAUSTED_MARKERS } from '../pieces.ts';
import { discardEvent, drawEvent, removeCard } from '../piles.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { enemyUnitsAt } from '../units.ts';
import { powerOf } from '../wonders.ts';

/** The top card is turned: its icon first, then its text, and then it is laid aside. */
export function askEvent(game: State, step: StepOf<'event'>): Decision<ClashStep> {
  const { seat } = step;
  const { options } = game.config;
  const wholes = options.includes('optionalEvents') ? [true, false] : [!options.includes('noEvents')];
  const old = game.eventDiscard.length > 0 && powerOf(game, seat, 'draw from discards') ? [false, true] : [false];
  const draws = wholes.flatMap((whole) => old.map((from): ClashStep => ({ do: 'draw event', seat, whole, old: from })));
  return { seat, ask: step, options: draws, forced: true };
}

export function runDrawEvent(game: State, { seat, whole, old }: StepOf<'draw event'>, io: Io<ClashEvent>): void {
  const card = old ? game.eventDiscard.pop()! : drawEvent(game, io);
  game.openEvents.push(card);
  io.tell?.({ did: 'event', seat, card });
  const text: ClashStep[] = whole ? [{ do: 'event text', seat, card }] : [];
  next(game, { do: 'avert', seat, card }, { do: 'event icon', seat, card }, ...text, {
    do: 'event done',
    seat,
    card,
    whole,
  });
}

export function runEventIcon(game: State, { seat, card }: StepOf<'event icon'>, io: Io<ClashEvent>): void {
  switch (eventData(card).icon) {
    case 'gold-mine':
      gain(game, seat, GOLD, 2, 'event', io);
      break;
    case 'exhausted-land':
      next(game, { do: 'exhaust land', seat });
      break;
    case 'barbarians-spawn':
      next(game, { do: 'barbarians arrive', seat });
      break;
    case 'barbarians-move':
      next(game, { do: 'barbarians move', seat });
      break;
    case 'pirates':
      next(game, { do: 'pirates arrive', seat });
      break;
    default:
  }
}

/** Face up to the discards, unless it lasts or its text has already put it somewhere. */
export function runEventDone(game: State, { seat, card, whole }: StepOf<'event done'>): void {
  if (!game.openEvents.includes(card) || (whole && isLasting(game, card))) return;
  removeCard(game.openEvents, card);
  discardEvent(game, seat, card);
}

export function askExhaustLand(game: State, step: StepOf<'exhaust land'>): Decision<ClashStep> {
  const { seat } = step;
  const { neighbours } = grid(game);
  const near = new Set(citiesOf(game, seat).flatMap(({ hex }) => neighbours[hex]!));
  const left = game.exhausted.length < EXHAUSTED_MARKERS;
  const hexes = [...near].filter(
    (hex) =>
      left &&
      isLand(game.terrain[hex]!) &&
      game.terrain[hex] !== BARREN &&
      !game.exhausted.includes(hex) &&
      !cityAt(game, hex) &&
      enemyUnitsAt(game, -1, hex) < 0,
  );
  return { seat, ask: step, options: hexes.map((hex): ClashStep => ({ do: 'exhaust', seat, hex })), forced: true };
}

export function runExhaust(game: State, { seat, hex }: StepOf<'exhaust'>, io: Io<ClashEvent>): void {
  game.exhausted.push(hex);
  io.tell?.({ did: 'exhausted', seat, hex });
}
