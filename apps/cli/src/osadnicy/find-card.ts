import { cardOf, type State } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { bestNamed } from '../fold.ts';
import { differentCards, type Kind } from './cards.ts';

const KINDS = differentCards();

/** The card that was meant, one on the table before others; or a sentence that says why it is not clear. */
export function findCard({ words, lang }: Context, view: State, typed: string): Kind | string {
  const onTable = seen(view);
  const here = named(
    KINDS.filter(({ data }) => onTable.has(data.id)),
    typed,
  );
  const found = here.length > 0 ? here : named(KINDS, typed);
  if (found.length === 0) return words.play.noSuchCard(typed);
  if (found.length > 1)
    return words.play.severalCards(
      typed,
      found.map(({ data }) => data.name[lang]),
    );
  return found[0]!;
}

function named(kinds: readonly Kind[], typed: string): Kind[] {
  return bestNamed(kinds, ({ data, codes }) => [data.name.pl, data.name.en, ...codes], typed);
}

/** Cards whose faces lie open for this seat. */
function seen(view: State): Set<string> {
  const cards = view.seats.flatMap(({ hand, deals, draft, announced, locations }) => [
    ...hand,
    ...deals,
    ...draft,
    ...announced,
    ...locations.map(({ card }) => card),
  ]);
  return new Set([...cards, ...view.lookout].filter((card) => card >= 0).map((card) => cardOf(card).data.id));
}
