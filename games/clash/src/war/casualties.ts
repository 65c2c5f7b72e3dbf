import type { Decision, Io } from '@imperia/engine';
import { couldTrade } from '../actions/trade-routes.ts';
import { dismissed } from '../effects/powers/dismissal.ts';
import type { ClashEvent } from '../events.ts';
import { isPlayer, NOBODY, type Owner } from '../owners.ts';
import { isArmy, LEADER, SETTLER, SHIP } from '../pieces.ts';
import { removeCard } from '../piles.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { countAt, isLandUnit, isPirate, kindOf, removeUnit, shipsAt, type Unit, unitsAt } from '../units.ts';
import { ATTACKER, DEFENDER, deciderFor, other, type Side, sideOwner, withSide } from './battle.ts';
import { cargoOf } from './limits.ts';

/** Both sides take what was rolled in the same moment; each owner says who falls. */
export function askCasualties(game: State, step: StepOf<'casualties'>): Decision<ClashStep> {
  return whoFalls(game, step, step.side, game.battle!.hits[step.side]);
}

/** A card takes them, whatever the dice say. */
export function askLoseUnits(game: State, step: StepOf<'lose units'>): Decision<ClashStep> {
  return whoFalls(game, step, step.side, step.n);
}

/** Pirates who sail along fall before the others. */
function whoFalls(game: State, step: ClashStep, side: Side, hits: number): Decision<ClashStep> {
  const battle = game.battle!;
  const owner = sideOwner(battle, side);
  const seat = deciderFor(game, owner, sideOwner(battle, other(side)));
  const all = unitsAt(game, owner, battle.hex).filter((one) =>
    battle.sea ? kindOf(one) === SHIP : isArmy(kindOf(one)),
  );
  const n = Math.min(hits, all.length);
  if (n === 0) return { seat, ask: step, options: [] };
  const first = all.filter(isPirate).slice(0, n);
  const from = all.filter((one) => !isPirate(one));
  const rest = n - first.length;
  const alike = rest === 0 || rest === from.length || new Set(from).size === 1;
  if (alike)
    return {
      seat,
      ask: step,
      options: [{ do: 'fall', side, fallen: [...first, ...from.slice(0, rest)] }],
      forced: true,
    };
  return {
    seat,
    ask: step,
    options: [],
    pick: { from, min: rest, max: rest, answer: (fallen) => ({ do: 'fall', side, fallen: [...first, ...fallen] }) },
  };
}

export function runFall(game: State, { side, fallen }: StepOf<'fall'>, io: Io<ClashEvent>): void {
  const battle = game.battle!;
  const owner = sideOwner(battle, side);
  game.battle = {
    ...battle,
    lost: withSide(battle.lost, side, battle.lost[side] + fallen.length),
    fallen: withSide(battle.fallen, side, battle.fallen[side] + fallen.length),
  };
  noteSlain(game, side, fallen);
  io.tell?.({ did: 'casualties', owner, hex: battle.hex, kinds: fallen.map(kindOf) });
  for (const one of fallen) kill(game, owner, one, sideOwner(battle, other(side)));
}

/** Leaders, and Settlers and Ships who could have traded where they stood. */
function noteSlain(game: State, side: Side, fallen: readonly Unit[]): void {
  const battle = game.battle!;
  const owner = sideOwner(battle, side);
  const slain = [...battle.slain[side]];
  for (const kind of fallen.map(kindOf)) {
    if (kind === LEADER) slain.push('leader');
    else if (!isArmy(kind) && isPlayer(owner) && couldTrade(game, owner, battle.hex)) slain.push('trader');
  }
  const dead = [...battle.dead[side], ...fallen.map(kindOf)];
  game.battle = { ...battle, slain: withSide(battle.slain, side, slain), dead: withSide(battle.dead, side, dead) };
}

/** Not in battle: a leader so lost is nobody's prize. */
export function loseUnit(game: State, owner: Owner, one: Unit): void {
  kill(game, owner, one, NOBODY);
}

/** A leader who falls to a player is that player's prize. */
function kill(game: State, owner: Owner, one: Unit, by: Owner): void {
  removeUnit(game, owner, one);
  if (kindOf(one) !== LEADER || !isPlayer(owner)) return;
  const own = game.seats[owner]!;
  for (const card of [...own.ruling]) {
    removeCard(own.ruling, card);
    (isPlayer(by) ? game.seats[by]!.killed : game.removed).push(card);
    dismissed(game, owner);
  }
}

/** With the last army unit gone, the Settlers of that side on the hex are gone too. */
export function loseSettlers(game: State, owner: Owner, hex: number, io: Io<ClashEvent>): void {
  if (!isPlayer(owner)) return;
  const lost = unitsAt(game, owner, hex).filter((one) => kindOf(one) === SETTLER);
  if (game.battle) noteSlain(game, game.battle.attacker === owner ? ATTACKER : DEFENDER, lost);
  for (const one of lost) removeUnit(game, owner, one);
  if (lost.length > 0) io.tell?.({ did: 'casualties', owner, hex, kinds: lost.map(kindOf) });
}

/** Whoever has no ship to carry them is lost; their owner says who. */
export function askUnload(game: State, step: StepOf<'unload'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const aboard = unitsAt(game, seat, hex).filter((one) => isLandUnit(kindOf(one)));
  const n = countAt(game, seat, hex, isLandUnit) - shipsAt(game, seat, hex) * cargoOf(game, seat);
  if (n <= 0) return { seat, ask: step, options: [] };
  const alike = n === aboard.length || new Set(aboard).size === 1;
  if (alike) return { seat, ask: step, options: [{ do: 'drown', seat, hex, lost: aboard.slice(0, n) }], forced: true };
  return {
    seat,
    ask: step,
    options: [],
    pick: { from: aboard, min: n, max: n, answer: (lost) => ({ do: 'drown', seat, hex, lost }) },
  };
}

export function runDrown(game: State, { seat, hex, lost }: StepOf<'drown'>, io: Io<ClashEvent>): void {
  const { battle } = game;
  const by = battle ? (battle.attacker === seat ? battle.defender : battle.attacker) : seat;
  for (const one of lost) kill(game, seat, one, by === seat ? -1 : by);
  io.tell?.({ did: 'casualties', owner: seat, hex, kinds: lost.map(kindOf) });
}
