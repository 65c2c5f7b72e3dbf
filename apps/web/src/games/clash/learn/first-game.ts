import {
  ADVANCES,
  type ClashEvent,
  type ClashStep,
  cardName,
  GOODS,
  goodName,
  hexCode,
  type State,
} from '@imperia/clash';
import { kit } from '@imperia/clash/kit';
import { type Lang, plain } from '@imperia/kit';
import type { Facts, Lesson } from '../../../learn/lesson.ts';
import { LEARN_WORDS, type Told } from '../words/learn.ts';
import { QUESTIONS, TRIED } from './beats-asked.ts';
import { INTRODUCTION, TOLD } from './beats-told.ts';
import { isDeed } from './moment.ts';
import { ZONES } from './places.ts';
import { DEAL } from './prepared.ts';

function toldIn(facts: Facts, view: State, heard: readonly ClashEvent[], lang: Lang): Told {
  const { card = -1, hex = -1, n = 0, event = -1 } = facts;
  const happened = heard[event];
  return {
    advance: ADVANCES[card]?.name[lang] ?? '',
    card: card < 0 ? '' : (cardName(card, lang).split(' / ')[1] ?? ''),
    place: hex < 0 ? '' : hexCode(view, hex),
    n,
    event: happened ? plain(kit.words.event(view, happened, lang)) : '',
  };
}

/** Named first and counted then, it needs no inflection. */
function amountText(of: string, n: number, lang: Lang): string {
  const name = of === 'vp' ? LEARN_WORDS[lang].points : goodName(GOODS.indexOf(of as (typeof GOODS)[number]), lang);
  return `${name}: ${n.toLocaleString(lang)}`;
}

/** The first game, with a guide at the table: nobody leaves a turn before three actions were taken. */
export const firstGame: Lesson<State, ClashStep, ClashEvent, Told> = {
  deal: DEAL,
  beats: [...INTRODUCTION, ...TOLD, ...QUESTIONS, ...TRIED],
  held: null,
  zones: ZONES,
  words: LEARN_WORDS,
  told: toldIn,
  amount: amountText,
  isDeed,
};
