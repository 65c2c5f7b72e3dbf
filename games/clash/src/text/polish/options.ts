import type { Part } from '@imperia/kit';
import { yieldGood, yieldHex } from '../../actions/collect.ts';
import { CULTURE, GOLD, isNothing, MOOD, NOTHING } from '../../goods.ts';
import { objective } from '../../objective-data.ts';
import { hexAt, kindOf } from '../../units.ts';
import { hexFacts } from '../hexes.ts';
import { counts } from '../parts.ts';
import { list, said } from '../said.ts';
import type { Says } from '../tables.ts';
import { CARD_OPTIONS } from './card-options.ts';
import { POWER_OPTIONS } from './power-options.ts';
import type { PolishNames } from './speech.ts';

/** What can be chosen, as a command. */
export const OPTIONS: Says<PolishNames> = {
  ...CARD_OPTIONS,
  ...POWER_OPTIONS,
  advance: ({ seat, advance }, names) => said`Rozwój: ${names.advance(seat, advance)}`,
  found: ({ hex }, names) => said`Załóż Miasto na polu ${names.hex(hex)}`,
  collect: ({ hex }, names) => said`Zbierz Surowce w ${names.hex(hex)}`,
  construct: ({ hex, building, port }, names) => built(names, hex, building, port),
  recruit: ({ hex }, names) => said`Zwerbuj Jednostki w ${names.hex(hex)}`,
  move: () => ['Ruch Jednostek'],
  'increase happiness': () => ['Zwiększ Szczęśliwość'],
  influence: () => ['Wpływ Kulturowy'],
  'end turn': () => ['Zakończ turę'],
  decline: (_, { game }) => [DECLINED[game.steps.at(-1)?.do ?? ''] ?? 'Nie, dziękuję'],

  taxes: (_, names) => said`Podatki: zapłać ${names.good(MOOD, 1)}`,
  sports: ({ hex, steps }, names) =>
    said`Cyrk i Sport: podnieś Nastrój Miasta ${names.hex(hex)} o ${names.n('step', steps)} za ${names.good(CULTURE, steps)}`,
  'civil liberties': (_, names) => said`Wolności Obywatelskie: zyskaj ${names.good(MOOD, 3)}`,
  barter: ({ card, good }, names) => said`Handel Wymienny: odrzuć ${names.card(card)} za ${names.good(good, 1)}`,
  arts: (_, names) => said`Sztuka: Wpływ Kulturowy za ${names.good(CULTURE, 1)}`,
  theaters: ({ good }, names) =>
    said`Teatry: zamień ${names.good(good, 1)} na ${names.good(good === MOOD ? CULTURE : MOOD, 1)}`,
  voting: (_, names) => said`Głosowanie: zwiększ Szczęśliwość za ${names.good(MOOD, 1)}`,
  'free collect': ({ hex }, names) =>
    said`Wolność Ekonomiczna: zbierz Surowce w ${names.hex(hex)} za ${names.good(MOOD, 1)}`,
  'absolute power': (_, names) => said`Władza Absolutna: jeszcze jedna Akcja za ${names.good(MOOD, 2)}`,
  'forced labor': (_, names) =>
    said`Pańszczyzna: Rozgniewane Miasta działają w tej turze jak Neutralne, za ${names.good(MOOD, 1)}`,

  spend: ({ pay }, names) => said`Zapłać ${names.goods(pay)}`,
  'take token': ({ good }, names) => said`Weź ${names.good(good, 1)}`,
  bought: ({ pay }, names) => paid(names, pay),
  'gain advance': ({ seat, advance }, names) => said`Zdobądź Rozwinięcie ${names.advance(seat, advance)}`,
  educate: ({ pay }, names) => said`Zapłać ${names.goods(pay)} za ${names.good(MOOD, 1)}`,
  gathered: ({ gathered }, names) =>
    said`Zbierz ${list(
      gathered.map((one) => said`${names.good(yieldGood(one), 1)} z ${names.hex(yieldHex(one))}`),
      'i',
    )}`,
  smelt: (_, names) => said`Zamień 1 Rudę na ${names.good(GOLD, 1)}`,
  'pay recruits': ({ kinds }, names) => said`Zwerbuj ${names.units(kinds)}`,
  enlist: ({ pay }, names) => paid(names, pay),
  'place recruit': ({ kind, from }, names) =>
    from < 0 ? said`Umieść ${names.unit(kind)}` : said`Zabierz ${names.unit(kind)} z ${names.hex(hexAt(from))}`,
  'draw leader': () => ['Wylosuj Przywódcę'],
  enthrone: ({ card }, names) => said`Twoim Przywódcą zostaje ${names.card(card, 'nom')}`,
  regain: ({ good }, names) => said`Odzyskaj ${names.good(good, 1)}`,
  'place unit': ({ hex, kind }, names) => said`Umieść ${names.unit(kind)} w ${names.hex(hex)}`,

  'choose group': ({ hex }, names) => said`Porusz Jednostki z ${names.hex(hex)}`,
  'choose destination': ({ hex, units }, names) => said`Porusz ${names.units(units.map(kindOf))} z ${names.hex(hex)}`,
  go: ({ seat, to, via, roads, navigation }, names) => {
    const way = via >= 0 ? said` Drogami przez ${names.hex(via)}` : roads ? [' Drogami'] : [];
    const round = navigation ? [' wzdłuż krawędzi Mapy'] : [];
    return said`Na ${names.hex(to)}${way}${round} (${hexFacts(names.game, to, 'pl', seat)})`;
  },
  'stop moving': () => ['Zakończ ruch'],
  laid: ({ to, turned }, names) => said`Połóż tak: ${names.laid(to, turned)}`,
  anchor: ({ to }, names) => said`Płyń na ${names.hex(to)}`,
  drown: ({ lost }, names) => said`Strać ${names.units(lost.map(kindOf))}`,

  'raise mood': ({ hex }, names) => said`Podnieś Nastrój Miasta ${names.hex(hex)}`,
  sadden: ({ hex }, names) => said`Niech Nastrój Miasta ${names.hex(hex)} spadnie`,
  console: (_, names) => said`Zapobiegnij temu za ${names.good(MOOD, 1)}`,
  attempt: ({ hex, to, boost }, names) =>
    hex === to
      ? said`Odzyskaj Budynek w ${names.hex(to)}`
      : said`Wpłyń na ${names.hex(to)} z ${names.hex(hex)}${boost > 0 ? said` za ${names.good(CULTURE, boost)}` : []}`,
  boost: ({ missing }, names) => said`Wzmocnij rzut za ${names.good(CULTURE, missing)}`,
  convert: ({ hex, building }, names) => said`Przejmij ${names.building(building)} w ${names.hex(hex)}`,
  'take over': ({ hex }, names) => said`Przejmij Miasto ${names.hex(hex)}`,
  levied: ({ levied }, names) => said`Zyskaj ${names.goods(counts(levied))}`,
  'trade with': ({ cities }, names) =>
    cities.length === 0 ? ['Nie handluj z nikim'] : said`Handluj z ${names.hexes(cities)}`,
  'take other': ({ income }, names) =>
    isNothing(income) ? ['Tylko Żywność i Złoto'] : said`Zyskaj ${names.goods(income)}`,
  'take income': ({ food, gold }, names) =>
    said`Zyskaj ${names.goods(NOTHING.map((_, good) => (good === GOLD ? gold : good === 0 ? food : 0)))}`,

  'propose trade': ({ to }, names) => said`Zaproponuj Wymianę: ${names.who(to)}`,
  offered: ({ give, cards }, names) => offered(names.deal(give, names.eachCard(cards)), 'Zaoferuj', 'Nic nie oferuj'),
  demanded: ({ want, kinds }, names) => offered(names.deal(want, names.kinds(kinds)), 'Poproś o', 'O nic nie proś'),
  'accept offer': () => ['Przyjmij ofertę'],
  'refuse offer': () => ['Odrzuć ofertę'],
  'withdraw offer': () => ['Wycofaj ofertę'],
  'show cards': ({ seat }, names) => said`Pokaż ${names.cards(names.game.seats[seat]!.offered)}`,
  'set terms': () => ['Powiedz, na co się zgodzisz'],
  'terms set': ({ terms }, names) =>
    terms.length === 0 ? ['Na nic się z góry nie zgadzaj'] : said`Oddawaj jeden za jeden: ${names.terms(terms)}`,
  'set aside': ({ cards }, names) => said`Oddaj ${names.cards(cards)}`,

  play: ({ card }, names) => said`Zagraj ${names.civil(card)}`,
  'cheer city': ({ hex }, names) => said`Podnieś Nastrój Miasta ${names.hex(hex)}`,
  'exchange with': ({ of }, names) => said`Wymień się Rozwinięciami z ${names.who(of, 'ins')}`,
  purchase: ({ seat, advance }, names) => said`Kup Rozwinięcie ${names.advance(seat, advance)}`,
  develop: ({ hex, building, port }, names) => built(names, hex, building, port),
  hinder: ({ of }, names) => said`Odbierz Akcję ${names.who(of, 'dat')}`,
  truce: ({ of }, names) => said`Zawrzyj rozejm z ${names.who(of, 'ins')}`,
  taught: ({ card }, names) => said`Zagraj ${names.civil(card)}`,
  'pay army': ({ hex, good }, names) => said`Wynajmij Armię z ${names.hex(hex)} za ${names.good(good, 1)}`,
  'send army': () => ['Nie wynajmuj więcej'],
  'army goes': ({ hex, to }, names) => said`Wyślij Armię z ${names.hex(hex)} na ${names.hex(to)}`,
  'taken over': ({ kind }, names) =>
    kind < 0 ? ['Nikt się nie przyłącza'] : said`Jeden z nich przyłącza się jako ${names.unit(kind, 'nom')}`,
  'spy upon': ({ of }, names) => said`Szpieguj ${names.who(of, 'acc')}`,
  swap: ({ cards }, names) => said`Weź ${names.card(cards[0]!)} za ${names.card(cards[1]!)}`,
  adopt: ({ cards }, names) => said`Zatrzymaj ${names.card(cards[0]!)} za ${names.card(cards[1]!)}`,
  discover: ({ hex }, names) => said`Odkryj Obszar z polem ${names.hex(hex)}`,
  discovered: ({ hex, turned }, names) => said`Połóż tak: ${names.laid(hex, turned)}`,

  besiege: ({ die, shield }, names) => {
    if (die && shield)
      return said`Unieszkodliw kość i osłonę Fortecy (${names.n('wood', 2, 'nom')} i ${names.n('ore', 2, 'nom')})`;
    return die
      ? said`Unieszkodliw kość Fortecy (${names.n('wood', 2, 'nom')})`
      : said`Unieszkodliw osłonę Fortecy (${names.n('ore', 2, 'nom')})`;
  },
  arm: () => ['Użyj Stalowej Broni'],
  lay: ({ card }, names) => said`Połóż ${names.battle(card)}`,
  withdrawn: ({ hex }, names) => said`Wycofaj się na ${names.hex(hex)}`,
  endure: ({ price }, names) => said`Zapłać ${names.goods(price)}, by Jednostki zachowały zdolności`,
  fall: ({ fallen }, names) => said`Strać ${names.units(fallen.map(kindOf))}`,
  'combat round': () => ['Walcz dalej'],
  retreat: () => ['Wycofaj się'],

  'draw event': ({ whole, old }) => [
    `${old ? 'Weź wierzchnie z odrzuconych Wydarzeń' : 'Dobierz Wydarzenie'}: ${whole ? 'ikona i treść' : 'sama ikona'}`,
  ],
  exhaust: ({ hex }, names) => said`Wyjałów pole ${names.hex(hex)}`,
  'barbarian settlement': ({ hex }, names) => said`Barbarzyńcy osiedlają się na ${names.hex(hex)}`,
  'barbarian unit': ({ hex, kind }, names) => said`Barbarzyńcy w ${names.hex(hex)} dostają ${names.unit(kind)}`,
  raid: ({ hex, to }, names) => said`Barbarzyńcy idą z ${names.hex(hex)} na ${names.hex(to)}`,
  recall: ({ ship }, names) => said`Zabierz Statek Piratów z ${names.hex(hexAt(ship))}`,
  'place pirate': ({ hex }, names) => said`Piraci przybywają na ${names.hex(hex)}`,
  ransom: ({ good }, names) =>
    names.game.steps.at(-1)?.do === 'marauded'
      ? said`Strać ${names.good(good, 1)}`
      : said`Oddaj Piratom ${names.good(good, 1)}`,
  terror: ({ hex }, names) => said`Spada Nastrój Miasta ${names.hex(hex)}`,

  complete: ({ objective: id }) => [`Zrealizuj Cel „${objective(id).name.pl}”`],
  raze: ({ hex }, names) => said`Spal Miasto ${names.hex(hex)} za ${names.good(GOLD, 1)}`,
  'take government': ({ seat, advances }, names) =>
    said`Nowa Forma Rządów, ${names.government(advances[0]!)}: ${names.advances(seat, advances)}`,
  'first player': ({ of }, names) => said`Zaczynają ${names.who(of)}`,
};

/** "No" means something else wherever it is said. */
const DECLINED: Readonly<Record<string, string>> = {
  'raise moods': 'Nie podnoś więcej Nastroju',
  'raze city': 'Nie pal Miasta',
  'change government': 'Zachowaj Formę Rządów',
  'lay card': 'Nie kładź karty',
  'boost roll': 'Nie wzmacniaj: próba się nie uda',
  'free education': 'Zachowaj Ideę',
  metallurgy: 'Zachowaj Rudę',
  'steel weapons': 'Walcz bez Stalowej Broni',
  siegecraft: 'Zostaw Fortecę w spokoju',
  besieged: 'Nie płać: Jednostki stracą zdolności',
  'place refugee': 'Nie umieszczaj Osadnika',
  'place free unit': 'Nikogo nie umieszczaj',
  'send explorer': 'Nie odkrywaj Obszaru',
  'swap a card': 'Nie wymieniaj kart',
  'choose plan': 'Zachowaj swoje Cele',
  'teach us': 'Nie zagrywaj karty',
  'cheer a city': 'Nie płać za więcej',
  dogma: 'Nie zdobywaj Rozwinięcia',
  study: 'Nie korzystaj z żadnego',
  avert: 'Niech się stanie',
  'ball court': 'Nic nie płać',
  'guide barbarians': 'Niech idą, dokąd chcą',
  'keep settler': 'Nie zatrzymuj Osadnika',
  'settle legion': 'Nie umieszczaj Piechoty',
  'raise rune stone': 'Nie stawiaj kamienia',
  'study further': 'Nie kupuj Rozwinięcia',
  'spread culture': 'Nie wpływaj na żadne Miasto',
  beacon: 'Nie umieszczaj Statku',
  crowd: 'Nic nie płać',
  swear: 'Nic nie płać',
  immortals: 'Nic nie płać',
  parry: 'Nic nie płać',
  'trojan horse': 'Nie buduj konia',
  'offer person': 'Nie bierz jej',
  'construct freely': 'Nic nie wznoś',
  'sail afar': 'Nie odkrywaj Obszaru',
  'found afar': 'Nie zakładaj Miasta',
  'build cheaper': 'Nie wznoś Cudu',
  'turn tokens': 'Nie zamieniaj żetonów',
  'status objectives': 'Nie realizuj Celu',
  claim: 'Nie realizuj Celu',
};

function built(names: PolishNames, hex: number, building: number, port: number): Part[] {
  const faced = port >= 0 ? said` od strony ${names.hex(port)}` : [];
  return said`Wznieś ${names.building(building)} w ${names.hex(hex)}${faced}`;
}

function paid(names: PolishNames, pay: readonly number[]): Part[] {
  return pay.every((n) => n === 0) ? ['Nic nie płać'] : said`Zapłać ${names.goods(pay)}`;
}

function offered(deal: Part[], verb: string, nothing: string): Part[] {
  return deal.length === 1 && deal[0] === 'nic' ? [nothing] : said`${verb} ${deal}`;
}
