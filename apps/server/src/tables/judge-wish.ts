import { BOT_NAMES } from '@imperia/bots';
import type { Seat } from '@imperia/engine';
import type { Denial } from '../protocol/reply.ts';
import type { Sitter } from '../protocol/update.ts';
import type { Proposal } from '../protocol/wishes.ts';
import { hasEnded } from '../store/store.ts';
import type { Deed, FoldedTable } from './folded-table.ts';
import { type Gathering, isPlayedByPerson, personsOf, seatOf, voicesOf } from './gathering.ts';
import { chosenBySitter, seatAtFirst } from './seat-choice.ts';
import type { AnswerWish, SeenMoment, Wish } from './wish.ts';

/** What plays for somebody who leaves. */
const SUBSTITUTE = 'normal';

/** Entries of a table: several times what the longest game takes. */
export const MOST_ENTRIES = 20_000;
/** What can be done and undone without end, and would fill the store. */
const WITHOUT_END: ReadonlySet<Wish['wish']> = new Set([
  'sit',
  'bot',
  'unseat',
  'choose',
  'undo',
  'take back',
  'propose',
]);

/** What must be done to grant it, that it is done already (as which entry), or why not. */
export type Judged = { readonly deeds: readonly Deed[] } | { readonly version: number } | Denial;

export function judgeWish(table: FoldedTable, identity: string, wish: Wish): Judged {
  const { gathering } = table;
  if ('seat' in wish && !gathering.sitters[wish.seat]) return 'no such seat';
  if (gathering.version >= MOST_ENTRIES && WITHOUT_END.has(wish.wish)) return 'too long';
  switch (wish.wish) {
    case 'sit':
      return judgeSitting(gathering, identity, wish.seat, wish.name);
    case 'bot':
      return judgeBot(gathering, identity, wish.seat, wish.level);
    case 'unseat':
      return leavingNothing(table, wish.seat, judgeUnseating(gathering, identity, wish.seat));
    case 'start':
      return judgeStart(gathering, identity);
    default:
      if (gathering.sitters[wish.seat]!.identity !== identity) return 'not yours';
      return judgeOwn(table, wish);
  }
}

type OwnWish = Exclude<Wish, { readonly wish: 'sit' | 'bot' | 'unseat' | 'start' }>;

/** A wish of who sits there. */
function judgeOwn(table: FoldedTable, wish: OwnWish): Judged {
  const { gathering } = table;
  switch (wish.wish) {
    case 'leave':
      return leavingNothing(table, wish.seat, judgeLeaving(gathering, wish.seat));
    case 'choose':
      return judgeChoice(table, wish.seat, wish.choice, wish.chosen);
    case 'answer':
      return judgeAnswer(table, wish);
    case 'undo':
      return judgeUndo(table, wish.seat, wish);
    case 'take back':
      return judgeTakingBack(table, wish.seat, wish);
    case 'propose':
      return judgeProposal(gathering, wish.seat, wish.what);
    case 'agree':
      return judgeConsent(gathering, wish.seat, table.head.settings.rated);
    case 'refuse':
      return gathering.proposal ? deed({ do: 'refuse', seat: wish.seat }) : 'nothing proposed';
    case 'resign':
      if (!isPlaying(gathering)) return 'not running';
      return gathering.sitters[wish.seat]!.resigned
        ? 'not asked'
        : deed({ do: 'resign', seat: wish.seat, why: 'chosen' });
  }
}

function deed(...deeds: readonly Deed[]): Judged {
  return { deeds };
}

function isPlaying({ status }: Gathering): boolean {
  return status === 'running' || status === 'paused';
}

function judgeSitting(table: Gathering, identity: string, seat: Seat, name: string): Judged {
  if (hasEnded(table.status)) return 'not running';
  const sitter = table.sitters[seat]!;
  const own = seatOf(table, identity);
  if (own !== null && own !== seat) return 'sits already';
  if (own === seat && sitter.bot === null) return 'sits already';
  if (own === null && table.unwelcome.includes(identity)) return 'not welcome';
  return mayTake(table, sitter, identity) ? deed({ do: 'sit', seat, identity, name }) : 'taken';
}

/** One's own seat, or a free one that is not kept for somebody else; before the game, a bot makes room. */
function mayTake({ status }: Gathering, { identity, bot, resigned, invited }: Sitter, who: string): boolean {
  if (identity !== null) return identity === who && !resigned;
  if (invited !== undefined) return invited === who;
  return bot === null || status === 'open';
}

function judgeLeaving(table: Gathering, seat: Seat): Judged {
  if (table.status === 'open') {
    const last = personsOf(table).length === 1;
    return last ? deed({ do: 'stand', seat }, { do: 'abandon' }) : deed({ do: 'stand', seat });
  }
  if (!isPlaying(table)) return 'not running';
  if (table.sitters[seat]!.bot !== null) return 'not yours';
  return deed({ do: 'bot', seat, level: SUBSTITUTE, why: 'left' });
}

function judgeChoice(table: FoldedTable, seat: Seat, choice: string, chosen: string): Judged {
  if (table.gathering.status !== 'open') return 'not open';
  const config = chosenBySitter(table, seat, choice, chosen);
  return config === null ? 'cannot be chosen' : deed({ do: 'choose', seat, config });
}

/** Whoever frees a seat takes along what they brought. */
function leavingNothing(table: FoldedTable, seat: Seat, judged: Judged): Judged {
  if (typeof judged === 'string' || !('deeds' in judged)) return judged;
  const config = seatAtFirst(table, seat);
  return config === null ? judged : deed({ do: 'choose', seat, config }, ...judged.deeds);
}

function judgeBot(table: Gathering, identity: string, seat: Seat, level: string | null): Judged {
  if (hasEnded(table.status)) return 'not running';
  if (table.host !== identity) return 'not host';
  if (table.sitters[seat]!.identity !== null) return 'taken';
  if (level !== null)
    return BOT_NAMES.includes(level) ? deed({ do: 'bot', seat, level, why: 'chosen' }) : 'no such bot';
  return table.status === 'open' ? deed({ do: 'stand', seat }) : 'not open';
}

function judgeUnseating(table: Gathering, identity: string, seat: Seat): Judged {
  if (table.status !== 'open') return 'not open';
  if (table.host !== identity) return 'not host';
  const { identity: sitter, invited } = table.sitters[seat]!;
  if (invited !== undefined) return deed({ do: 'stand', seat });
  return sitter === null || sitter === identity ? 'no such seat' : deed({ do: 'stand', seat, unseated: true });
}

function judgeStart(table: Gathering, identity: string): Judged {
  if (table.status !== 'open') return 'not open';
  if (table.host !== identity) return 'not host';
  if (table.sitters.some(({ identity, bot }) => identity === null && bot === null)) return 'seats free';
  return deed({ do: 'start' });
}

/** The same answer sent twice is one answer, whatever has happened since. */
function judgeAnswer({ gathering }: FoldedTable, { seat, decision, option, nonce, undos }: AnswerWish): Judged {
  const last = gathering.lastAnswers[seat];
  if (last?.nonce === nonce) return { version: last.version };
  const why = whyNotNow(gathering, seat, undos);
  return why ?? deed({ do: 'answer', seat, decision, option, by: 'person', nonce });
}

function whyNotNow({ status, sitters, undos }: Gathering, seat: Seat, seen: number): Denial | null {
  if (status === 'paused') return 'paused';
  if (status === 'over') return 'over';
  if (status !== 'running') return 'not running';
  if (!isPlayedByPerson(sitters[seat]!)) return 'not yours';
  return seen === undos ? null : 'stale';
}

function judgeUndo({ gathering, play }: FoldedTable, seat: Seat, seen: SeenMoment): Judged {
  const why = whyNotNow(gathering, seat, seen.undos);
  if (why) return why;
  if (play?.state.decision !== seen.decision) return 'stale';
  const back = play.undoable(seat);
  return back > 0 ? deed({ do: 'undo', seat, to: gathering.answers - back }) : 'nothing to undo';
}

function judgeTakingBack({ gathering, play, turns }: FoldedTable, seat: Seat, seen: SeenMoment): Judged {
  const why = whyNotNow(gathering, seat, seen.undos);
  if (why) return why;
  if (play?.state.decision !== seen.decision) return 'stale';
  const to = turns.takenBackTo(seat);
  return to === null ? 'nothing to undo' : deed({ do: 'undo', seat, to, learnt: true });
}

function judgeProposal(table: Gathering, seat: Seat, what: Proposal): Judged {
  if (!isPlaying(table)) return 'not running';
  if (!isPlayedByPerson(table.sitters[seat]!)) return 'not yours';
  if (table.proposal) return 'proposed already';
  return makesSense(table, what) ? deed({ do: 'propose', seat, what }) : 'cannot be proposed';
}

function makesSense({ status, answers }: Gathering, what: Proposal): boolean {
  switch (what.propose) {
    case 'undo':
      return status === 'running' && Number.isInteger(what.to) && what.to >= 0 && what.to < answers;
    case 'pause':
      return status === 'running';
    case 'go on':
      return status === 'paused';
    case 'abandon':
      return true;
  }
}

function judgeConsent(table: Gathering, seat: Seat, rated: boolean): Judged {
  if (!table.proposal) return 'nothing proposed';
  if (!voicesOf(table, rated).includes(seat)) return 'not yours';
  return table.proposal.agreed.includes(seat) ? 'agreed already' : deed({ do: 'agree', seat });
}
