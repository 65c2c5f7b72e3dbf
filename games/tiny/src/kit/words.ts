import { type Labelled, type Lang, pointed, type Spoken, type Words } from '@imperia/kit';
import { cover } from '../cover.ts';
import type { TinyState } from '../state.ts';
import type { TinyEvent, TinyStep } from '../steps.ts';
import { cardName, explainedCard } from './cards.ts';
import { EVENTS, hexName, OPTIONS, QUESTIONS, type Says } from './sentences.ts';
import { SIDES } from './setup.ts';
import { cardThing, numberIn } from './things.ts';

const LABELS: Spoken<Readonly<Record<Labelled, Readonly<Record<string, string>>>>> = {
  pl: {
    use: { play: 'Zagraj', pledge: 'Obiecaj', sail: 'Płyń' },
    group: { sail: 'Żegluga', cards: 'Karty', trade: 'Handel', other: 'Inne' },
    column: { gold: 'złoto', fish: 'ryby', treasures: 'skarby', total: 'razem' },
    source: { gold: 'złoto', fish: 'ryby', treasures: 'skarby' },
  },
  en: {
    use: { play: 'Play', pledge: 'Pledge', sail: 'Sail' },
    group: { sail: 'Sailing', cards: 'Cards', trade: 'Trade', other: 'Other' },
    column: { gold: 'gold', fish: 'fish', treasures: 'treasures', total: 'total' },
    source: { gold: 'gold', fish: 'fish', treasures: 'treasures' },
  },
};

const PHASES: Spoken<Readonly<Record<string, string>>> = {
  pl: { bids: 'licytacja', turns: 'tury' },
  en: { bids: 'bids', turns: 'turns' },
};

export function seatName(seat: number, lang: Lang): string {
  return cover.sides[SIDES[seat] ?? 'red']![lang];
}

function says(lang: Lang): Says {
  return {
    card: (card) => cardName(card, lang),
    cards: (cards) => (cards.length === 0 ? '–' : cards.map((card) => cardName(card, lang)).join(', ')),
    seat: (seat) => seatName(seat, lang),
    hex: (hex) => hexName(hex, lang),
  };
}

export const words: Words<TinyState, TinyStep, TinyEvent> = {
  seat: (_view, seat, lang) => seatName(seat, lang),
  round: (round, lang) => (lang === 'pl' ? `Runda ${round}` : `Round ${round}`),
  phase: (phase, lang) => PHASES[lang][phase] ?? phase,
  question: (_view, { ask }, lang) => [QUESTIONS[lang][ask.do] ?? ask.do],
  option: (_view, option, lang) => [optionText(option, lang)],
  item: (_view, _asked, item, lang) => [{ thing: cardThing(item), text: cardName(item, lang) }],
  event(_view, event, lang) {
    const text = eventText(event, lang);
    const cards = [...('card' in event ? [event.card] : []), ...('cards' in event ? event.cards : [])];
    const seen = cards.filter((card) => card >= 0);
    return pointed(
      text,
      seen.map((card) => ({ thing: cardThing(card), text: cardName(card, lang) })),
    );
  },
  thing: (thing, lang) =>
    thing.startsWith('hex ') ? hexName(numberIn(thing, 'hex'), lang) : cardName(numberIn(thing, 'card'), lang),
  explained: (_view, thing, lang) =>
    thing.startsWith('hex ')
      ? [{ is: 'line', parts: [hexName(numberIn(thing, 'hex'), lang)] }]
      : explainedCard(numberIn(thing, 'card'), lang),
  label: (of, id, lang) => LABELS[lang][of][id] ?? id,
  lacking: () => '',
  verdict: (_view, { winners }, lang) => {
    const names = winners.map((seat) => seatName(seat, lang)).join(', ');
    return lang === 'pl' ? `Wygrywa: ${names}.` : `The winner: ${names}.`;
  },
};

function optionText<K extends TinyStep['do']>(step: Extract<TinyStep, { do: K }>, lang: Lang): string {
  return OPTIONS[lang][step.do as K]?.(step, says(lang)) ?? step.do;
}

function eventText<K extends TinyEvent['did']>(event: Extract<TinyEvent, { did: K }>, lang: Lang): string {
  return EVENTS[lang][event.did as K](event, says(lang));
}
