import { SEA } from '../../map/tiles.ts';
import { FACES, INFANTRY, SETTLER } from '../../pieces.ts';
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
  'try again': () => ['Rzuć ponownie'],
  'wonder at court': ({ card, hex }, names) =>
    said`Wznieś Cud ${names.card(card, 'nom')} w ${names.hex(hex)} bez Akcji`,
  colonise: ({ hex, to }, names) => said`Załóż Miasto na polu ${names.hex(to)} ze Statku na ${names.hex(hex)}`,
  ashore: ({ units, to }, names) =>
    units.length === 0
      ? ['Nikt nie schodzi na ląd']
      : said`Na ${names.hex(to)} schodzą: ${names.units(units.map(kindOf), 'nom')}`,
  council: ({ hex }, names) => said`Aktywuj ${names.hex(hex)}, by dobrać kartę Akcji i kartę Celu`,
  'cards given up': ({ cards }, names) => said`Oddaj ${names.cards(cards)}`,
  'mark region': ({ hex }, names) => said`Oznacz Obszar z polem ${names.hex(hex)}`,
  'read stars': () => ['Kalendarz: obejrzyj wierzchnie Wydarzenie'],
  foretold: ({ under }, names) =>
    under ? said`Włóż je pod talię za ${names.n('culture', 1)}` : ['Zostaw je na wierzchu'],
  bless: ({ hex }, names) => said`Połóż żeton Kultury pod Miastem ${names.hex(hex)}`,
  'play as idol': ({ card, hex }, names) => said`Aktywuj ${names.hex(hex)}, by zagrać ${names.civil(card)}`,
  'construct for captives': ({ hex, building, port }, names) =>
    said`Oddaj jeńców, by wznieść ${names.building(building)} w ${names.hex(hex)}${port >= 0 ? said`, od strony ${names.hex(port)}` : []}`,
  captured: ({ taken }, names) =>
    taken.length === 0 ? ['Nie bierz jeńców'] : said`Weź do niewoli: ${names.units(taken, 'nom')}`,
  'free captive': ({ captive }, names) => said`Oddaj jeńca (${names.captive(captive)}) za żeton`,
  averted: ({ captive }, names) => said`Oddaj jeńca (${names.captive(captive)}), by anulować Wydarzenie`,
  'play ball': (_, names) => said`Zapłać ${names.n('mood', 1)}: Miasto liczy się jako o 1 większe`,
  honour: ({ hex }, names) => said`Umieść żeton Kultury w ${names.hex(hex)}`,
  guide: ({ good }, names) => said`Zapłać ${names.good(good, 1)}, by poprowadzić Barbarzyńców`,
  'hold army': ({ hex }, names) => said`Armia z ${names.hex(hex)} zostaje`,
  'driven away': ({ unit, hex }, names) => said`Przepędź na ${names.hex(hex)}: ${names.unit(kindOf(unit), 'nom')}`,
  'card dropped': () => ['Zrezygnuj z jej efektu za Wartość Bojową'],
  wheeled: ({ face }) => [`Anuluj trafienie zamiast ${FACES[face]!.value} na kości Kawalerii`],
  'leader sacrificed': () => ['Przywódca odchodzi, a atakujący muszą się wycofać'],
  'price chosen': ({ cost, captives }, names) =>
    captives > 0 ? said`Zapłać ${names.goods(cost)}; oddani jeńcy: ${captives}` : said`Zapłać ${names.goods(cost)}`,
  'spread fear': () => ['Siej strach wśród wrogów obok Przywódcy'],
  frightened: ({ of, unit, to }, names) =>
    said`Wypchnij na ${names.hex(to)}: ${names.unit(kindOf(unit), 'nom')} ${names.who(of, 'gen')}`,
  calm: ({ hex }, names) => said`Nastrój Miasta ${names.hex(hex)} się nie zmienia`,
  'forbid army': ({ hex }, names) => said`Barbarzyńcy z ${names.hex(hex)} zostają`,
  'place beside': ({ kind, to }, names) => said`Umieść ${names.unit(kind)} na ${names.hex(to)}`,
  'card drafted': ({ pay }, names) => said`Dobierz kartę Akcji za ${names.goods(pay)}`,
  seized: ({ kind }, names) => said`Weź do niewoli: ${names.unit(kind, 'nom')}`,
  'sail freely': ({ hex }, names) => said`Wypłyń z Przywódcą z ${names.hex(hex)} bez Akcji`,
  'land everyone': ({ hex, to }, names) => said`Wszyscy ze Statków na ${names.hex(hex)} schodzą na ${names.hex(to)}`,
  'ally pirates': ({ hex }, names) => said`Dziel ${names.hex(hex)} z Piratami`,
  'attack pirates': ({ hex }, names) => said`Zaatakuj Piratów na ${names.hex(hex)}`,
  'turn on pirates': ({ hex }, names) => said`Zwróć się przeciw Piratom na ${names.hex(hex)}`,
  'move city': ({ hex, to }, names) => said`Przenieś Miasto z ${names.hex(hex)} na ${names.hex(to)}`,
  'go with city': ({ to }, names) => said`Na ${names.hex(to)}, razem z Miastem`,
  'go and turn': ({ to, settlers, infantry }, names) => {
    const kinds = [...new Array<number>(settlers).fill(SETTLER), ...new Array<number>(infantry).fill(INFANTRY)];
    return names.game.terrain[to] === SEA
      ? said`Na ${names.hex(to)}; w Statki zmieniają się: ${names.units(kinds, 'nom')}`
      : said`Na ${names.hex(to)}; ze Statków powstają: ${names.units(kinds, 'nom')}`;
  },
  substitute: ({ hex, of }, names) =>
    hex === of ? said`Aktywowane jest samo ${names.hex(hex)}` : said`Zamiast niego aktywowane jest ${names.hex(hex)}`,
  'win over': ({ of, kind }, names) =>
    said`Przeciągnij na swoją stronę: ${names.unit(kind, 'nom')} ${names.who(of, 'gen')}`,
  'ruse played': ({ card }, names) => said`Odrzuć ${names.card(card)}, by ją anulować`,
  'card back': ({ card }, names) => said`Weź z powrotem ${names.card(card)}`,
  reconstructed: ({ building, instead }, names) =>
    said`Wymień ${names.building(instead)} na ${names.building(building)}`,
};

export const POWER_QUESTIONS: Says<PolishNames> = {
  'go ashore': ({ to }, names) => said`Kto schodzi na ląd na ${names.hex(to)}?`,
  'give up cards': () => ['Które karty oddajesz?'],
  foretell: () => ['Co dzieje się z Wydarzeniem?'],
  marauded: () => ['Który Surowiec zabierają łupieżcy?'],
  'take captives': () => ['Kogo bierzesz do niewoli?'],
  avert: ({ card }, names) => said`Oddajesz jeńca, by anulować ${names.card(card)}?`,
  'ball court': () => ['Boiska: płacisz żeton Nastroju?'],
  'guide barbarians': () => ['Płacisz, by poprowadzić Barbarzyńców?'],
  conscript: () => ['Które Jednostki zmieniasz?'],
  'choose gain': () => ['Co zyskujesz?'],
  'dig for gold': () => ['Co zamieniasz na Złoto?'],
  'keep settler': () => ['Płacisz, by zatrzymać Osadnika?'],
  'settle legion': () => ['Płacisz za Piechotę w przejętym Mieście?'],
  rally: () => ['Gdzie umieszczasz Piechotę?'],
  'raise rune stone': () => ['Czy stawiasz kamień runiczny?'],
  'study further': () => ['Które Rozwinięcie kupujesz?'],
  'spread culture': () => ['Na które Miasto wpływasz?'],
  'drive away': () => ['Kogo przepędzasz i dokąd?'],
  'drop card': () => ['Rezygnujesz z efektu swojej karty za Wartość Bojową?'],
  'wheel about': () => ['Czy Kawaleria anuluje zamiast tego trafienie?'],
  'sacrifice leader': () => ['Czy twój Przywódca odchodzi, by atakujący musieli się wycofać?'],
  'choose price': () => ['Którą cenę płacisz?'],
  frighten: () => ['Kogo wypychasz i dokąd?'],
  'permit army': ({ hex }, names) => said`Czy Barbarzyńcy z ${names.hex(hex)} zostają?`,
  'draft card': () => ['Pobór: dobierasz kartę Akcji zamiast Piechoty?'],
  seize: ({ hex }, names) => said`Co bierzesz z ${names.hex(hex)}?`,
  'meet pirates': ({ hex }, names) => said`Co z Piratami na ${names.hex(hex)}?`,
  'city state': () => ['Które Miasto zostaje aktywowane?'],
  ruse: ({ of, card }, names) => said`${names.who(of)} zagrywają ${names.card(card)}: anulujesz ją?`,
  'take card back': () => ['Czy bierzesz kartę z powrotem?'],
  reconstruct: ({ hex }, names) => said`Czy wymieniasz Budynek w ${names.hex(hex)}?`,
};
