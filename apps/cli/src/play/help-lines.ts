import type { Context } from '../context.ts';
import { hang, padEnd, widthOf, wrap } from '../terminal/layout.ts';

export function helpLines({ words, paint, terminal }: Context): string[] {
  const { helpLines, helpTitle } = words.play;
  const width = Math.max(...helpLines.map(([line]) => widthOf(line))) + 2;
  return [
    paint.as('bold', helpTitle),
    ...helpLines.flatMap(([line, says]) =>
      hang(`  ${paint.as('yellow', padEnd(line, width))}`, wrap(says, terminal.width() - width - 2)),
    ),
  ];
}
