import { COUNT, type Field, FLAG, listOf, nameOf, type ObjectShape } from '@imperia/kit/scenario';
import type { Config } from '../config.ts';
import { newInPlay } from '../moves.ts';
import type { InPlay, State } from '../state.ts';
import { atHome, seatAt } from './home.ts';

/** A card in play as a file says it. */
interface Written {
  readonly card: string;
  readonly exhausted?: boolean;
  readonly progress?: number;
  readonly garrison?: readonly string[];
}

const CARD = nameOf('card');

const IN_PLAY: ObjectShape = {
  kind: 'object',
  name: 'card in play',
  fields: {
    card: { shape: CARD, about: 'The card.', required: true },
    exhausted: { shape: FLAG, about: 'An exhaust token lies on it.' },
    progress: { shape: COUNT, about: 'Progress laid on it.' },
    garrison: { shape: listOf(CARD), about: 'Cards garrisoned under it.' },
  },
};

export const play: Field<State, Config> = {
  shape: listOf({ kind: 'either', key: 'card', of: IN_PLAY }),
  about:
    'Cards in play in the order of playing: a card, or a card with what lies on it. Those that start in play where nothing is said.',
  count: 'playCount',
  always: true,
  lay(on, given) {
    const pile = seatAt(on.state, on.seat).nation;
    if (given === undefined) {
      return () => {
        seatAt(on.state, on.seat).play = atHome(on, 'in-play').map(newInPlay);
      };
    }
    const written = on.given.play as readonly unknown[];
    const laid = (given as readonly Written[]).map((one, i) => {
      const path = [...on.path, i];
      const garrison = on.box.cards(one.garrison ?? [], [...path, 'garrison'], { pile });
      let card = -1;
      on.box.card(one.card, typeof written[i] === 'string' ? path : [...path, 'card'], { pile }, (no) => {
        card = no;
      });
      const { exhausted = false, progress = 0 } = one;
      return (): InPlay => ({ ...newInPlay(card), exhausted, progress, garrison });
    });
    return () => {
      seatAt(on.state, on.seat).play = laid.map((one) => one());
    };
  },
  read: (state, seat) => seatAt(state, seat).play,
};
