import type { Part } from '@imperia/kit';
import type { BattleEffect, BattleHalf, CivilEffect, CivilHalf } from '../../card-data.ts';
import { isNothing } from '../../goods.ts';
import { SETTLER } from '../../pieces.ts';
import { capital, list, said } from '../said.ts';
import type { Clauses } from '../tables.ts';
import { EnglishWords } from './speech.ts';

const words = new EnglishWords();

const OCCASIONS: Readonly<Record<CivilHalf['when'], string>> = {
  turn: '',
  'start of turn': 'at the start of your turn',
  'land battle won': 'in a turn in which you have won a land battle',
  'land battle won or city captured': 'in a turn in which you have won a land battle or captured a city',
  'city captured': 'right after capturing a city',
};

const NEAR = 'a player who has a unit or city within 2 hexes of one of yours';

const CIVIL: Clauses<CivilEffect> = {
  actions: ({ n }) => said`you have ${words.n('action', n)} more this turn`,
  gain: ({ goods, per }) =>
    said`gain ${words.goods(goods)}${per === 'academy' ? ' for each of your cities with an Academy' : ''}`,
  cheer: ({ price }) =>
    isNothing(price)
      ? ['raise the mood of one of your cities by 1 step']
      : said`you may pay ${words.goods(price)} to raise the mood of one of your cities by 1 step`,
  place: ({ kind, optional }) =>
    said`${optional ? 'you may place' : 'place'} ${words.n(kind === SETTLER ? 'settler' : 'infantry', 1)} for free in one of your cities`,
  learn: ({ from }) => {
    if (from === 'anyone') return ['gain any advance whose requirement you meet, with a cube from the supply'];
    const whose = from === 'loser' ? 'the former owner of the city' : NEAR;
    return [`gain an advance of ${whose} for free, with a cube from the supply`];
  },
  exchange: () => [
    `choose ${NEAR}: first you, then they gain an advance that the other has, with cubes from the supply`,
  ],
  buy: ({ n }) => [
    n === 1
      ? 'buy an advance, with a cube from the supply'
      : `buy ${n} advances of one category, with cubes from the supply`,
  ],
  build: () => ['build one building without paying for it; this activates its city'],
  collect: ({ same, extra }) => [
    same
      ? 'in your next Collect action this turn, you may collect from the same hex several times'
      : `in your next Collect action this turn, collect from ${extra} more hexes`,
  ],
  hinder: ({ n }) => said`another player has ${words.n('action', n)} fewer in their next turn`,
  truce: () => ['choose another player: you may not attack them in this turn, nor they you in their next'],
  replan: ({ draw }) => said`look at ${words.n('objective card', draw)}; you may keep one of them for one of yours`,
  explore: () => ['you may reveal a region next to a region with a city of yours'],
  'take over': () => [
    'your next attempt to influence culture this turn may be upon a barbarian city without buildings: if it succeeds, the city is yours, one Barbarian there joins you as a Settler or Infantry, and the others are gone',
  ],
  spy: () => [
    'look at all cards in the hand of another player; you may swap one of them for one of yours of the same kind',
  ],
  hire: () => [
    'pay 1 Food, Wood, Ore, Gold or Culture token for each barbarian army within 2 hexes of your cities or army units that you hire; each goes 1 Land hex and fights whom it finds there',
  ],
};

export function civilText({ action, cost, when, effects }: CivilHalf): Part[][] {
  const terms = [action ? 'as an action' : 'as a free action', OCCASIONS[when]].filter((one) => one !== '').join(' ');
  const price = isNothing(cost) ? [] : said`, for ${words.goods(cost)}`;
  const [first, ...rest] = effects.map(civilClause);
  return [capital(said`${terms}${price}: ${first ?? []}.`), ...rest.map((one) => capital(said`${one}.`))];
}

function either(numbers: readonly number[]): string {
  return numbers.join(' or ');
}

const BATTLE: Clauses<BattleEffect> = {
  silence: ({ take }) => [
    take
      ? "on reveal, take the enemy's card into your hand: it does nothing"
      : "on reveal, the enemy's card does nothing",
  ],
  sacrifice: () => ['on reveal, each side loses one unit'],
  shoot: ({ dice, on, then }) => {
    const roll = dice === 'one' ? 'roll a die' : 'roll a die for each of your army units';
    const result = then === 'kill' ? 'the enemy loses one unit' : 'cancel 1 hit';
    return [`on reveal, ${roll}: ${dice === 'one' ? 'on' : 'if any shows'} ${either(on)}, ${result}`];
  },
  withdraw: () => [
    'once cards are revealed, your army withdraws to an adjacent Land hex without enemies, and the enemy has won',
  ],
  dice: ({ n }) => said`roll ${words.n('die', n)} more`,
  cv: ({ n, per, of }) => {
    const value = of === 'own' ? 'your combat value' : "the enemy's combat value";
    return [`${n > 0 ? `+${n}` : `−${-n}`} to ${value}${per === 'enemy' ? ' for each enemy unit' : ''}`];
  },
  'deny icons': ({ unless }) =>
    said`the enemy's units have no abilities${isNothing(unless) ? [] : said` unless the enemy pays ${words.goods(unless)}`}`,
  cancel: ({ n }) => said`cancel ${words.n('hit', n)}`,
  pursue: ({ on }) => [
    `after casualties, if the enemy has lost no fewer units than you, roll a die: on ${either(on)}, the enemy loses one more`,
  ],
  spoils: ({ draw }) => said`after casualties, if the enemy has lost a unit, draw ${words.n('action card', draw)}`,
};

const FIELDS: Readonly<Record<BattleHalf['role'], Readonly<Record<BattleHalf['place'], string>>>> = {
  any: {
    any: 'in any battle',
    land: 'in a land battle',
    'land, not into a city': 'in a land battle, unless you attack a city',
    city: 'in a battle for a city',
  },
  attacker: {
    any: 'when you attack',
    land: 'when you attack on land',
    'land, not into a city': 'when you attack on land, but not a city',
    city: 'when you attack a city',
  },
  defender: {
    any: 'when you defend',
    land: 'when you defend on land',
    'land, not into a city': 'when you defend on land',
    city: 'when you defend a city',
  },
};

const NEEDS: Readonly<Record<BattleHalf['needs'][number], string>> = {
  army: 'army units',
  ship: 'Ships',
  fortress: 'a Fortress',
};

export function battleText({ needs, role, place, effects }: BattleHalf): Part[][] {
  const [first, ...rest] = effects.map(battleClause);
  const needed = list(
    needs.map((need) => NEEDS[need]),
    'or',
  );
  return [
    capital(said`${FIELDS[role][place]}: ${first ?? []}.`),
    ...rest.map((one) => capital(said`${one}.`)),
    said`You need ${needed}.`,
  ];
}

function civilClause<K extends CivilEffect['do']>(effect: Extract<CivilEffect, { do: K }>): Part[] {
  return CIVIL[effect.do as K](effect);
}

function battleClause<K extends BattleEffect['do']>(effect: Extract<BattleEffect, { do: K }>): Part[] {
  return BATTLE[effect.do as K](effect);
}
