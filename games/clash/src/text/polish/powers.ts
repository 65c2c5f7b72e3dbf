import { plain } from '@imperia/kit';
import { CATEGORIES } from '../../advances.ts';
import type { Per, Power, PowerNamed, PowerWord, When } from '../../civilization-data.ts';
import { type Goods, isNothing } from '../../goods.ts';
import { ELEPHANT } from '../../pieces.ts';
import { wonderNamed } from '../card-names.ts';
import { categoryName } from '../names.ts';
import { PolishWords } from './speech.ts';

const words = new PolishWords();
const goods = (some: Goods) => plain(words.goods(some));
const pays = (price: Goods) => (isNothing(price) ? '' : `zapłać ${goods(price)}: `);

type Powers = { readonly [K in PowerWord]: (power: PowerNamed<K>) => string };

/** What advances of civilizations and leaders do; "tutaj" is where the leader stands. */
const POWERS: Powers = {
  'acts as happy': () =>
    'Przy pierwszej aktywacji w turze Miasto tutaj może działać jak Szczęśliwe; w tej turze nie aktywuje się go ponownie.',
  'advance after building': () => 'Po wzniesieniu tutaj Akademii lub Obserwatorium możesz kupić Rozwinięcie bez Akcji.',
  'after obelisk': () => 'Po wzniesieniu tutaj Obelisku zyskaj 1 żeton Kultury lub 2 Idee.',
  'army of five': () =>
    'Może tu stać pięć Jednostek Wojskowych; mając ich pięć w Bitwie Lądowej, nie kładziesz kart i nie używasz zdolności.',
  'ball courts': () =>
    'Przy Zbieraniu lub Werbunku możesz zapłacić 1 żeton Nastroju, by Miasto liczyło się jako o 1 większe.',
  banking: () => 'Przed swoimi Szlakami Handlowymi zyskaj 1 Złoto lub 1 żeton Kultury, jeśli masz jakieś Złoto.',
  'before events': () => 'Zanim dobierzesz Wydarzenie, zyskaj 1 Ideę lub 1 żeton Kultury.',
  beloved: () =>
    'Raz na turę możesz umieścić 1 żeton Kultury w Mieście tutaj. Gracz, który atakuje Miasto z takimi żetonami, płaci najpierw tyle samo żetonów Kultury.',
  calendar: () =>
    'Dobierając Wydarzenie, najpierw je obejrzyj; możesz zapłacić 1 żeton Kultury, by włożyć je pod talię, dowolnie wiele razy.',
  'call barbarians': () => 'Raz na turę możesz sprowadzić Barbarzyńców jak ikoną.',
  'cards for barbarians': () => 'Możesz kłaść swoje karty bojowe za Barbarzyńców walczących w zasięgu 2 pól.',
  'cavalry as elephant': () =>
    'W pierwszej Rundzie Walki jedna Kawaleria stąd, której ikona wypadła, może użyć zdolności Słonia.',
  'change settlers and infantry': () =>
    'Raz na turę, jako Akcję, możesz zmieniać Osadników w Piechotę i Piechotę w Osadników.',
  'cheaper spirituality': () => 'Raz na turę Rozwinięcie Duchowości kosztuje cię o 1 Żywność mniej.',
  'city states': () =>
    'Gdy Miasto jest aktywowane drugi raz w turze, aktywację może wziąć za nie inne twoje Miasto o nie mniejszym Rozmiarze i nie gorszym Nastroju.',
  'convert units': () =>
    'Twoje Miasta mogą wpływać na wrogą Jednostkę Wojskową na Lądzie poza Miastami, ale nie na Przywódcę: jeśli się uda, Jednostka jest twoja.',
  'culture for city': () =>
    'Gdy ten Przywódca przejmuje Miasto, zyskaj 1 żeton Kultury, a jeśli jest w nim Świątynia – 2.',
  danegeld: () =>
    'Raz na turę, jeśli masz Podatki, możesz aktywować Miasto tutaj i wziąć ich dochód za darmo, zamiast Akcji.',
  'draft cards': () => 'Poborem można kupić kartę Akcji zamiast Piechoty.',
  'draft ships': () => 'W Mieście z Portem Poborem można kupić Statek zamiast Piechoty.',
  druids: () =>
    'Możesz wpływać na Miasta Barbarzyńców: sukces kładzie tam 1 żeton Kultury, wart 1 punkt, dopóki Miasto należy do Barbarzyńców.',
  'easy sanitation': () => 'Higiena nie kosztuje cię Surowców albo nie kosztuje Akcji.',
  'elephants over mountains': () => 'Grupa z tym Przywódcą i Słoniem nie zatrzymuje się w Górach.',
  'elephants trade': () => 'Twoje Słonie w Miastach, które nie są Rozgniewane, mogą tworzyć Szlaki Handlowe.',
  'equal to the gods': () =>
    'Każde twoje Rozwinięcie Teokracji działa też jak Rozwinięcie Autokracji na tym samym miejscu.',
  floodplains: () => 'Możesz zakładać Miasta na Pustkowiach i zbierać z nich Żywność lub Drewno.',
  'fortress riders': () =>
    'W pierwszej Rundzie Walki, gdy bronisz Fortecy, jedna Kawaleria, której ikona wypadła, dodaje 3 zamiast 2.',
  'found freely': () => 'Kto tu stoi, może założyć Miasto bez Akcji.',
  'found from ship': () =>
    'Jako Akcję można usunąć Statek, by założyć Miasto na sąsiednim Lądzie; jego pasażerowie mogą tam zejść.',
  'free cards': () => 'Karty Akcji i wielkie postacie, które kosztują Akcję, nie kosztują cię żadnej.',
  'free happiness': () => 'Możesz bez Akcji zwiększać Szczęśliwość w Mieście tutaj.',
  'free navigation': () => 'Nawigacja nie kosztuje cię Surowców.',
  'free ports': () =>
    'Na twoje Porty nie można wpływać, przejęte zachowują kolor i są warte 1½ punktu; twoje Rozwinięcia Form Rządów nic nie są warte.',
  'gold of new cities': () =>
    'Zakładając Miasto, zyskaj 1 Złoto; za każde Góry obok możesz zamienić 1 Surowiec lub żeton na 1 Złoto.',
  'happy barbarian city': () => 'Miasto Barbarzyńców przejęte przez tego Przywódcę staje się Szczęśliwe.',
  'happy influenced city': () =>
    'Miasto z Budynkiem w twoim kolorze staje się Szczęśliwe, gdy przejmuje je ten Przywódca.',
  'idea for recruits': () => 'Werbując w Mieście z Akademią, zyskaj 1 Ideę.',
  'idea when activated': () => 'Gdy Miasto tutaj jest aktywowane inaczej niż do Zbierania, zyskaj 1 Ideę.',
  'ideas despite dogma': () => 'Dogmaty nie ograniczają twoich Idei.',
  'infantry for lost city': () =>
    'Gdy tracisz Miasto, umieść za darmo 1 Piechotę przy tym Przywódcy albo w swoim Mieście.',
  'influence after building': () =>
    'Po wzniesieniu czegoś tutaj możesz bez Akcji spróbować Wpływu Kulturowego z tego Miasta.',
  'influence from buildings': () => 'Możesz wpływać z każdego Miasta z Budynkiem w twoim kolorze.',
  'land everyone': () => 'Na Statku: wszystkie Jednostki Lądowe stąd mogą razem zejść na Ląd i walczyć, jeśli trzeba.',
  'larger small city': () =>
    'Miasto o Rozmiarze 1 tutaj, które nie jest Rozgniewane, liczy się przy Zbieraniu i Werbunku jako o 1 większe.',
  'leave battle': () =>
    'Po Rundzie Walki ten Przywódca może odejść, a jego miejsce zajmuje Piechota: atakujący musi się wycofać i nic za Przywódcę nie dostaje.',
  marauders: () =>
    'Gdy Statek twojego Szlaku Handlowego stoi obok Miasta, jego właściciel traci 1 Surowiec, raz na gracza.',
  'mild capture': () =>
    'Przejęte przez ciebie Miasto staje się Neutralne, a jeśli zapłacisz 1 żeton Kultury – Szczęśliwe.',
  'mood builds': () => 'Przy wznoszeniu żetony Nastroju mogą zastępować Surowce i żetony Kultury.',
  'mood for advance': () => 'Raz na turę Rozwinięcie kosztuje cię 1 żeton Nastroju zamiast 2 Żywności.',
  'no barbarians near': () => 'Barbarzyńcy w zasięgu 2 pól ruszają się tylko za twoją zgodą.',
  'no famine': () => 'Ignorujesz Wydarzenia „Głód”.',
  'not to be influenced': () => 'Na Miasto tutaj nie można wpływać.',
  'one route more': () => 'Jeden Szlak Handlowy Osadnika lub Statku stąd nie wlicza się do limitu 4.',
  'pirate allies': () =>
    'Twoje Statki mogą mijać Statki Piratów i stać z nimi na polu; liczą się one wtedy jako twoje: płyną z nimi, przewożą i handlują, a giną pierwsze.',
  'points for distance': () => 'Na koniec ½ punktu za każde pole między tym Przywódcą a twoim pierwszym Miastem.',
  'quick victory': () =>
    'Za Bitwę Lądową z Jednostkami Wojskowymi wygraną w pierwszej rundzie zyskaj 1 żeton Nastroju i 1 żeton Kultury.',
  raiders: () =>
    'Wrodzy Osadnicy w zasięgu 2 pól od twoich Armii nie zakładają Miast i nie tworzą Szlaków Handlowych, chyba że jest z nimi ich Armia lub Miasto.',
  rebuild: () => 'Gdy ten Przywódca przejął Miasto, możesz za darmo wymienić jeden jego Budynek na inny.',
  'recruit beside': () => 'Zwerbowane tutaj Jednostki Lądowe można umieścić na sąsiednim Lądzie bez wrogów.',
  refund: () => 'Jeśli wygrasz, odzyskujesz zapłatę.',
  'richer route': () => 'Jeden Szlak Handlowy Osadnika lub Statku stąd daje o 1 Złoto lub żeton Kultury więcej.',
  'riders set out': () => 'Świeżo zwerbowana Kawaleria może od razu ruszyć.',
  ruse: () =>
    'Możesz odrzucić kartę Akcji, by anulować kartę Akcji innego gracza, zanim zadziała, jeśli twoje Miasto lub Jednostka Wojskowa jest w zasięgu 2 pól od jego Jednostki lub Miasta.',
  'sacrifice captives': () =>
    'Dobierając Wydarzenie, możesz oddać jeńca, by je anulować i dobrać inne. Jeńca można wydać jako żeton Nastroju lub Kultury.',
  'sail freely': () => 'Raz na turę ten Przywódca może bez Akcji popłynąć ze Statkami, które się nie poruszyły.',
  'second attempt': () =>
    'Raz na turę możesz powtórzyć rzut na Wpływ Kulturowy stąd, jeśli w Mieście jest Świątynia albo jest ona celem.',
  'settlers influence': () =>
    'Osadnicy mogą wpływać na wrogie Miasta w zasięgu 2 pól, o 1 dalej za każdego następnego Osadnika na polu; Osadnicy w Mieście zwiększają jego zasięg o 1.',
  'settlers set out': () => 'Po zwerbowaniu Osadnika do 3 grup Osadników może za darmo ruszyć z twoich Miast.',
  'ship construction': () =>
    'Schodząc na Ląd, Statki mogą zmienić się w Osadników lub, z Taktyką, w Piechotę; Piechota i Osadnicy, wchodząc na Morze, mogą zmienić się w Statki.',
  'spread fear': () =>
    'Raz na turę możesz wypchnąć wrogą Jednostkę Lądową stojącą obok tego Przywódcy na pole Lądu, gdzie nie dojdzie do Bitwy.',
  stelae: () => 'Zyskaj 1 żeton Kultury lub 1 Ideę po wzniesieniu Obelisku, założeniu Miasta lub przejęciu Miasta.',
  'storm master': () => 'To, co treść Wydarzenia robi z Nastrojem Miasta tutaj lub z Jednostkami tutaj, możesz cofnąć.',
  terraces: () =>
    'Twoje Miasta zbierają z Gór Żywność, Drewno lub Rudę. Osadnicy i Przywódcy nie zatrzymują się w Górach.',
  'tokens from trade': () =>
    'Szlaki Handlowe mogą dawać żetony Nastroju, a te do Miast z Budynkiem w twoim kolorze – żetony Kultury.',
  'tokens of regions': () =>
    'Jako Akcję aktywuj Miasto tutaj: zyskaj 1 żeton Nastroju lub Kultury za każdy Obszar ze swoim Miastem, najwyżej tyle, ile wynosi Rozmiar Miasta.',
  'trade with barbarians': () =>
    'Miasta Barbarzyńców, które nie są Rozgniewane, mogą należeć do twoich Szlaków Handlowych, ale dają tylko Żywność.',
  tribute: () =>
    'Możesz zbierać z pól wrogich Miast w zasięgu 2 pól; z Jeńcami możesz zamiast tego wziąć stamtąd Barbarzyńcę.',

  cv: ({ n, per, most, when, pay }) =>
    sentence(
      `${pays(pay)}+${n} do twojej Wartości Bojowej${PER[per]}${most > 0 ? `, najwyżej +${most},` : ''}${after(when)}`,
    ),
  cancel: ({ n, when, pay, often }) =>
    sentence(
      `${pays(pay)}anuluj ${plain([words.n('hit', n)])}${often === 'battle' && !when.includes('first round') ? ' raz w Bitwie' : ''}${after(when)}`,
    ),
  mute: ({ when }) => sentence(`${ahead(when)} wróg nie kładzie kart`),
  'cap bonus': ({ n, when }) => sentence(`${ahead(when)} wróg dodaje do kości najwyżej ${n}`),
  'recruit without market': ({ unit, where }) =>
    `${unit === ELEPHANT ? 'Słonie' : capital(plain([words.unit(unit)]))} można werbować bez Targowiska${WHERE[where]}.`,
  teacher: ({ category }) =>
    `W Szczęśliwym Mieście zapłać 1 żeton Nastroju lub Kultury, by zdobyć bez opłaty Rozwinięcie kategorii „${categoryName(CATEGORIES[category]!, 'pl')}”.`,
  'cheaper building': ({ buildings, free }) =>
    `${capital(buildings.map((one) => plain([words.building(one, 'nom')])).join(' lub '))} nie kosztuje tutaj ${free.map((good) => words.of(good)).join(' ani ')}.`,
  'pays for building': ({ building, with: good }) =>
    `Przy wznoszeniu ${building < 0 ? 'Budynku' : plain([words.building(building, 'gen')])} ${words.plural(good)} mogą zastąpić każdy Surowiec.`,
  'draft with': ({ good }) => `Za Pobór można płacić ${words.by(good)} zamiast żetonami Nastroju.`,
  'gain for recruits': (power) => `Werbując tutaj, zyskaj ${goods(power.goods)}.`,
  'spoils of victory': (power) => `Wygrywając Bitwę, zyskaj ${goods(power.goods)}.`,
  'own wonder': ({ wonder, culture }) =>
    `Gdy dobierasz kartę Cudu, jest nią „${wonderNamed(wonder, 'pl')}”, gdziekolwiek leży, chyba że ten Cud już stoi. Cuda można tutaj wznosić bez Akcji, a „${wonderNamed(wonder, 'pl')}” za o ${culture} żetony Kultury mniej.`,
  'free collect': ({ size, price }) =>
    `Raz na turę ${pays(price)}zbierz bez Akcji w Mieście tutaj, jeśli jego Rozmiar wynosi najwyżej ${size}.`,
  'hold barbarians': ({ price }) =>
    `Gdy twoje Wydarzenie porusza Barbarzyńców, ${pays(price)}dowolne z tych Armii zostają na miejscu.`,
  'drive away': ({ price }) =>
    `Przed każdą Rundą Walki oprócz pierwszej ${pays(price)}wroga Jednostka Wojskowa odchodzi na sąsiednie puste pole Lądu.`,
  'keep settler': ({ price }) => `Gdy Osadnik zakłada tutaj Miasto, ${pays(price)}zatrzymaj Osadnika.`,
  idol: ({ price }) => `${capital(pays(price))}aktywuj Miasto tutaj, by zagrać kartę Akcji bez jej Akcji.`,
  'new category': ({ price }) =>
    `${capital(pays(price))}aktywuj Miasto tutaj, by kupić Rozwinięcie w kategorii, w której nie masz jeszcze żadnego.`,
  'take card back': ({ price }) =>
    `Po Bitwie, którą ten Przywódca przeżył, ${pays(price)}weź z powrotem kartę bojową z tej Bitwy.`,
  'win back': ({ price }) =>
    `Jako Akcja, ${pays(price)}cudzy Budynek tutaj przybiera twój kolor; z Religią Państwową jako Dodatkowa Akcja.`,
  'build freely': ({ price }) => `Raz na turę ${pays(price)}wznieś coś tutaj za zwykłą cenę, bez Akcji.`,
  princeps: ({ price }) =>
    `${capital(pays(price))}aktywuj Miasto tutaj, by dobrać kartę Akcji i kartę Celu, a potem oddaj po jednej z nich.`,
  'infantry in captured city': ({ price }) =>
    `Gdy ten Przywódca przejmuje Miasto, ${pays(price)}umieść w nim 1 Piechotę.`,
  'explorer marks': ({ price }) => `Na Statku, ${pays(price)}oznacz Obszar, każdy jeden raz, za 1 punkt.`,
  captives: ({ most }) =>
    `Wygrywając Bitwę Lądową, możesz zatrzymać poległe wrogie Jednostki Wojskowe jako jeńców, najwyżej ${most}; na koniec każdy jest wart ½ punktu.`,
  'card for influence': ({ most }) =>
    `Po udanym Wpływie Kulturowym dobierz kartę Akcji, jeśli masz ich nie więcej niż ${most}.`,
  rice: ({ most }) =>
    `Każda Równina poza Miastem, z której zbierasz i na której stoi twój Osadnik, daje o 1 Żywność więcej, najwyżej ${most}.`,
  embalming: ({ most }) =>
    `Po każdej Bitwie zyskaj 1 żeton Kultury, jeśli masz ich nie więcej niż ${most}. Zyskaj 1 żeton Kultury, gdy tracisz Przywódcę.`,
  nomads: ({ most }) =>
    `Do ${most} twoich Miast o Rozmiarze 1, które nie są Rozgniewane, może w Akcji Ruchu przejść o 1 pole Lądu; każde zostaje aktywowane i daje Surowiec z nowego pola.`,
  immortals: ({ most }) =>
    `Przed każdym rzutem możesz zapłacić do ${most} żetonów Kultury za tyle samo Wartości Bojowej.`,
  'ideas from trade': ({ most }) => `Do ${most} Szlaków Handlowych może dać po 1 żetonie Kultury lub 2 Idee.`,
  'much food': ({ least }) => `Zbierając co najmniej ${least} Żywności, zyskaj 1 żeton Kultury.`,
  'rune stones': ({ least }) =>
    `Tracąc w Bitwie co najmniej ${least} Jednostki Wojskowe, możesz odłożyć niewykorzystany Obelisk, wart 1 punkt.`,
  'build for captives': ({ n }) => `Raz na turę oddaj ${n} jeńców, by wznieść coś tutaj za zwykłą cenę, bez Akcji.`,
  'captives pay': ({ n }) => `Przy wznoszeniu tutaj jeniec może zastąpić ${n} Surowce.`,
  'lone food': ({ n }) => `Zbierając dokładnie 1 Żywność, zyskaj o ${n} więcej.`,
  'happy for culture': ({ n }) =>
    `Gdy zwiększasz Szczęśliwość, ${plain([words.n('culture', n, 'nom')])} zamiast zwykłej ceny czyni Miasto tutaj Szczęśliwym.`,
  'influence range': ({ n }) => `+${n} do zasięgu Wpływu Kulturowego stąd.`,
  'arts for mood': ({ n }) => `Za Sztukę można zapłacić ${plain([words.n('mood', n, 'ins')])}.`,
  'lead barbarians': ({ n }) =>
    `Gdy twoje Wydarzenie porusza Barbarzyńców, możesz zapłacić ${n} Złoto lub żeton Kultury, by powiedzieć, dokąd idą.`,
  'gold near enemy city': ({ n }) =>
    `Gdy ten Przywódca przejmuje Miasto, zyskaj ${n} Złota, jeśli inne wrogie Miasto jest w zasięgu 2 pól.`,
  'gold on arrival': ({ n }) => `Gdy ten Przywódca wchodzi do twojego Miasta, zyskaj ${plain([words.n('gold', n)])}.`,
  fortified: ({ n }) => `+${n} do twojej Wartości Bojowej, gdy bronisz Miasta z Fortecą w zasięgu 2 pól.`,
  'culture builds': ({ n }) => `Przy wznoszeniu tutaj 1 żeton Kultury może zastąpić ${n} Surowce.`,
  'mood for influence': ({ n }) => `Gdy Wpływ Kulturowy stąd się uda, zyskaj ${plain([words.n('mood', n)])}.`,
  'cheaper wonder': ({ n }) => `Cuda kosztują tutaj o ${n} mniej, w Surowcach i żetonach Kultury według uznania.`,
  'gold for calm city': ({ n }) =>
    `Gdy ten Przywódca przejmuje Miasto, które nie jest Rozgniewane, zyskaj ${plain([words.n('gold', n)])}.`,
  'drop card': ({ cv }) =>
    `Odkrywając kartę bojową, możesz zrezygnować z jej efektu za +${cv} do Wartości Bojowej w tej rundzie.`,
  'far trade': ({ range }) =>
    `Statki i twoje własne Porty tworzą Szlaki Handlowe z Miastami innych na wybrzeżu w zasięgu ${range} pól.`,
  'long roads': ({ range }) => `Drogami grupy przechodzą do ${range} pól z jednego twojego Miasta do drugiego.`,
  longships: ({ cargo }) => `Twoje Statki mogą ruszać po Bitwie i przewożą ${cargo} Jednostki Lądowe.`,
};

const PER: Readonly<Record<Per, string>> = {
  round: '',
  'barbarian city near': ' za każde Miasto Barbarzyńców w zasięgu 2 pól',
  'settler near': ' za każdego twojego Osadnika w zasięgu 2 pól',
  'region with own city': ' za każdy Obszar z twoim Miastem poza Obszarem Startowym',
  'unit the enemy has more': ' za każdą Jednostkę Wojskową, którą wróg ma więcej',
  'own elephant': ' za każdego twojego Słonia tam',
  'city size': ' za każdy element Miasta',
};

const WHERE: Readonly<Record<PowerNamed<'recruit without market'>['where'], string>> = {
  'size 1': ' w Miastach o Rozmiarze 1',
  forest: ' w Miastach w Lesie',
  fortress: ' w Miastach z Fortecą',
  'beside barren': ' w Miastach obok Pustkowi',
  'far from home': ' w Miastach co najmniej 3 pola od pierwszego Miasta',
  'for gold or culture': ', jeśli co najmniej 1 Surowiec za każdego płaci się Złotem lub żetonem Kultury',
};

const AFTER: readonly (readonly [When, string])[] = [
  ['against army', ' z Armią gracza'],
  ['against barbarians', ' z Barbarzyńcami'],
  ['against pirates', ' z Piratami'],
  ['enemy has as many cities', ' z graczem, który ma co najmniej tyle samo Miast'],
  ['enemy has more warfare', ' z graczem, który ma więcej Rozwinięć Wojskowości'],
  ['enemy with war ships', ' z wrogiem, który ma Okręty Wojenne'],
  ['enemy without war ships', ' z wrogiem bez Okrętów Wojennych'],
  ['near own city', ' w zasięgu 2 pól od twojego Miasta'],
  ['near own temple', ' w zasięgu 2 pól od twojej Świątyni'],
  ['far from own cities', ', jeśli w zasięgu 2 pól nie ma twojego Miasta'],
  ['no own city in region', ' na Obszarze bez twojego Miasta'],
  ['own elephant there', ' z udziałem twojego Słonia'],
  ['outnumbered', ', dopóki wróg ma więcej Jednostek,'],
  ['no fewer units', ', dopóki wróg nie ma więcej Jednostek'],
  ['no card laid', ' w rundach, w których nie kładziesz karty'],
];

/** "w pierwszej Rundzie Walki, gdy atakujesz Miasto ze Świątynią,". */
function whenText(when: readonly When[]): string {
  const has = (one: When) => when.includes(one);
  const kind = `${has('coastal city') ? ' na wybrzeżu' : ''}${has('temple there') ? ' ze Świątynią' : ''}${has('own obelisk there') ? ' z twoim Obeliskiem' : ''}`;
  const field = has('attacker')
    ? `gdy atakujesz${has('city') ? ` Miasto${kind}` : ''}${has('landed') ? ' wprost ze Statków' : ''}`
    : has('defender')
      ? `gdy ${has('city') ? `bronisz Miasta${kind}` : 'się bronisz'}`
      : has('sea')
        ? 'w Bitwach Morskich'
        : has('land')
          ? 'w Bitwach Lądowych'
          : has('first round')
            ? ''
            : 'w Bitwach';
  const first = has('first round') ? 'w pierwszej Rundzie Walki ' : '';
  const rest = AFTER.flatMap(([one, text]) => (has(one) ? [text] : [])).join('');
  const clause = field.startsWith('gdy');
  return clause ? `${first.trimEnd()}${first === '' ? '' : ', '}${field}${rest}` : `${first}${field}`.trimEnd() + rest;
}

/** After a deed: a clause is set off by a comma. */
function after(when: readonly When[]): string {
  const text = whenText(when);
  return text.startsWith('gdy') ? `, ${text}` : ` ${text}`;
}

/** Before a deed. */
function ahead(when: readonly When[]): string {
  const text = whenText(when);
  return text.includes('gdy') ? `${text},` : text;
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
