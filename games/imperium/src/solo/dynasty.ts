import type { Io } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { beginEnd } from '../ends.ts';
import type { ImperiumEvent } from '../events.ts';
import { newInPlay } from '../moves.ts';
import type { State } from '../state.ts';
import { RIVAL, rivalOf } from './rival.ts';

/** The next card: nation cards, then the accession card, then developments from the most valuable on. */
export function dynasty(game: State, io: Io<ImperiumEvent>): void {
  const own = rivalOf(game);
  const isArthurian = own.nation === 'arthurians';
  const fromNation = own.nationDeck.pop();
  const fromAccession = fromNation === undefined ? own.accession.pop() : undefined;
  const card = fromNation ?? fromAccession ?? (isArthurian ? undefined : own.developments.shift());
  if (card === undefined) return;
  if (fromAccession !== undefined && isArthurian) own.play.push(newInPlay(card));
  else own.discard.push(card);
  io.tell?.({ did: 'nation card', seat: RIVAL, card, shown: true });
  if (fromAccession !== undefined && own.developments.some((one) => CARDS[one]!.data.start === 'development')) {
    own.empire = true;
    io.tell?.({ did: 'state', seat: RIVAL, state: 'empire' });
  }
  if (isArthurian) return;
  if (own.nationDeck.length + own.accession.length + own.developments.length === 0) {
    beginEnd(game, 'dynasty', RIVAL, io);
  }
}
