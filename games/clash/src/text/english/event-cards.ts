import { listed, type Part } from '@imperia/kit';
import { ADVANCES, CATEGORIES } from '../../advances.ts';
import type { EventData, EventEffect, Lasting, PersonEffect } from '../../event-data.ts';
import { categoryName } from '../names.ts';
import { capital, list, said } from '../said.ts';
import type { Clauses } from '../tables.ts';
import { EnglishWords } from './speech.ts';

const words = new EnglishWords();

const TRAVELLED = 'one more if you have Roads, Navigation or Trade Routes';

const EFFECTS: Clauses<EventEffect> = {
  gain: ({ goods }) => said`gain ${words.goods(goods)}`,
  'hand out': ({ good, n }) =>
    n === 1
      ? said`another player of your choice gains ${words.good(good, n)}`
      : said`hand out ${words.good(good, n)} among the other players`,
  settler: ({ to }) => [
    to === 'drawer'
      ? 'place a Settler for free in one of your cities'
      : 'another player of your choice places a Settler for free in a city of theirs',
  ],
  'lower moods': ({ n, travelled, cities, coastal }) => {
    const where = coastal ? 'one of your coastal cities' : n === 1 ? 'one of your cities' : `${n} of your cities`;
    const who = cities > 1 ? `if you have at least ${cities} cities, ` : '';
    return [`${who}lower the mood of ${where} by 1 step${travelled > 0 ? `; of ${TRAVELLED}` : ''}`];
  },
  'lose units': ({ n, per, travelled, least, points }) => {
    const lost = per > 0 ? `1 unit for each ${per} that you have` : n === 1 ? '1 unit' : `${n} units`;
    const more = travelled > 0 ? `, and ${TRAVELLED}` : '';
    const worth = points > 0 ? `; each is worth ${points === 1 ? '1 point' : `${points} points`}` : '';
    return [`if you have at least ${least} units, lose ${lost}${more}${worth}`];
  },
  hunger: ({ food, of }) => {
    const what =
      of === 'barren cities'
        ? `lose 1 Food for each of your cities on or beside Barren, at most ${food}`
        : `lose ${food} Food`;
    const who = of === 'storage' ? 'if you have Storage, ' : '';
    return [`${who}${what}; if you cannot, one ${of === 'barren cities' ? 'of those cities' : 'city'} becomes Angry`];
  },
  volcano: ({ cities, points }) => [
    `if you have at least ${cities} cities, one of them is destroyed with all its pieces, which leave the game and are worth ${points} points each`,
  ],
  earthquake: ({ cities, most, points }) => [
    `if you have at least ${cities} cities, 1 to ${most} of your city pieces leave the game and are worth ${points} points each; the mood of their cities falls by 1 step`,
  ],
  'civil war': () => [
    'one of your cities that is not Happy loses 1 Infantry, and its mood falls by 1 step; if there is none with Infantry, the mood of any of your cities falls',
  ],
  revolution: () => [
    'lose 1 action, then change your government if you can; each of these you can prevent by giving up an army unit',
  ],
  uprising: ({ most, points }) => [
    `give up 1 to ${most} Mood and Culture tokens, if you can; each is worth ${points === 0.5 ? '½ point' : `${points} points`}`,
  ],
  'reveal wonder': () => ['the top wonder card is turned face up: whoever draws a wonder may take it instead'],
  guillotine: ({ points }) => [
    `your leader dies; either a new one comes for free to one of your cities, or you lose all your leaders for ${points} points`,
  ],
  anarchy: () => [
    'you lose all advances of your government; as many of them as you gain later take no cubes from the event track',
  ],
  bloom: ({ good, buildings, most, drawer }) => {
    const what: Part[] = good < 0 ? ['1 Mood or Culture token'] : [words.good(good, 1)];
    const where = list(
      buildings.map((building) => words.building(building)),
      'or',
    );
    return said`gain ${what} for each of your cities with ${where}, at most ${most}; whoever drew the card at least ${drawer}`;
  },
  reformation: () => [
    'another player of your choice replaces one of your Temples by one of theirs; if you have none, name a player who has, to whom this happens instead',
  ],
  pandemic: () => [
    'give up half as many units, cards in hand, resources and tokens, in any mix, as you have cities, rounded down; no wonders',
  ],
  fire: () => [
    'choose one of your cities on a Forest: its mood and that of every city in the same Forest falls by 1 step; if you have none, lose 1 Wood',
  ],
  'fewest cities': ({ good }) =>
    said`whoever has fewest cities gains 1 ${words.track(good)} for each city that the player with most cities has more; if all have the same, everyone gains ${words.good(good, 1)}`,
};

const LASTING: Readonly<Record<Lasting, string>> = {
  'until all know': 'From now on, players without Sanitation may not build buildings or wonders.',
  'while a wonder is open': '',
  eclipse: 'The next land battle ends after its first round; its winner keeps this card, worth 1 point.',
  'trojan horse':
    'Once, who attacks a defended city may pay 1 Wood and 1 Culture token: the defender lays no card in the first combat round.',
};

const PERSONS: Clauses<PersonEffect> = {
  'found afar': ({ food }) => [
    `you may reveal a region next to a region with a city of yours and found a city there for ${food} Food, without a Settler`,
  ],
  delight: () => ['one of your cities becomes Happy'],
  construct: ({ building }) =>
    building < 0
      ? ['you may build a building at its price, without activating the city']
      : said`you may build ${words.building(building)} at its price, without activating the city`,
  gain: ({ goods }) => said`gain ${words.goods(goods)}`,
  draw: ({ n }) => said`draw ${words.n('action card', n)}`,
  march: ({ cv }) => [`move units; in the first battle of this move, +${cv} to your combat value in each round`],
  trade: () => ['take the income of Trade Routes, if you have that advance'],
  'build wonder': ({ culture }) => [
    `build a wonder for ${culture} Culture tokens less, without the advance it requires, but not without Engineering`,
  ],
  'turn tokens': () => ['turn any number of Culture tokens into Mood tokens, or the other way round'],
  pact: ({ price }) => [
    `when you take it, choose another player: neither of you may attack the other without paying ${price} Culture tokens, which ends the pact; you may also end it with an action`,
  ],
  foresee: () => [
    'look at as many objective cards as there are players, and give one to each, yourself included: it is their next objective',
  ],
};

export function eventText({ to, unless, lasts, effects, person }: EventData): Part[][] {
  if (person) return personText(person);
  const who = to === 'all' ? 'each player: ' : '';
  return [
    ...effects.map((effect) => capital(said`${who}${effectText(effect)}.`)),
    ...(lasts && LASTING[lasts] !== '' ? [[LASTING[lasts]]] : []),
    ...(unless >= 0 ? [[`Whoever has ${ADVANCES[unless]!.name.en} is spared.`]] : []),
  ];
}

function personText({ action, categories, effects }: NonNullable<EventData['person']>): Part[][] {
  const names = list(
    categories.map((category) => categoryName(CATEGORIES[category]!, 'en')),
    'or',
  );
  const learn = names.length > 0 ? [said`gain an advance of ${names} for free, with a cube from the supply`] : [];
  const deeds = [...learn, ...effects.map(personEffect)];
  return [
    ['Great person: whoever drew it may take it for 1 Culture token, then the others for 2.'],
    effects[0]?.do === 'pact'
      ? capital(said`${personEffect(effects[0])}.`)
      : capital(said`${action ? 'as an action' : 'as a free action'}: ${listed(deeds, ', then ')}.`),
  ];
}

function effectText<K extends EventEffect['do']>(effect: Extract<EventEffect, { do: K }>): Part[] {
  return EFFECTS[effect.do as K](effect);
}

function personEffect<K extends PersonEffect['do']>(effect: Extract<PersonEffect, { do: K }>): Part[] {
  return PERSONS[effect.do as K](effect);
}
