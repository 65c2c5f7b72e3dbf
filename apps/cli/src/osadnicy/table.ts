import { type Seat, SPECTATOR } from '@imperia/engine';
import { isSolo, phaseName, ROUNDS, type State } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { HUMAN, type SeatKind } from '../play/seats.ts';
import { flow } from '../terminal/layout.ts';
import { empireLines } from './empire.ts';
import { cardTable } from './hand.ts';
import { seatName } from './seat-name.ts';

/** What a seat sees of the table, and who sits round it. */
export interface Scene {
  readonly view: State;
  readonly me: Seat;
  readonly kinds: readonly SeatKind[];
}

/** The enemies first, so that the own empire and hand are nearest to the question. */
export function tableLines(context: Context, scene: Scene): string[] {
  const { view, me, kinds } = scene;
  const rule = context.paint.as('dim', '─'.repeat(context.terminal.width()));
  const around = view.seats.map((_, i) => (me + 1 + i) % view.seats.length);
  return [
    ...headerLines(context, view),
    rule,
    ...around.flatMap((seat) => [...empireLines(context, view, seat, me, kinds[seat] ?? HUMAN), rule]),
    ...ownCards(context, view, me),
  ];
}

function headerLines(context: Context, view: State): string[] {
  const { words, paint, lang, terminal } = context;
  const { table } = words;
  const parts = [
    paint.as('bold', table.title),
    table.round(view.round, ROUNDS),
    phaseName(view.phase, lang),
    ...(isSolo(view.config) ? [] : [table.first(seatName(context, view, view.first))]),
    table.commonDeck(view.deck.length),
  ];
  return flow(parts, ' · ', terminal.width() - 1).map((line) => ` ${line}`);
}

function ownCards(context: Context, view: State, me: Seat): string[] {
  const { table } = context.words;
  const lines: string[] = [];
  if (me !== SPECTATOR) {
    const { hand, draft } = view.seats[me]!;
    lines.push(...cardTable(context, table.yourHand(hand.length), hand));
    if (draft.length > 0) lines.push('', ...cardTable(context, table.draft, draft));
  }
  if (view.lookout.length > 0) lines.push('', ...cardTable(context, table.lookout, view.lookout));
  return lines;
}
