import { names } from '@imperia/kit/scenario';
import { ADVANCES } from '../advances.ts';
import { CIVILIZATION_DATA } from '../civilization-data.ts';
import { CIVILIZATIONS } from '../config.ts';
import { allCards } from '../setup.ts';
import { cardKind, cardName } from '../text/cards.ts';

const CARDS = allCards({ players: 2, civilizations: CIVILIZATIONS.slice(0, 2), options: ['alternativeHistory'] });

export const NAMES = {
  card: names({
    noun: 'card',
    what: 'the name or number of a card',
    of: CARDS,
    named: (no) => ({
      no,
      texts: [`${cardKind(no)}-${no}`, cardName(no, 'en'), cardName(no, 'pl')],
    }),
    say: (no) => `${cardName(no, 'en')} (${cardKind(no)}-${no})`,
    cards: true,
  }),
  advance: names({
    noun: 'advance',
    what: 'the name or id of an advance',
    of: ADVANCES.map((data, no) => ({ ...data, no })),
    named: ({ no, id, name }) => ({ no, texts: [id, name.en, name.pl] }),
  }),
};

/** The own advances of all civilizations, by their ids. */
export const OWN_ADVANCES: readonly string[] = CIVILIZATION_DATA.flatMap(({ advances }) =>
  advances.map(({ id }) => id),
);
