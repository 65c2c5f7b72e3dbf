import {
  cardName,
  cardOf,
  cardText,
  eventText,
  type ImperiumEvent,
  type ImperiumStep,
  type State,
  TOKENS,
  tokensText,
} from '@imperia/imperium';
import type { Lang } from '@imperia/kit';
import type { Facts, Lesson } from '../../../learn/lesson.ts';
import { LEARN_WORDS, type Told } from '../words/learn.ts';
import { GUIDED_ROUNDS } from './beat.ts';
import { QUESTIONS, TRIED } from './beats-asked.ts';
import { INTRODUCTION, TOLD } from './beats-told.ts';
import { isDeed } from './moment.ts';
import { ZONES } from './places.ts';
import { DEAL } from './prepared.ts';

function toldIn({ card, n = 0, event = -1 }: Facts, view: State, heard: readonly ImperiumEvent[], lang: Lang): Told {
  const happened = heard[event];
  return {
    card: card === undefined ? '' : cardName(card, lang),
    n,
    event: happened ? eventText(view, happened, lang) : '',
    ability: card === undefined ? '' : cardText(cardOf(card).data, lang),
  };
}

function amountText(of: string, n: number, lang: Lang): string {
  const { counted } = LEARN_WORDS[lang];
  if (of === 'unrest' || of === 'draw' || of === 'vp') return counted[of](n);
  return tokensText(
    TOKENS.map((token) => (token === of ? n : 0)),
    lang,
  );
}

/** The first game, with a guide at the table: nobody cleans up before everything was shown. */
export const firstGame: Lesson<State, ImperiumStep, ImperiumEvent, Told> = {
  deal: DEAL,
  beats: [...INTRODUCTION, ...TOLD, ...QUESTIONS, ...TRIED],
  held: { ask: 'turn', option: 'end activation', led: ({ view }) => view.round <= GUIDED_ROUNDS },
  zones: ZONES,
  words: LEARN_WORDS,
  told: toldIn,
  amount: amountText,
  isDeed,
};
