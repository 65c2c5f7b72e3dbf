import type { GameEvent } from '@imperia/engine';
import { type AnyKit, type AnyState, type Lang, type Part, plain, type Told } from '@imperia/kit';

/** One deed with what was paid for it and what came of it, or a heading. */
export interface LogEntry {
  readonly key: number;
  readonly rank: Told['rank'];
  /** Of whoever it is about. */
  readonly side: string | null;
  readonly parts: readonly Part[];
  /** What it came to, in short. */
  readonly brief: readonly Part[];
  /** The same in whole sentences, each once. */
  readonly details: readonly Counted[];
}

export interface Counted {
  readonly parts: readonly Part[];
  readonly times: number;
}

interface Line extends Told {
  readonly key: number;
  readonly event: GameEvent;
  readonly parts: readonly Part[];
}

/** Lines that belong together; without a deed where somebody only gains. */
interface Group {
  readonly by: Told['by'];
  deed: Line | null;
  readonly more: Line[];
}

/** What happened, one entry for each deed, with the names of things told apart. */
export function logEntries(kit: AnyKit, view: AnyState, events: readonly GameEvent[], lang: Lang): LogEntry[] {
  return grouped(events.map((event, key) => lineOf(kit, view, event, key, lang)).filter(isSaid)).map((group) =>
    entryOf(kit, view, group, lang),
  );
}

function isSaid({ parts }: Line): boolean {
  return parts.length > 0;
}

function grouped(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  /** Whose deed is still to come. */
  let awaited: Group | null = null;
  /** What goes on after something that it brought upon somebody else. */
  let interrupted: Group | null = null;
  for (const line of lines) {
    const last = groups.at(-1);
    const isMore = line.rank === 'detail' || line.rank === 'prelude';
    if (!isMore && awaited?.by === line.by && line.rank === 'deed') {
      awaited.deed = line;
      awaited = null;
    } else if (isMore && last && last.by === line.by && line.by !== null && (line.rank === 'detail' || awaited)) {
      last.more.push(line);
    } else if (line.rank === 'detail' && line.by !== null && interrupted?.by === line.by) {
      interrupted.more.push(line);
    } else {
      interrupted = line.within && last?.deed ? last : null;
      const group: Group = { by: line.by, deed: isMore ? null : line, more: isMore ? [line] : [] };
      groups.push(group);
      awaited = line.rank === 'prelude' ? group : null;
    }
  }
  return groups;
}

/** What an entry says changes only while it grows: a long log is neither worked out nor drawn anew at every step. */
const ENTRIES: Readonly<Record<Lang, WeakMap<GameEvent, LogEntry & { readonly lines: number }>>> = {
  pl: new WeakMap(),
  en: new WeakMap(),
};

function entryOf(kit: AnyKit, view: AnyState, { by, deed, more }: Group, lang: Lang): LogEntry {
  const last = more.at(-1)?.event ?? deed!.event;
  const first = deed && (!more[0] || deed.key < more[0].key) ? deed : more[0]!;
  const lines = more.length + Number(deed !== null);
  const known = ENTRIES[lang].get(last);
  if (known?.key === first.key && known.lines === lines) return known;
  const brief =
    more.length > 0
      ? (kit.words.brief?.(
          view,
          more.map(({ event }) => event),
          lang,
        ) ?? [])
      : [];
  const lead = deed?.parts ?? (brief.length > 0 && by !== null ? [kit.words.seat(view, by, lang)] : more[0]!.parts);
  const side = by === null ? null : kit.setup.side(view.config, by) || null;
  const told = deed || brief.length > 0 ? more : more.slice(1);
  const entry = {
    key: first.key,
    rank: deed?.rank ?? 'detail',
    side,
    parts: lead,
    brief,
    details: counted(told.map(({ parts }) => parts)),
    lines,
  };
  ENTRIES[lang].set(last, entry);
  return entry;
}

/** Sentences that say the same are one, so many times. */
export function counted(sentences: readonly (readonly Part[])[]): Counted[] {
  const found = new Map<string, Counted>();
  for (const parts of sentences) {
    const text = plain(parts);
    found.set(text, { parts, times: (found.get(text)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}

const LINES: Readonly<Record<Lang, WeakMap<GameEvent, Line>>> = { pl: new WeakMap(), en: new WeakMap() };

function lineOf(kit: AnyKit, view: AnyState, event: GameEvent, key: number, lang: Lang): Line {
  const known = LINES[lang].get(event);
  if (known?.key === key) return known;
  const line = { ...kit.story.told(event), key, event, parts: kit.words.event(view, event, lang) };
  LINES[lang].set(event, line);
  return line;
}
