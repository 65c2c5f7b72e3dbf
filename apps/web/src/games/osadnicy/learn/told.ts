import {
  cardName,
  cardOf,
  cardText,
  costText,
  eventText,
  type Good,
  goodText,
  type Lang,
  type OsadnicyEvent,
  type State,
} from '@imperia/osadnicy';
import type { Facts } from '../../../learn/lesson.ts';
import type { Told } from '../words/learn.ts';

/** The facts of a beat in words. */
export function toldIn(facts: Facts, view: State, heard: readonly OsadnicyEvent[], lang: Lang): Told {
  const { card, other, n = 0, event = -1 } = facts;
  const happened = heard[event];
  const data = card === undefined ? null : cardOf(card).data;
  return {
    card: card === undefined ? '' : cardName(card, lang),
    other: other === undefined ? '' : cardName(other, lang),
    n,
    event: happened ? eventText(view, happened, lang) : '',
    kind: data?.kind ?? null,
    ability: data ? cardText(data, lang) : '',
  };
}

export function amountText(thing: string, n: number, lang: Lang): string {
  return thing === 'location' ? costText({ location: n }, lang) : goodText(thing as Good, n, lang);
}
