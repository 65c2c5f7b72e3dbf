import type { Seat } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import type { Clocks } from '../protocol/update.ts';
import type { AnswerEntry, Entry, UndoEntry } from '../store/entry.ts';
import { hasEnded, type TableHead } from '../store/store.ts';
import { afterAnswer, afterUndo, backAgain, elapsed, newClocks, running, skipped } from './clocks.ts';
import type { TablePlay } from './game.ts';
import { type Gathering, isAway, isPlayedByPerson, NOBODY, personsOf, seated, withSitter } from './gathering.ts';
import { tableResult } from './result.ts';

/** What plays on in a seat that has resigned. */
const STAND_IN = 'easy';

interface Around {
  readonly head: TableHead;
  readonly kit: AnyKit;
  /** After the entry. */
  readonly play: TablePlay | null;
}

/** Who sits, who is asked, whose clock runs, after one more entry. */
export function afterEntry(before: Gathering, at: number, entry: Entry, around: Around): Gathering {
  const now = { ...before, version: before.version + 1, at: Math.max(before.at, at) };
  const clocks = now.clocks && entry.do === 'away' ? skipped(now.clocks, entry.ms) : now.clocks;
  const ticked = clocks ? { ...now, clocks: elapsed(clocks, at) } : now;
  return settled(entered(ticked, entry, around), around);
}

function entered(table: Gathering, entry: Entry, around: Around): Gathering {
  switch (entry.do) {
    case 'bring':
      return { ...table, broughtBy: entry.identity, ...(entry.takenBack && { takenBack: entry.takenBack }) };
    case 'invite':
      return seated(table, entry.seat, { ...NOBODY, name: entry.name, invited: entry.identity });
    case 'away':
      return table;
    case 'sit':
      return sat(table, entry.seat, entry.identity, entry.name, around);
    case 'choose':
      return { ...table, config: entry.config };
    case 'stand':
      return stoodUp(table, entry.seat, entry.unseated ?? false);
    case 'bot':
      return table.sitters[entry.seat]!.identity === null
        ? seated(table, entry.seat, { ...NOBODY, bot: entry.level })
        : withSitter(table, entry.seat, { bot: entry.level, failed: null });
    case 'start':
      return started(table, around);
    case 'answer':
      return answered(table, entry, around);
    case 'undo':
      return undone(table, entry, around);
    case 'propose':
      return { ...table, proposal: { by: entry.seat, what: entry.what, agreed: [entry.seat] } };
    case 'agree':
      return agreed(table, entry.seat);
    case 'refuse':
      return { ...table, proposal: null };
    case 'pause':
      return { ...table, status: 'paused', proposal: null };
    case 'go on':
      return { ...table, status: 'running', proposal: null };
    case 'resign':
      return withSitter(table, entry.seat, { bot: STAND_IN, resigned: true });
    case 'abandon':
      return { ...table, status: 'abandoned', proposal: null, ...(entry.closed && { closed: true }) };
    case 'rematch':
      return { ...table, rematch: entry.table };
  }
}

function sat(table: Gathering, seat: Seat, identity: string, name: string, { head }: Around): Gathering {
  const now = seated(table, seat, { ...NOBODY, identity, name });
  return now.clocks ? { ...now, clocks: backAgain(now.clocks, head.settings.time, seat) } : now;
}

function stoodUp(table: Gathering, seat: Seat, unseated: boolean): Gathering {
  const { identity } = table.sitters[seat]!;
  const unwelcome = unseated && identity !== null ? [...table.unwelcome, identity] : table.unwelcome;
  return { ...seated(table, seat, NOBODY), unwelcome };
}

function started(table: Gathering, { head }: Around): Gathering {
  const clocks = newClocks(head.settings.time, table.sitters.length, table.at);
  return { ...table, status: 'running', clocks };
}

function answered(table: Gathering, { seat, nonce, failed }: AnswerEntry, { head }: Around): Gathering {
  const { sitters, lastAnswers, clocks } = table;
  const noted = failed || sitters[seat]!.failed ? withSitter(table, seat, { failed: failed ?? null }) : table;
  const last = nonce === undefined ? null : { nonce, version: table.version };
  return {
    ...withoutUndo(noted),
    answers: table.answers + 1,
    lastAnswers: lastAnswers.map((one, other) => (other === seat ? last : one)),
    clocks: clocks && afterAnswer(clocks, head.settings.time, seat),
  };
}

function undone(table: Gathering, { seat, to, learnt }: UndoEntry, { head }: Around): Gathering {
  const clocks = table.clocks && afterUndo(table.clocks, head.settings.time, seat);
  const noted = learnt && { takenBack: (table.takenBack ?? 0) + 1 };
  return { ...withoutUndo(table), answers: to, undos: table.undos + 1, clocks, ...noted };
}

/** A proposal to take the game back to somewhere speaks of the moment in which it was made. */
function withoutUndo(table: Gathering): Gathering {
  return table.proposal?.what.propose === 'undo' ? { ...table, proposal: null } : table;
}

function agreed(table: Gathering, seat: Seat): Gathering {
  const { proposal } = table;
  return proposal ? { ...table, proposal: { ...proposal, agreed: [...proposal.agreed, seat] } } : table;
}

/** What follows for every entry: who is asked now, whether it is over, and whose clock runs. */
function settled(table: Gathering, { play, kit }: Around): Gathering {
  if (!play || hasEnded(table.status)) return stopped(table);
  const resigned = [...table.sitters.keys()].filter((seat) => table.sitters[seat]!.resigned);
  const asked = sameSeats(
    table.asked,
    play.decisions().map(({ seat }) => seat),
  );
  if (asked.length === 0 || nobodyPlaysOn(table, resigned)) {
    const result = tableResult(kit.game.result(play.state), resigned);
    return stopped({ ...table, status: 'over', proposal: null, result });
  }
  return { ...table, asked, clocks: table.clocks && ticking(table, table.clocks, asked) };
}

function nobodyPlaysOn(table: Gathering, resigned: readonly Seat[]): boolean {
  if (resigned.length === 0) return false;
  const left = table.sitters.length - resigned.length;
  return left <= 1 || (personsOf(table).length === 0 && !table.sitters.some(isAway));
}

function ticking(table: Gathering, clocks: Clocks, asked: readonly Seat[]): Clocks {
  const persons = table.status === 'running' ? asked.filter((seat) => isPlayedByPerson(table.sitters[seat]!)) : [];
  return running(clocks, sameSeats(clocks.running, persons));
}

function stopped(table: Gathering): Gathering {
  const { asked, clocks } = table;
  return { ...table, asked: sameSeats(asked, []), clocks: clocks && running(clocks, []) };
}

/** The same list, where it says the same, costs nothing to compare. */
function sameSeats(before: readonly Seat[], after: readonly Seat[]): readonly Seat[] {
  return before.length === after.length && before.every((seat, i) => seat === after[i]) ? before : after;
}
