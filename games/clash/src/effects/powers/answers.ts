import { type Io, next, type Seat } from '@imperia/engine';
import { yieldGood, yieldHex } from '../../actions/collect.ts';
import { citiesOf, cityAt, has, replaceCity } from '../../cities.ts';
import { civil, leaderHex, led, ruled } from '../../civilization.ts';
import type { ClashEvent } from '../../events.ts';
import { gain } from '../../gains.ts';
import { CULTURE, FOOD, GOLD, type Goods, goods, IDEAS, MOOD } from '../../goods.ts';
import { hexesWithin } from '../../map/distance.ts';
import type { Hex } from '../../map/grid.ts';
import { GRASSLAND } from '../../map/tiles.ts';
import { BARBARIANS, isPlayer, type Owner } from '../../owners.ts';
import { ACADEMY, CAVALRY, OBELISK, OBSERVATORY, SETTLER, TEMPLE } from '../../pieces.ts';
import { drawActionToHand } from '../../piles.ts';
import { ANGRY, type Battle, type City, HAPPY, type Mood, type State } from '../../state.ts';
import type { ClashStep } from '../../steps.ts';
import { kindOf, unitsAt } from '../../units.ts';
import { ATTACKER, DEFENDER, other, type Side, sideOwner } from '../../war/battle.ts';
import type { Occasion } from '../occasions.ts';
import { offerCaptives } from './captives.ts';

/** What civilizations and leaders say to what has just happened. */
export function answerWithPowers(game: State, occasion: Occasion, io: Io<ClashEvent>): void {
  switch (occasion.on) {
    case 'collect':
      collected(game, occasion, io);
      return;
    case 'recruit':
      recruited(game, occasion, io);
      return;
    case 'construct':
      constructed(game, occasion);
      return;
    case 'found':
      founded(game, occasion, io);
      return;
    case 'influence':
      influenced(game, occasion, io);
      return;
    case 'battle':
      fought(game, occasion.battle, occasion.winner, io);
      return;
    case 'capture':
      captured(game, occasion.owner, occasion.before, io);
      return;
    default:
  }
}

type On<Name extends Occasion['on']> = Extract<Occasion, { on: Name }>;

/** Either the one or the other. */
function either(seat: Seat, ...some: Goods[]): ClashStep {
  return { do: 'choose gain', seat, choices: some };
}

const STELA = [goods({ culture: 1 }), goods({ ideas: 1 })];

function collected(game: State, { seat, hex, gathered }: On<'collect'>, io: Io<ClashEvent>): void {
  const food = gathered.filter((one) => yieldGood(one) === FOOD);
  const rice = civil(game, seat, 'rice');
  if (rice) {
    const paddies = food.map(yieldHex).filter((field) => field !== hex && isPaddy(game, seat, field));
    gain(game, seat, FOOD, Math.min(rice.most, new Set(paddies).size), 'advance', io);
  }
  const canals = civil(game, seat, 'lone food');
  if (canals && food.length === 1) gain(game, seat, FOOD, canals.n, 'advance', io);
  const pottery = civil(game, seat, 'much food');
  if (pottery && food.length >= pottery.least) gain(game, seat, CULTURE, 1, 'advance', io);
}

/** Grassland with a Settler of the seat. */
function isPaddy(game: State, seat: Seat, hex: Hex): boolean {
  return game.terrain[hex] === GRASSLAND && unitsAt(game, seat, hex).some((one) => kindOf(one) === SETTLER);
}

function recruited(game: State, { seat, hex, kinds }: On<'recruit'>, io: Io<ClashEvent>): void {
  const city = cityAt(game, hex);
  if (!city || kinds.length === 0) return;
  if (civil(game, seat, 'idea for recruits') && has(city, ACADEMY)) gain(game, seat, IDEAS, 1, 'advance', io);
  if (kinds.includes(SETTLER) && civil(game, seat, 'settlers set out'))
    next(game, { do: 'set out', seat, march: 'settlers set out' });
  if (kinds.includes(CAVALRY) && civil(game, seat, 'riders set out'))
    next(game, { do: 'set out', seat, march: 'riders set out' });
  for (const [good, n] of (led(game, seat, hex, 'gain for recruits')?.goods ?? []).entries())
    gain(game, seat, good, n, 'leader', io);
}

function constructed(game: State, { seat, hex, building }: On<'construct'>): void {
  if (building === OBELISK) {
    if (civil(game, seat, 'stelae')) next(game, either(seat, ...STELA));
    if (led(game, seat, hex, 'after obelisk')) next(game, either(seat, goods({ culture: 1 }), goods({ ideas: 2 })));
  }
  const learned = building === ACADEMY || building === OBSERVATORY;
  if (learned && led(game, seat, hex, 'advance after building')) next(game, { do: 'study further', seat });
  if (led(game, seat, hex, 'influence after building')) next(game, { do: 'spread culture', seat, hex });
}

function founded(game: State, { seat, hex }: On<'found'>, io: Io<ClashEvent>): void {
  if (civil(game, seat, 'stelae')) next(game, either(seat, ...STELA));
  if (civil(game, seat, 'gold of new cities')) {
    gain(game, seat, GOLD, 1, 'advance', io);
    next(game, { do: 'dig for gold', seat, hex });
  }
  const power = led(game, seat, hex, 'keep settler');
  if (power) next(game, { do: 'keep settler', seat, hex, price: power.price });
}

function influenced(game: State, { seat, from }: On<'influence'>, io: Io<ClashEvent>): void {
  const laws = civil(game, seat, 'card for influence');
  if (laws && game.seats[seat]!.hand.length <= laws.most) drawActionToHand(game, seat, io);
  const unity = led(game, seat, from, 'mood for influence');
  if (unity) gain(game, seat, MOOD, unity.n, 'leader', io);
}

function fought(game: State, battle: Battle, winner: Owner, io: Io<ClashEvent>): void {
  for (const side of [ATTACKER, DEFENDER] as readonly Side[]) {
    const seat = sideOwner(battle, side);
    if (!isPlayer(seat)) continue;
    const balm = civil(game, seat, 'embalming');
    if (balm && game.seats[seat]!.goods[CULTURE]! <= balm.most) gain(game, seat, CULTURE, 1, 'advance', io);
    const stones = civil(game, seat, 'rune stones');
    if (stones && !battle.sea && battle.lost[side] >= stones.least) next(game, { do: 'raise rune stone', seat });
  }
  if (!isPlayer(winner)) return;
  offerCaptives(game, battle, winner);
  for (const [good, n] of (civil(game, winner, 'spoils of victory')?.goods ?? []).entries())
    gain(game, winner, good, n, 'advance', io);
  const enemy = other(battle.attacker === winner ? ATTACKER : DEFENDER);
  const quick = !battle.sea && battle.round === 1 && battle.began[enemy] > 0;
  if (quick && leaderHex(game, winner) === battle.hex && ruled(game, winner, 'quick victory'))
    for (const good of [MOOD, CULTURE]) gain(game, winner, good, 1, 'leader', io);
}

function captured(game: State, owner: Owner, before: City, io: Io<ClashEvent>): void {
  const { hex } = before;
  if (isPlayer(before.owner) && ruled(game, before.owner, 'infantry for lost city'))
    next(game, { do: 'rally', seat: before.owner });
  if (!isPlayer(owner)) return;
  const lead = <Name extends Parameters<typeof led>[3]>(name: Name) => led(game, owner, hex, name);
  if (civil(game, owner, 'stelae')) next(game, either(owner, ...STELA));
  if (before.mood !== ANGRY) gain(game, owner, GOLD, lead('gold for calm city')?.n ?? 0, 'leader', io);
  if (lead('culture for city')) gain(game, owner, CULTURE, has(before, TEMPLE) ? 2 : 1, 'leader', io);
  if (isNearEnemyCity(game, owner, hex)) gain(game, owner, GOLD, lead('gold near enemy city')?.n ?? 0, 'leader', io);
  const held = cityAt(game, hex);
  if (held?.owner !== owner) return;
  const happy =
    (before.owner === BARBARIANS && lead('happy barbarian city')) ||
    (before.buildings.includes(owner) && lead('happy influenced city'));
  if (happy) lift(game, hex, HAPPY, io);
  else if (civil(game, owner, 'mild capture')) {
    lift(game, hex, 1, io);
    next(game, { do: 'cheer a city', seat: owner, price: goods({ culture: 1 }), only: hex });
  }
  if (lead('rebuild')) next(game, { do: 'reconstruct', seat: owner, hex });
  const legion = lead('infantry in captured city');
  if (legion) next(game, { do: 'settle legion', seat: owner, hex, price: legion.price });
}

function lift(game: State, hex: Hex, mood: Mood, io: Io<ClashEvent>): void {
  replaceCity(game, { ...cityAt(game, hex)!, mood });
  io.tell?.({ did: 'mood', hex, mood });
}

function isNearEnemyCity(game: State, owner: Owner, hex: Hex): boolean {
  const near = hexesWithin(game, [hex], 2);
  return game.cities.some((city) => city.owner !== owner && city.hex !== hex && near[city.hex]! >= 0);
}

/** Own cities with room for an Infantry, his own hex first. */
export function rallyPlaces(game: State, seat: Seat, hasRoom: (hex: Hex) => boolean): Hex[] {
  const with_ = leaderHex(game, seat);
  if (with_ >= 0 && hasRoom(with_)) return [with_];
  return citiesOf(game, seat)
    .map(({ hex }) => hex)
    .filter(hasRoom);
}
