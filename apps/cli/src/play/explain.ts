import type { Seat } from '@imperia/engine';
import { type AnyState, LANGS, type Thing } from '@imperia/kit';
import type { Context } from '../context.ts';
import { hang, wrap } from '../terminal/layout.ts';
import { sketchLines } from '../terminal/sketch.ts';
import { type Found, findThing } from './find-thing.ts';
import { type Menu, numbered } from './menu.ts';

/** What a thing, or the option of that number, is. */
export async function explained(
  context: Context,
  view: AnyState,
  seat: Seat,
  menu: Menu,
  what: string,
): Promise<string[]> {
  const { words } = context;
  if (what === '') return [words.play.whatToExplain];
  if (/^\d+$/.test(what)) return explainedNumber(context, view, menu, Number(what));
  const found = await findThing(context, view, seat, what);
  return typeof found === 'string' ? [found] : foundLines(context, view, found);
}

function explainedNumber(context: Context, view: AnyState, menu: Menu, number: number): string[] {
  const at = numbered(context, view, menu, number);
  if (typeof at === 'string') return [at];
  return [...wrap(at.text, context.terminal.width()), ...(at.thing ? thingLines(context, view, at.thing) : [])];
}

function thingLines(context: Context, view: AnyState, thing: Thing): string[] {
  const { game, lang, paint, terminal } = context;
  const sketch = game.kit.words.explained(view, thing, lang);
  return [
    paint.as('bold', game.kit.words.thing(thing, lang)),
    ...hang('  ', sketchLines({ paint, width: terminal.width() - 2 }, sketch)),
  ];
}

/** Everything printed on it, and how certain we are of it. */
function foundLines(context: Context, view: AnyState, { entry, names, lying }: Found): string[] {
  const { lang, paint, terminal, words } = context;
  if (!entry) return thingLines(context, view, lying[0]!.thing);
  const other = names[LANGS.findIndex((one) => one !== lang)]!;
  const width = terminal.width() - 2;
  return [
    `${paint.as('bold', entry.name[lang])}  ${paint.as('dim', [words.play.originalOf(other), entry.codes.join(' ')].join(' · '))}`,
    ...hang('  ', sketchLines({ paint, width }, entry.facts(lang))),
  ];
}
