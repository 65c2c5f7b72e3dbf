import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { beginMove } from '../../actions/move.ts';
import { spendAction } from '../../actions/spending.ts';
import { ADVANCES } from '../../advances.ts';
import { citiesOf } from '../../cities.ts';
import { civil } from '../../civilization.ts';
import { eventData, type PersonEffect } from '../../event-data.ts';
import type { ClashEvent } from '../../events.ts';
import { CULTURE } from '../../goods.ts';
import { gainable } from '../../knowledge.ts';
import { discardEvent, drawActionToHand, removeCard } from '../../piles.ts';
import { HAPPY, type State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { spendTokens, tokensFor } from '../../tokens.ts';
import { WARLORD } from '../../war/battle.ts';
import { isOpposed } from '../powers/ruse.ts';
import { cheaperWonders } from '../wonders/build.ts';

/** To the drawer for one token, then to the others for two: the first who wants it has it. */
export function askOfferPerson(game: State, step: StepOf<'offer person'>): Decision<ClashStep> {
  const { seat, card, price } = step;
  if (!game.openEvents.includes(card) || tokensFor(game, seat, CULTURE) < price)
    return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [
      { do: 'take person', seat, card, price },
      { do: 'decline', seat },
    ],
  };
}

export function runTakePerson(game: State, { seat, card, price }: StepOf<'take person'>, io: Io<ClashEvent>): void {
  removeCard(game.openEvents, card);
  game.seats[seat]!.persons.push(card);
  io.tell?.({ did: 'receive', seat, cards: [card] });
  if (pactOf(card)) next(game, { do: 'choose ally', seat, card });
  spendTokens(game, seat, CULTURE, price, 'event', io);
}

function pactOf(card: number): PersonEffect | undefined {
  return eventData(card).person!.effects.find((effect) => effect.do === 'pact');
}

/** Great persons whom the seat could call upon now. */
export function personOptions(game: State, seat: Seat): ClashStep[] {
  return game.seats[seat]!.persons.filter((card) => {
    const { action, categories, effects } = eventData(card).person!;
    if (action && game.actions === 0 && !civil(game, seat, 'free cards')) return false;
    if (categories.length > 0) return true;
    return effects.some((effect) => {
      if (effect.do === 'build wonder') return cheaperWonders(game, seat, effect.culture).length > 0;
      return effect.do === 'pact' ? true : game.objectiveDeck.length >= game.seats.length;
    });
  }).map((card): ClashStep => ({ do: 'call', seat, card }));
}

/** An advance first, then what else the person brings; then the card is laid aside. */
export function runCall(game: State, step: StepOf<'call'>, io: Io<ClashEvent>): void {
  const { seat, card } = step;
  if (isOpposed(game, seat, card, step)) return;
  const { action, categories, effects } = eventData(card).person!;
  if (action && !civil(game, seat, 'free cards')) spendAction(game, seat, 'call', io);
  removeCard(game.seats[seat]!.persons, card);
  discardEvent(game, seat, card);
  io.tell?.({ did: 'play', seat, card });
  if (pactOf(card)) {
    game.seats[seat]!.ally = -1;
    return;
  }
  const learn: ClashStep[] = categories.length > 0 ? [{ do: 'learn in', seat, categories }] : [];
  next(game, ...learn, ...effects.map((_, effect): ClashStep => ({ do: 'person effect', seat, card, effect })));
}

export function askLearnIn(game: State, step: StepOf<'learn in'>): Decision<ClashStep> {
  const { seat, categories } = step;
  const options = gainable(game, seat)
    .filter((advance) => categories.includes(ADVANCES[advance]?.category ?? -1))
    .map((advance): ClashStep => ({ do: 'gain advance', seat, advance, cube: false }));
  return { seat, ask: step, options, forced: true };
}

export function runPersonEffect(
  game: State,
  { seat, card, effect: at }: StepOf<'person effect'>,
  io: Io<ClashEvent>,
): void {
  const effect = eventData(card).person!.effects[at]!;
  switch (effect.do) {
    case 'gain':
      next(game, { do: 'gain goods', seat, goods: effect.goods });
      return;
    case 'draw':
      for (let i = 0; i < effect.n; i++) drawActionToHand(game, seat, io);
      return;
    case 'march':
      game.used.push(`${WARLORD}${effect.cv}`);
      beginMove(game, seat);
      return;
    case 'trade':
      next(game, { do: 'trade routes', seat });
      return;
    case 'delight':
      next(game, { do: 'delight a city', seat });
      return;
    case 'construct':
      next(game, { do: 'construct freely', seat, building: effect.building });
      return;
    case 'found afar':
      next(game, { do: 'sail afar', seat, food: effect.food });
      return;
    case 'build wonder':
      next(game, { do: 'build cheaper', seat, culture: effect.culture });
      return;
    case 'turn tokens':
      next(game, { do: 'turn tokens', seat });
      return;
    case 'foresee':
      next(game, { do: 'foresee', seat });
      return;
    default:
  }
}

export function askDelightACity(game: State, step: StepOf<'delight a city'>): Decision<ClashStep> {
  const { seat } = step;
  const options = citiesOf(game, seat)
    .filter(({ mood }) => mood !== HAPPY)
    .map(({ hex, mood }): ClashStep => ({ do: 'cheer', hex, steps: HAPPY - mood }));
  return { seat, ask: step, options, forced: true };
}

export function askChooseAlly(game: State, step: StepOf<'choose ally'>): Decision<ClashStep> {
  const { seat } = step;
  const options = [...game.seats.keys()].filter((of) => of !== seat).map((of): ClashStep => ({ do: 'ally', seat, of }));
  return { seat, ask: step, options, forced: true };
}

export function runAlly(game: State, { seat, of }: StepOf<'ally'>, io: Io<ClashEvent>): void {
  game.seats[seat]!.ally = of;
  io.tell?.({ did: 'truce', seat, of });
}
