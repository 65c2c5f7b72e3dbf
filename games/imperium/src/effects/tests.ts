import type { Test } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { isAny } from '../filter.ts';
import { inPlay, memoOf, seatOf, tokenNo } from '../seats.ts';
import type { State } from '../state.ts';
import { activeQuest } from './quests.ts';
import type { Context } from './select.ts';

/** Whether what a text makes a condition of holds now. */
export function testHolds(game: State, { seat, by, card }: Context, test: Test): boolean {
  const own = seatOf(game, seat);
  switch (test.is) {
    case 'state':
      return own.empire === (test.state === 'empire');
    case 'tokens':
      return own.tokens[tokenNo(test.token)]! >= test.atLeast;
    case 'there': {
      const cards = test.in === 'play' ? own.play.map((one) => one.card) : (inPlay(own, card)?.garrison ?? []);
      return cards.filter((one) => isAny(test.what, one)).length >= test.atLeast;
    }
    case 'no active quest':
      return activeQuest(own) < 0;
    case 'revealed as declared': {
      const { declared } = memoOf(game, by);
      return declared !== null && game.revealed.some((one) => CARDS[one]!.suits.includes(declared));
    }
    case 'exiled': {
      const { exiled } = memoOf(game, by);
      return exiled >= 0 && isAny(test.what, exiled);
    }
    case 'abandoned without':
      return memoOf(game, by).abandoned.some((one) => !CARDS[one]!.icons.includes(test.icon));
    case 'attacker gives':
      return false;
  }
}
