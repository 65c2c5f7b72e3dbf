import { destinations, type Hex, hexAt, hexThing, isArmy, kindOf, mayMove } from '@imperia/clash';
import { optionId, pickId } from '@imperia/engine';
import { options } from '../../../learn/moments.ts';
import type { Scene } from './beat.ts';
import type { Moment } from './moment.ts';

interface March {
  readonly from: Hex;
  readonly to: Hex;
}

/** The largest army of the learner that could go to such a place, and where to. */
function marchTo({ view, seat }: Moment, wanted: (hex: Hex) => boolean): March | null {
  const army = view.seats[seat]!.units.filter((one) => isArmy(kindOf(one)) && mayMove(view, seat, one));
  let best: (March & { readonly size: number }) | null = null;
  for (const from of new Set(army.map(hexAt))) {
    const group = army.filter((one) => hexAt(one) === from);
    const way = destinations(view, seat, group).find(({ to, roads }) => !roads && wanted(to));
    if (way && group.length > (best?.size ?? 0)) best = { from, to: way.to, size: group.length };
  }
  return best;
}

/** From the action to where the army goes, one press after another. */
export function marching(moment: Moment, wanted: (hex: Hex) => boolean): Scene | null {
  const { view, decision } = moment;
  const ask = decision?.ask;
  const shown = (option: string, hex: Hex): Scene => ({ hex, at: [{ option }, { thing: hexThing(view, hex) }] });
  if (ask?.do === 'choose destination') {
    const there = options(moment, 'go').find(({ to, roads }) => !roads && wanted(to));
    return there ? shown(optionId(there), there.to) : null;
  }
  const march = marchTo(moment, wanted);
  if (!march) return null;
  const { from, to } = march;
  if (ask?.do === 'choose group' && ask.hex === from) return shown(pickId(decision!.pick!.from), to);
  const group = options(moment, 'choose group').find(({ hex }) => hex === from);
  if (group) return { ...shown(optionId(group), from), hex: to };
  const [move] = options(moment, 'move');
  return move ? { ...shown(optionId(move), from), hex: to } : null;
}
