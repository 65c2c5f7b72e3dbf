import type { GameEvent } from '@imperia/engine';
import type { AnyKit, AnyState, Lang, Part } from '@imperia/kit';

export interface LogLine {
  readonly key: number;
  readonly rank: 'round' | 'phase' | 'deed' | 'detail';
  /** Of whoever it is about. */
  readonly side: string | null;
  readonly parts: readonly Part[];
}

/** What happened, one line each, with the names of things told apart. */
export function logLines(kit: AnyKit, view: AnyState, events: readonly GameEvent[], lang: Lang): LogLine[] {
  return events.map((event, key) => told(kit, view, event, key, lang)).filter(({ parts }) => parts.length > 0);
}

/** What an event says never changes: a long log is neither worked out nor drawn anew at every step. */
const TOLD: Readonly<Record<Lang, WeakMap<GameEvent, LogLine>>> = { pl: new WeakMap(), en: new WeakMap() };

function told(kit: AnyKit, view: AnyState, event: GameEvent, key: number, lang: Lang): LogLine {
  const known = TOLD[lang].get(event);
  if (known?.key === key) return known;
  const { rank, by } = kit.story.told(event);
  const side = by === null ? null : kit.setup.side(view.config, by) || null;
  const line: LogLine = { key, rank, side, parts: kit.words.event(view, event, lang) };
  TOLD[lang].set(event, line);
  return line;
}
