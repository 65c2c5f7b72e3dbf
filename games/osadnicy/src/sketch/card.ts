import type { Block, Lang, Line, Sketch, SketchedThing } from '@imperia/kit';
import { CARDS, type Card } from '../cards.ts';
import type { Good } from '../goods.ts';
import { thingOf } from '../kit/things.ts';
import { tally } from '../text/ability.ts';
import { isSeen } from '../text/cards.ts';
import {
  cardName,
  cardParts,
  colourName,
  costText,
  factionName,
  goodText,
  kindName,
  sourceName,
} from '../text/names.ts';
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

export function goodsText(goods: readonly Good[], lang: Lang): string {
  const counts = Object.entries(tally(goods)) as [Good, number][];
  return counts.map(([good, n]) => goodText(good, n, lang)).join(', ');
}
