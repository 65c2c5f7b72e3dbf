import { kindOf } from '../../units.ts';
import { counts } from '../parts.ts';
import { said } from '../said.ts';
import type { Says } from '../tables.ts';
import type { PolishNames } from './speech.ts';

/** What civilizations and leaders let one choose. */
export const POWER_OPTIONS: Says<PolishNames> = {
  teach: ({ seat, advance, good }, names) =>
    said`Przywódca naucza: ${names.advance(seat, advance)} za ${names.good(good, 1)}`,
  'royal progress': ({ hex }, names) => said`Aktywuj ${names.hex(hex)} po żetony ze swoich Obszarów`,
  danegeld: ({ hex }, names) => said`Danegeld: aktywuj ${names.hex(hex)} po dochód z Podatków`,
  'win back': ({ hex, building }, names) => said`Odzyskaj ${names.building(building)} w ${names.hex(hex)}`,
  'call barbarians': () => ['Sprowadź Barbarzyńców'],
  'imperial army': () => ['Armia Cesarska: zmień Osadników i Piechotę jednych w drugich'],
  conscripted: ({ units }, names) => said`Zmień ${names.units(units.map(kindOf))}`,
  gladden: ({ hex }, names) => said`Zwiększ Szczęśliwość w ${names.hex(hex)}`,
  'construct at court': ({ hex, building, port }, names) =>
    said`Wznieś ${names.building(building)} w ${names.hex(hex)} bez Akcji${port >= 0 ? said`, od strony ${names.hex(port)}` : []}`,
  'collect at court': ({ hex }, names) => said`Zbierz Surowce w ${names.hex(hex)} bez Akcji`,
  'golden age': ({ seat, hex, advance }, names) =>
    said`Aktywuj ${names.hex(hex)}, by kupić Rozwinięcie ${names.advance(seat, advance)}`,
  'found freely': ({ hex }, names) => said`Załóż Miasto na polu ${names.hex(hex)} bez Akcji`,
  'lay down law': ({ hex }, names) => said`Uczyń Miasto ${names.hex(hex)} Szczęśliwym za żeton Kultury`,
  'gain goods': ({ goods }, names) => said`Zyskaj ${names.goods(goods)}`,
  'gold for goods': ({ given }, names) =>
    given.length === 0 ? ['Nic nie zamieniaj na Złoto'] : said`Zamień ${names.goods(counts(given))} na Złoto`,
  'buy unit': ({ hex, kind, price }, names) =>
    said`Umieść ${names.unit(kind)} w ${names.hex(hex)} za ${names.goods(price)}`,
  'rune stone': () => ['Postaw kamień runiczny'],
  'buy advance': ({ seat, advance }, names) => said`Kup Rozwinięcie ${names.advance(seat, advance)}`,
};

export const POWER_QUESTIONS: Says<PolishNames> = {
  conscript: () => ['Które Jednostki zmieniasz?'],
  'choose gain': () => ['Co zyskujesz?'],
  'dig for gold': () => ['Co zamieniasz na Złoto?'],
  'keep settler': () => ['Płacisz, by zatrzymać Osadnika?'],
  'settle legion': () => ['Płacisz za Piechotę w przejętym Mieście?'],
  rally: () => ['Gdzie umieszczasz Piechotę?'],
  'raise rune stone': () => ['Czy stawiasz kamień runiczny?'],
  'study further': () => ['Które Rozwinięcie kupujesz?'],
  'spread culture': () => ['Na które Miasto wpływasz?'],
};
