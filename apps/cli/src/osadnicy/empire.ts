import type { Seat } from '@imperia/engine';
import {
  attackLine,
  cardOf,
  dealsOf,
  factionLocations,
  factionName,
  goodText,
  KINDS,
  type Row,
  rowsOf,
  type SeatState,
  type State,
  TOKENS,
  targetOf,
  targetText,
} from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { HUMAN, type SeatKind } from '../play/seats.ts';
import { beside, flow, flowNarrow, hang, widthOf } from '../terminal/layout.ts';
import { locationTexts } from './location.ts';
import { isVirtual } from './seat-name.ts';
import { goodSymbols, symbol, tokenSymbols } from './symbols.ts';

/** A seat as everybody sees it: who, how many points, the goods, and the empire in three rows. */
export function empireLines(context: Context, view: State, seat: Seat, me: Seat, kind: SeatKind): string[] {
  const own = view.seats[seat]!;
  if (isVirtual(view, seat)) return virtualLines(context, view, seat);
  const width = context.terminal.width();
  return [
    headLine(context, own, seat === me ? 'you' : kind === HUMAN ? 'human' : 'bot', kind),
    ...hang('  ', flow(goodsParts(context, own, seat === me), '  ', width - 2)),
    ...hang('  ', flow(sideParts(context, view, seat), '   ', width - 2)).filter((line) => line.trim() !== ''),
    ...rowsLines(context, view, seat),
  ];
}

/** The enemy of the solo game: what it will attack, and what it has collected. */
function virtualLines(context: Context, view: State, seat: Seat): string[] {
  const { words, paint, terminal, lang } = context;
  const targets = attackLine(view).map((attack, i) => {
    return `${i + 1} ${symbol(targetOf(attack), paint)} ${targetText(attack, lang)}`;
  });
  return [
    [
      ` ${paint.as('bold', words.table.virtual)}`,
      words.table.collection(view.collection.length),
      words.table.yourFactionLocations(factionLocations(view)),
      words.table.attackDeck(view.seats[seat]!.deck.length),
    ].join('   '),
    ...hang('  ', flow([words.table.attackLine, ...targets], '  ', terminal.width() - 2)),
    ...rowsLines(context, view, seat),
  ];
}

function rowsLines(context: Context, view: State, seat: Seat): string[] {
  if (view.seats[seat]!.locations.length > 0) {
    return rowsOf(view, seat).flatMap((row) => rowLines(context, view, row));
  }
  return [`  ${context.paint.as('dim', context.words.table.noLocations)}`];
}

function headLine(
  { words, paint, lang }: Context,
  own: SeatState,
  who: 'you' | 'human' | 'bot',
  kind: SeatKind,
): string {
  const { table } = words;
  const name = factionName(own.deckNo, lang);
  const counts = [table.hand(own.hand.length), table.deck(own.deck.length)];
  return [
    ` ${paint.as('bold', table.seat[who](name, kind))}`,
    paint.as('yellow', table.points(own.points)),
    counts.join(' · '),
    ...(own.passed ? [paint.as('failure', table.passed)] : []),
  ].join('   ');
}

/** The own goods with their names, so that the symbols are learnt in passing. */
function goodsParts({ words, paint, lang }: Context, own: SeatState, named: boolean): string[] {
  if (!named) return [tokenSymbols(own.tokens, paint) || words.table.nothing];
  return TOKENS.map((token, i) => {
    const n = own.tokens[i]!;
    return `${symbol(token, paint)} ${n > 0 ? goodText(token, n, lang) : paint.as('dim', '0')}`;
  });
}

function sideParts({ words, paint, lang }: Context, view: State, seat: Seat): string[] {
  const { table } = words;
  const own = view.seats[seat]!;
  const deals = dealsOf(view, seat).map(({ good }) => good);
  const parts: string[] = [];
  if (deals.length > 0) parts.push(`${table.deals} ${goodSymbols(deals, paint)}`);
  if (own.foundations.length > 0) parts.push(table.foundations(own.foundations.length));
  if (own.returning.length > 0) parts.push(table.returning(own.returning.length));
  for (const card of own.announced) parts.push(`${table.announced}: ${cardOf(card).data.name[lang]}`);
  return parts;
}

const BOARD = ' ║ ';

/** Faction cards to the left of the board, common ones to the right. */
function rowLines(context: Context, view: State, { kind, faction, common }: Row): string[] {
  const { words, paint, terminal } = context;
  const label = Math.max(...KINDS.map((one) => widthOf(words.table.rows[one]))) + 4;
  const half = Math.floor((terminal.width() - label - BOARD.length) / 2);
  const left = flowNarrow(locationTexts(context, view, faction), ', ', half);
  const right = flowNarrow(locationTexts(context, view, common), ', ', half);
  const height = Math.max(left.length, right.length);
  const head = Array.from({ length: height }, (_, i) =>
    i === 0 ? `  ${paint.as('dim', words.table.rows[kind])}` : '',
  );
  const board = head.map(() => paint.as('dim', BOARD));
  return beside([head, left, board, right], [label, half, BOARD.length], '');
}
