import type { Seat } from '@imperia/engine';
import type { Block, Lang, Line, Sketch } from '@imperia/kit';
import { HEXES, OPEN_SEA } from '../map.ts';
import type { TinyState } from '../state.ts';
import { cardName, cardText } from './cards.ts';
import { cardThing, hexThing } from './things.ts';
import { seatName, words } from './words.ts';

/** The open sea in the middle, the islands round it. */
const PLACES = [
  [0, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;

const SHIPS = ['①', '②', '③', '④'];

export function sketch(view: TinyState, me: Seat, lang: Lang): Sketch {
  const own = view.captains[me];
  return [
    { is: 'facts', of: [[words.round(view.round, lang)]] },
    map(view),
    ...view.captains.map((_, seat) => captain(view, seat, lang)),
    ...(own ? [things(lang === 'pl' ? 'Twoja ręka' : 'Your hand', own.hand, lang)] : []),
  ];
}

/** Who is there, by the number of the seat, and whether something is buried. */
function map({ captains, buried }: TinyState): Block {
  return {
    is: 'map',
    of: HEXES.map((hex) => {
      const ships = captains.flatMap((one, seat) => (one.hex === hex ? [SHIPS[seat]] : []));
      const sign = hex === OPEN_SEA ? '~' : String(hex);
      const there = [...ships, buried[hex]?.length ? 'x' : ''].join('');
      const [q, r] = PLACES[hex]!;
      return { thing: hexThing(hex), q, r, text: there === '' ? sign : `${sign} ${there}` };
    }),
  };
}

function captain(view: TinyState, seat: Seat, lang: Lang): Block {
  const { gold, fish, hand, fleet, hold } = view.captains[seat]!;
  const facts = (['gold', 'fish'] as const).map(
    (of): Line => [`${words.label('column', of, lang)}: ${{ gold, fish }[of]}`],
  );
  return {
    is: 'group',
    title: [seatName(seat, lang)],
    seat,
    of: [
      { is: 'facts', of: [...facts, [`${lang === 'pl' ? 'ręka' : 'hand'}: ${hand.length}`]] },
      things(lang === 'pl' ? 'Flota' : 'Fleet', fleet, lang),
      things(lang === 'pl' ? 'Ładownia' : 'Hold', hold, lang),
    ],
  };
}

function things(title: string, cards: readonly number[], lang: Lang): Block {
  return {
    is: 'things',
    title,
    of: cards.map((card) => ({
      thing: cardThing(card),
      name: cardName(card, lang),
      facts: card < 0 ? [] : [[cardText(card, lang)]],
    })),
  };
}
