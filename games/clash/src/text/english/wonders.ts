import type { Part } from '@imperia/kit';
import { ADVANCES } from '../../advances.ts';
import type { PowerName, WonderData, WonderPower } from '../../wonder-data.ts';
import { capital, said } from '../said.ts';
import { EnglishWords } from './speech.ts';

const words = new EnglishWords();

type Powers = { readonly [K in PowerName]: (power: Extract<WonderPower, { power: K }>) => readonly string[] };

const POWERS: Powers = {
  'tokens alike': () => ['you may spend Mood and Culture tokens in place of each other, but not for wonders'],
  crowd: ({ cv }) => [
    `once in each land battle, after the roll, you may pay a Mood or Culture token for +${cv} combat value`,
  ],
  'any resource from grassland': () => ['this city collects any resource from Grassland'],
  'no attack over grassland': () => [
    'units of other players that entered Grassland this turn cannot attack this city, not even by Roads',
  ],
  'borrow an advance': () => [
    'in each of your turns, name an advance that you do not have, no government: you may use it until the end of the turn',
  ],
  'ship when activated': () => [
    'whenever this city is activated, you may place a Ship for free on any Sea hex without enemies',
  ],
  'name the first player': () => ['you name the first player, no matter who has most tokens'],
  'draw from discards': () => [
    'when you draw an action card or an event, you may take the top card of its discard pile instead',
  ],
  'discard to the bottom': () => ['your used action cards and events go to the bottom of their discard piles'],
  'builder for ever': () => ['all its points stay with its builder, who wins ties'],
  'draw objective': () => ['when you build it, draw an objective card'],
  'objective for an action': () => ['as a free action, you may discard an objective card for one more action'],
  wall: ({ cv }) => [`whoever attacks a Happy city of yours has −${cv} combat value in the first combat round`],
  'barbarians fall': () => ['Barbarians who attack your cities lose at once, without cards and dice'],
};

function power<K extends PowerName>(one: Extract<WonderPower, { power: K }>): readonly string[] {
  return POWERS[one.power as K](one);
}

export function wonderText({ cost, requires, port, points, powers }: WonderData): Part[][] {
  const needs = port ? ', in a city with a Port' : '';
  return [
    said`Costs ${words.goods(cost)}; requires ${ADVANCES[requires]!.name.en}${needs}.`,
    ...powers.flatMap((one) => power(one).map((text) => capital([`${text}.`]))),
    [
      points.owner === 0
        ? `${points.builder} points for its builder.`
        : `${points.builder} points for its builder and ${points.owner} for the owner of its city.`,
    ],
  ];
}
