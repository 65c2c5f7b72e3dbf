import { type Io, next } from '@imperia/engine';
import { avoid, hasAvoided } from '../attack.ts';
import { type Do, type Suit, TOKENS } from '../card-data.ts';
import { CARDS, listOf } from '../cards.ts';
import { gainNationCard } from '../deck.ts';
import { beginEnd } from '../ends.ts';
import type { ImperiumEvent } from '../events.ts';
import { exhaustedCards } from '../exhaust-tokens.ts';
import { lookAtFame, lookAtNation, shuffleNation, takeFame } from '../fame.ts';
import { countPer, iconsBehind, iconsCounted, symbols } from '../icons.ts';
import { advanceJourney } from '../journey.ts';
import { reactTo } from '../reactions.ts';
import { changePlay, inPlay, memoOf, others, seatOf, tokenNo } from '../seats.ts';
import type { State } from '../state.ts';
import type { EffectStep } from '../steps.ts';
import { gain } from '../tokens.ts';
import { borrowable } from './can.ts';
import { find } from './find.ts';
import { replay } from './garrison.ts';
import { beginPick, isUnderMay } from './pick.ts';
import { unrestPrice } from './price.ts';
import { isChoosing } from './select.ts';
import { moveIt } from './this.ts';

/** A word of the vocabulary that is no structure: it happens, or asks for what it needs. */
export function perform(game: State, one: Do, step: EffectStep, io: Io<ImperiumEvent>): void {
  const { seat, by, card, list, at } = step;
  const here = { seat, by, card, list, at };
  const own = seatOf(game, seat);
  if ('the' in one) {
    moveIt(game, one, step, io);
    return;
  }
  if (one.op === 'move') {
    gainNationCard(game, seat, io);
    return;
  }
  if (one.op === 'give') {
    next(game, ...others(game, seat).map((to) => ({ do: 'give' as const, ...here, to })));
    return;
  }
  if (isChoosing(one)) {
    beginPick(game, step, one);
    if (one.op === 'discard' && one.cards.what.includes('mask')) askForMasks(game, step);
    return;
  }
  switch (one.op) {
    case 'gain':
      performGain(game, one, step, io);
      return;
    case 'pay':
      performPay(game, one, step);
      return;
    case 'spend':
      own.actions -= Math.min(own.actions, one.n);
      io.tell?.({ did: 'spend', seat, n: one.n });
      return;
    case 'steal':
      performSteal(game, one, step, io);
      return;
    case 'place':
      if (one.on === 'market') next(game, { do: 'market token', seat, token: one.token, n: one.n });
      else changePlay(own, card, { progress: (inPlay(own, card)?.progress ?? 0) + one.n });
      return;
    case 'collect': {
      const n = inPlay(own, card)?.progress ?? 0;
      changePlay(own, card, { progress: 0 });
      gain(game, seat, one.token, n, card, io);
      return;
    }
    case 'double':
      own.tokens[tokenNo(one.token)]! += memoOf(game, by).amount;
      io.tell?.({ did: 'gain', seat, card, token: one.token, n: memoOf(game, by).amount });
      return;
    case 'unexhaust':
      if (exhaustedCards(game, seat, step.card).length > 0) next(game, { do: 'token back', ...here });
      return;
    case 'draw':
      performDraw(game, one, step);
      return;
    case 'take unrest':
      next(game, { do: 'take unrest', seat, n: one.n });
      return;
    case 'take fame':
      takeFame(game, seat, io);
      return;
    case 'swap':
      if (one.for.in.includes('market')) next(game, { do: 'swap', ...here });
      else if (own.looked.length > 0) next(game, { do: 'swap nation', ...here });
      return;
    case 'shuffle':
      shuffleNation(game, seat, io);
      return;
    case 'acquire':
      next(game, { do: 'acquire', ...here, may: listOf(card, list).length === 1 && isUnderMay(card, list) });
      return;
    case 'breakthrough':
      next(game, {
        do: 'break through',
        seat,
        suits: one.what.filter((term): term is Suit => typeof term === 'string' && term !== 'variable-vp') as Suit[],
        variable: one.what.includes('variable-vp'),
        exile: one.from?.includes('exile') === true,
      });
      return;
    case 'develop':
      next(game, { do: 'develop', seat, cause: 'effect', free: one.free === true, may: false });
      return;
    case 'replay':
      replay(game, step);
      return;
    case 'resolve':
      if (borrowable(game, seat).length > 0) next(game, { do: 'borrow', ...here });
      return;
    case 'look':
      one.at === 'fame' ? lookAtFame(game, seat, one.n, io) : lookAtNation(game, seat, io);
      return;
    case 'reveal': {
      const top = game.main.pop();
      if (top === undefined) return;
      game.revealed.push(top);
      io.tell?.({ did: 'gamble', seat, card: top });
      if (game.main.length === 0) beginEnd(game, 'main deck', -1, io);
      return;
    }
    case 'declare':
      next(game, { do: 'declare', ...here });
      return;
    case 'find':
      find(game, one, step, io);
      return;
    case 'avoid':
      avoid(game, seat, card, io);
      return;
    case 'endgame':
      beginEnd(game, game.king.includes(card) ? 'king of kings' : 'effect', seat, io);
      return;
    case 'flip':
      if (game.king.includes(card)) game.kingTurned = true;
      else advanceJourney(game, seat, io);
      return;
    case 'replace':
      advanceJourney(game, seat, io);
      return;
    case 'state':
      own.empire = one.state === 'empire';
      io.tell?.({ did: 'state', seat, state: one.state });
      return;
    case 'treat':
      if (own.play.some((host) => symbols(host, one.what) > 0)) next(game, { do: 'treat', ...here });
      return;
    case 'ignore':
      own.ignoresIcon = true;
      return;
    case 'reduce':
      reduceMasks(game, seat, one.n);
      return;
    default:
      return;
  }
}

/** Before masks are discarded, what lowers their number may be used. */
function askForMasks(game: State, { seat }: EffectStep): void {
  reactTo(game, seat, { event: 'must discard' });
}

/** For the effect that asked for masks, which waits below this one. */
function reduceMasks(game: State, seat: number, n: number): void {
  const { memos } = seatOf(game, seat);
  const outer = memos[memos.length - 2];
  if (outer) memos[memos.length - 2] = { ...outer, reduced: outer.reduced + n };
}

function performGain(game: State, one: Extract<Do, { op: 'gain' }>, step: EffectStep, io: Io<ImperiumEvent>): void {
  const { seat, by, card } = step;
  const n = one.per ? one.n * countPer(game, seat, by, one.per) : one.n;
  const counted = one.per?.in === 'play' ? iconsCounted(game, seat, one.per) : [];
  gain(game, seat, one.token, n, card, io, [...counted, ...iconsBehind(game, step)]);
}

/** Everything that one cost asks for is paid at once. */
function performPay(game: State, one: Extract<Do, { op: 'pay' }>, step: EffectStep): void {
  const { seat, by, card, list, at } = step;
  const have = seatOf(game, seat).tokens[tokenNo(one.token)]!;
  if (one.upTo && one.n !== 'all') {
    const most = Math.min(one.n, have);
    if (most > 0) next(game, { do: 'how many', seat, by, card, list, at, most });
    return;
  }
  const owed = TOKENS.map(() => 0);
  if (one.n === 'all') owed[tokenNo(one.token)] = have;
  else {
    const words = listOf(card, list);
    const pays = words.filter((word): word is typeof one => word.op === 'pay' && !word.upTo && word.n !== 'all');
    if (pays[0] !== one) return;
    for (const pay of pays) owed[tokenNo(pay.token)]! += unrestPrice(game, step, pay);
  }
  next(game, { do: 'pay', seat, owed });
}

function performSteal(game: State, one: Extract<Do, { op: 'steal' }>, step: EffectStep, io: Io<ImperiumEvent>): void {
  const { seat, by } = step;
  const at = tokenNo(one.token);
  for (const of of others(game, seat).reverse()) {
    const victim = seatOf(game, of);
    if (hasAvoided(game, by, of)) continue;
    if (one.from === 'others-empire' && !victim.empire) continue;
    if (one.from === 'others-with-region' && !victim.play.some(({ card }) => CARDS[card]!.region)) continue;
    const n = Math.min(one.n, victim.tokens[at]!);
    victim.tokens[at]! -= n;
    seatOf(game, seat).tokens[at]! += n;
    if (n > 0) io.tell?.({ did: 'steal', seat, of, token: one.token, n });
    if (n < one.n && one.short) next(game, { do: 'take unrest', seat: of, n: 1 });
  }
}

function performDraw(game: State, one: Extract<Do, { op: 'draw' }>, step: EffectStep): void {
  const { seat, by, card, list, at } = step;
  const ifAble = one.ifAble === true;
  const n = one.per ? one.n * countPer(game, seat, by, one.per) : one.n;
  if (one.upTo) {
    const deck = seatOf(game, seat).deck.length;
    const most = ifAble ? Math.min(n, deck) : n;
    if (most > 0) next(game, { do: 'how many', seat, by, card, list, at, most });
    return;
  }
  if (n > 0) next(game, { do: 'draw', seat, n, ifAble });
}
