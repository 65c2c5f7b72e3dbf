import type { Entry } from '@imperia/kit';
import { CARDS, type Card, cardOf } from '@imperia/osadnicy';
import { cardIn } from '../cards/things.ts';

export function cardOfEntry({ thing }: Entry): Card {
  return cardOf(cardIn(thing));
}

export function copiesOf(entry: Entry): readonly Card[] {
  const { data, no } = cardOfEntry(entry);
  const copies = CARDS.filter((copy) => copy.data === data);
  // Copies of somebody's own card follow each other.
  return copies.length > 0 ? copies : entry.codes.map((_, copy) => cardOf(no + copy));
}
