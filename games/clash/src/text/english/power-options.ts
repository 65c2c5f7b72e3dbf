import { SEA } from '../../map/tiles.ts';
import { FACES, INFANTRY, SETTLER } from '../../pieces.ts';
import { kindOf } from '../../units.ts';
import { counts } from '../parts.ts';
import { said } from '../said.ts';
import type { Says } from '../tables.ts';
import type { EnglishNames } from './speech.ts';

/** What civilizations and leaders let one choose. */
export const POWER_OPTIONS: Says<EnglishNames> = {
  teach: ({ seat, advance, good }, names) =>
    said`Your leader teaches ${names.advance(seat, advance)} for ${names.good(good, 1)}`,
  'royal progress': ({ hex }, names) => said`Activate ${names.hex(hex)} for tokens of your regions`,
  danegeld: ({ hex }, names) => said`Danegeld: activate ${names.hex(hex)} for the income of Taxes`,
  'win back': ({ hex, building }, names) => said`Win back the ${names.word(building)} of ${names.hex(hex)}`,
  'call barbarians': () => ['Let Barbarians arrive'],
  'imperial army': () => ['Imperial Army: turn Settlers and Infantry into each other'],
  conscripted: ({ units }, names) => said`Turn ${names.units(units.map(kindOf))}`,
  gladden: ({ hex }, names) => said`Increase happiness in ${names.hex(hex)}`,
  'construct at court': ({ hex, building, port }, names) =>
    said`Build ${names.building(building)} in ${names.hex(hex)} without an action${port >= 0 ? said`, facing ${names.hex(port)}` : []}`,
  'collect at court': ({ hex }, names) => said`Collect in ${names.hex(hex)} without an action`,
  'golden age': ({ seat, hex, advance }, names) =>
    said`Activate ${names.hex(hex)} to buy ${names.advance(seat, advance)}`,
  'found freely': ({ hex }, names) => said`Found a city at ${names.hex(hex)} without an action`,
  'lay down law': ({ hex }, names) => said`Make ${names.hex(hex)} Happy for a Culture token`,
  'gain goods': ({ goods }, names) => said`Gain ${names.goods(goods)}`,
  'gold for goods': ({ given }, names) =>
    given.length === 0 ? ['Turn nothing into Gold'] : said`Turn ${names.goods(counts(given))} into Gold`,
  'buy unit': ({ hex, kind, price }, names) =>
    said`Place ${names.unit(kind)} in ${names.hex(hex)} for ${names.goods(price)}`,
  'rune stone': () => ['Raise a rune stone'],
  'buy advance': ({ seat, advance }, names) => said`Buy ${names.advance(seat, advance)}`,
  'try again': () => ['Roll again'],
  'wonder at court': ({ card, hex }, names) => said`Build ${names.card(card)} in ${names.hex(hex)} without an action`,
  colonise: ({ hex, to }, names) => said`Found a city at ${names.hex(to)} from the Ship at ${names.hex(hex)}`,
  ashore: ({ units, to }, names) =>
    units.length === 0 ? ['Nobody goes ashore'] : said`${names.units(units.map(kindOf))} go ashore at ${names.hex(to)}`,
  council: ({ hex }, names) => said`Activate ${names.hex(hex)} to draw an action card and an objective card`,
  'cards given up': ({ cards }, names) => said`Give up ${names.cards(cards)}`,
  'mark region': ({ hex }, names) => said`Mark the region of ${names.hex(hex)}`,
  'read stars': () => ['Calendar: look at the top event'],
  foretold: ({ under }, names) =>
    under ? said`Put it under the deck for ${names.n('culture', 1)}` : ['Leave it on top'],
  bless: ({ hex }, names) => said`Lay a Culture token under ${names.hex(hex)}`,
  'play as idol': ({ card, hex }, names) => said`Activate ${names.hex(hex)} to play ${names.civil(card)}`,
  'construct for captives': ({ hex, building, port }, names) =>
    said`Give up captives to build ${names.building(building)} in ${names.hex(hex)}${port >= 0 ? said`, facing ${names.hex(port)}` : []}`,
  captured: ({ taken }, names) =>
    taken.length === 0 ? ['Take no captives'] : said`Take ${names.units(taken)} captive`,
  'free captive': ({ captive }, names) => said`Give up a captive, ${names.captive(captive)}, for a token`,
  averted: ({ captive }, names) => said`Give up a captive, ${names.captive(captive)}, to cancel the event`,
  'play ball': (_, names) => said`Pay ${names.n('mood', 1)}: the city counts as 1 size larger`,
  honour: ({ hex }, names) => said`Place a Culture token in ${names.hex(hex)}`,
  guide: ({ good }, names) => said`Pay ${names.good(good, 1)} to lead the Barbarians`,
  'hold army': ({ hex }, names) => said`The army at ${names.hex(hex)} stays`,
  'driven away': ({ unit, hex }, names) => said`Drive ${names.unit(kindOf(unit))} away to ${names.hex(hex)}`,
  'card dropped': () => ['Give up its effect for combat value'],
  wheeled: ({ face }) => [`Cancel a hit in place of the ${FACES[face]!.value} of a Cavalry`],
  'leader sacrificed': () => ['The leader leaves, and the attackers must retreat'],
  'price chosen': ({ cost, captives }, names) =>
    captives > 0
      ? said`Pay ${names.goods(cost)} and give up ${captives} of your captives`
      : said`Pay ${names.goods(cost)}`,
  'spread fear': () => ['Spread fear among enemies near your leader'],
  frightened: ({ of, unit, to }, names) =>
    said`Push ${names.unit(kindOf(unit))} of ${names.who(of)} to ${names.hex(to)}`,
  calm: ({ hex }, names) => said`The mood of ${names.hex(hex)} stays`,
  'forbid army': ({ hex }, names) => said`The Barbarians at ${names.hex(hex)} stay`,
  'place beside': ({ kind, to }, names) => said`Place ${names.unit(kind)} at ${names.hex(to)}`,
  'card drafted': ({ pay }, names) => said`Draw an action card for ${names.goods(pay)}`,
  seized: ({ kind }, names) => said`Take ${names.unit(kind)} captive`,
  'sail freely': ({ hex }, names) => said`Sail with your leader from ${names.hex(hex)} without an action`,
  'land everyone': ({ hex, to }, names) => said`Everyone aboard at ${names.hex(hex)} lands at ${names.hex(to)}`,
  'ally pirates': ({ hex }, names) => said`Share ${names.hex(hex)} with the Pirates`,
  'attack pirates': ({ hex }, names) => said`Attack the Pirates at ${names.hex(hex)}`,
  'turn on pirates': ({ hex }, names) => said`Turn on the Pirates at ${names.hex(hex)}`,
  'move city': ({ hex, to }, names) => said`Move the city ${names.hex(hex)} to ${names.hex(to)}`,
  'go with city': ({ to }, names) => said`To ${names.hex(to)}, with the city`,
  'go and turn': ({ to, settlers, infantry }, names) => {
    const kinds = [...new Array<number>(settlers).fill(SETTLER), ...new Array<number>(infantry).fill(INFANTRY)];
    return names.game.terrain[to] === SEA
      ? said`To ${names.hex(to)}, as Ships: ${names.units(kinds)}`
      : said`To ${names.hex(to)}, Ships as ${names.units(kinds)}`;
  },
  substitute: ({ hex, of }, names) =>
    hex === of ? said`${names.hex(hex)} itself is activated` : said`${names.hex(hex)} counts as activated instead`,
  'win over': ({ of, kind }, names) => said`Win over ${names.unit(kind)} of ${names.who(of)}`,
  'ruse played': ({ card }, names) => said`Discard ${names.card(card)} to cancel it`,
  'card back': ({ card }, names) => said`Take back ${names.card(card)}`,
  reconstructed: ({ building, instead }, names) =>
    said`Exchange the ${names.word(instead)} for ${names.building(building)}`,
};

export const POWER_QUESTIONS: Says<EnglishNames> = {
  'go ashore': ({ to }, names) => said`Who goes ashore at ${names.hex(to)}?`,
  'give up cards': () => ['Which cards do you give up?'],
  foretell: () => ['What becomes of the event?'],
  marauded: () => ['Which resource do you lose to marauders?'],
  'take captives': () => ['Whom do you take captive?'],
  avert: ({ card }, names) => said`Do you give up a captive to cancel ${names.card(card)}?`,
  'ball court': () => ['Ballcourts: do you pay a Mood token?'],
  'guide barbarians': () => ['Do you pay to lead the Barbarians?'],
  conscript: () => ['Which units do you turn?'],
  'choose gain': () => ['What do you gain?'],
  'dig for gold': () => ['What do you turn into Gold?'],
  'keep settler': () => ['Do you pay to keep the Settler?'],
  'settle legion': () => ['Do you pay for Infantry in the captured city?'],
  rally: () => ['Where do you place Infantry?'],
  'raise rune stone': () => ['Do you raise a rune stone?'],
  'study further': () => ['Which advance do you buy?'],
  'spread culture': () => ['Which city do you influence?'],
  'drive away': () => ['Whom do you drive away, and where to?'],
  'drop card': () => ['Do you give up the effect of your card for combat value?'],
  'wheel about': () => ['Does a Cavalry cancel a hit instead?'],
  'sacrifice leader': () => ['Does your leader leave, so that the attackers must retreat?'],
  'choose price': () => ['Which price do you pay?'],
  frighten: () => ['Whom do you push, and where to?'],
  'permit army': ({ hex }, names) => said`Do the Barbarians at ${names.hex(hex)} stay?`,
  'draft card': () => ['Draft: do you draw an action card in place of Infantry?'],
  seize: ({ hex }, names) => said`What do you take from ${names.hex(hex)}?`,
  'meet pirates': ({ hex }, names) => said`What do you do about the Pirates at ${names.hex(hex)}?`,
  'city state': () => ['Which city is activated?'],
  ruse: ({ of, card }, names) => said`${names.who(of)} play ${names.card(card)}: do you cancel it?`,
  'take card back': () => ['Do you take back a card?'],
  reconstruct: ({ hex }, names) => said`Do you exchange a building of ${names.hex(hex)}?`,
};
