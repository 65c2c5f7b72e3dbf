import { CULTURE, MOOD } from '../../goods.ts';
import { hexAt, kindOf } from '../../units.ts';
import { said } from '../said.ts';
import type { Says } from '../tables.ts';
import type { PolishNames } from './speech.ts';

/** What wonders, events and great persons let one choose. */
export const CARD_OPTIONS: Says<PolishNames> = {
  'construct wonder': ({ card, hex }, names) => said`Wznieś Cud ${names.card(card, 'nom')} w ${names.hex(hex)}`,
  borrow: ({ seat, advance }, names) =>
    said`Wielka Biblioteka: w tej turze korzystaj z Rozwinięcia ${names.advance(seat, advance)}`,
  'give up objective': ({ card }, names) => said`Wielki Posąg: odrzuć ${names.card(card)} za jeszcze jedną Akcję`,
  'draw from deck': () => ['Dobierz z talii'],
  'draw from discards': () => ['Weź wierzchnią kartę odrzuconych'],
  'cheer on': ({ good }, names) => said`Wielka Arena: zapłać ${names.good(good, 1)}`,
  'take wonder': ({ card }, names) => said`Weź ${names.card(card)}`,
  'draw wonder': () => ['Dobierz z talii'],

  handed: ({ of, good }, names) => said`Daj ${names.good(good, 1)} ${names.who(of, 'dat')}`,
  invite: ({ of }, names) => said`Osadnika umieszczają ${names.who(of)}`,
  'lower mood': ({ hex }, names) => said`Obniż Nastrój Miasta ${names.hex(hex)}`,
  'mood falls': ({ hex }, names) => said`Spada Nastrój Miasta ${names.hex(hex)}`,
  perish: ({ units }, names) =>
    units.length === 1
      ? said`Oddaj ${names.units(units.map(kindOf))} z ${names.hex(hexAt(units[0]!))}`
      : said`Oddaj ${names.units(units.map(kindOf))}`,
  'set on fire': ({ hex }, names) => said`Płonie Las Miasta ${names.hex(hex)}`,
  'given up': ({ goods, cards, units }, names) =>
    said`Oddaj ${names.deal(goods, [...names.eachCard(cards), ...(units.length > 0 ? names.units(units.map(kindOf)) : [])])}`,
  erupt: ({ hex }, names) => said`Ginie Miasto ${names.hex(hex)}`,
  collapse: ({ pieces }, names) => said`Strać ${names.pieces(pieces)}`,
  revolt: ({ hex }, names) => said`Bunt wybucha w ${names.hex(hex)}`,
  'lose action': () => ['Strać Akcję'],
  appease: ({ mood, culture }, names) => said`Oddaj ${names.goods([0, 0, 0, 0, 0, mood, culture])}`,
  muster: ({ hex }, names) => said`Nowy Przywódca przybywa do ${names.hex(hex)}`,
  abolish: ({ points }) => [`Strać wszystkich Przywódców za ${points} punkty`],
  'name reformer': ({ by, of }, names) => said`Świątynię ${names.who(of, 'gen')} zastępują ${names.who(by)}`,
  reformed: ({ hex }, names) => said`Zastąp Świątynię w ${names.hex(hex)}`,
  'build horse': (_, names) => said`Zbuduj Konia Trojańskiego za ${names.n('wood', 1)} i ${names.n('culture', 1)}`,

  sworn: () => ['Zapłać za to'],
  inspire: ({ n }, names) => said`Nieśmiertelni: zapłać ${names.n('culture', n)} za +${n}`,
  parried: () => ['Zapłać, by anulować 1 trafienie'],

  'take person': ({ card, price }, names) => said`Weź ${names.card(card)} za ${names.good(CULTURE, price)}`,
  call: ({ card }, names) => said`Zagraj ${names.card(card)}`,
  cheer: ({ hex }, names) => said`Uczyń Miasto ${names.hex(hex)} Szczęśliwym`,
  raise: ({ hex, building, port }, names) =>
    said`Wznieś ${names.building(building)} w ${names.hex(hex)}${port >= 0 ? said` od strony ${names.hex(port)}` : []}`,
  'land afar': ({ hex }, names) => said`Odkryj Obszar z polem ${names.hex(hex)}`,
  'settle afar': ({ hex, food }, names) => said`Załóż Miasto na polu ${names.hex(hex)} za ${names.n('food', food)}`,
  commission: ({ card, hex }, names) => said`Wznieś Cud ${names.card(card, 'nom')} w ${names.hex(hex)}`,
  'tokens turned': ({ good, n }, names) =>
    said`Zamień ${names.good(good, n)} na ${names.good(good === MOOD ? CULTURE : MOOD, n)}`,
  ally: ({ of }, names) => said`Zawrzyj pakt z ${names.who(of, 'ins')}`,
  destined: ({ of, card }, names) => said`Przydziel ${names.card(card)}: ${names.who(of)}`,
};

export const CARD_QUESTIONS: Says<PolishNames> = {
  swear: () => ['Płacisz za lepszą Wartość Bojową w tej Bitwie?'],
  immortals: () => ['Nieśmiertelni: ile żetonów Kultury płacisz?'],
  parry: () => ['Płacisz, by anulować trafienie?'],
  study: () => ['Wielka Biblioteka: z którego Rozwinięcia korzystasz w tej turze?'],
  beacon: () => ['Wielka Latarnia Morska: gdzie umieszczasz Statek?'],
  'choose draw': () => ['Wielkie Mauzoleum: skąd dobierasz kartę?'],
  crowd: () => ['Wielka Arena: płacisz żeton za lepszą Wartość Bojową?'],
  'choose wonder': () => ['Czy bierzesz odkrytą kartę Cudu?'],
  'hand out': ({ good, left }, names) => said`Kto zyskuje ${names.good(good, 1)}? Do rozdania: ${left}.`,
  'invite settlers': () => ['Kto umieszcza Osadnika?'],
  'lower moods': () => ['Nastrój którego Miasta spada?'],
  starve: () => ['Które Miasto staje się Rozgniewane?'],
  plague: ({ n }) => [`Które Jednostki tracisz? Wybierz: ${n}.`],
  fire: () => ['Który Las płonie?'],
  pandemic: ({ n }) => [`Co oddajesz? Wybierz: ${n}.`],
  volcano: () => ['Które Miasto ginie?'],
  earthquake: ({ most }) => [`Które elementy Miast tracisz, od 1 do ${most}?`],
  'civil war': () => ['Które Miasto dotyka wojna domowa?'],
  strike: () => ['Tracisz Akcję czy Jednostkę Wojskową?'],
  overthrow: () => ['Zmieniasz Formę Rządów czy oddajesz Jednostkę Wojskową?'],
  uprising: () => ['Które żetony oddajesz?'],
  succession: () => ['Czy przybywa nowy Przywódca?'],
  reformation: () => ['Czyja Świątynia zostaje zastąpiona i przez kogo?'],
  reform: () => ['Którą Świątynię zastępujesz?'],
  'trojan horse': () => ['Czy budujesz Konia Trojańskiego?'],
  'offer person': ({ card, price }, names) => said`Czy bierzesz ${names.card(card)} za ${names.good(CULTURE, price)}?`,
  'learn in': () => ['Które Rozwinięcie zdobywasz?'],
  'delight a city': () => ['Które Miasto staje się Szczęśliwe?'],
  'construct freely': () => ['Co wznosisz i gdzie?'],
  'sail afar': () => ['Który Obszar odkrywasz?'],
  'found afar': () => ['Gdzie zakładasz Miasto?'],
  'build cheaper': () => ['Który Cud wznosisz i gdzie?'],
  'turn tokens': () => ['Ile żetonów zamieniasz?'],
  'choose ally': () => ['Z kim zawierasz pakt?'],
  destine: ({ of }, names) => said`Który Cel przydzielasz ${names.who(of, 'dat')}?`,
};
