import type { Decision, Io, Seat } from '@imperia/engine';
import { activationRefusal } from '../../actions/activate.ts';
import { citiesOf, cityAt, replaceCity, sizeOf, worse } from '../../cities.ts';
import type { ClashEvent } from '../../events.ts';
import type { Hex } from '../../map/grid.ts';
import { setMood } from '../../mood.ts';
import { ANGRY, type City, type State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';

/** Own cities no smaller and no less happy than the one that acted was then. */
function substitutes(game: State, seat: Seat, { hex, size, mood }: StepOf<'city state'>): City[] {
  return citiesOf(game, seat).filter(
    (city) => city.hex !== hex && sizeOf(city) >= size && city.mood >= mood && !activationRefusal(game, seat, city.hex),
  );
}

/** A city has acted again: another may count as activated in its place. */
export function askCityState(game: State, step: StepOf<'city state'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const itself: ClashStep = { do: 'substitute', seat, hex, of: hex };
  const others = substitutes(game, seat, step).map(
    (city): ClashStep => ({ do: 'substitute', seat, hex: city.hex, of: hex }),
  );
  return { seat, ask: step, options: [...others, itself], forced: true };
}

/** `hex` has been activated, not `of`; a city that was before is less happy for it. */
export function runSubstitute(game: State, { hex, of }: StepOf<'substitute'>, io: Io<ClashEvent>): void {
  if (hex !== of) {
    count(game, of, -1);
    count(game, hex, 1);
  }
  const city = cityAt(game, hex);
  if (city && city.activations > 1 && city.mood !== ANGRY) setMood(game, hex, worse(city.mood), io);
}

function count(game: State, hex: Hex, n: number): void {
  const city = cityAt(game, hex);
  if (!city) return;
  const spent = city.spent || (n > 0 && city.mood === ANGRY);
  replaceCity(game, { ...city, activations: city.activations + n, spent });
}
