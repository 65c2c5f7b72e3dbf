import { listed, type Part, plain } from '@imperia/kit';
import { ADVANCES, CATEGORIES } from '../../advances.ts';
import type { EventData, EventEffect, Lasting, PersonEffect } from '../../event-data.ts';
import { categoryName } from '../names.ts';
import { capital, list, said } from '../said.ts';
import type { Clauses } from '../tables.ts';
import { PolishWords } from './speech.ts';

const words = new PolishWords();

const TRAVELLED = 'o jedną więcej, jeśli masz Drogi, Nawigację lub Szlaki Handlowe';

const EFFECTS: Clauses<EventEffect> = {
  gain: ({ goods }) => said`zyskaj ${words.goods(goods)}`,
  'hand out': ({ good, n }) =>
    n === 1
      ? said`wybrany przez ciebie inny gracz zyskuje ${words.good(good, n)}`
      : said`rozdaj ${words.good(good, n)} między innych graczy`,
  settler: ({ to }) => [
    to === 'drawer'
      ? 'umieść za darmo Osadnika w swoim Mieście'
      : 'wybrany przez ciebie inny gracz umieszcza za darmo Osadnika w swoim Mieście',
  ],
  'lower moods': ({ n, travelled, cities, coastal }) => {
    const where = coastal
      ? 'jednego swojego Miasta na wybrzeżu'
      : n === 1
        ? 'jednego swojego Miasta'
        : `${n} swoich Miast`;
    const who = cities > 1 ? `jeśli masz co najmniej ${cities} Miasta, ` : '';
    const more = travelled > 0 ? '; jeśli masz Drogi, Nawigację lub Szlaki Handlowe, także drugiego' : '';
    return [`${who}obniż Nastrój ${where} o 1 poziom${more}`];
  },
  'lose units': ({ n, per, travelled, least, points }) => {
    const lost = per > 0 ? `1 Jednostkę za każde ${per}, które masz` : n === 1 ? '1 Jednostkę' : `${n} Jednostki`;
    const more = travelled > 0 ? `, ${TRAVELLED}` : '';
    const worth = points > 0 ? `; każda jest warta ${points === 1 ? '1 punkt' : `${points} punkty`}` : '';
    return [`jeśli masz co najmniej ${least} Jednostki, strać ${lost}${more}${worth}`];
  },
  hunger: ({ food, of }) => {
    const what =
      of === 'barren cities'
        ? `strać 1 Żywność za każde swoje Miasto na Pustkowiu lub obok niego, najwyżej ${food}`
        : plain(['strać ', words.n('food', food)]);
    const who = of === 'storage' ? 'jeśli masz Magazynowanie, ' : '';
    return [
      `${who}${what}; jeśli nie możesz, jedno ${of === 'barren cities' ? 'z tych Miast' : 'Miasto'} staje się Rozgniewane`,
    ];
  },
  volcano: ({ cities, points }) => [
    `jeśli masz co najmniej ${cities} Miasta, jedno z nich ginie ze wszystkimi elementami, które opuszczają grę i są warte po ${points} punkty`,
  ],
  earthquake: ({ cities, most, points }) => [
    `jeśli masz co najmniej ${cities} Miasta, od 1 do ${most} twoich elementów Miast opuszcza grę i jest wartych po ${points} punkty; Nastrój tych Miast spada o 1 poziom`,
  ],
  'civil war': () => [
    'jedno twoje Miasto, które nie jest Szczęśliwe, traci 1 Piechotę, a jego Nastrój spada o 1 poziom; jeśli nie ma takiego z Piechotą, spada Nastrój dowolnego twojego Miasta',
  ],
  revolution: () => [
    'strać 1 Akcję, a potem, jeśli możesz, zmień Formę Rządów; każdemu z tych skutków możesz zapobiec, oddając Jednostkę Wojskową',
  ],
  uprising: ({ most, points }) => [
    `oddaj od 1 do ${most} żetonów Nastroju i Kultury, jeśli możesz; każdy jest wart ${points === 0.5 ? '½ punktu' : `${points} punkty`}`,
  ],
  'reveal wonder': () => ['odkryj wierzchnią kartę Cudu: kto dobiera Cud, może wziąć tę kartę'],
  guillotine: ({ points }) => [
    `twój Przywódca ginie; albo nowy pojawia się za darmo w twoim Mieście, albo tracisz wszystkich Przywódców za ${points} punkty`,
  ],
  anarchy: () => [
    'tracisz wszystkie Rozwinięcia swojej Formy Rządów; gdy później zdobywasz tyle samo, nie zabierają kosteczek z Toru Wydarzeń',
  ],
  bloom: ({ good, buildings, most, drawer }) => {
    const what: Part[] = good < 0 ? ['1 żeton Nastroju lub Kultury'] : [words.good(good, 1)];
    const where = list(
      buildings.map((building) => words.building(building, 'ins')),
      'lub',
    );
    return said`zyskaj ${what} za każde swoje Miasto ${words.z(where)}, najwyżej ${most}; kto dobrał kartę, co najmniej ${drawer}`;
  },
  reformation: () => [
    'wybrany przez ciebie inny gracz zastępuje jedną twoją Świątynię swoją; jeśli nie masz żadnej, wskaż gracza, który ją ma i którego to spotka',
  ],
  pandemic: () => [
    'oddaj w dowolnej mieszance Jednostki, karty z ręki, Surowce i żetony: razem połowę liczby swoich Miast, zaokrągloną w dół; nie Cuda',
  ],
  fire: () => [
    'wybierz swoje Miasto w Lesie: jego Nastrój i Nastrój każdego Miasta w tym samym Lesie spada o 1 poziom; jeśli takiego nie masz, strać 1 Drewno',
  ],
  'fewest cities': ({ good }) =>
    said`kto ma najmniej Miast, zyskuje ${words.good(good, 1)} za każde Miasto, które ma więcej gracz z największą ich liczbą; gdy wszyscy mają tyle samo, każdy zyskuje ${words.good(good, 1)}`,
};

const LASTING: Readonly<Record<Lasting, string>> = {
  'until all know': 'Odtąd gracze bez Higieny nie mogą wznosić Budynków ani Cudów.',
  'while a wonder is open': '',
  eclipse: 'Następna Bitwa Lądowa kończy się po pierwszej rundzie; jej zwycięzca zatrzymuje tę kartę, wartą 1 punkt.',
  'trojan horse':
    'Jeden raz atakujący bronione Miasto może zapłacić 1 Drewno i 1 żeton Kultury: obrońca nie kładzie karty w pierwszej Rundzie Walki.',
};

const PERSONS: Clauses<PersonEffect> = {
  'found afar': ({ food }) => [
    `możesz odkryć Obszar obok Obszaru ze swoim Miastem i założyć tam Miasto za ${food} Żywności, bez Osadnika`,
  ],
  delight: () => ['jedno twoje Miasto staje się Szczęśliwe'],
  construct: ({ building }) =>
    building < 0
      ? ['możesz wznieść Budynek za jego cenę, nie aktywując Miasta']
      : said`możesz wznieść ${words.building(building)} za jej cenę, nie aktywując Miasta`,
  gain: ({ goods }) => said`zyskaj ${words.goods(goods)}`,
  draw: ({ n }) => said`dobierz ${words.n('action card', n)}`,
  march: ({ cv }) => [
    `wykonaj Ruch Jednostek; w pierwszej Bitwie tego ruchu masz +${cv} do Wartości Bojowej w każdej rundzie`,
  ],
  trade: () => ['weź dochód ze Szlaków Handlowych, jeśli masz to Rozwinięcie'],
  'build wonder': ({ culture }) => [
    `wznieś Cud za o ${culture} żetony Kultury mniej, bez wymaganego Rozwinięcia, ale nie bez Inżynierii`,
  ],
  'turn tokens': () => ['zamień dowolną liczbę żetonów Kultury na żetony Nastroju albo odwrotnie'],
  pact: ({ price }) => [
    `biorąc tę kartę, wybierz innego gracza: żaden z was nie może atakować drugiego, nie płacąc ${price} żetonów Kultury, co kończy pakt; możesz go też zakończyć Akcją`,
  ],
  foresee: () => [
    'obejrzyj tyle kart Celów, ilu jest graczy, i przydziel po jednej każdemu, także sobie: będzie to jego następny Cel',
  ],
};

export function eventText({ to, unless, lasts, effects, person }: EventData): Part[][] {
  if (person) return personText(person);
  const who = to === 'all' ? 'każdy gracz: ' : '';
  return [
    ...effects.map((effect) => capital(said`${who}${effectText(effect)}.`)),
    ...(lasts && LASTING[lasts] !== '' ? [[LASTING[lasts]]] : []),
    ...(unless >= 0 ? [[`Nie dotyczy tego, kto ma Rozwinięcie „${ADVANCES[unless]!.name.pl}”.`]] : []),
  ];
}

function personText({ action, categories, effects }: NonNullable<EventData['person']>): Part[][] {
  const names = list(
    categories.map((category) => `„${categoryName(CATEGORIES[category]!, 'pl')}”`),
    'lub',
  );
  const learn = names.length > 0 ? [said`zdobądź za darmo, z kosteczką z puli, Rozwinięcie kategorii ${names}`] : [];
  const deeds = [...learn, ...effects.map(personEffect)];
  return [
    ['Wielka postać: kto ją dobrał, może ją wziąć za 1 żeton Kultury, potem inni za 2.'],
    effects[0]?.do === 'pact'
      ? capital(said`${personEffect(effects[0])}.`)
      : capital(said`${action ? 'jako Akcja' : 'jako Dodatkowa Akcja'}: ${listed(deeds, ', a potem ')}.`),
  ];
}

function effectText<K extends EventEffect['do']>(effect: Extract<EventEffect, { do: K }>): Part[] {
  return EFFECTS[effect.do as K](effect);
}

function personEffect<K extends PersonEffect['do']>(effect: Extract<PersonEffect, { do: K }>): Part[] {
  return PERSONS[effect.do as K](effect);
}
