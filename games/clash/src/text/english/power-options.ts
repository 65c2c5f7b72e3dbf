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
};

export const POWER_QUESTIONS: Says<EnglishNames> = {
  conscript: () => ['Which units do you turn?'],
  'choose gain': () => ['What do you gain?'],
  'dig for gold': () => ['What do you turn into Gold?'],
  'keep settler': () => ['Do you pay to keep the Settler?'],
  'settle legion': () => ['Do you pay for Infantry in the captured city?'],
  rally: () => ['Where do you place Infantry?'],
  'raise rune stone': () => ['Do you raise a rune stone?'],
  'study further': () => ['Which advance do you buy?'],
  'spread culture': () => ['Which city do you influence?'],
};
