import { names } from '@imperia/kit/scenario';
import { CARDS } from '../cards.ts';

export const COMMON = 'common';

/** Where a card comes from: a nation, or the common cards. */
export function pileOfCard(card: number): string {
  return CARDS[card]!.nation ?? COMMON;
}

export const NAMES = {
  card: names({
    noun: 'card',
    what: 'the name or number of a card',
    of: CARDS,
    named: ({ no, data }) => ({
      no,
      texts: [data.id, data.name.pl, data.name.en, ...(data.sides ?? []).flatMap(({ name }) => [name.pl, name.en])],
    }),
    say: (no) => {
      const data = CARDS[no]?.data;
      return data ? `${data.name.en} (${data.id})` : `card ${no}`;
    },
    cards: true,
  }),
};
