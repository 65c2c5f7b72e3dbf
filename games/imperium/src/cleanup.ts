import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { TOKENS, type Token } from './card-data.ts';
import { NATION_DATA } from './cards.ts';
import type { ImperiumEvent } from './events.ts';
import { takeOut, toDiscard } from './moves.ts';
import { settleOwed } from './owed.ts';
import { activeCards, faceOf, seatOf, standing } from './seats.ts';
import type { State } from './state.ts';
import type { ImperiumStep, StepOf } from './steps.ts';
import { isOfFirstRules } from './versions.ts';

/** A token on the market first; from then on the next player may begin. */
export function runCleanup(game: State, { seat }: StepOf<'cleanup'>): void {
  game.phase = 'cleanup';
  game.active = false;
  game.attacker = -1;
  next(game, { do: 'market token', seat, ...marketToken(game, seat) }, { do: 'rest of cleanup', seat });
}

/** A progress, unless the power card says otherwise. */
function marketToken(game: State, seat: Seat): { readonly token: Token; readonly n: number } {
  for (const card of activeCards(seatOf(game, seat))) {
    for (const { instead, do: list } of faceOf(game, seat, card).effects) {
      const [one] = list;
      if (instead?.event === 'place on market' && one?.op === 'place') return { token: one.token, n: one.n };
    }
  }
  return { token: 'progress', n: 1 };
}

export function askMarketToken(game: State, ask: StepOf<'market token'>): Decision<ImperiumStep> {
  const { seat, token, n } = ask;
  const cards = game.market.map(({ card }) => card).filter((card) => card >= 0);
  return { seat, ask, options: cards.map((card) => ({ do: 'lay token', seat, card, token, n })), forced: true };
}

export function runLayToken(game: State, { seat, card, token, n }: StepOf<'lay token'>, io: Io<ImperiumEvent>): void {
  const slot = game.market.findIndex((one) => one.card === card);
  const was = game.market[slot]!;
  const tokens = TOKENS.map((one, i) => was.tokens[i]! + (one === token ? n : 0));
  game.market[slot] = { ...was, tokens };
  io.tell?.({ did: 'lay token', seat, on: card, token, n });
}

/** All tokens come back to the state card, as many as at the start; then cards are discarded and drawn. */
export function runRestOfCleanup(game: State, { seat }: StepOf<'rest of cleanup'>): void {
  const own = seatOf(game, seat);
  const { actions, exhausts } = NATION_DATA[own.nation].setup;
  own.actions = actions;
  own.exhausts = exhausts;
  own.powerExhausted = false;
  own.journeyExhausted = false;
  own.nationExhausted = false;
  own.developmentExhausted = false;
  own.freePlayed = [];
  own.ignoresIcon = false;
  own.play = own.play.map((one) =>
    one.exhausted || one.shift.some((n) => n !== 0) ? { ...one, exhausted: false, shift: one.shift.map(() => 0) } : one,
  );
  const after = game.steps[game.steps.length - 1];
  if (after?.do === 'begin turn' && own.hand.length > 0) {
    game.steps.pop();
    next(game, after, { do: 'owed cleanup', seat, since: game.decision });
  } else next(game, { do: 'tidy', seat }, { do: 'fill hand', seat });
}

export function askTidy(game: State, ask: StepOf<'tidy'>): Decision<ImperiumStep> {
  const { seat } = ask;
  const { hand } = seatOf(game, seat);
  const answer = (cards: readonly number[]): ImperiumStep => ({ do: 'tidied', seat, cards });
  return { seat, ask, options: [], pick: { from: hand, min: 0, max: hand.length, answer }, forced: true };
}

export function runTidied(game: State, { seat, cards }: StepOf<'tidied'>, io: Io<ImperiumEvent>): void {
  for (const card of cards) takeOut(game, seat, card);
  toDiscard(game, seat, cards, 'hand', io);
  settleOwed(game, seat);
}

function handLimit(game: State, seat: Seat): number {
  const { hand } = NATION_DATA[seatOf(game, seat).nation].setup;
  return standing(game, seat).reduce((limit, one) => limit + (one.op === 'handsize' ? one.n : 0), hand);
}

/** Whatever the end of the deck brings into the hand counts as well. */
export function runFillHand(game: State, { seat }: StepOf<'fill hand'>): void {
  const { hand, deck } = seatOf(game, seat);
  const missing = handLimit(game, seat) - hand.length;
  if (missing <= 0) return;
  const n = deck.length === 0 || isOfFirstRules(game) ? missing : Math.min(missing, deck.length);
  const rest: ImperiumStep[] = n < missing ? [{ do: 'fill hand', seat }] : [];
  next(game, { do: 'draw', seat, n, ifAble: false }, ...rest);
}
