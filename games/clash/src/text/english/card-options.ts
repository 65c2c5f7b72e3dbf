import { CULTURE, MOOD } from '../../goods.ts';
import { hexAt, kindOf } from '../../units.ts';
import { said } from '../said.ts';
import type { Says } from '../tables.ts';
import type { EnglishNames } from './speech.ts';

/** What wonders, events and great persons let one choose. */
export const CARD_OPTIONS: Says<EnglishNames> = {
  'construct wonder': ({ card, hex }, names) => said`Build ${names.card(card)} in ${names.hex(hex)}`,
  borrow: ({ seat, advance }, names) => said`Great Library: use ${names.advance(seat, advance)} this turn`,
  'give up objective': ({ card }, names) => said`Great Statue: discard ${names.card(card)} for one more action`,
  'draw from deck': () => ['Draw from the deck'],
  'draw from discards': () => ['Take the top card of the discards'],
  'cheer on': ({ good }, names) => said`Great Arena: pay ${names.good(good, 1)}`,
  'take wonder': ({ card }, names) => said`Take ${names.card(card)}`,
  'draw wonder': () => ['Draw from the deck'],

  handed: ({ of, good }, names) => said`Give ${names.good(good, 1)} to ${names.who(of)}`,
  invite: ({ of }, names) => said`${names.who(of)} place a Settler`,
  'lower mood': ({ hex }, names) => said`Lower the mood of ${names.hex(hex)}`,
  'mood falls': ({ hex }, names) => said`The mood of ${names.hex(hex)} falls`,
  perish: ({ units }, names) =>
    units.length === 1
      ? said`Give up ${names.units(units.map(kindOf))} at ${names.hex(hexAt(units[0]!))}`
      : said`Give up ${names.units(units.map(kindOf))}`,
  'set on fire': ({ hex }, names) => said`The Forest of ${names.hex(hex)} burns`,
  'given up': ({ goods, cards, units }, names) =>
    said`Give up ${names.deal(goods, [...names.eachCard(cards), ...(units.length > 0 ? names.units(units.map(kindOf)) : [])])}`,
  erupt: ({ hex }, names) => said`${names.hex(hex)} is destroyed`,
  collapse: ({ pieces }, names) => said`Lose ${names.pieces(pieces)}`,
  revolt: ({ hex }, names) => said`The revolt is in ${names.hex(hex)}`,
  'lose action': () => ['Lose an action'],
  appease: ({ mood, culture }, names) => said`Give up ${names.goods([0, 0, 0, 0, 0, mood, culture])}`,
  muster: ({ hex }, names) => said`A new leader comes to ${names.hex(hex)}`,
  abolish: ({ points }) => [`Lose all your leaders for ${points} points`],
  'name reformer': ({ by, of }, names) => said`${names.who(by)} replace a Temple of ${names.who(of)}`,
  reformed: ({ hex }, names) => said`Replace the Temple of ${names.hex(hex)}`,
  'build horse': (_, names) => said`Build the Trojan Horse for ${names.n('wood', 1)} and ${names.n('culture', 1)}`,

  sworn: () => ['Pay for it'],
  inspire: ({ n }, names) => said`Immortals: pay ${names.n('culture', n)} for +${n}`,
  parried: () => ['Pay to cancel 1 hit'],

  'take person': ({ card, price }, names) => said`Take ${names.card(card)} for ${names.good(CULTURE, price)}`,
  call: ({ card }, names) => said`Call upon ${names.card(card)}`,
  cheer: ({ hex }, names) => said`Make ${names.hex(hex)} Happy`,
  raise: ({ hex, building, port }, names) =>
    said`Build ${names.building(building)} in ${names.hex(hex)}${port >= 0 ? said` facing ${names.hex(port)}` : []}`,
  'land afar': ({ hex }, names) => said`Reveal the region at ${names.hex(hex)}`,
  'settle afar': ({ hex, food }, names) => said`Found a city at ${names.hex(hex)} for ${names.n('food', food)}`,
  commission: ({ card, hex }, names) => said`Build ${names.card(card)} in ${names.hex(hex)}`,
  'tokens turned': ({ good, n }, names) =>
    said`Turn ${names.good(good, n)} into ${names.good(good === MOOD ? CULTURE : MOOD, n)}`,
  ally: ({ of }, names) => said`Make a pact with ${names.who(of)}`,
  destined: ({ of, card }, names) => said`Give ${names.card(card)} to ${names.who(of)}`,
};

export const CARD_QUESTIONS: Says<EnglishNames> = {
  swear: () => ['Do you pay for a better combat value in this battle?'],
  immortals: () => ['Immortals: how many Culture tokens do you pay?'],
  parry: () => ['Do you pay to cancel a hit?'],
  study: () => ['Great Library: which advance do you use this turn?'],
  beacon: () => ['Great Lighthouse: where do you place a Ship?'],
  'choose draw': () => ['Great Mausoleum: where do you draw from?'],
  crowd: () => ['Great Arena: do you pay a token for a better combat value?'],
  'choose wonder': () => ['Do you take the open wonder card?'],
  'hand out': ({ good, left }, names) => said`Who gains ${names.good(good, 1)}? Left: ${left}.`,
  'invite settlers': () => ['Who places a Settler?'],
  'lower moods': () => ["Which city's mood falls?"],
  starve: () => ['Which city becomes Angry?'],
  plague: ({ n }, names) => said`Which ${names.n('unit', n)} do you lose?`,
  fire: () => ['Which Forest burns?'],
  pandemic: ({ n }) => [`What do you give up? Choose ${n}.`],
  volcano: () => ['Which city is destroyed?'],
  earthquake: ({ most }) => [`Which city pieces do you lose, from 1 to ${most}?`],
  'civil war': () => ['Which city does the civil war strike?'],
  strike: () => ['Do you lose an action, or an army unit?'],
  overthrow: () => ['Do you change the government, or give up an army unit?'],
  uprising: () => ['Which tokens do you give up?'],
  succession: () => ['Does a new leader come?'],
  reformation: () => ['Whose Temple is replaced, and by whom?'],
  reform: () => ['Which Temple do you replace?'],
  'trojan horse': () => ['Do you build the Trojan Horse?'],
  'offer person': ({ card, price }, names) => said`Do you take ${names.card(card)} for ${names.good(CULTURE, price)}?`,
  'learn in': () => ['Which advance do you gain?'],
  'delight a city': () => ['Which city becomes Happy?'],
  'construct freely': () => ['What do you build, and where?'],
  'sail afar': () => ['Which region do you reveal?'],
  'found afar': () => ['Where do you found a city?'],
  'build cheaper': () => ['Which wonder do you build, and where?'],
  'turn tokens': () => ['How many tokens do you turn?'],
  'choose ally': () => ['With whom do you make a pact?'],
  destine: ({ of }, names) => said`Which objective do you give to ${names.who(of)}?`,
};
