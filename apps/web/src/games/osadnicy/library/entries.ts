import type { Entry } from '@imperia/kit';
import { CARDS, type Card, cardOf } from '@imperia/osadnicy';
import { cardIn } from '../cards/things.ts';

export function cardOfEntry({ thing }: Entry): Card {
  return cardOf(cardIn(thing));
}

export function copiesOf(entry: Entry): readonly Card[] {
  const { data } = cardOfEntry(entry);
  return CARDS.filter((copy) => copy.data === data);
}
