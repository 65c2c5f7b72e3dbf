import { cityAt } from '../../cities.ts';
import { LEADER } from '../../pieces.ts';
import { CARD_KINDS } from '../../trade.ts';
import { kindOf } from '../../units.ts';
import { said } from '../said.ts';
import type { Says } from '../tables.ts';
import { CARD_QUESTIONS } from './card-options.ts';
import { POWER_QUESTIONS } from './power-options.ts';
import type { PolishNames } from './speech.ts';

/** What is asked of a seat. */
export const QUESTIONS: Says<PolishNames> = {
  ...CARD_QUESTIONS,
  ...POWER_QUESTIONS,
  turn: (_, { game }) =>
    game.actions === 0 ? ['Dodatkowe Akcje czy koniec tury?'] : [`Co robisz? Pozostałe Akcje: ${game.actions}.`],
  pay: ({ cost }, names) => said`Jak płacisz ${names.goods(cost)}?`,
  'choose token': () => ['Który żeton bierzesz?'],
  'buy advance': ({ seat, advance }, names) => said`Jak płacisz za Rozwinięcie ${names.advance(seat, advance)}?`,
  'free education': (_, names) => said`Darmowa Edukacja: płacisz ${names.n('ideas', 1)} za ${names.n('mood', 1)}?`,
  gather: ({ hex }, names) => said`Co zbierasz w ${names.hex(hex)}?`,
  metallurgy: () => ['Metalurgia: zamieniasz 1 Rudę na 1 Złoto?'],
  dogma: () => ['Dogmaty: które Rozwinięcie Teokracji zdobywasz?'],
  'choose units': ({ hex }, names) => said`Kogo werbujesz w ${names.hex(hex)}?`,
  'pay recruits': ({ kinds }, names) => said`Jak płacisz za ${names.units(kinds)}?`,
  muster: ({ kind }, names) =>
    kind === LEADER ? ['Kto zostaje Przywódcą?'] : said`Skąd pochodzi zwerbowana figurka: ${names.unit(kind, 'nom')}?`,
  medicine: () => ['Medycyna: który Surowiec odzyskujesz?'],
  'move groups': ({ left }) => [`Skąd ruszają Jednostki? Pozostałe grupy: ${left}.`],
  'choose group': ({ hex }, names) => said`Które Jednostki ruszają z ${names.hex(hex)}?`,
  'choose destination': ({ hex, units }, names) =>
    said`Dokąd rusza z ${names.hex(hex)} grupa: ${names.units(units.map(kindOf), 'nom')}?`,
  'lay tile': ({ to }, names) => said`Jak leży Obszar z polem ${names.hex(to)}?`,
  'land ships': () => ['Gdzie zatrzymują się Statki?'],
  unload: ({ hex }, names) => said`Na ${names.hex(hex)} brakuje miejsca: kto ginie?`,
  'raise moods': () => ['Nastrój którego Miasta podnosisz?'],
  'mood falls': ({ hex }, names) => said`Nastrój Miasta ${names.hex(hex)} spada: zapobiegasz temu?`,
  'choose target': () => ['Na które Miasto wpływasz i skąd?'],
  'boost roll': ({ missing }, names) => said`Do sukcesu brakuje ${missing}: płacisz ${names.n('culture', missing)}?`,
  persuade: ({ to }, names) =>
    cityAt(names.game, to)
      ? said`Który Budynek w ${names.hex(to)} przejmujesz?`
      : said`Kogo na ${names.hex(to)} przeciągasz na swoją stronę?`,
  levy: ({ left }) => [`Podatki: jakie Surowce zyskujesz? Wybierz: ${left}.`],
  'trade routes': () => ['Szlaki Handlowe: z którymi Miastami handlujesz?'],
  'other income': () => ['Co przynoszą niektóre Szlaki Handlowe zamiast Żywności i Złota?'],
  'route income': () => ['Co przynoszą Szlaki Handlowe?'],
  offer: ({ to }, names) => said`Co oferujesz ${names.who(to, 'dat')}?`,
  demand: ({ to }, names) => said`O co w zamian prosisz ${names.who(to, 'acc')}?`,
  'answer offer': ({ from, give, want, kinds }, names) => {
    const offered = names.game.seats[from]!.offered;
    const theirs = names.deal(give, names.eachCard(offered));
    return said`${names.who(from)} oferują ci ${theirs} za ${names.deal(want, names.kinds(kinds))}. Przyjmujesz?`;
  },
  'await answer': ({ to }, names) => said`${names.who(to)} zastanawiają się nad twoją ofertą. Wycofujesz ją?`,
  'set terms': () => ['Co oddasz za co, jeden za jeden, ktokolwiek to zaoferuje?'],
  'choose cards': ({ kind, n }, names) => said`Co oddajesz? Wybierz ${names.n(`${CARD_KINDS[kind]!} card`, n)}.`,
  'cheer a city': () => ['Nastrój którego Miasta podnosisz?'],
  'place free unit': ({ kind }, names) => said`Gdzie umieszczasz ${names.unit(kind)}?`,
  learn: () => ['Które Rozwinięcie zdobywasz?'],
  'exchange knowledge': () => ['Z kim wymieniasz się Rozwinięciami?'],
  'choose purchase': () => ['Które Rozwinięcie kupujesz?'],
  'develop a city': () => ['Co wznosisz i gdzie?'],
  'choose victim': () => ['Kto traci Akcję w następnej turze?'],
  'choose truce': () => ['Z kim zawierasz rozejm?'],
  'choose plan': () => ['Który Cel zatrzymujesz i za który ze swoich?'],
  'send explorer': () => ['Który Obszar odkrywasz?'],
  'lay discovery': ({ hex }, names) => said`Jak leży Obszar z polem ${names.hex(hex)}?`,
  'take over': () => ['Kto się przyłącza?'],
  'send spy': () => ['Kogo szpiegujesz?'],
  'swap a card': () => ['Wymieniasz kartę?'],
  hire: () => ['Którą Armię Barbarzyńców wynajmujesz?'],
  'send army': () => ['Która Armia idzie i dokąd?'],
  'teach us': () => ['Zagrywasz kartę za przejęte Miasto?'],
  siegecraft: () => ['Machiny Oblężnicze: co w Fortecy unieszkodliwiasz?'],
  'steel weapons': () => ['Używasz Stalowej Broni?'],
  'lay card': () => ['Kładziesz kartę bojową?'],
  withdraw: () => ['Dokąd się wycofujesz?'],
  besieged: ({ price }, names) => said`Płacisz ${names.goods(price)}, by Jednostki zachowały zdolności?`,
  'lose units': ({ side }, names) => said`Kto ginie po stronie ${names.fighting(side)}?`,
  casualties: ({ side }, names) => said`Kto ginie po stronie ${names.fighting(side)}?`,
  'retreat or fight on': () => ['Walczysz dalej?'],
  'place refugee': () => ['Gdzie umieszczasz Osadnika?'],
  fanatics: () => ['Fanatyzm: gdzie umieszczasz Piechotę?'],
  event: () => ['Wydarzenie: czy rozpatrujesz także jego treść?'],
  'exhaust land': () => ['Które pole staje się Jałową Ziemią?'],
  'settle barbarians': () => ['Gdzie osiedlają się Barbarzyńcy?'],
  'reinforce barbarians': () => ['Które Miasto Barbarzyńców dostaje Jednostkę?'],
  march: () => ['Która Armia Barbarzyńców idzie i dokąd?'],
  'swell city': ({ hex }, names) => said`Jaką Jednostkę dostają Barbarzyńcy w ${names.hex(hex)}?`,
  'recall pirates': () => ['Który Statek Piratów schodzi z Mapy?'],
  'place pirates': ({ left }) => [`Gdzie przybywają Piraci? Pozostałe Statki: ${left}.`],
  raided: () => ['Co oddajesz Piratom?'],
  claim: () => ['Czy realizujesz Cel?'],
  'status objectives': () => ['Który Cel realizujesz?'],
  'free advance': () => ['Które Darmowe Rozwinięcie zdobywasz?'],
  'raze city': () => ['Czy palisz Miasto?'],
  'change government': () => ['Czy zmieniasz Formę Rządów?'],
  'name first player': () => ['Kto zostaje Pierwszym Graczem?'],
};

export const CHOOSE = 'Co wybierasz?';
