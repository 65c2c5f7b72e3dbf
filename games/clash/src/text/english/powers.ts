import { plain } from '@imperia/kit';
import { CATEGORIES } from '../../advances.ts';
import type { Per, Power, PowerNamed, PowerWord, When } from '../../civilization-data.ts';
import { type Goods, isNothing } from '../../goods.ts';
import { ELEPHANT } from '../../pieces.ts';
import { wonderNamed } from '../card-names.ts';
import { categoryName } from '../names.ts';
import { EnglishWords } from './speech.ts';

const words = new EnglishWords();
const goods = (some: Goods) => plain(words.goods(some));
const pays = (price: Goods) => (isNothing(price) ? '' : `pay ${goods(price)}: `);

type Powers = { readonly [K in PowerWord]: (power: PowerNamed<K>) => string };

/** What advances of civilizations and leaders do; "here" is where the leader stands. */
const POWERS: Powers = {
  'acts as happy': () =>
    'In its first activation of a turn, the city here may act as Happy; then it is not activated again this turn.',
  'advance after building': () =>
    'After building an Academy or Observatory here, you may buy an advance without an action.',
  'after obelisk': () => 'After building an Obelisk here, gain 1 Culture token or 2 Ideas.',
  'army of five': () =>
    'Five army units may stand here; with five of them in a land battle you lay no cards and use no abilities.',
  'ball courts': () =>
    'When collecting or recruiting, you may pay 1 Mood token so that the city counts as 1 size larger.',
  banking: () => 'Before your trade routes, gain 1 Gold or 1 Culture token if you have any Gold.',
  'before events': () => 'Before you draw an event, gain 1 Idea or 1 Culture token.',
  beloved: () =>
    'Once per turn, you may place 1 Culture token in the city here. A player who attacks a city with such tokens first pays as many Culture tokens.',
  calendar: () =>
    'When you draw an event, look at it first; you may pay 1 Culture token to put it under the deck, as often as you like.',
  'call barbarians': () => 'Once per turn, you may let Barbarians arrive as by an icon.',
  'cards for barbarians': () => 'You may lay your battle cards for Barbarians who fight within 2 hexes.',
  'cavalry as elephant': () =>
    'In the first combat round, one Cavalry here whose icon is rolled may use the ability of an Elephant.',
  'change settlers and infantry': () =>
    'Once per turn, as an action, you may turn Settlers into Infantry and Infantry into Settlers.',
  'cheaper spirituality': () => 'Once per turn, an advance of Spirituality costs you 1 Food less.',
  'city states': () =>
    'When a city is activated a second time in a turn, another of your cities of no lesser size and mood may take the activation for it.',
  'convert units': () =>
    'Your cities may influence an enemy army unit on Land outside of cities, but no leader: if it succeeds, it becomes yours.',
  'culture for city': () => 'When this leader captures a city, gain 1 Culture token, or 2 if it has a Temple.',
  danegeld: () =>
    'Once per turn, if you have Taxes, you may activate the city here and take their income for nothing, instead of the action.',
  'draft cards': () => 'Draft may buy an action card instead of Infantry.',
  'draft ships': () => 'In a city with a Port, Draft may buy a Ship instead of Infantry.',
  druids: () =>
    'You may influence barbarian cities: a success lays 1 Culture token there, worth 1 point as long as the city stays barbarian.',
  'easy sanitation': () => 'Sanitation costs you no resources, or no action.',
  'elephants over mountains': () => 'A group with this leader and an Elephant does not stop on Mountains.',
  'elephants trade': () => 'Your Elephants in cities that are not Angry may form trade routes.',
  'equal to the gods': () =>
    'Each advance of Theocracy that you have also works as the advance of Autocracy in the same place.',
  floodplains: () => 'You may found cities on Barren, and collect Food or Wood from it.',
  'fortress riders': () =>
    'In the first combat round, when you defend a Fortress, one Cavalry whose icon is rolled adds 3 instead of 2.',
  'found freely': () => 'Who stands here may found a city without an action.',
  'found from ship': () =>
    'As an action, a Ship may be removed to found a city on adjacent Land; its passengers may land there.',
  'free cards': () => 'Action cards and great persons that cost an action cost you none.',
  'free happiness': () => 'You may increase happiness in the city here without an action.',
  'free navigation': () => 'Navigation costs you no resources.',
  'free ports': () =>
    'Your Ports cannot be influenced, keep their colour when captured, and are worth 1½ points; your advances of governments are worth nothing.',
  'gold of new cities': () =>
    'When you found a city, gain 1 Gold; for each Mountain beside it you may turn 1 resource or token into 1 Gold.',
  'happy barbarian city': () => 'A barbarian city that this leader captures becomes Happy.',
  'happy influenced city': () => 'A city with a building of your colour becomes Happy when this leader captures it.',
  'idea for recruits': () => 'When you recruit in a city with an Academy, gain 1 Idea.',
  'idea when activated': () => 'When the city here is activated other than for collecting, gain 1 Idea.',
  'ideas despite dogma': () => 'Dogma does not limit your Ideas.',
  'infantry for lost city': () =>
    'When one of your cities is captured, place 1 Infantry for free with this leader, or in a city of yours.',
  'influence after building': () =>
    'After building something here, you may influence culture from this city without an action.',
  'influence from buildings': () => 'You may influence culture from any city with a building of your colour.',
  'land everyone': () => 'Aboard a Ship, all Land units here may go ashore together, and fight if they must.',
  'larger small city': () =>
    'A city of size 1 here that is not Angry counts as 1 size larger for collecting and recruiting.',
  'leave battle': () =>
    'After a combat round this leader may leave and Infantry take the place: the attacker must retreat and gains nothing for the leader.',
  marauders: () =>
    'When a Ship of one of your trade routes stands beside the city, its owner loses 1 resource, once for each player.',
  'mild capture': () => 'A city that you capture becomes Neutral, or Happy if you pay 1 Culture token.',
  'mood builds': () => 'Mood tokens may stand in for resources and Culture tokens when you build.',
  'mood for advance': () => 'Once per turn, an advance costs you 1 Mood token instead of 2 Food.',
  'no barbarians near': () => 'Barbarians within 2 hexes move only if you agree.',
  'no famine': () => 'You ignore Famine events.',
  'not to be influenced': () => 'The city here cannot be influenced.',
  'one route more': () => 'One trade route from a Settler or Ship here does not count towards the limit of 4.',
  'pirate allies': () =>
    'Your Ships may pass and share hexes with pirate Ships, which then count as yours: they go along, carry and trade, and are lost first.',
  'points for distance': () => 'At the end, ½ point for each hex between this leader and your first city.',
  'quick victory': () =>
    'For a land battle against army units won in its first round, gain 1 Mood token and 1 Culture token.',
  raiders: () =>
    'Enemy Settlers within 2 hexes of your armies found no cities and form no trade routes, unless an army or city of theirs is with them.',
  rebuild: () => 'When this leader has captured a city, you may exchange one of its buildings for another for free.',
  'recruit beside': () => 'Land units recruited here may be placed on adjacent Land without enemies.',
  refund: () => 'If you win, you get the price back.',
  'richer route': () => 'One trade route from a Settler or Ship here brings 1 Gold or Culture token more.',
  'riders set out': () => 'Cavalry that you have just recruited may move at once.',
  ruse: () =>
    "You may discard an action card to cancel another player's action card before it takes effect, if one of your cities or army units is within 2 hexes of theirs.",
  'sacrifice captives': () =>
    'When you draw an event, you may return a captive to cancel it and draw another. A captive may be spent as a Mood or Culture token.',
  'sail freely': () => 'Once per turn, this leader may sail with Ships that have not moved, without an action.',
  'second attempt': () =>
    'Once per turn, you may roll again for an influence attempt from here if the city has a Temple or the target is one.',
  'settlers influence': () =>
    'Settlers may influence enemy cities within 2 hexes, 1 more for each further Settler there; Settlers in a city add 1 each to its range.',
  'settlers set out': () =>
    'After recruiting a Settler, up to 3 groups of Settlers may move from your cities for free.',
  'ship construction': () =>
    'Ships may become Settlers or, with Tactics, Infantry when they go ashore; Infantry and Settlers may become Ships when they go to sea.',
  'spread fear': () =>
    'Once per turn, you may push an enemy Land unit beside this leader to a Land hex where nobody fights.',
  stelae: () => 'Gain 1 Culture token or 1 Idea after building an Obelisk, founding a city or capturing one.',
  'storm master': () => 'What the text of an event does to the mood of the city here, or to units here, you may undo.',
  terraces: () => 'Your cities collect Food, Wood or Ore from Mountains. Settlers and leaders do not stop on them.',
  'tokens from trade': () =>
    'Trade routes may bring Mood tokens; those to cities with a building of your colour may bring Culture tokens.',
  'tokens of regions': () =>
    'As an action, activate the city here: gain 1 Mood or Culture token for each region with a city of yours, at most the size of the city.',
  'trade with barbarians': () =>
    'Barbarian cities that are not Angry may be part of your trade routes, for Food alone.',
  tribute: () =>
    'You may collect from hexes of enemy cities within 2 hexes; with Captives, you may take a Barbarian there instead.',

  cv: ({ n, per, most, when, pay }) =>
    sentence(
      `${pays(pay)}+${n} to your combat value${PER[per]}${most > 0 ? `, at most +${most},` : ''} ${whenText(when)}`,
    ),
  cancel: ({ n, when, pay, often }) =>
    sentence(
      `${pays(pay)}cancel ${n} hit${n > 1 ? 's' : ''}${often === 'battle' && !when.includes('first round') ? ' once in a battle' : ''} ${whenText(when)}`,
    ),
  mute: ({ when }) => sentence(`${whenText(when)}, the enemy lays no cards`),
  'cap bonus': ({ n, when }) => sentence(`${whenText(when)}, what the enemy adds to the dice is at most +${n}`),
  'recruit without market': ({ unit, where }) =>
    `${words.bare(unit)}${unit === ELEPHANT ? 's' : ''} may be recruited without a Market ${WHERE[where]}.`,
  teacher: ({ category }) =>
    `In a Happy city, pay 1 Mood or Culture token to gain an advance of ${categoryName(CATEGORIES[category]!, 'en')} without its price.`,
  'cheaper building': ({ buildings, free }) =>
    `${capital(buildings.map((one) => plain([words.building(one)])).join(' or '))} costs no ${free.map((good) => words.track(good)).join(' and no ')} here.`,
  'pays for building': ({ building, with: good }) =>
    `${words.plural(good)} may stand in for any resource of ${building < 0 ? 'a building' : plain([words.building(building)])}.`,
  'draft with': ({ good }) => `You may pay for Draft with ${words.plural(good)} instead of Mood tokens.`,
  'gain for recruits': (power) => `When you recruit here, gain ${goods(power.goods)}.`,
  'spoils of victory': (power) => `When you win a battle, gain ${goods(power.goods)}.`,
  'own wonder': ({ wonder, culture }) =>
    `When you draw a wonder card, it is ${wonderNamed(wonder, 'en')}, wherever that is, unless it stands. Wonders may be built here without an action, and ${wonderNamed(wonder, 'en')} for ${culture} Culture tokens less.`,
  'free collect': ({ size, price }) =>
    `Once per turn, ${pays(price)}collect in the city here without an action, if its size is at most ${size}.`,
  'hold barbarians': ({ price }) =>
    `When your event moves Barbarians, ${pays(price)}any of these armies stay where they are.`,
  'drive away': ({ price }) =>
    `Before each combat round but the first, ${pays(price)}an enemy army unit goes to an adjacent empty Land hex.`,
  'keep settler': ({ price }) => `When a Settler founds a city here, ${pays(price)}keep the Settler.`,
  idol: ({ price }) => `${capital(pays(price))}activate the city here to play an action card without its action.`,
  'new category': ({ price }) =>
    `${capital(pays(price))}activate the city here to buy an advance in a category that you have not begun.`,
  'take card back': ({ price }) =>
    `After a battle that this leader survives, ${pays(price)}take back a battle card used in it.`,
  'win back': ({ price }) =>
    `As an action, ${pays(price)}a building here that is not yours takes your colour; with State Religion, as a free action.`,
  'build freely': ({ price }) => `Once per turn, ${pays(price)}build something here at its price, without an action.`,
  princeps: ({ price }) =>
    `${capital(pays(price))}activate the city here to draw an action card and an objective card, then give up one of each.`,
  'infantry in captured city': ({ price }) => `When this leader captures a city, ${pays(price)}place 1 Infantry there.`,
  'explorer marks': ({ price }) => `Aboard a Ship, ${pays(price)}mark the region, each once, for 1 point.`,
  captives: ({ most }) =>
    `When you win a land battle, you may keep fallen enemy army units as captives, at most ${most}; each is worth ½ point at the end.`,
  'card for influence': ({ most }) =>
    `After a successful influence attempt, draw an action card if you have no more than ${most}.`,
  rice: ({ most }) =>
    `Each Grassland outside of the city from which you collect and where a Settler of yours stands brings 1 Food more, at most ${most}.`,
  embalming: ({ most }) =>
    `After each battle, gain 1 Culture token if you have no more than ${most}. Gain 1 Culture token when you lose a leader.`,
  nomads: ({ most }) =>
    `Up to ${most} of your cities of size 1 that are not Angry may move 1 Land hex in a Move action; each is activated, and brings a resource of its new hex.`,
  immortals: ({ most }) => `Before each roll, you may pay up to ${most} Culture tokens for as much combat value.`,
  'ideas from trade': ({ most }) => `Up to ${most} trade routes may bring 1 Culture token or 2 Ideas each.`,
  'much food': ({ least }) => `When you collect at least ${least} Food, gain 1 Culture token.`,
  'rune stones': ({ least }) =>
    `When you have lost at least ${least} army units in a battle, you may set an unused Obelisk aside, worth 1 point.`,
  'build for captives': ({ n }) =>
    `Once per turn, give up ${n} captives to build something here at its price, without an action.`,
  'captives pay': ({ n }) => `When you build here, a captive may stand in for ${n} resources.`,
  'lone food': ({ n }) => `When you collect exactly 1 Food, gain ${n} more.`,
  'happy for culture': ({ n }) =>
    `When you increase happiness, ${words.counted(n, 'culture')} makes the city here Happy instead of its price.`,
  'influence range': ({ n }) => `+${n} to the range of influence from here.`,
  'arts for mood': ({ n }) => `You may pay for Arts with ${n} Mood tokens.`,
  'lead barbarians': ({ n }) =>
    `When your event moves Barbarians, you may pay ${n} Gold or Culture token to say where they go.`,
  'gold near enemy city': ({ n }) =>
    `When this leader captures a city, gain ${n} Gold if another enemy city is within 2 hexes.`,
  'gold on arrival': ({ n }) => `When this leader moves into one of your cities, gain ${n} Gold.`,
  fortified: ({ n }) => `+${n} to your combat value when you defend a city with a Fortress within 2 hexes.`,
  'culture builds': ({ n }) => `When you build here, 1 Culture token may stand in for ${n} resources.`,
  'mood for influence': ({ n }) => `When an influence attempt from here succeeds, gain ${words.counted(n, 'mood')}.`,
  'cheaper wonder': ({ n }) => `Wonders here cost ${n} less, in resources and Culture tokens as you like.`,
  'gold for calm city': ({ n }) => `When this leader captures a city that is not Angry, gain ${n} Gold.`,
  'drop card': ({ cv }) =>
    `When you reveal a battle card, you may let it do nothing for +${cv} combat value in this round.`,
  'far trade': ({ range }) =>
    `Ships and your own Ports form trade routes with coastal cities of others within ${range} hexes.`,
  'long roads': ({ range }) => `By Roads, groups go up to ${range} hexes from one of your cities to another.`,
  longships: ({ cargo }) => `Your Ships may move after a battle, and carry ${cargo} Land units.`,
};

const PER: Readonly<Record<Per, string>> = {
  round: '',
  'barbarian city near': ' for each barbarian city within 2 hexes',
  'settler near': ' for each of your Settlers within 2 hexes',
  'region with own city': ' for each region with a city of yours beside your home region',
  'unit the enemy has more': ' for each army unit that the enemy has more',
  'own elephant': ' for each of your Elephants there',
  'city size': ' for each piece of the city',
};

const WHERE: Readonly<Record<PowerNamed<'recruit without market'>['where'], string>> = {
  'size 1': 'in cities of size 1',
  forest: 'in cities on Forest',
  fortress: 'in cities with a Fortress',
  'beside barren': 'in cities beside Barren',
  'far from home': 'in cities at least 3 hexes from your first city',
  'for gold or culture': 'if at least 1 resource of each is paid with Gold or a Culture token',
};

const AFTER: readonly (readonly [When, string])[] = [
  ['against army', ' against the army of a player'],
  ['against barbarians', ' against Barbarians'],
  ['against pirates', ' against Pirates'],
  ['enemy has as many cities', ' against a player with at least as many cities'],
  ['enemy has more warfare', ' against a player with more Warfare advances'],
  ['enemy with war ships', ' against an enemy with War Ships'],
  ['enemy without war ships', ' against an enemy without War Ships'],
  ['near own city', ' within 2 hexes of one of your cities'],
  ['near own temple', ' within 2 hexes of one of your Temples'],
  ['far from own cities', ' with none of your cities within 2 hexes'],
  ['no own city in region', ' in a region without a city of yours'],
  ['own elephant there', ' with an Elephant of yours'],
  ['outnumbered', ' while the enemy has more units'],
  ['no fewer units', ' while the enemy has no more units'],
  ['no card laid', ' in rounds in which you lay no card'],
];

/** "in the first round when you attack a city with a Temple". */
function whenText(when: readonly When[]): string {
  const has = (one: When) => when.includes(one);
  const city = `a ${has('coastal city') ? 'coastal ' : ''}city${has('temple there') ? ' with a Temple' : ''}${has('own obelisk there') ? ' with an Obelisk of yours' : ''}`;
  const field = has('attacker')
    ? `when you attack${has('city') ? ` ${city}` : ''}${has('landed') ? ' straight from Ships' : ''}`
    : has('defender')
      ? `when you defend${has('city') ? ` ${city}` : ''}`
      : has('sea')
        ? 'in naval battles'
        : has('land')
          ? 'in land battles'
          : has('first round')
            ? ''
            : 'in battles';
  const first = has('first round') ? 'in the first combat round ' : '';
  return (first + field).trimEnd() + AFTER.flatMap(([one, text]) => (has(one) ? [text] : [])).join('');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sentence(text: string): string {
  return `${capital(text)}.`;
}

export function powerText<K extends PowerWord>(power: PowerNamed<K> & Power): string {
  return (POWERS[power.power as K] as (one: PowerNamed<K>) => string)(power);
}
