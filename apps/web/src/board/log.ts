import { cardName, eventText, type Faction, type Lang, type OsadnicyEvent, type State } from '@imperia/osadnicy';
import { factionOf } from '../games/osadnicy/cards/look.ts';
import { thingOf } from '../games/osadnicy/cards/things.ts';
import type { Thing } from '../things.ts';

/** A piece of a line of the log: words, or the name of a thing. */
type Piece = string | { readonly thing: Thing; readonly text: string };

export interface LogLine {
  readonly key: number;
  readonly kind: 'round' | 'phase' | 'event';
  /** Of whoever it is about. */
  readonly faction: Faction | null;
  readonly pieces: readonly Piece[];
}

/** What happened, one line each, with the names of cards told apart. */
export function logLines(view: State, events: readonly OsadnicyEvent[], lang: Lang): LogLine[] {
  return events.map((event, key) => told(view, event, key, lang));
}

/** What an event says never changes: a long log is neither worked out nor drawn anew at every step. */
const TOLD: Readonly<Record<Lang, WeakMap<OsadnicyEvent, LogLine>>> = { pl: new WeakMap(), en: new WeakMap() };

function told(view: State, event: OsadnicyEvent, key: number, lang: Lang): LogLine {
  const known = TOLD[lang].get(event);
  if (known?.key === key) return known;
  const line: LogLine = {
    key,
    kind: event.did === 'round' || event.did === 'phase' ? event.did : 'event',
    faction: 'seat' in event ? factionOf(view.seats[event.seat]?.deckNo ?? -1) : null,
    pieces: piecesOf(eventText(view, event, lang), cardsOf(event), lang),
  };
  TOLD[lang].set(event, line);
  return line;
}

function cardsOf(event: OsadnicyEvent): number[] {
  const named = [
    ...('card' in event ? [event.card] : []),
    ...('cards' in event ? event.cards : []),
    ...('on' in event ? [event.on] : []),
  ];
  return named.filter((card) => card >= 0);
}

function piecesOf(text: string, cards: readonly number[], lang: Lang): Piece[] {
  let pieces: Piece[] = [text];
  for (const card of cards) {
    const name = cardName(card, lang);
    const at = pieces.findIndex((piece) => typeof piece === 'string' && piece.includes(name));
    const found = pieces[at];
    if (typeof found !== 'string') continue;
    const start = found.indexOf(name);
    const split = [found.slice(0, start), { thing: thingOf(card), text: name }, found.slice(start + name.length)];
    pieces = [...pieces.slice(0, at), ...split.filter((piece) => piece !== ''), ...pieces.slice(at + 1)];
  }
  return pieces;
}
