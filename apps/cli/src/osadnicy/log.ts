import { eventText, type OsadnicyEvent, type State } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { hang, wrap } from '../terminal/layout.ts';

/** What happened, one line each, the same thing only once; rounds and phases stand out. */
export function logLines(context: Context, view: State, events: readonly OsadnicyEvent[]): string[] {
  const said: { event: OsadnicyEvent; text: string; times: number }[] = [];
  for (const event of events) {
    const text = eventText(view, event, context.lang);
    const last = said.at(-1);
    if (last?.text === text) last.times++;
    else if (text !== '') said.push({ event, text, times: 1 });
  }
  return said.flatMap(({ event, text, times }) => {
    const counted = times === 1 ? text : context.words.table.times(text, times);
    return eventLines(context, event, counted);
  });
}

function eventLines({ paint, terminal }: Context, event: OsadnicyEvent, text: string): string[] {
  const width = terminal.width();
  if (event.did === 'round') return [paint.as('bold', `══ ${text} ══`)];
  if (event.did === 'phase') return [paint.as('cyan', `── ${text} ──`)];
  return hang('  ', wrap(text, width - 4));
}
