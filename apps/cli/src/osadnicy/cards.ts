import { CARDS, type CardData, type Deck, deckNamed, type Effect } from '@imperia/osadnicy';

/** All copies of one card. */
export interface Kind {
  readonly data: CardData;
  readonly deck: Deck;
  readonly deckNo: number;
  readonly codes: readonly string[];
}

/** Every different card that a player can hold, in the order of the packs; the attack cards of the solo game are none. */
export function differentCards(): Kind[] {
  const kinds = new Map<CardData, Kind & { codes: string[] }>();
  for (const { data, deck: deckNo, code } of CARDS) {
    const deck = deckNamed(deckNo);
    if (!deck) continue;
    const kind = kinds.get(data);
    if (kind) kind.codes.push(code);
    else kinds.set(data, { data, deck, deckNo, codes: [code] });
  }
  return [...kinds.values()];
}

/** The words of the effect vocabulary that a card uses, wherever it does. */
export function opsOf(data: CardData): Set<Effect['op']> {
  const lists = [
    data.bonus,
    data.production,
    data.action?.effects,
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
