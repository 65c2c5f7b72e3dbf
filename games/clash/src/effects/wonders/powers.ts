import type { Decision, Io, Seat } from '@imperia/engine';
import { ADVANCES, CURRENCY, TRADE_ROUTES } from '../../advances.ts';
import type { ClashEvent } from '../../events.ts';
import { owns } from '../../knowledge.ts';
import { SEA } from '../../map/tiles.ts';
import { SHIP, UNIT_DATA } from '../../pieces.ts';
import { removeCard, takeTopAction, takeTopWonder } from '../../piles.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { countOf, enemyUnitsAt } from '../../units.ts';
import { powerOf } from '../../wonders.ts';
import { endLasting } from '../events/lasting.ts';

const GIVEN_UP = 'objective given up';

/** What wonders let their owner do in a turn, without an action. */
export function wonderPowers(game: State, seat: Seat): ClashStep[] {
  const options: ClashStep[] = [];
  if (powerOf(game, seat, 'objective for an action') && !game.used.includes(GIVEN_UP))
    for (const card of game.seats[seat]!.objectives) options.push({ do: 'give up objective', seat, card });
  return [...options, ...loans(game, seat)];
}

/** Any advance but a government's, wherever it stands on the board. */
function loans(game: State, seat: Seat): ClashStep[] {
  const own = game.seats[seat]!;
  if (own.borrowed >= 0 || !powerOf(game, seat, 'borrow an advance')) return [];
  return ADVANCES.flatMap(({ government }, advance): ClashStep[] =>
    government || owns(own, advance) ? [] : [{ do: 'borrow', seat, advance }],
  );
}

export function runBorrow(game: State, { seat, advance }: StepOf<'borrow'>, io: Io<ClashEvent>): void {
  game.seats[seat]!.borrowed = advance;
  io.tell?.({ did: 'borrow', seat, advance });
}

/** Trade comes before anything else: whoever wants to borrow for it says so now. */
export function askStudy(game: State, step: StepOf<'study'>): Decision<ClashStep> {
  const { seat } = step;
  const useful = [owns(game.seats[seat]!, TRADE_ROUTES) ? CURRENCY : TRADE_ROUTES];
  const options = loans(game, seat).filter((one) => one.do === 'borrow' && useful.includes(one.advance));
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

export function runGiveUpObjective(game: State, { seat, card }: StepOf<'give up objective'>, io: Io<ClashEvent>): void {
  game.used.push(GIVEN_UP);
  removeCard(game.seats[seat]!.objectives, card);
  game.objectiveDiscard.push(card);
  io.tell?.({ did: 'discard', seat, card });
  game.actions++;
}

/** The city of the lighthouse has been activated: a Ship anywhere at sea where no enemy is. */
export function askBeacon(game: State, step: StepOf<'beacon'>): Decision<ClashStep> {
  const { seat } = step;
  if (countOf(game, seat, SHIP) >= UNIT_DATA[SHIP]!.perPlayer) return { seat, ask: step, options: [] };
  const options = game.terrain.flatMap((terrain, hex): ClashStep[] =>
    terrain === SEA && enemyUnitsAt(game, seat, hex) < 0 ? [{ do: 'place unit', seat, hex, kind: SHIP }] : [],
  );
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

export function askChooseDraw(game: State, step: StepOf<'choose draw'>): Decision<ClashStep> {
  const { seat } = step;
  const options: ClashStep[] = [{ do: 'draw from deck', seat }];
  if (game.actionDiscard.length > 0) options.push({ do: 'draw from discards', seat });
  return { seat, ask: step, options, forced: true };
}

export function runDrawFromDeck(game: State, { seat }: StepOf<'draw from deck'>, io: Io<ClashEvent>): void {
  takeTopAction(game, seat, io);
}

export function runDrawFromDiscards(game: State, { seat }: StepOf<'draw from discards'>, io: Io<ClashEvent>): void {
  const card = game.actionDiscard.pop()!;
  game.seats[seat]!.hand.push(card);
  io.tell?.({ did: 'receive', seat, cards: [card] });
}

export function askChooseWonder(game: State, step: StepOf<'choose wonder'>): Decision<ClashStep> {
  const { seat } = step;
  const options = game.openWonders.map((card): ClashStep => ({ do: 'take wonder', seat, card }));
  if (game.wonderDeck.length > 0) options.push({ do: 'draw wonder', seat });
  return { seat, ask: step, options, forced: true };
}

export function runTakeWonder(game: State, { seat, card }: StepOf<'take wonder'>, io: Io<ClashEvent>): void {
  removeCard(game.openWonders, card);
  game.seats[seat]!.wonderHand.push(card);
  io.tell?.({ did: 'receive', seat, cards: [card] });
  endLasting(game, seat);
}

export function runDrawWonder(game: State, { seat }: StepOf<'draw wonder'>, io: Io<ClashEvent>): void {
  takeTopWonder(game, seat, io);
}
