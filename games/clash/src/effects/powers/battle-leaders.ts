import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { enemyAt } from '../../actions/destinations.ts';
import { cityAt, grid } from '../../cities.ts';
import { leaderHex, led, ruled } from '../../civilization.ts';
import type { ClashEvent } from '../../events.ts';
import type { Hex } from '../../map/grid.ts';
import { isLand } from '../../map/tiles.ts';
import { isPlayer } from '../../owners.ts';
import { payable } from '../../payment.ts';
import { CAVALRY, FACES, INFANTRY, isArmy, LEADER, UNIT_DATA } from '../../pieces.ts';
import { discardAction, removeCard } from '../../piles.ts';
import type { Battle, State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { addUnit, countAt, countOf, kindOf, moved, removeUnit, unit, unitsAt } from '../../units.ts';
import { ATTACKER, cardSeat, DEFENDER, fighters, other, type Side, sideOwner, withSide } from '../../war/battle.ts';
import { withHits } from '../../war/roll.ts';
import { battlePowers, hasAbilities } from './battle.ts';
import { dismissed } from './dismissal.ts';

function nobody(game: State, ask: ClashStep): Decision<ClashStep> {
  return { seat: game.active, ask, options: [] };
}

function orNot(seat: Seat, ask: ClashStep, options: readonly ClashStep[]): Decision<ClashStep> {
  return { seat, ask, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

/** Before each round but the first: for a price, an enemy flees to empty Land beside the battle. */
export function askDriveAway(game: State, step: StepOf<'drive away'>): Decision<ClashStep> {
  const battle = game.battle!;
  const { side } = step;
  const seat = sideOwner(battle, side);
  const [power] = battlePowers(game, battle, side, 'drive away');
  if (!power || !payable(game, seat, power.price, 'plain')) return nobody(game, step);
  const enemies = new Set(
    unitsAt(game, sideOwner(battle, other(side)), battle.hex).filter((one) => isArmy(kindOf(one))),
  );
  const empty = grid(game).neighbours[battle.hex]!.filter((hex) => isEmptyLand(game, hex));
  const options = [...enemies].flatMap((one) =>
    empty.map((hex): ClashStep => ({ do: 'driven away', seat, side, unit: one, hex })),
  );
  return orNot(seat, step, options);
}

function isEmptyLand(game: State, hex: Hex): boolean {
  return isLand(game.terrain[hex]!) && !cityAt(game, hex) && !enemyAt(game, -1, hex);
}

export function runDrivenAway(game: State, step: StepOf<'driven away'>, io: Io<ClashEvent>): void {
  const battle = game.battle!;
  const { seat, side, unit: one, hex: to } = step;
  const owner = sideOwner(battle, other(side));
  const [power] = battlePowers(game, battle, side, 'drive away');
  removeUnit(game, owner, one);
  addUnit(game, owner, moved(one, to, 0));
  io.tell?.({ did: 'move', owner, hex: battle.hex, to, kinds: [kindOf(one)], roads: false });
  next(game, { do: 'pay', seat, cost: power!.price, tender: 'plain' });
}

/** A card that has just been turned may be given up for combat value. */
export function askDropCard(game: State, step: StepOf<'drop card'>): Decision<ClashStep> {
  const battle = game.battle!;
  const seat = cardSeat(game, battle, step.side);
  const may = dropPower(game, battle, step.side) !== undefined && (game.seats[seat]?.revealed.length ?? 0) > 0;
  return may ? orNot(seat, step, [{ do: 'card dropped', seat, side: step.side }]) : nobody(game, step);
}

function dropPower(game: State, battle: Battle, side: Side) {
  return battlePowers(game, battle, side, 'drop card')[0];
}

export function runCardDropped(game: State, { seat, side }: StepOf<'card dropped'>, io: Io<ClashEvent>): void {
  const battle = game.battle!;
  const own = game.seats[seat]!;
  for (const card of own.revealed) {
    discardAction(game, seat, card);
    io.tell?.({ did: 'discard', seat, card });
  }
  own.revealed = [];
  const { cv } = dropPower(game, battle, side)!;
  game.battle = { ...battle, extraCv: withSide(battle.extraCv, side, battle.extraCv[side] + cv) };
}

/** In the first round, a rider whose icon was rolled may do what an Elephant does. */
export function askWheelAbout(game: State, step: StepOf<'wheel about'>): Decision<ClashStep> {
  const battle = game.battle!;
  const { side } = step;
  const seat = sideOwner(battle, side);
  if (battle.round !== 1 || battlePowers(game, battle, side, 'cavalry as elephant').length === 0)
    return nobody(game, step);
  const options = [...new Set(charges(game, battle, side))].map(
    (face): ClashStep => ({ do: 'wheeled', seat, side, face }),
  );
  return orNot(seat, step, options);
}

/** The faces that have called riders of this side. */
function charges(game: State, battle: Battle, side: Side): readonly number[] {
  if (!hasAbilities(game, battle, side)) return [];
  const riders = countAt(game, sideOwner(battle, side), battle.hex, (kind) => kind === CAVALRY);
  return battle.dice[side].filter((face) => FACES[face]!.icon === CAVALRY).slice(0, riders);
}

const RIDER_BONUS = 2;

export function runWheeled(game: State, { side, face }: StepOf<'wheeled'>): void {
  const battle = game.battle!;
  const cv = Math.max(0, battle.cv[side] - FACES[face]!.value - RIDER_BONUS);
  game.battle = withHits({
    ...battle,
    cv: withSide(battle.cv, side, cv),
    cancels: withSide(battle.cancels, side, battle.cancels[side] + 1),
  });
}

/** In her city, a leader who has outlived a round may go, so that the attackers must. */
export function askSacrificeLeader(game: State, step: StepOf<'sacrifice leader'>): Decision<ClashStep> {
  const { defender: seat, hex, origin, city, sea } = game.battle!;
  const may = city && !sea && origin >= 0 && led(game, seat, hex, 'leave battle') !== undefined;
  return may ? orNot(seat, step, [{ do: 'leader sacrificed', seat }]) : nobody(game, step);
}

/** Infantry takes the leader's place, if there is any; the card is nobody's prize. */
export function runLeaderSacrificed(game: State, { seat }: StepOf<'leader sacrificed'>, io: Io<ClashEvent>): void {
  const { hex, attacker } = game.battle!;
  const own = game.seats[seat]!;
  removeUnit(game, seat, unitsAt(game, seat, hex).find((one) => kindOf(one) === LEADER)!);
  io.tell?.({ did: 'remove', owner: seat, hex, kind: LEADER });
  game.removed.push(...own.ruling);
  own.ruling = [];
  if (countOf(game, seat, INFANTRY) < UNIT_DATA[INFANTRY]!.perPlayer) {
    addUnit(game, seat, unit(INFANTRY, hex));
    io.tell?.({ did: 'place', owner: seat, hex, kind: INFANTRY });
  }
  const asked = game.steps.pop();
  if (asked?.do !== 'retreat or fight on') throw new Error('Nobody is about to fight on');
  next(game, { do: 'retreat', seat: attacker });
  dismissed(game, seat);
}

/** After the battle: a leader who has lived through it takes back a card that was laid in it. */
export function offerCardBack(game: State, battle: Battle): void {
  for (const side of [ATTACKER, DEFENDER] as const) {
    const seat = sideOwner(battle, side);
    if (!isPlayer(seat) || !battle.led[side] || leaderHex(game, seat) < 0) continue;
    const cards = battle.played[side].filter((card) => game.actionDiscard.includes(card));
    if (cards.length > 0 && ruled(game, seat, 'take card back')) next(game, { do: 'take card back', seat, cards });
  }
}

export function askTakeCardBack(game: State, step: StepOf<'take card back'>): Decision<ClashStep> {
  const { seat, cards } = step;
  const power = ruled(game, seat, 'take card back');
  if (!power || !payable(game, seat, power.price, 'plain')) return nobody(game, step);
  return orNot(
    seat,
    step,
    cards.map((card): ClashStep => ({ do: 'card back', seat, card })),
  );
}

export function runCardBack(game: State, { seat, card }: StepOf<'card back'>, io: Io<ClashEvent>): void {
  removeCard(game.actionDiscard, card);
  game.seats[seat]!.hand.push(card);
  io.tell?.({ did: 'receive', seat, cards: [card] });
  next(game, { do: 'pay', seat, cost: ruled(game, seat, 'take card back')!.price, tender: 'plain' });
}

/** Whether these are still all who fight. */
export function runLayCards(game: State): void {
  const battle = game.battle!;
  const gone = ([ATTACKER, DEFENDER] as const).some(
    (side) => fighters(game, battle, side) === 0 && battle.began[side] > 0,
  );
  if (gone) next(game, { do: 'end of combat round' });
  else next(game, { do: 'lay card', side: ATTACKER }, { do: 'lay card', side: DEFENDER }, { do: 'turn cards' });
}
