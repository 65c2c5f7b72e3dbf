import { cardsNamed, optionId, type Seat } from '@imperia/engine';
import { cardOf, type OsadnicyStep, osadnicy, type State } from '@imperia/osadnicy';
import { refusalText } from '@imperia/osadnicy/catalogue';
import type { Context } from '../context.ts';
import { hang, padEnd, widthOf, wrap } from '../terminal/layout.ts';
import type { Words } from '../words/index.ts';
import { differentCards, type Kind } from './cards.ts';
import { findCard } from './find-card.ts';
import { type Menu, menuSize } from './menu.ts';
import { seatName } from './seat-name.ts';

type Use = keyof Words['play']['uses'];

interface Attempt {
  readonly use: Use;
  readonly step: OsadnicyStep;
}

/** For each use of a card: is it possible now, and if not, which rule forbids it? */
export function whyLines(context: Context, view: State, seat: Seat, menu: Menu, typed: string): string[] {
  const { words } = context;
  if (typed === '') return [words.play.whyWhat];
  const kind = /^\d+$/.test(typed) ? numbered(context, menu, Number(typed)) : findCard(context, view, typed);
  if (typeof kind === 'string') return [kind];
  const lines = [...handLines(context, view, seat, menu, kind), ...empireLines(context, view, seat, menu, kind)];
  return lines.length > 0 ? lines : [words.play.notInSight(kind.data.name[context.lang])];
}

/** The card that the option or the thing of that number is about. */
function numbered({ words }: Context, menu: Menu, number: number): Kind | string {
  const { options, items } = menu;
  const option = options[number - 1];
  const item = items[number - 1 - options.length];
  const [card] = option ? cardsNamed(osadnicy, option.step) : item ? [item.item] : [];
  if (!option && !item) return words.play.noSuchNumber(number, menuSize(menu));
  return (
    differentCards().find(({ data }) => card !== undefined && card >= 0 && data === cardOf(card).data) ??
    words.play.whyWhat
  );
}

function isOf({ data }: Kind): (card: number) => boolean {
  return (card) => card >= 0 && cardOf(card).data === data;
}

function handLines(context: Context, view: State, seat: Seat, menu: Menu, kind: Kind): string[] {
  const card = view.seats[seat]!.hand.find(isOf(kind));
  if (card === undefined) return [];
  const uses = ['build', 'deal', 'raze card'] as const;
  const attempts = uses.map((use): Attempt => ({ use, step: { do: use, seat, card } }));
  return placeLines(context, view, seat, menu, kind, context.words.play.whereInHand, attempts);
}

function empireLines(context: Context, view: State, seat: Seat, menu: Menu, kind: Kind): string[] {
  return view.seats.flatMap(({ locations }, of) => {
    const location = locations.find(({ card }) => isOf(kind)(card));
    if (!location) return [];
    const { card } = location;
    const where = context.words.play.whereInEmpire(seatName(context, view, of));
    const attempts: Attempt[] = [
      { use: 'activate', step: { do: 'activate', seat, card, times: 1 } },
      { use: 'raze location', step: { do: 'raze location', seat, of, card } },
    ];
    if (of === seat) attempts.push({ use: 'defend', step: { do: 'defend', seat, card, resume: 'turn' } });
    return placeLines(context, view, seat, menu, kind, where, attempts);
  });
}

function placeLines(
  context: Context,
  view: State,
  seat: Seat,
  menu: Menu,
  { data }: Kind,
  where: string,
  attempts: readonly Attempt[],
): string[] {
  const { words, paint, lang } = context;
  const width = Math.max(...attempts.map(({ use }) => widthOf(words.play.uses[use])));
  return [
    `${paint.as('bold', data.name[lang])}  ${paint.as('dim', where)}`,
    ...attempts.flatMap(({ use, step }) =>
      hang(`  ${padEnd(words.play.uses[use], width)}  `, verdict(context, view, seat, menu, step, width)),
    ),
  ];
}

function verdict(context: Context, view: State, seat: Seat, menu: Menu, step: OsadnicyStep, used: number): string[] {
  const { words, paint, lang, terminal } = context;
  const refusal = osadnicy.whyNot(view, seat, step);
  if (refusal) {
    const sentence = words.play.forbidden(refusalText(refusal, lang));
    return wrap(sentence, terminal.width() - used - 4).map((line) => paint.as('failure', line));
  }
  const at = menu.options.findIndex((option) => optionId(option.step) === optionId(step));
  return [paint.as('green', at < 0 ? words.play.possible : words.play.possibleAs(at + 1))];
}
