import type { Part } from '@imperia/kit';
import { CATEGORIES } from '../../advances.ts';
import { isNothing } from '../../goods.ts';
import { type Condition, type Objective, objective } from '../../objective-data.ts';
import { HAPPY } from '../../state.ts';
import { categoryName } from '../names.ts';
import { capital, said } from '../said.ts';
import type { Conditions } from '../tables.ts';
import { EnglishWords } from './speech.ts';

const words = new EnglishWords();

const ROLES = { any: '', attacker: ' as the attacker', defender: ' as the defender' };

const CONDITIONS: Conditions<Condition> = {
  cities: ({ min }) => [`you have at least ${min} cities`],
  'most cities with': ({ building }) =>
    said`you have more cities with ${words.building(building)} than any other player`,
  'most advances': ({ min }) => [`you have more advances than any other player, and at least ${min}`],
  category: ({ category }) => [`you have all advances of ${categoryName(CATEGORIES[category]!, 'en')}`],
  goods: ({ goods }) => said`you have at least ${words.goods(goods)}`,
  'cities in mood': ({ mood, min }) => [`you have at least ${min} ${mood === HAPPY ? 'Happy' : 'Angry'} cities`],
  'kinds of buildings': ({ min }) => [`your cities hold at least ${min} different kinds of buildings in your colour`],
  'most categories': () => ['you have more complete categories of advances than any other player'],
  'far city': ({ distance }) => [`you have a city at least ${distance} hexes away from your first city`],
  'influenced cities': ({ min }) => [`at least ${min} cities of others hold a building in your colour`],
  'city of size': ({ min }) => [`you have a city of size ${min}`],
  government: () => ['you have all advances of one government'],
  'isolated cities': ({ min }) => [`at least ${min} of your cities have no other city beside them`],
  'trade routes': ({ min, by }) => [
    `you could form at least ${min} trade routes${by === 'ships' ? ' with Ships alone' : ''}`,
  ],
  'started categories': ({ min }) => [`you have advances in at least ${min} categories`],
  'most influence': () => ['more buildings in your colour stand in cities of others than those of any other player'],
  'every kind of unit': () => ['you have every kind of unit on the map'],
  away: ({ units, min }) => [
    `you have ${units === 'settlers' ? 'Settlers' : 'army units'} on at least ${min} hexes that are neither your cities nor beside them`,
  ],
  civilization: ({ advances, leaders }) => [
    `you have all ${advances} advances of your civilization, and have recruited at least ${leaders} leaders so far`,
  ],
  blockade: ({ min }) => [`at least ${min} of your Ships stand on Sea hexes that Ports of other players face`],
  fleet: ({ all, min }) => [`you have ${all} Ships, or at least ${min} and more than any other player`],
  'most army': ({ margin }) => [`you have at least ${margin} more army units than any other player`],
  garrisons: ({ min }) => [`army units of yours stand in at least ${min} of your cities`],
  'army before cities': ({ min }) => [`at least ${min} of your army units stand beside cities of other players`],
  'army and ships': ({ min }) => [`you have at least ${min} army units and Ships together`],
  'hexes with': ({ unit, min }) => said`you have ${words.bare(unit)} units on at least ${min} hexes`,
  'founded far': ({ distance }) => [
    `you have just founded a city at least ${distance} hexes away from your first city`,
  ],
  'wonder built': () => ['you have just built a wonder, or the only one of the last round'],
  drafts: ({ min }) => [`you have used Draft in ${min} Recruit actions this turn`],
  'city captured': ({ of, defended, landed, defenders }) => {
    const held =
      defenders > 0 ? ` held by at least ${defenders} army units` : defended ? ' held by army units or a Fortress' : '';
    const from = landed ? ' straight from Ships' : '';
    return [`you have captured a city of ${of === 'player' ? 'another player' : 'the Barbarians'}${held}${from}`];
  },
  'battles this turn': ({ against, min, won }) =>
    against === 'pirates'
      ? [`you have won ${won} battles against Pirates this turn`]
      : [`you have fought ${min} land battles this turn, against different armies or cities, and won at least ${won}`],
  battle: ({ role, won, killed, survivor }) => {
    const fought = `you have ${won ? 'won' : 'fought'} a land battle${ROLES[role]}`;
    const kills = killed > 0 ? ` and killed at least ${killed} enemy army units in it` : '';
    const alive = survivor.length > 0 ? `, with a ${survivor.map(words.bare).join(' or ')} surviving` : '';
    return [fought + kills + alive];
  },
  'great battle': ({ min }) => [`you have fought on land with at least ${min} army units on both sides together`],
  'won against odds': ({ fewer, warfare }) => {
    const odds = [...(warfare ? ['with more Warfare advances'] : []), ...(fewer ? ['with more units'] : [])];
    return [`you have won a battle against a player ${odds.join(' or ')} than you`];
  },
  'great city attacked': ({ size, wonders, army }) => [
    `you have attacked a city of size ${size} with ${wonders === 1 ? 'a wonder' : `${wonders} wonders`}, with at least ${army} army units`,
  ],
  'trader killed': () => [
    'you have killed an enemy Settler or Ship that its owner could have used for a trade route where it stood',
  ],
  'won with leader': () => ['you have won a battle with your leader present, and no more army units than the enemy'],
  'leader killed': ({ others }) => [
    `you have killed a leader and at least ${others} other fighting units in one battle`,
  ],
};

export function objectiveText({ when, condition, pay, unlessLately }: Objective): Part[] {
  const times = when.map((one) => (one === 'status' ? 'in the Status Phase' : 'at once')).join(' or ');
  const price = isNothing(pay) ? [] : said` Pay ${words.goods(pay)}.`;
  const unless = unlessLately ? ` Not if you completed ${objective(unlessLately).name.en} in the last round.` : '';
  return capital(said`${times}: ${conditionText(condition)}.${price}${unless}`);
}

function conditionText<K extends Condition['is']>(condition: Extract<Condition, { is: K }>): Part[] {
  return CONDITIONS[condition.is as K](condition);
}
