import type { Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { activeQuest } from '../effects/quests.ts';
import { unrestOf } from '../ends.ts';
import { countOn } from '../icons.ts';
import { scoreOf } from '../scoring.ts';
import { seatOf } from '../seats.ts';
import { isSolo, RIVAL, SOLO_PLAYER } from '../solo/rival.ts';
import type { InPlay, SeatState, State } from '../state.ts';
import { cardWorth, playWorth } from './cards.ts';
import { heldWorth } from './held.ts';
import { tollOf } from './toll.ts';
import { turnWorth } from './turn.ts';
import { waitingWorth } from './waiting.ts';
import { QUEST, TOKEN_WORTH, UNREST } from './weights.ts';

/** Each card that has come from the nation deck, and how far round the own deck is on the way to the next. */
const NATION_CARD = 2;
const CYCLE = 1.6;
const EMPIRE = 3;
const STAGE = 3;
const PRODUCTION = 0.25;
/** Its points are in the score already. */
const CLOG = UNREST - 2;

const SAFE = 6;
const RISK = 3;
const COLLAPSED = 40;

/** How many points a seat may expect at the end, roughly: what it would score now, and what it can still make of it. */
export function value(game: State, seat: Seat): number {
  const worth = ownValue(game, seat);
  return isSolo(game.config) && seat === SOLO_PLAYER ? worth - scoreOf(game, RIVAL).points : worth;
}

function ownValue(game: State, seat: Seat): number {
  const score = scoreOf(game, seat).points;
  if (game.phase === 'end') return game.collapsed ? score - COLLAPSED * unrestOf(game, seat) : score;
  const ahead = roundsAhead(game);
  const own = seatOf(game, seat);
  const lasting = tokensWorth(own) + progressOf(own) + questsWorth(own) + inPlayWorth(own) + cardsWorth(own);
  const soon = turnWorth(game, seat, ahead) + heldWorth(game, seat) + waitingWorth(game, seat);
  return score + ahead * lasting + soon + tollOf(own, ROUNDS * ahead) - danger(game, seat);
}

/** With few unrest left the game may collapse, and whoever has the fewest of them wins. */
function danger(game: State, seat: Seat): number {
  const left = game.unrest.length;
  return left < SAFE ? ((SAFE - left) / SAFE) * RISK * unrestOf(game, seat) : 0;
}

/** Rounds that a game takes, about; and what is still worth to look forward to when it takes longer. */
const ROUNDS = 20;
const LATE = 0.1;

/** 1 in the beginning, less with every round, and less again once the end has begun. */
function roundsAhead({ round, lastRound }: State): number {
  const usual = Math.max(LATE, 1 - round / ROUNDS);
  if (lastRound === 0) return usual;
  return Math.min(usual, round < lastRound ? 0.2 : LATE);
}

/** The more there are, the less one more is worth; progress is a point by itself. */
function tokensWorth({ tokens }: SeatState): number {
  const [materials, population, progress] = tokens;
  return (
    TOKEN_WORTH.materials * falling(materials!, 8) +
    TOKEN_WORTH.population * falling(population!, 6) +
    (TOKEN_WORTH.progress - 1) * falling(progress!, 6)
  );
}

/** As many as there are while there are few, ever slower beyond `many`. */
function falling(n: number, many: number): number {
  return n <= many ? n : many + Math.log2(1 + n - many);
}

/** Cards of the nation deck and developments that have come, the state, the stage of the journey. */
function progressOf(own: SeatState): number {
  const toCome = own.nationDeck.length + own.accession.length;
  const round = own.deck.length + own.discard.length + own.hand.length;
  const cycle = toCome + own.developments.length > 0 && round > 0 ? CYCLE * (1 - own.deck.length / round) : 0;
  return cycle - NATION_CARD * toCome + (own.empire ? EMPIRE : 0) + STAGE * own.stage;
}

const QUESTS = CARDS.filter(({ data }) => data.start === 'quest').length;

/** Of the Arthurians: the quest under way with the knights that wait for it, and those behind them. */
function questsWorth(own: SeatState): number {
  if (own.nation !== 'arthurians') return 0;
  const active = activeQuest(own) >= 0 ? 1 : 0;
  const waiting = own.play.flatMap(({ garrison }) => garrison).filter((card) => CARDS[card]!.icons.includes('knight'));
  const knights = active * Math.min(QUEST.knights, waiting.length);
  return QUEST.active * active + QUEST.knight * knights + QUEST.done * (QUESTS - own.developments.length - active);
}

function inPlayWorth(own: SeatState): number {
  return own.play.reduce((sum, one) => sum + hostWorth(one), 0);
}

function hostWorth(one: InPlay): number {
  return playWorth(one.card) + PRODUCTION * countOn(one, { what: ['production'] });
}

const SOON = [1, 0.7, 0.65] as const;

/** Cards that come round again; an unrest costs an action or tokens to be rid of. */
function cardsWorth(own: SeatState): number {
  let worth = 0;
  for (const [i, cards] of [own.hand, own.deck, own.discard].entries()) {
    for (const card of cards) {
      if (card >= 0) worth += SOON[i]! * (CARDS[card]!.unrest ? -CLOG : cardWorth(card, own.empire));
    }
  }
  return worth;
}
