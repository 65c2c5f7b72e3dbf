import { eventText, type OsadnicyEvent, type State } from '@imperia/osadnicy';
import type { Context } from '../context.ts';
import { hang, wrap } from '../terminal/layout.ts';

/** What happened, one line each; rounds and phases stand out. */
export function logLines(context: Context, view: State, events: readonly OsadnicyEvent[]): string[] {
  return events.flatMap((event) => eventLines(context, view, event));
}

function eventLines({ lang, paint, terminal }: Context, view: State, event: OsadnicyEvent): string[] {
  const text = eventText(view, event, lang);
  if (text === '') return [];
  const width = terminal.width();
  if (event.did === 'round') return [paint.as('bold', `══ ${text} ══`)];
  if (event.did === 'phase') return [paint.as('cyan', `── ${text} ──`)];
  return hang('  ', wrap(text, width - 4));
}
