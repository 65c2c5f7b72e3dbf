import { optionId, type Refusal, type Seat, type Step } from '@imperia/engine';
import { type AnyState, LANGS, type Rule } from '@imperia/kit';
import type { Context } from '../context.ts';
import { hang, padEnd, widthOf, wrap } from '../terminal/layout.ts';
import { findThing, type Lying } from './find-thing.ts';
import { type Menu, numbered } from './menu.ts';

interface Doubt {
  readonly view: AnyState;
  readonly seat: Seat;
  readonly menu: Menu;
  readonly rules: readonly Rule[];
}

/** For each use of a thing: is it possible now, and if not, which rule forbids it? */
export async function whyLines(
  context: Context,
  view: AnyState,
  seat: Seat,
  menu: Menu,
  typed: string,
): Promise<string[]> {
  const { words, game, lang } = context;
  if (typed === '') return [words.play.whyWhat];
  const { rules } = await game.kit.catalogue();
  if (/^\d+$/.test(typed)) {
    const at = numbered(context, view, menu, Number(typed));
    if (typeof at === 'string') return [at];
    const lines = at.thing ? placeLines(context, { view, seat, menu, rules }, { thing: at.thing, where: '' }) : [];
    return lines.length > 0 ? lines : [at.text];
  }
  const found = await findThing(context, view, seat, typed);
  if (typeof found === 'string') return [found];
  const places = new Map(found.lying.map((lying) => [lying.where, lying]));
  const lines = [...places.values()].flatMap((lying) => placeLines(context, { view, seat, menu, rules }, lying));
  if (lines.length > 0) return lines;
  const name = found.names[LANGS.indexOf(lang)]!;
  const nothing = places.size > 0 ? words.play.nothingNow(name, [...places.keys()]) : words.play.notInSight(name);
  return wrap(nothing, context.terminal.width());
}

function placeLines(context: Context, doubt: Doubt, { thing, where }: Lying): string[] {
  const { paint, lang, game } = context;
  const { words, deeds } = game.kit;
  const named = `${paint.as('bold', words.thing(thing, lang))}  ${paint.as('dim', where)}`;
  const attempts = deeds.attempts(doubt.view, doubt.seat, thing);
  if (attempts.length === 0) {
    // What is on offer has no uses yet, and can be taken.
    const at = doubt.menu.options.findIndex(({ step }) => deeds.touched(doubt.view, step) === thing);
    return at < 0 ? [] : [named, `  ${possible(context, at)}`];
  }
  const uses = attempts.map((step) => words.label('use', step.do, lang));
  const width = Math.max(...uses.map(widthOf));
  return [
    named,
    ...attempts.flatMap((step, i) => hang(`  ${padEnd(uses[i]!, width)}  `, verdict(context, doubt, step, width))),
  ];
}

function verdict(context: Context, { view, seat, menu, rules }: Doubt, step: Step, used: number): string[] {
  const { words, paint, terminal, game } = context;
  const refusal = game.kit.game.whyNot(view, seat, step);
  if (refusal) {
    const sentence = words.play.forbidden(refusalText(context, rules, refusal));
    return wrap(sentence, terminal.width() - used - 4).map((line) => paint.as('failure', line));
  }
  const at = menu.options.findIndex((option) => optionId(option.step) === optionId(step));
  return [possible(context, at)];
}

/** What can be done, and by which number if it has one. */
function possible({ paint, words: { play } }: Context, at: number): string {
  return paint.as('green', at < 0 ? play.possible : play.possibleAs(at + 1));
}

/** What is missing, and the rule that asks for it. */
function refusalText({ game, lang }: Context, rules: readonly Rule[], refusal: Refusal): string {
  const lacking = game.kit.words.lacking(refusal, lang);
  const rule = rules.find(({ id }) => id === refusal.rule)?.rule[lang] ?? '';
  return [lacking, rule, `(${refusal.rule})`].filter((part) => part !== '').join(' ');
}
