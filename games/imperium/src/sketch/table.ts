import { type Seat, SPECTATOR } from '@imperia/engine';
import type { Block, Lang, Sketch } from '@imperia/kit';
import { isSolo } from '../solo/rival.ts';
import type { State } from '../state.ts';
import { phaseName, seatName, sideName } from '../text/names.ts';
import { marketCard, namesOf } from './card.ts';
import { facts, laidOut, seatBlock, things } from './seat.ts';
import { SKETCH_WORDS } from './words.ts';

/** The common area and the others first, so that the own cards and hand are nearest to the question. */
export function sketch(view: State, me: Seat, lang: Lang): Sketch {
  const around = view.seats.map((_, i) => (me + 1 + i + view.seats.length) % view.seats.length);
  const words = SKETCH_WORDS[lang];
  return [
    facts(header(view, lang)),
    { is: 'group', title: [words.piles], of: common(view, lang) },
    ...around.map((seat) => seatBlock(view, seat, me, lang)),
    ...ownCards(view, me, lang),
  ];
}

function header(view: State, lang: Lang): string[] {
  const words = SKETCH_WORDS[lang];
  const { round, lastRound, phase, turn, first, config } = view;
  return [
    words.round(round),
    ...(lastRound === 0 ? [] : [round < lastRound ? words.oneMoreRound : words.lastRound]),
    phaseName(phase, lang),
    ...(turn >= 0 && phase !== 'end' ? [words.turnOf(seatName(view, turn, lang))] : []),
    ...(isSolo(config) ? [] : [words.first(seatName(view, first, lang))]),
  ];
}

function common(view: State, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  return [
    facts([
      words.main(view.main.length),
      words.regions(view.regions.length),
      words.uncivilised(view.uncivilised.length),
      words.civilised(view.civilised.length),
      words.fame(view.fame.length),
      words.unrest(view.unrest.length),
      ...(view.king.length > 0 ? [words.kingOfKings(sideName(view.kingTurned ? 'B' : 'A', lang))] : []),
    ]),
    ...(view.exile.length > 0 ? [facts([words.exile(namesOf(view.exile, lang))])] : []),
    things(
      words.market,
      view.market.map((slot) => marketCard(slot, lang)),
    ),
    ...laidOut(words.revealed, view.revealed, lang),
  ];
}

function ownCards(view: State, me: Seat, lang: Lang): Block[] {
  const words = SKETCH_WORDS[lang];
  const own = me === SPECTATOR ? undefined : view.seats[me];
  if (!own) return [];
  return [...laidOut(words.looked, own.looked, lang), ...laidOut(words.yourHand(own.hand.length), own.hand, lang)];
}
