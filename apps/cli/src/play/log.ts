import type { GameEvent } from '@imperia/engine';
import { type AnyState, plain } from '@imperia/kit';
import type { Context } from '../context.ts';
import { hang, wrap } from '../terminal/layout.ts';

/** What happened, one line each, the same thing only once; rounds and phases stand out. */
export function logLines(context: Context, view: AnyState, events: readonly GameEvent[]): string[] {
  const { kit } = context.game;
  const said: { event: GameEvent; text: string; times: number }[] = [];
  for (const event of events) {
    const text = plain(kit.words.event(view, event, context.lang));
    const last = said.at(-1);
    if (last?.text === text) last.times++;
    else if (text !== '') said.push({ event, text, times: 1 });
  }
  return said.flatMap(({ event, text, times }) => {
    const counted = times === 1 ? text : context.words.table.times(text, times);
    return eventLines(context, event, counted);
  });
}

function eventLines({ game, paint, terminal }: Context, event: GameEvent, text: string): string[] {
  const width = terminal.width();
  const { rank } = game.kit.story.told(event);
  if (rank === 'round') return [paint.as('bold', `══ ${text} ══`)];
  if (rank === 'phase') return [paint.as('cyan', `── ${text} ──`)];
  return hang('  ', wrap(text, width - 4));
}
