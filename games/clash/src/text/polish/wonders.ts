import type { Part } from '@imperia/kit';
import { ADVANCES } from '../../advances.ts';
import type { PowerName, WonderData, WonderPower } from '../../wonder-data.ts';
import { capital, said } from '../said.ts';
import { PolishWords } from './speech.ts';

const words = new PolishWords();

type Powers = { readonly [K in PowerName]: (power: Extract<WonderPower, { power: K }>) => readonly string[] };

const POWERS: Powers = {
  'tokens alike': () => ['możesz wydawać żetony Nastroju i Kultury jedne zamiast drugich, ale nie na Cuda'],
  crowd: ({ cv }) => [
    `raz w każdej Bitwie Lądowej, po rzucie, możesz zapłacić żeton Nastroju lub Kultury za +${cv} do Wartości Bojowej`,
  ],
  'any resource from grassland': () => ['to Miasto zbiera z Równin dowolne Surowce'],
  'no attack over grassland': () => [
    'Jednostki innych graczy, które w tej turze weszły na Równinę, nie mogą atakować tego Miasta, nawet Drogami',
  ],
  'borrow an advance': () => [
    'w każdej swojej turze wskaż Rozwinięcie, którego nie masz, spoza Form Rządów: do końca tury możesz z niego korzystać',
  ],
  'ship when activated': () => [
    'ilekroć to Miasto jest aktywowane, możesz umieścić za darmo Statek na dowolnym polu Morza bez wrogów',
  ],
  'name the first player': () => ['to ty wskazujesz Pierwszego Gracza, niezależnie od liczby żetonów'],
  'draw from discards': () => [
    'gdy dobierasz kartę Akcji lub Wydarzenie, możesz zamiast tego wziąć wierzchnią kartę z ich stosu kart odrzuconych',
  ],
  'discard to the bottom': () => ['twoje zużyte karty Akcji i Wydarzenia trafiają na spód stosów kart odrzuconych'],
  'builder for ever': () => ['wszystkie jej punkty zostają przy budowniczym, który wygrywa remisy'],
  'draw objective': () => ['po wzniesieniu dobierz kartę Celu'],
  'objective for an action': () => ['jako Dodatkową Akcję możesz odrzucić kartę Celu za jeszcze jedną Akcję Główną'],
  wall: ({ cv }) => [`kto atakuje twoje Szczęśliwe Miasto, ma −${cv} do Wartości Bojowej w pierwszej Rundzie Walki`],
  'barbarians fall': () => ['Barbarzyńcy, którzy atakują twoje Miasta, przegrywają od razu, bez kart i kości'],
};

function power<K extends PowerName>(one: Extract<WonderPower, { power: K }>): readonly string[] {
  return POWERS[one.power as K](one);
}

export function wonderText({ cost, requires, port, points, powers }: WonderData): Part[][] {
  const needs = port ? ', w Mieście z Portem' : '';
  return [
    said`Kosztuje ${words.goods(cost)}; wymaga: ${ADVANCES[requires]!.name.pl}${needs}.`,
    ...powers.flatMap((one) => power(one).map((text) => capital([`${text}.`]))),
    [
      points.owner === 0
        ? `${points.builder} punktów dla budowniczego.`
        : `${points.builder} punkty dla budowniczego i ${points.owner} dla właściciela Miasta.`,
    ],
  ];
}
