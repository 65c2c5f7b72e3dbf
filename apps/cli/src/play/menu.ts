import { type Decision, optionId, type Pick, pickAllowed, pickId, type Step } from '@imperia/engine';
import { type AnyKit, type AnyState, ofWhatStays, plain, restOf, type Thing } from '@imperia/kit';
import type { Context } from '../context.ts';
import { beside, flow, hang, padStart, widthOf, wrap } from '../terminal/layout.ts';

/** Everything that can be answered, numbered from 1 in this order: options by what they do, then things to pick. */
export interface Menu {
  readonly decision: Decision<Step>;
  readonly question: string;
  readonly options: readonly MenuOption[];
  readonly items: readonly MenuItem[];
  readonly pick: Pick<Step> | null;
  /** Whether what is picked stays: the answer names the rest. */
  readonly keeps: boolean;
}

interface MenuOption {
  readonly step: Step;
  readonly group: string;
  readonly text: string;
}

interface MenuItem {
  readonly item: number;
  readonly text: string;
}

export function menuOf({ lang, game }: Context, view: AnyState, decision: Decision<Step>): Menu {
  const { deeds, words } = game.kit;
  const keeps = deeds.asksForRest?.(decision) ?? false;
  const options = withoutTwins(game.kit, view, decision.options).map((step) => ({
    step,
    group: deeds.group(step),
    text: plain(words.option(view, step, lang)),
  }));
  const { pick = null } = decision;
  return {
    decision,
    question: plain(words.question(view, decision, lang)),
    options: deeds.groups.flatMap((group) => options.filter((one) => one.group === group)),
    items: (pick?.from ?? []).map((item) => ({ item, text: plain(words.item(view, decision, item, lang)) })),
    pick: pick && keeps ? ofWhatStays(pick) : pick,
    keeps,
  };
}

/** Copies that nothing tells apart are one choice. */
function withoutTwins({ deeds }: AnyKit, view: AnyState, options: readonly Step[]): Step[] {
  const seen = new Set<string>();
  return options.filter((step) => {
    const twin = deeds.alike?.(view, step) ?? null;
    if (twin === null) return true;
    const isNew = !seen.has(twin);
    seen.add(twin);
    return isNew;
  });
}

/** What stands under a number, and what one touches for it; or a sentence where there is no such number. */
export function numbered(
  { game, words }: Context,
  view: AnyState,
  menu: Menu,
  number: number,
): { readonly text: string; readonly thing: Thing | null } | string {
  const { deeds } = game.kit;
  const { options, items, decision } = menu;
  const option = options[number - 1];
  if (option) return { text: option.text, thing: deeds.touched(view, option.step) };
  const item = items[number - 1 - options.length];
  if (item) return { text: item.text, thing: deeds.touchedItem(view, decision, item.item) };
  return noSuchNumber(words, menu, number);
}

function noSuchNumber({ play }: Context['words'], menu: Menu, number: number): string {
  const last = menuSize(menu);
  return last === 0 ? play.nothingToPick : play.noSuchNumber(number, last);
}

function menuSize({ options, items }: Menu): number {
  return options.length + items.length;
}

export type Chosen = { readonly id: string } | { readonly problem: string };

/** The answer that these numbers give, or what is wrong with them. */
export function chosen({ words }: Context, menu: Menu, numbers: readonly number[]): Chosen {
  const { options, items, pick } = menu;
  const wrong = numbers.find((number) => number > menuSize(menu));
  if (wrong !== undefined) return { problem: noSuchNumber(words, menu, wrong) };
  const [first = 0] = numbers;
  if (first > 0 && first <= options.length) {
    return numbers.length === 1 ? { id: optionId(options[first - 1]!.step) } : { problem: words.play.oneNumber };
  }
  if (!pick) return { problem: noSuchNumber(words, menu, first) };
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
  const { paint, terminal } = context;
  const { options, items, pick } = menu;
  const lines = wrap(menu.question, terminal.width()).map((line) => paint.as('bold', line));
  const { kit } = context.game;
  const groups = kit.deeds.groups.filter((group) => options.some((option) => option.group === group));
  const numbered = options.map(({ text, group }, i) => ({ group, number: i + 1, text }));
  for (const group of groups) {
    const heading = kit.words.label('group', group, context.lang);
    if (groups.length > 1) lines.push(paint.as('cyan', heading));
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
  if (pick) lines.push(paint.as('dim', hintFor(context, pick)));
  return lines;
}

function hintFor({ words }: Context, { min, max, from }: Pick<Step>): string {
  const most = Math.min(max, from.length);
  return most === 0 ? words.play.nothingToPick : words.play.pickHint(min, most);
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
