import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { METALLURGY, SIEGECRAFT, STEEL_WEAPONS, TACTICS } from '../advances.ts';
import { cityAt, has } from '../cities.ts';
import { civil, leaderHex, ruled } from '../civilization.ts';
import type { ClashEvent } from '../events.ts';
import { type Goods, goods, isNothing, NOTHING, plus } from '../goods.ts';
import { knows } from '../knowledge.ts';
import { distancesFrom } from '../map/distance.ts';
import { SEA } from '../map/tiles.ts';
import { BARBARIANS, isPlayer, type Owner } from '../owners.ts';
import { payable } from '../payment.ts';
import { FORTRESS, isArmy, type Kind, SHIP } from '../pieces.ts';
import type { Battle, Sides, State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { countAt, flagUnits, HALTED, isLandUnit, kindOf, removeUnit, unitsAt } from '../units.ts';
import { isOfFirstRules } from '../versions.ts';
import { powerOf } from '../wonders.ts';

export const ATTACKER = 0;
export const DEFENDER = 1;
export type Side = 0 | 1;

const NONE: Sides<number> = [0, 0];
const NEITHER: Sides<boolean> = [false, false];
/** How far from their battle a leader lays cards for barbarians. */
const LOYALTY = 2;

export function other(side: Side): Side {
  return side === ATTACKER ? DEFENDER : ATTACKER;
}

export function sideOwner(battle: Battle, side: Side): Owner {
  return side === ATTACKER ? battle.attacker : battle.defender;
}

/** Those who roll: ships at sea, army units on land. */
export function fighters(game: State, battle: Battle, side: Side): number {
  const of = battle.sea ? isShip : isArmy;
  return countAt(game, sideOwner(battle, side), battle.hex, of);
}

export function withSide<T>(sides: Sides<T>, side: Side, value: T): Sides<T> {
  return side === ATTACKER ? [value, sides[DEFENDER]] : [sides[ATTACKER], value];
}

/** Who decides for this owner: a player for themself, for barbarians and pirates an opponent of whom they fight. */
export function deciderFor(game: State, owner: Owner, enemy: Owner): Seat {
  if (isPlayer(owner)) return owner;
  return isPlayer(enemy) ? (enemy + 1) % game.seats.length : game.active;
}

/** Whose cards this side lays: for barbarians, those of a leader near by who is loyal to them; -1 for nobody's. */
export function cardSeat(game: State, battle: Battle, side: Side): Seat {
  const owner = sideOwner(battle, side);
  if (owner !== BARBARIANS) return isPlayer(owner) ? owner : -1;
  return game.seats.findIndex((_, seat) => {
    if (seat === sideOwner(battle, other(side)) || !ruled(game, seat, 'cards for barbarians')) return false;
    const hex = leaderHex(game, seat);
    return hex >= 0 && distancesFrom(game, battle.hex, LOYALTY)[hex]! >= 0;
  });
}

/** A battle begins, wherever it came from. */
export function runFight(game: State, step: StepOf<'fight'>, io: Io<ClashEvent>): void {
  const { attacker, defender, hex, origin, landed } = step;
  const sea = game.terrain[hex] === SEA;
  const city = sea ? undefined : cityAt(game, hex);
  const fortress = city !== undefined && city.owner === defender && has(city, FORTRESS);
  const battle: Battle = {
    attacker,
    defender,
    hex,
    origin,
    sea,
    landed,
    city: city !== undefined && city.owner === defender,
    round: 0,
    began: NONE,
    lost: NONE,
    dead: [[], []],
    slain: [[], []],
    played: [[], []],
    led: NEITHER,
    muted: NEITHER,
    cheered: NEITHER,
    oath: [null, null],
    parried: NEITHER,
    bonus: NONE,
    fortressDie: fortress,
    fortressShield: fortress,
    extraDice: NONE,
    extraCv: NONE,
    cancels: NONE,
    denied: NEITHER,
    fallen: NONE,
    dice: [[], []],
    cv: NONE,
    hits: NONE,
  };
  const began: Sides<number> = [fighters(game, battle, ATTACKER), fighters(game, battle, DEFENDER)];
  const led: Sides<boolean> = [leaderHex(game, attacker) === hex, leaderHex(game, defender) === hex];
  game.battle = { ...battle, began, led, bonus: [warlord(game, attacker), 0] };
  io.tell?.({ did: 'battle', attacker, defender, hex });
  halt(game, attacker, hex, sea);
  if (isTurnOf(game, defender) && !isOfFirstRules(game)) flagUnits(game, defender, hex, HALTED, sea ? isShip : isArmy);
  if (attacker === BARBARIANS && city?.owner === defender && powerOf(game, defender, 'barbarians fall'))
    next(game, { do: 'rout' });
  else if (began[DEFENDER] === 0 && !fortress) next(game, { do: 'battle won', side: ATTACKER });
  else
    next(
      game,
      { do: 'trojan horse' },
      { do: 'siegecraft' },
      { do: 'steel weapons', side: ATTACKER },
      { do: 'steel weapons', side: DEFENDER },
      { do: 'swear', side: ATTACKER },
      { do: 'swear', side: DEFENDER },
      { do: 'combat round' },
    );
}

/** Mark of the turn: the next battle of the active player is fought under a great warlord. */
export const WARLORD = 'warlord ';

/** What a great warlord adds to the first battle of the march. */
function warlord(game: State, attacker: Owner): number {
  const at = attacker === game.active ? game.used.findIndex((mark) => mark.startsWith(WARLORD)) : -1;
  return at < 0 ? 0 : Number(game.used.splice(at, 1)[0]!.slice(WARLORD.length));
}

/** His march is over. */
export function dismissWarlord(game: State): void {
  game.used = game.used.filter((mark) => !mark.startsWith(WARLORD));
}

/** The attackers fall before the Great Wall, all of them, without a die. */
export function runRout(game: State, _step: unknown, io: Io<ClashEvent>): void {
  const battle = game.battle!;
  const { attacker, hex } = battle;
  const fallen = unitsAt(game, attacker, hex);
  for (const one of fallen) removeUnit(game, attacker, one);
  game.battle = { ...battle, round: 1, lost: withSide(battle.lost, ATTACKER, fallen.length) };
  io.tell?.({ did: 'casualties', owner: attacker, hex, kinds: fallen.map(kindOf) });
  next(game, { do: 'battle won', side: DEFENDER });
}

/** Who has fought moves no more this turn; passengers of ships may yet go ashore. */
function halt(game: State, owner: Owner, hex: number, sea: boolean): void {
  if (sea && civil(game, owner, 'longships')) return;
  if (isPlayer(owner)) flagUnits(game, owner, hex, HALTED, sea ? isShip : isLandUnit);
}

function isShip(kind: Kind): boolean {
  return kind === SHIP;
}

/** In the status phase it is nobody's turn. */
function isTurnOf(game: State, owner: Owner): boolean {
  return game.active === owner && game.steps.some((step) => step.do === 'go on');
}

/** Against a fortress: wood silences its die, ore its shield. */
export function askSiegecraft(game: State, step: StepOf<'siegecraft'>): Decision<ClashStep> {
  const battle = game.battle!;
  const { attacker } = battle;
  if (!isPlayer(attacker) || !battle.fortressDie || !knows(game, attacker, SIEGECRAFT))
    return { seat: game.active, ask: step, options: [] };
  const ways: { die: boolean; shield: boolean; cost: Goods }[] = [
    { die: true, shield: false, cost: WOOD_FOR_DIE },
    { die: false, shield: true, cost: ORE_FOR_SHIELD },
    { die: true, shield: true, cost: plus(WOOD_FOR_DIE, ORE_FOR_SHIELD) },
  ];
  const options: ClashStep[] = ways
    .filter(({ cost }) => payable(game, attacker, cost, 'plain'))
    .map(({ die, shield }) => ({ do: 'besiege', seat: attacker, die, shield }));
  if (options.length > 0) options.push({ do: 'decline', seat: attacker });
  return { seat: attacker, ask: step, options };
}

const WOOD_FOR_DIE = goods({ wood: 2 });
const ORE_FOR_SHIELD = goods({ ore: 2 });

export function runBesiege(game: State, { seat, die, shield }: StepOf<'besiege'>): void {
  const battle = game.battle!;
  game.battle = {
    ...battle,
    fortressDie: battle.fortressDie && !die,
    fortressShield: battle.fortressShield && !shield,
  };
  const cost = plus(die ? WOOD_FOR_DIE : NOTHING, shield ? ORE_FOR_SHIELD : NOTHING);
  next(game, { do: 'pay', seat, cost, tender: 'plain' });
}

/** Ore for a better edge in every round; free for a metallurgist against who has no steel. */
function steelOffer(game: State, battle: Battle, side: Side): { cv: number; cost: Goods } | null {
  const owner = sideOwner(battle, side);
  const enemy = sideOwner(battle, other(side));
  if (battle.sea || !isPlayer(owner) || !knows(game, owner, STEEL_WEAPONS)) return null;
  const same = isPlayer(enemy) && knows(game, enemy, STEEL_WEAPONS);
  const free = !same && knows(game, owner, METALLURGY);
  return { cv: same ? 1 : 2, cost: free ? NOTHING : goods({ ore: 1 }) };
}

/** Who rolls: an army, or a Fortress that holds out alone. */
function canArm(game: State, battle: Battle, side: Side): boolean {
  if (fighters(game, battle, side) > 0) return true;
  return side === DEFENDER && battle.fortressDie && !isOfFirstRules(game);
}

export function askSteelWeapons(game: State, step: StepOf<'steel weapons'>): Decision<ClashStep> {
  const battle = game.battle!;
  const seat = sideOwner(battle, step.side);
  const offer = canArm(game, battle, step.side) ? steelOffer(game, battle, step.side) : null;
  if (!offer) return { seat: game.active, ask: step, options: [] };
  if (isNothing(offer.cost)) return { seat, ask: step, options: [{ do: 'arm', seat, side: step.side }], forced: true };
  const options: ClashStep[] = payable(game, seat, offer.cost, 'plain')
    ? [
        { do: 'arm', seat, side: step.side },
        { do: 'decline', seat },
      ]
    : [];
  return { seat, ask: step, options };
}

export function runArm(game: State, { seat, side }: StepOf<'arm'>): void {
  const battle = game.battle!;
  const { cv, cost } = steelOffer(game, battle, side)!;
  game.battle = { ...battle, bonus: withSide(battle.bonus, side, battle.bonus[side] + cv) };
  next(game, { do: 'pay', seat, cost, tender: 'plain' });
}

/** Cards first: when they are turned, the dice follow, casualties, and a look whether it is over. */
export function runCombatRound(game: State): void {
  const battle = game.battle!;
  game.battle = {
    ...battle,
    round: battle.round + 1,
    extraDice: NONE,
    extraCv: NONE,
    cancels: NONE,
    denied: NEITHER,
    fallen: NONE,
  };
  const driving: ClashStep[] =
    battle.round > 0
      ? [
          { do: 'drive away', side: ATTACKER },
          { do: 'drive away', side: DEFENDER },
        ]
      : [];
  next(game, ...driving, { do: 'lay cards' });
}

/** Who knows Tactics and holds cards is asked, whatever the cards are. */
export function mayLayCard(game: State, side: Side): boolean {
  const battle = game.battle!;
  const seat = cardSeat(game, battle, side);
  if (battle.muted[side] && battle.round === 1) return false;
  return isPlayer(seat) && knows(game, seat, TACTICS) && game.seats[seat]!.hand.length > 0;
}
