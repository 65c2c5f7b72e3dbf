import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { better, citiesOf, cityAt, replaceCity, sizeOf } from '../cities.ts';
import { led } from '../civilization.ts';
import type { ClashEvent } from '../events.ts';
import { CULTURE, type Goods, goods, MOOD } from '../goods.ts';
import type { Hex } from '../map/grid.ts';
import { payable } from '../payment.ts';
import { type City, HAPPY, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { spendTokens, tokensFor } from '../tokens.ts';
import { spendAction } from './spending.ts';

/** One step costs as many mood tokens as the city is large. */
export function stepPrice(city: City): Goods {
  return goods({ mood: sizeOf(city) });
}

function mayRaise(game: State, seat: Seat, city: City, pool = game.seats[seat]!.goods): boolean {
  return city.mood !== HAPPY && payable(game, seat, stepPrice(city), 'happiness', pool);
}

/** Whether some mood can be raised from the goods that are left after `paid` mood tokens. */
export function canIncreaseHappiness(game: State, seat: Seat, paid = 0): boolean {
  if (tokensFor(game, seat, MOOD) < paid) return false;
  const own = game.seats[seat]!.goods;
  const mood = Math.min(paid, own[MOOD]!);
  const pool = own.map((n, good) => (good === MOOD ? n - mood : good === CULTURE ? n - (paid - mood) : n));
  const lawful = citiesOf(game, seat).some(
    ({ hex, mood }) =>
      mood !== HAPPY && led(game, seat, hex, 'happy for culture') && tokensFor(game, seat, CULTURE) > paid,
  );
  return lawful || citiesOf(game, seat).some((city) => mayRaise(game, seat, city, pool));
}

export function runIncreaseHappiness(game: State, { seat }: StepOf<'increase happiness'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'increase happiness', io);
  next(game, { do: 'raise moods', seat, raised: false });
}

/** Any number of cities by any number of steps, one step at a time; the first must be taken. */
export function askRaiseMoods(game: State, step: StepOf<'raise moods'>): Decision<ClashStep> {
  const { seat, raised } = step;
  const options: ClashStep[] = citiesOf(game, seat)
    .filter((city) => mayRaise(game, seat, city))
    .map(({ hex }) => ({ do: 'raise mood', seat, hex }));
  for (const { hex, mood } of citiesOf(game, seat)) {
    const law = mood === HAPPY ? undefined : led(game, seat, hex, 'happy for culture');
    if (law && tokensFor(game, seat, CULTURE) >= law.n) options.push({ do: 'lay down law', seat, hex });
  }
  if (raised && options.length > 0) options.push({ do: 'decline', seat });
  return { seat, ask: step, options };
}

export function runRaiseMood(game: State, { seat, hex }: StepOf<'raise mood'>): void {
  const cost = stepPrice(cityAt(game, hex)!);
  next(
    game,
    { do: 'pay', seat, cost, tender: 'happiness' },
    { do: 'cheer', hex, steps: 1 },
    { do: 'raise moods', seat, raised: true },
  );
}

export function runCheer(game: State, { hex, steps }: StepOf<'cheer'>, io: Io<ClashEvent>): void {
  cheer(game, hex, steps, io);
}

export function cheer(game: State, hex: Hex, steps: number, io: Io<ClashEvent>): void {
  const city = cityAt(game, hex)!;
  let { mood } = city;
  for (let i = 0; i < steps; i++) mood = better(mood);
  replaceCity(game, { ...city, mood });
  io.tell?.({ did: 'mood', hex, mood });
}

/** The leader's city becomes Happy, for a culture token. */
export function runLayDownLaw(game: State, { seat, hex }: StepOf<'lay down law'>, io: Io<ClashEvent>): void {
  const { n } = led(game, seat, hex, 'happy for culture')!;
  cheer(game, hex, 2, io);
  next(game, { do: 'raise moods', seat, raised: true });
  spendTokens(game, seat, CULTURE, n, 'leader', io);
}

/** Sports: one or two steps for as many culture tokens, however large the city. */
export function sportsOptions(game: State, seat: Seat): ClashStep[] {
  const tokens = tokensFor(game, seat, CULTURE);
  return citiesOf(game, seat).flatMap(({ hex, mood }) =>
    [1, 2]
      .filter((steps) => steps <= tokens && mood + steps <= HAPPY)
      .map((steps): ClashStep => ({ do: 'sports', seat, hex, steps })),
  );
}

export function runSports(game: State, { seat, hex, steps }: StepOf<'sports'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'sports', io);
  cheer(game, hex, steps, io);
  spendTokens(game, seat, CULTURE, steps, 'advance', io);
}
