import { type Card, cardOf, cardText } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { beside, padEnd, widthOf, wrap } from '../terminal/layout.ts';
import { nameWithColours } from './location.ts';
import { goodSymbols, tokenSymbols } from './symbols.ts';

/** Cards laid out to choose from: what they cost, what they give, and what they do. */
export function cardTable(context: Context, title: string, cards: readonly number[]): string[] {
  if (cards.length === 0) return [` ${context.paint.as('bold', title)}`];
  const { words, paint, terminal } = context;
  const { table } = words;
  const rows = counted(cards.map((card) => ({ card: cardOf(card), cells: cells(context, cardOf(card)) })));
  const titles = [title, table.cost, table.raze, table.deal];
  const widths = titles.map(
    (head, column) => Math.max(widthOf(head), ...rows.map(({ cells }) => widthOf(cells[column]!))) + 1,
  );
  const textWidth = terminal.width() - widths.reduce((sum, one) => sum + one + 1, 1);
  const head = titles.map((one, i) => padEnd(paint.as(i === 0 ? 'bold' : 'dim', one), widths[i]!)).join(' ');
  return [
    ` ${head} ${paint.as('dim', table.text)}`,
    ...rows.flatMap(({ card, cells }) => {
      const text = wrap(cardText(card.data, context.lang), textWidth);
      return beside([...cells.map((cell) => [cell]), text], widths, ' ').map((line) => ` ${line}`);
    }),
  ];
}

function cells(context: Context, card: Card): string[] {
  const { words, paint } = context;
  const { nothing, givesLocations } = words.table;
  const cost = [tokenSymbols(card.cost, paint), ...(card.locations > 0 ? [givesLocations(card.locations)] : [])];
  return [
    nameWithColours(context, card),
    cost.filter((part) => part !== '').join(' ') || nothing,
    goodSymbols(card.raze, paint) || nothing,
    card.deal ? goodSymbols([card.deal], paint) : nothing,
  ];
}

interface CardRow {
  readonly card: Card;
  readonly cells: readonly string[];
}

/** Copies that nothing tells apart stand in one row. */
function counted(rows: readonly CardRow[]): CardRow[] {
  const groups = new Map<string, CardRow[]>();
  for (const row of rows) {
    const key = [row.card.data.id, ...row.cells].join('|');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((group) => {
    const { card, cells } = group[0]!;
    const [name = '', ...rest] = cells;
    return { card, cells: [group.length === 1 ? name : `${name} ×${group.length}`, ...rest] };
  });
}
