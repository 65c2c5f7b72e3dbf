import { type Decision, optionId, type Pick, pickAllowed, pickId, type Seat } from '@imperia/engine';
import { ofWhatStays, restOf } from '@imperia/kit';
import {
  asksWhatIsKept,
  cardOf,
  GROUPS,
  type Group,
  groupText,
  type OsadnicyStep,
  optionGroup,
  optionText,
  pickItemText,
  questionText,
  type State,
} from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { beside, flow, hang, padStart, widthOf, wrap } from '../terminal/layout.ts';

/** Everything that can be answered, numbered from 1 in this order: options by what they do, then things to pick. */
export interface Menu {
  readonly question: string;
  readonly options: readonly MenuOption[];
  readonly items: readonly MenuItem[];
  readonly pick: Pick<OsadnicyStep> | null;
  /** Whether what is picked stays: the answer names the rest. */
  readonly keeps: boolean;
}

interface MenuOption {
  readonly step: OsadnicyStep;
  readonly group: Group;
  readonly text: string;
}

interface MenuItem {
  readonly item: number;
  readonly text: string;
}

export function menuOf({ lang }: Context, view: State, decision: Decision<OsadnicyStep>): Menu {
  const options = decision.options.map((step) => ({
    step,
    group: optionGroup(step),
    text: optionText(view, step, lang),
  }));
  return {
    question: questionText(view, decision, lang),
    options: GROUPS.flatMap((group) =>
      withoutTwins(
        view,
        decision.seat,
        options.filter((one) => one.group === group),
      ),
    ),
    items: (decision.pick?.from ?? []).map((item) => ({ item, text: pickItemText(view, decision, item, lang) })),
    pick: decision.pick ? (asksWhatIsKept(decision) ? ofWhatStays(decision.pick) : decision.pick) : null,
    keeps: asksWhatIsKept(decision),
  };
}

/** Two copies of a card in the hand are one choice when nothing tells them apart. */
function withoutTwins(view: State, seat: Seat, options: readonly MenuOption[]): MenuOption[] {
  const seen = new Set<string>();
  return options.filter(({ step, text }) => {
    const twin = twinKey(view, seat, step, text);
    if (twin === null) return true;
    const isNew = !seen.has(twin);
    seen.add(twin);
    return isNew;
  });
}

function twinKey(view: State, seat: Seat, step: OsadnicyStep, text: string): string | null {
  if (!('card' in step) || 'given' in step || !view.seats[seat]!.hand.includes(step.card)) return null;
  const { data, cost, deal, raze } = cardOf(step.card);
  return [step.do, text, data.id, cost.join(), deal, raze.join()].join('|');
}

export function menuSize({ options, items }: Menu): number {
  return options.length + items.length;
}

export type Chosen = { readonly id: string } | { readonly problem: string };

/** The answer that these numbers give, or what is wrong with them. */
export function chosen({ words }: Context, menu: Menu, numbers: readonly number[]): Chosen {
  const { options, items, pick } = menu;
  const wrong = numbers.find((number) => number > menuSize(menu));
  if (wrong !== undefined) return { problem: words.play.noSuchNumber(wrong, menuSize(menu)) };
  const [first = 0] = numbers;
  if (first > 0 && first <= options.length) {
    return numbers.length === 1 ? { id: optionId(options[first - 1]!.step) } : { problem: words.play.oneNumber };
  }
  if (!pick) return { problem: words.play.noSuchNumber(first, menuSize(menu)) };
  const picked = [...new Set(numbers)]
    .filter((number) => number > 0)
    .map((number) => items[number - 1 - options.length]?.item);
  const real = picked.filter((item) => item !== undefined);
  if (real.length !== picked.length || !pickAllowed(pick, real)) {
    return { problem: words.play.notThesePicked(pick.min, pick.max) };
  }
  return { id: pickId(menu.keeps ? restOf(pick.from, real) : real) };
}

const WIDE = 100;

export function menuLines(context: Context, menu: Menu): string[] {
  const { paint, words, terminal } = context;
  const { options, items, pick } = menu;
  const lines = wrap(menu.question, terminal.width()).map((line) => paint.as('bold', line));
  const groups = GROUPS.filter((group) => options.some((option) => option.group === group));
  const numbered = options.map(({ text, group }, i) => ({ group, number: i + 1, text }));
  for (const group of groups) {
    if (group !== 'choice') lines.push(paint.as('cyan', groupText(group, context.lang)));
    lines.push(
      ...numberedLines(
        context,
        numbered.filter((one) => one.group === group),
      ),
    );
  }
  lines.push(
    ...numberedLines(
      context,
      items.map(({ text }, i) => ({ number: options.length + i + 1, text })),
    ),
  );
  if (pick) lines.push(paint.as('dim', words.play.pickHint(pick.min, Math.min(pick.max, pick.from.length))));
  return lines;
}

interface Numbered {
  readonly number: number;
  readonly text: string;
}

const NUMBER = 4;

/** In two columns where there is room. */
function numberedLines({ paint, terminal }: Context, entries: readonly Numbered[]): string[] {
  const width = terminal.width();
  const columns =
    width >= WIDE && entries.length > 3 && entries.every(({ text }) => widthOf(text) < width / 2 - 8) ? 2 : 1;
  const each = Math.floor(width / columns) - 2;
  const blocks = entries.map(({ number, text }) =>
    hang(`${paint.as('yellow', padStart(String(number), NUMBER))}  `, flow(text.split(' '), ' ', each - NUMBER - 2)),
  );
  if (columns === 1) return blocks.flat();
  const half = Math.ceil(blocks.length / 2);
  return beside([blocks.slice(0, half).flat(), blocks.slice(half).flat()], [each], '  ');
}
