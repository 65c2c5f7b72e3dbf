import { COUNT, type Field, FLAG, listOf, nameOf, type ObjectShape } from '@imperia/kit/scenario';
import { TOKENS, type Token } from '../card-data.ts';
import type { Config } from '../config.ts';
import { bringsUnrest, EMPTY_SLOT } from '../market.ts';
import type { State } from '../state.ts';
import { COMMON } from './names.ts';

interface Written extends Partial<Record<Token, number>> {
  readonly card: string;
  readonly unrest?: boolean;
}

const SLOT: ObjectShape = {
  kind: 'object',
  name: 'market card',
  fields: {
    card: { shape: nameOf('card'), about: 'The card.', required: true },
    unrest: { shape: FLAG, about: 'An unrest lies under it; as the rules say where not given.' },
    ...Object.fromEntries(TOKENS.map((token) => [token, { shape: COUNT, about: `The ${token} on it.` }])),
  },
};

/** Unrest cards come from the pile once all cards are handed out. */
export const market: Field<State, Config> = {
  shape: listOf({ kind: 'either', key: 'card', of: SLOT }),
  about:
    'The cards of the market: two of the main deck, region, uncivilised, civilised. Places not named are filled from the decks.',
  lay(on, given) {
    const written = on.given.market as readonly unknown[];
    const cards = (given as readonly Written[]).map((one, i) => {
      const path = typeof written[i] === 'string' ? [...on.path, i] : [...on.path, i, 'card'];
      let card = -1;
      on.box.card(one.card, path, { pile: COMMON }, (no) => {
        card = no;
      });
      return () => ({ ...EMPTY_SLOT, card, tokens: TOKENS.map((token) => one[token] ?? 0) });
    });
    return () => {
      on.state.market = on.state.market.map((slot, i) => cards[i]?.() ?? slot);
    };
  },
  read: ({ market }) =>
    market
      .filter(({ card }) => card >= 0)
      .map(({ card, unrest, tokens }) => ({
        card,
        unrest: unrest !== -1,
        ...Object.fromEntries(TOKENS.map((token, i) => [token, tokens[i]])),
      })),
};

/** Whether an unrest is to be laid under a card of the market, by the file or by the rules. */
export function wantsUnrest(written: unknown, card: number): boolean {
  const said = typeof written === 'object' && written !== null ? (written as Written).unrest : undefined;
  return said ?? bringsUnrest(card);
}
