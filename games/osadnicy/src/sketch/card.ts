import { type Block, capitalised, type Lang, type Line, plain, type Sketch, type SketchedThing } from '@imperia/kit';
import { CARDS, type Card } from '../cards.ts';
import { locationValue } from '../factions.ts';
import type { Good } from '../goods.ts';
import { thingOf } from '../kit/things.ts';
import { isSeen } from '../text/cards.ts';
import {
  cardName,
  cardParts,
  cardText,
  colourName,
  costText,
  factionName,
  goodText,
  kindName,
  sourceName,
} from '../text/names.ts';
import { tally } from '../text/phrases.ts';
import { SKETCH_WORDS } from './words.ts';

/** Everything printed on a card, and how certain we are of it. */
export function explained(card: number, lang: Lang): Sketch {
  if (!isSeen(card)) return [{ is: 'line', parts: [cardName(card, lang)] }];
  const { data, deck } = CARDS[card]!;
  const words = SKETCH_WORDS[lang];
  return [
    {
      is: 'facts',
      of: [
        [kindName(data.kind, lang)],
        ...data.colors.map((colour): Line => [colourName(colour, lang)]),
        [factionName(deck, lang)],
        ...prices(CARDS[card]!, lang),
      ],
    },
    ...cardParts(data, lang).map((parts): Block => ({ is: 'line', parts })),
    { is: 'facts', of: [[`${words.source}: ${sourceName(data.source, lang)}`]] },
  ];
}

/** A card laid out to choose from: what it costs, what it gives, and what it does. */
export function cardToChoose(card: number, lang: Lang): SketchedThing {
  const thing = thingOf(card);
  if (!isSeen(card)) return { thing, name: cardName(card, lang), facts: [] };
  const { data } = CARDS[card]!;
  return { thing, name: data.name[lang], facts: [...prices(CARDS[card]!, lang), ...cardParts(data, lang)] };
}

function prices({ data, raze, deal }: Card, lang: Lang): Line[] {
  const words = SKETCH_WORDS[lang];
  return [
    [`${words.cost}: ${costText(data.cost, lang)}`],
    ...(raze.length > 0 ? [[`${words.raze}: ${goodsText(raze, lang)}`]] : []),
    ...(deal ? [[`${words.deal}: ${goodText(deal, 1, lang)}`]] : []),
  ];
}

/** A card read aloud: what decides whether to hear more comes first, so that it can be cut short. */
export function spokenCard(card: Card, lang: Lang): string {
  const { data, deck } = card;
  const words = SKETCH_WORDS[lang];
  const [cost, ...others] = prices(card, lang);
  const kind = [...data.colors.map((colour) => colourName(colour, lang)), kindName(data.kind, lang)].join(', ');
  const worth = `${words.worth}: ${goodText('vp', locationValue(deck), lang)}`;
  const ends = [...others.map(plain), worth].map((text) => `${capitalised(text)}.`);
  return [`${data.name[lang]}, ${plain(cost!)}. ${capitalised(kind)}.`, cardText(data, lang), ...ends].join(' ');
}

export function goodsText(goods: readonly Good[], lang: Lang): string {
  const counts = Object.entries(tally(goods)) as [Good, number][];
  return counts.map(([good, n]) => goodText(good, n, lang)).join(', ');
}
