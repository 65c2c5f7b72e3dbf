import { cardsNamed } from '@imperia/engine';
import {
  cardOf,
  cardText,
  colourName,
  costText,
  factionName,
  kindName,
  osadnicy,
  type State,
  sourceName,
} from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { flow, hang, wrap } from '../terminal/layout.ts';
import { differentCards, type Kind } from './cards.ts';
import { findCard } from './find-card.ts';
import { goodsFact } from './goods-fact.ts';
import { type Menu, menuSize } from './menu.ts';

/** What a card, or the option of that number, is. */
export function explained(context: Context, view: State, menu: Menu, what: string): string[] {
  const { words } = context;
  if (what === '') return [words.play.whatToExplain];
  if (/^\d+$/.test(what)) return explainedNumber(context, menu, Number(what));
  const found = findCard(context, view, what);
  return typeof found === 'string' ? [found] : cardLines(context, found);
}

function explainedNumber(context: Context, menu: Menu, number: number): string[] {
  const { options, items } = menu;
  const option = options[number - 1];
  const item = items[number - 1 - options.length];
  if (option)
    return [...wrap(option.text, context.terminal.width()), ...cardsOf(context, cardsNamed(osadnicy, option.step))];
  if (item) return [...wrap(item.text, context.terminal.width()), ...cardsOf(context, [item.item])];
  return [context.words.play.noSuchNumber(number, menuSize(menu))];
}

function cardsOf(context: Context, cards: readonly number[]): string[] {
  const datas = new Set(cards.filter((card) => card >= 0).map((card) => cardOf(card).data));
  const kinds = differentCards().filter(({ data }) => datas.has(data));
  return kinds.flatMap((kind) => cardLines(context, kind));
}

/** Everything printed on a card, and how certain we are of it. */
function cardLines(context: Context, { data, deckNo, codes }: Kind): string[] {
  const { words, paint, lang, terminal } = context;
  const { cardFacts, originalOf, designed, translatedName } = words.play;
  const other = data.name[lang === 'pl' ? 'en' : 'pl'];
  const deck = deckNo === 0 ? words.lists.commonDeck : factionName(deckNo, lang);
  const facts = [
    [kindName(data.kind, lang), ...data.colors.map((colour) => paint.as(colour, colourName(colour, lang))), deck].join(
      ' · ',
    ),
    `${cardFacts.cost}: ${costText(data.cost, lang)}`,
    ...goodsFact(context, cardFacts.raze, data.raze),
    ...goodsFact(context, cardFacts.deal, data.deal && [...new Set(data.deal)]),
  ];
  const certainty = [
    `${cardFacts.source}: ${sourceName(data.source, lang)}.`,
    ...(data.designed && data.source !== 'designed' ? [designed] : []),
    ...(data.nameSource?.[lang] === 'translated' ? [translatedName] : []),
  ];
  const width = terminal.width() - 2;
  return [
    `${paint.as('bold', data.name[lang])}  ${paint.as('dim', [originalOf(other), codes.join(' ')].join(' · '))}`,
    ...hang('  ', flow(facts, '   ', width)),
    ...hang('  ', wrap(cardText(data, lang), width)),
    ...hang('  ', wrap(certainty.join(' '), width)).map((line) => paint.as('dim', line)),
  ];
}
