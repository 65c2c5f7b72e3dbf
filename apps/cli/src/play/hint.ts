import { luckOf } from '@imperia/bots';
import { commitment, optionId, pickedIn } from '@imperia/engine';
import type { Hint } from '../hint/hints.ts';
import { hang, wrap } from '../terminal/layout.ts';
import type { Pool } from '../workers/pool.ts';
import type { Menu } from './menu.ts';
import type { Done } from './obey.ts';
import { type Asked, say } from './screen.ts';
import type { Session } from './session.ts';
import { shown } from './think.ts';

const BUDGET = { iterations: 400, milliseconds: 1000 };

/** The best few options, with their numbers and why; from what this seat may know. */
export async function giveHint(session: Session, { seat, view, menu }: Asked, pool: Pool): Promise<Done> {
  const { context, table } = session;
  const luck = luckOf(commitment(table.key), seat, view.decision);
  const task = { game: context.game.id, view, seat, budget: BUDGET, luck, lang: context.lang };
  const hints = await shown(session, context.words.play.lookingForHint, () => pool.run('hints', task));
  if (hints === null) return 'leave';
  say(context, hintLines(session, menu, hints));
  return 'ask again';
}

function hintLines({ context }: Session, menu: Menu, hints: readonly Hint[]): string[] {
  const { words, paint, terminal } = context;
  return hints.flatMap((hint, i) => {
    const worth = i > 0 || hint.ahead > 0 ? `  ${worthText(words.play, hint.ahead)}` : '';
    const indent = '      ';
    return [
      ...hang(
        `${paint.as('yellow', numbersOf(menu, hint).padStart(4))}  `,
        wrap(hint.option, terminal.width() - indent.length),
      ),
      ...(worth ? [paint.as('cyan', `    ${worth}`)] : []),
      ...hang(indent, wrap(hint.why, terminal.width() - indent.length)),
    ];
  });
}

type Words = Session['context']['words']['play'];

function worthText(words: Words, ahead: number): string {
  const points = Math.abs(ahead).toFixed(1);
  return ahead > 0 ? words.ahead(points) : words.behind(points);
}

/** What to type for it. Of twins only one stands in the menu. */
function numbersOf({ options, items, keeps }: Menu, { id, option }: Hint): string {
  const picked = pickedIn(id);
  if (picked) {
    const numbers = items.flatMap(({ item }, i) => (picked.includes(item) !== keeps ? [options.length + i + 1] : []));
    return numbers.length > 0 ? numbers.join(' ') : '0';
  }
  const exact = options.findIndex(({ step }) => optionId(step) === id);
  return String(1 + (exact >= 0 ? exact : options.findIndex(({ text }) => text === option)));
}
