import { hasEnded } from '../store/store.ts';
import { awaySince, outOfTime } from './clocks.ts';
import type { FoldedTable } from './folded-table.ts';
import { timeUp } from './follow-up.ts';
import type { Judged } from './judge-wish.ts';
import type { Chore } from './wish.ts';

/** What plays on for somebody whose time has run out. */
const LATE = 'normal';

/** What happens without anybody's wish must fit the moment all the same. */
export function judgeChore(table: FoldedTable, chore: Chore, now: number): Judged {
  const { gathering, head } = table;
  switch (chore.chore) {
    case 'bot answers':
      return judgeBotAnswer(table, chore);
    case 'time': {
      const late = gathering.clocks && gathering.status === 'running' ? outOfTime(gathering.clocks, now) : [];
      return late.length === 0 ? 'nothing due' : { deeds: timeUp(late, head.settings.atTimeEnd, LATE) };
    }
    case 'away': {
      const { clocks } = gathering;
      const ms = clocks && clocks.running.length > 0 ? awaySince(clocks, chore.outages, now) : 0;
      return ms === 0 ? 'nothing due' : { deeds: [{ do: 'away', ms }] };
    }
    case 'rematch':
      if (!hasEnded(gathering.status)) return 'not over';
      if (gathering.rematch !== null) return { version: gathering.version };
      return { deeds: [{ do: 'rematch', table: chore.table }] };
  }
}

type BotAnswers = Extract<Chore, { readonly chore: 'bot answers' }>;

function judgeBotAnswer({ gathering }: FoldedTable, { seat, decision, undos, option, failed }: BotAnswers): Judged {
  if (gathering.status !== 'running') return 'not running';
  if (gathering.sitters[seat]?.bot === null) return 'not yours';
  if (gathering.undos !== undos) return 'stale';
  return { deeds: [{ do: 'answer', seat, decision, option, by: 'bot', ...(failed && { failed }) }] };
}
