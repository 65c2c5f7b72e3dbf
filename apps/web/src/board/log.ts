import { cardName, eventText, type Lang, type OsadnicyEvent, type State } from '@imperia/osadnicy';

/** A piece of a line of the log: words, or the name of a card. */
type Piece = string | { readonly card: number; readonly name: string };

export interface LogLine {
  readonly key: number;
  readonly kind: 'round' | 'phase' | 'event';
  readonly seat: number;
  readonly pieces: readonly Piece[];
}

/** What happened, one line each, with the names of cards told apart. */
export function logLines(view: State, events: readonly OsadnicyEvent[], lang: Lang): LogLine[] {
  return events.map((event, key) => ({
    key,
    kind: event.did === 'round' || event.did === 'phase' ? event.did : 'event',
    seat: 'seat' in event ? event.seat : -1,
    pieces: told(view, event, lang),
  }));
}

/** What an event says never changes: a long log is not worked out anew at every step. */
const TOLD: Readonly<Record<Lang, WeakMap<OsadnicyEvent, readonly Piece[]>>> = { pl: new WeakMap(), en: new WeakMap() };

function told(view: State, event: OsadnicyEvent, lang: Lang): readonly Piece[] {
  const known = TOLD[lang].get(event);
  if (known) return known;
  const pieces = piecesOf(eventText(view, event, lang), cardsOf(event), lang);
  TOLD[lang].set(event, pieces);
  return pieces;
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
    const split = [found.slice(0, start), { card, name }, found.slice(start + name.length)];
    pieces = [...pieces.slice(0, at), ...split.filter((piece) => piece !== ''), ...pieces.slice(at + 1)];
  }
  return pieces;
}
