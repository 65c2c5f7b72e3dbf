import { goodText, TOKENS } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { LOCATION, SAMURAI, symbol } from '../osadnicy/symbols.ts';
import { flow, hang, padEnd, widthOf, wrap } from '../terminal/layout.ts';

export function helpLines(context: Context): string[] {
  const { words, paint, terminal } = context;
  const { helpLines, helpTitle, symbols } = words.play;
  const width = Math.max(...helpLines.map(([line]) => widthOf(line))) + 2;
  return [
    paint.as('bold', helpTitle),
    ...helpLines.flatMap(([line, says]) =>
      hang(`  ${paint.as('yellow', padEnd(line, width))}`, wrap(says, terminal.width() - width - 2)),
    ),
    paint.as('bold', symbols),
    ...hang('  ', flow(legend(context), '   ', terminal.width() - 2)),
  ];
}

function legend({ words, paint, lang }: Context): string[] {
  const { legend } = words.table;
  return [
    ...TOKENS.map((token) => `${symbol(token, paint)} ${goodText(token, 1, lang)}`),
    `${symbol('vp', paint)} ${goodText('vp', 1, lang)}`,
    `${symbol('card', paint)} ${goodText('card', 1, lang)}`,
    `${symbol('commonCard', paint)} ${goodText('commonCard', 1, lang)}`,
    `${symbol('factionCard', paint)} ${goodText('factionCard', 1, lang)}`,
    `${LOCATION} ${legend.location}`,
    `${paint.as('red', SAMURAI)} ${legend.samurai}`,
    `${words.table.used(1)} ${legend.used}`,
  ];
}
