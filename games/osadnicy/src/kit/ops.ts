import type { CardData, Effect } from '../card-data.ts';

/** The words of the effect vocabulary that a card uses, wherever it does. */
export function opsOf(data: CardData): Set<Effect['op']> {
  const lists = [
    data.bonus,
    data.production,
    data.action?.effects,
    data.event,
    ...(data.triggers ?? []).map((trigger) => trigger.effects),
  ];
  const ops = new Set<Effect['op']>();
  for (const list of lists) collect(list ?? [], ops);
  return ops;
}

function collect(effects: readonly Effect[], ops: Set<Effect['op']>): void {
  for (const effect of effects) {
    ops.add(effect.op);
    if (effect.op === 'oneOf') for (const choice of effect.of) collect(choice.effects, ops);
  }
}
