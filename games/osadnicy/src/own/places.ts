import type { CardData, Effect } from '../card-data.ts';

/** Where on a card a word stands: `action`, `production`, `triggers deal`. */
type Place = string;

export interface Placed {
  readonly place: Place;
  readonly path: readonly (string | number)[];
  readonly effect: Effect;
}

/** Every word of a card's effects, those inside choices too. */
export function wordsOf({ bonus, production, event, triggers, action, instant }: CardData): Placed[] {
  return [
    ...inList(bonus, 'bonus', ['bonus']),
    ...inList(production, 'production', ['production']),
    ...inList(event, 'event', ['event']),
    ...(triggers ?? []).flatMap(({ when, effects }, i) =>
      inList(effects, `triggers ${when.event}`, ['triggers', i, 'effects']),
    ),
    ...inList(action?.effects, 'action', ['action', 'effects']),
    ...(instant ?? []).flatMap(({ effects }, i) => inList(effects, 'instant', ['instant', i, 'effects'])),
  ];
}

function inList(effects: readonly Effect[] = [], place: Place, path: Placed['path']): Placed[] {
  return effects.flatMap((effect, i) => {
    const at = [...path, i];
    const inside =
      effect.op === 'oneOf'
        ? effect.of.flatMap((choice, n) => inList(choice.effects, place, [...at, 'of', n, 'effects']))
        : [];
    return [{ place, path: at, effect }, ...inside];
  });
}
