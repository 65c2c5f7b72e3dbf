import { type Decision, type Io, next } from '@imperia/engine';
import { FANATICISM } from '../advances.ts';
import { citiesOf, cityAt, has } from '../cities.ts';
import { isDark } from '../effects/events/lasting.ts';
import { happened } from '../effects/occasions.ts';
import { refund } from '../effects/powers/battle-choices.ts';
import { offerCardBack } from '../effects/powers/battle-leaders.ts';
import { meetsPirates, releasePirates } from '../effects/powers/pirate-allies.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { GOLD } from '../goods.ts';
import { knows } from '../knowledge.ts';
import { SEA } from '../map/tiles.ts';
import { BARBARIANS, isPlayer, NOBODY, type Owner, PIRATES } from '../owners.ts';
import { INFANTRY, TEMPLE, UNIT_DATA } from '../pieces.ts';
import { discardAction } from '../piles.ts';
import type { Battle, State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { addUnit, armyAt, countOf, moved, removeUnit, unit, unitsAt } from '../units.ts';
import { ATTACKER, DEFENDER, fighters, other, type Side, sideOwner } from './battle.ts';
import { loseSettlers } from './casualties.ts';
import { stackLimit } from './limits.ts';

/** One side gone, both gone, or on into the next round unless the attacker turns back. */
export function runEndOfCombatRound(game: State): void {
  const battle = game.battle!;
  discardCards(game);
  const attackers = fighters(game, battle, ATTACKER);
  const defenders = fighters(game, battle, DEFENDER);
  if (attackers > 0 && defenders === 0) next(game, { do: 'battle won', side: ATTACKER });
  else if (attackers > 0 && isDark(game, battle)) next(game, darkness(battle));
  else if (attackers > 0) next(game, { do: 'sacrifice leader' }, { do: 'retreat or fight on' });
  else if (defenders > 0 || battle.began[DEFENDER] === 0) next(game, { do: 'battle won', side: DEFENDER });
  else next(game, { do: 'battle drawn' });
}

/** The battle ends in the dark: the attackers go back to where they came from, if they came from anywhere. */
function darkness({ attacker, origin }: Battle): ClashStep {
  return origin >= 0 ? { do: 'retreat', seat: attacker } : { do: 'retreat or fight on' };
}

/** Battle cards work for one round. */
function discardCards(game: State): void {
  for (const [seat, own] of game.seats.entries()) {
    for (const card of own.revealed) discardAction(game, seat, card);
    own.revealed = [];
  }
}

export function askRetreat(game: State, step: StepOf<'retreat or fight on'>): Decision<ClashStep> {
  const { attacker, origin } = game.battle!;
  const options: ClashStep[] = [{ do: 'combat round' }];
  if (isPlayer(attacker) && origin >= 0) options.push({ do: 'retreat', seat: attacker });
  return { seat: isPlayer(attacker) ? attacker : game.active, ask: step, options, forced: true };
}

/** All together, to where they came from; nobody has won. */
export function runRetreat(game: State, { seat }: StepOf<'retreat'>, io: Io<ClashEvent>): void {
  const { hex, origin } = game.battle!;
  for (const one of unitsAt(game, seat, hex)) {
    removeUnit(game, seat, one);
    addUnit(game, seat, moved(one, origin, 0));
  }
  io.tell?.({ did: 'retreat', owner: seat, hex, to: origin });
  const aboard: ClashStep[] = meetsPirates(game, seat, origin) ? [{ do: 'ally pirates', seat, hex: origin }] : [];
  const cargo: ClashStep[] = game.terrain[origin] === SEA ? [...aboard, { do: 'unload', seat, hex: origin }] : [];
  next(game, ...cargo, { do: 'battle over', winner: NOBODY });
}

export function runBattleDrawn(game: State, _step: unknown, io: Io<ClashEvent>): void {
  const { attacker, defender, hex, sea } = game.battle!;
  if (!sea) for (const owner of [attacker, defender]) loseSettlers(game, owner, hex, io);
  next(game, ...unloading(game), { do: 'battle over', winner: NOBODY });
}

export function runBattleWon(game: State, { side }: StepOf<'battle won'>, io: Io<ClashEvent>): void {
  const battle = game.battle!;
  const winner = sideOwner(battle, side);
  const loser = sideOwner(battle, other(side));
  if (!battle.sea) loseSettlers(game, loser, battle.hex, io);
  const city = battle.sea ? undefined : cityAt(game, battle.hex);
  const taken = side === ATTACKER && city !== undefined && city.owner !== winner;
  if (isPlayer(winner) && loser === BARBARIANS && battle.began[other(side)] > 0)
    gain(game, winner, GOLD, 1, 'battle', io);
  const fanatics = lostInTemple(game, battle, loser);
  next(
    game,
    ...unloading(game),
    ...(taken ? [{ do: 'capture' as const, owner: winner, hex: battle.hex }] : []),
    ...(fanatics ? [{ do: 'fanatics' as const, seat: loser }] : []),
    { do: 'battle over', winner },
  );
}

/** Passengers whose ships were sunk. */
function unloading(game: State): ClashStep[] {
  const { sea, attacker, defender, hex } = game.battle!;
  return sea ? [attacker, defender].filter(isPlayer).map((seat): ClashStep => ({ do: 'unload', seat, hex })) : [];
}

function lostInTemple(game: State, battle: Battle, loser: Owner): boolean {
  if (battle.sea || !isPlayer(loser) || !knows(game, loser, FANATICISM)) return false;
  const city = cityAt(game, battle.hex);
  return city !== undefined && has(city, TEMPLE);
}

/** A free Infantry in an own city. */
export function askFanatics(game: State, step: StepOf<'fanatics'>): Decision<ClashStep> {
  const { seat } = step;
  const left = UNIT_DATA[INFANTRY]!.perPlayer - countOf(game, seat, INFANTRY);
  const options = citiesOf(game, seat)
    .filter(({ hex }) => left > 0 && armyAt(game, seat, hex) < stackLimit(game, seat, hex))
    .map(({ hex }): ClashStep => ({ do: 'place unit', seat, hex, kind: INFANTRY }));
  return { seat, ask: step, options, forced: true };
}

export function runPlaceUnit(game: State, { seat, hex, kind }: StepOf<'place unit'>, io: Io<ClashEvent>): void {
  addUnit(game, seat, unit(kind, hex));
  io.tell?.({ did: 'place', owner: seat, hex, kind });
}

export function runBattleOver(game: State, { winner }: StepOf<'battle over'>, io: Io<ClashEvent>): void {
  const battle = game.battle!;
  discardCards(game);
  game.battle = null;
  io.tell?.({ did: 'battle over', hex: battle.hex, winner });
  prizes(game, battle);
  refund(game, battle, winner, io);
  offerCardBack(game, battle);
  releasePirates(game);
  happened(game, { on: 'battle', battle, winner });
}

/** For each pirate ship sunk: gold, and a token of one's choice. */
function prizes(game: State, battle: Battle): void {
  for (const side of [ATTACKER, DEFENDER] as readonly Side[]) {
    const seat = sideOwner(battle, other(side));
    if (sideOwner(battle, side) !== PIRATES || !isPlayer(seat)) continue;
    for (let i = 0; i < battle.lost[side]; i++) next(game, { do: 'pirate prize', seat });
  }
}

export function runPiratePrize(game: State, { seat }: StepOf<'pirate prize'>, io: Io<ClashEvent>): void {
  gain(game, seat, GOLD, 1, 'battle', io);
  next(game, { do: 'choose token', seat, why: 'battle' });
}
