import type { Part } from '@imperia/kit';
import type { BattleEffect, BattleHalf, CivilEffect, CivilHalf } from '../../card-data.ts';
import { isNothing } from '../../goods.ts';
import { SETTLER } from '../../pieces.ts';
import { capital, list, said } from '../said.ts';
import type { Clauses } from '../tables.ts';
import { PolishWords } from './speech.ts';

const words = new PolishWords();

const OCCASIONS: Readonly<Record<CivilHalf['when'], string>> = {
  turn: '',
  'start of turn': 'na początku swojej tury',
  'land battle won': 'w turze, w której wygrywasz Bitwę Lądową',
  'land battle won or city captured': 'w turze, w której wygrywasz Bitwę Lądową lub przejmujesz Miasto',
  'city captured': 'tuż po przejęciu Miasta',
};

const NEAR = 'którego Jednostka lub Miasto znajduje się w zasięgu 2 pól od twojej Jednostki lub Miasta';

const CIVIL: Clauses<CivilEffect> = {
  actions: ({ n }) => said`w tej turze masz o ${words.n('action', n)} więcej`,
  gain: ({ goods, per }) =>
    said`zyskaj ${words.goods(goods)}${per === 'academy' ? ' za każde swoje Miasto z Akademią' : ''}`,
  cheer: ({ price }) =>
    isNothing(price)
      ? ['podnieś Nastrój jednego swojego Miasta o 1 poziom']
      : said`możesz zapłacić ${words.goods(price)}, by podnieść Nastrój jednego swojego Miasta o 1 poziom`,
  place: ({ kind, optional }) =>
    said`${optional ? 'możesz umieścić' : 'umieść'} za darmo ${words.n(kind === SETTLER ? 'settler' : 'infantry', 1)} w swoim Mieście`,
  learn: ({ from }) => {
    if (from === 'anyone') return ['zdobądź dowolne Rozwinięcie, którego wymóg spełniasz, z kosteczką z puli'];
    const whose = from === 'loser' ? 'dawnego właściciela Miasta' : `gracza, ${NEAR}`;
    return [`zdobądź za darmo, z kosteczką z puli, Rozwinięcie ${whose}`];
  },
  exchange: () => [
    `wybierz gracza, ${NEAR}: najpierw ty, a potem on zdobywa Rozwinięcie, które ma drugi z was, z kosteczkami z puli`,
  ],
  buy: ({ n }) => [
    n === 1 ? 'kup Rozwinięcie, z kosteczką z puli' : `kup ${n} Rozwinięcia jednej kategorii, z kosteczkami z puli`,
  ],
  build: () => ['wznieś jeden Budynek, nie płacąc za niego; aktywuje to Miasto'],
  collect: ({ same, extra }) => [
    same
      ? 'w następnej Akcji Zbierania w tej turze możesz zbierać z tego samego pola wielokrotnie'
      : `w następnej Akcji Zbierania w tej turze zbierz z ${extra} dodatkowych pól`,
  ],
  hinder: ({ n }) => said`wybrany gracz ma w swojej następnej turze o ${words.n('action', n)} mniej`,
  truce: () => ['wybierz innego gracza: ty nie możesz go atakować w tej turze, a on ciebie w swojej następnej'],
  replan: ({ draw }) =>
    said`obejrzyj ${words.n('objective card', draw)}; możesz zatrzymać jedną z nich w zamian za jedną swoją`,
  explore: () => ['możesz odkryć Obszar obok Obszaru ze swoim Miastem'],
  'take over': () => [
    'twoja następna próba Wpływu Kulturowego w tej turze może dotyczyć Miasta Barbarzyńców bez Budynków: jeśli się uda, Miasto jest twoje, jeden z Barbarzyńców przyłącza się jako Osadnik lub Piechota, a pozostali znikają',
  ],
  spy: () => [
    'obejrzyj wszystkie karty na ręce innego gracza; możesz wymienić jedną z nich na swoją tego samego rodzaju',
  ],
  hire: () => [
    'zapłać 1 Żywność, Drewno, Rudę, Złoto lub żeton Kultury za każdą Armię Barbarzyńców w zasięgu 2 pól od swoich Miast lub Jednostek Wojskowych, którą wynajmujesz; każda idzie o 1 pole Lądu i walczy z tym, kogo tam zastanie',
  ],
};

export function civilText({ action, cost, when, effects }: CivilHalf): Part[][] {
  const terms = [action ? 'jako Akcja' : 'jako Dodatkowa Akcja', OCCASIONS[when]].filter((one) => one !== '').join(' ');
  const price = isNothing(cost) ? [] : said`, za ${words.goods(cost)}`;
  const [first, ...rest] = effects.map(civilClause);
  return [capital(said`${terms}${price}: ${first ?? []}.`), ...rest.map((one) => capital(said`${one}.`))];
}

function either(numbers: readonly number[]): string {
  return numbers.join(' lub ');
}

const BATTLE: Clauses<BattleEffect> = {
  silence: ({ take }) => [
    take ? 'po odkryciu weź na rękę kartę wroga: nie działa' : 'po odkryciu karta wroga nie działa',
  ],
  sacrifice: () => ['po odkryciu każda strona traci jedną Jednostkę'],
  shoot: ({ dice, on, then }) => {
    const roll = dice === 'one' ? 'rzuć kością' : 'rzuć kością za każdą swoją Jednostkę Wojskową';
    const result = then === 'kill' ? 'wróg traci jedną Jednostkę' : 'anuluj 1 trafienie';
    return [
      `po odkryciu ${roll}: ${dice === 'one' ? 'jeśli wypadnie' : 'jeśli na którejś wypadnie'} ${either(on)}, ${result}`,
    ];
  },
  withdraw: () => ['po efektach odkrycia twoja Armia wycofuje się na sąsiednie pole Lądu bez wrogów, a wróg wygrywa'],
  dice: ({ n }) => said`rzuć o ${words.n('die', n)} więcej`,
  cv: ({ n, per, of }) => {
    const value = of === 'own' ? 'twojej Wartości Bojowej' : 'Wartości Bojowej wroga';
    return [`${n > 0 ? `+${n}` : `−${-n}`} do ${value}${per === 'enemy' ? ' za każdą Jednostkę wroga' : ''}`];
  },
  'deny icons': ({ unless }) =>
    said`Jednostki wroga nie mają zdolności${isNothing(unless) ? [] : said`, chyba że wróg zapłaci ${words.goods(unless)}`}`,
  cancel: ({ n }) => said`anuluj ${words.n('hit', n)}`,
  pursue: ({ on }) => [
    `po ustaleniu poległych, jeśli wróg stracił nie mniej Jednostek niż ty, rzuć kością: jeśli wypadnie ${either(on)}, wróg traci jeszcze jedną`,
  ],
  spoils: ({ draw }) =>
    said`po ustaleniu poległych, jeśli wróg stracił Jednostkę, dobierz ${words.n('action card', draw)}`,
};

const FIELDS: Readonly<Record<BattleHalf['role'], Readonly<Record<BattleHalf['place'], string>>>> = {
  any: {
    any: 'w każdej Bitwie',
    land: 'w Bitwie Lądowej',
    'land, not into a city': 'w Bitwie Lądowej, chyba że atakujesz Miasto',
    city: 'w Bitwie o Miasto',
  },
  attacker: {
    any: 'gdy atakujesz',
    land: 'gdy atakujesz na lądzie',
    'land, not into a city': 'gdy atakujesz na lądzie, ale nie Miasto',
    city: 'gdy atakujesz Miasto',
  },
  defender: {
    any: 'gdy się bronisz',
    land: 'gdy się bronisz na lądzie',
    'land, not into a city': 'gdy się bronisz na lądzie',
    city: 'gdy bronisz Miasta',
  },
};

const NEEDS: Readonly<Record<BattleHalf['needs'][number], string>> = {
  army: 'Jednostka Wojskowa',
  ship: 'Statek',
  fortress: 'Forteca',
};

export function battleText({ needs, role, place, effects }: BattleHalf): Part[][] {
  const [first, ...rest] = effects.map(battleClause);
  const needed = list(
    needs.map((need) => NEEDS[need]),
    'lub',
  );
  return [
    capital(said`${FIELDS[role][place]}: ${first ?? []}.`),
    ...rest.map((one) => capital(said`${one}.`)),
    said`Potrzebna: ${needed}.`,
  ];
}

function civilClause<K extends CivilEffect['do']>(effect: Extract<CivilEffect, { do: K }>): Part[] {
  return CIVIL[effect.do as K](effect);
}

function battleClause<K extends BattleEffect['do']>(effect: Extract<BattleEffect, { do: K }>): Part[] {
  return BATTLE[effect.do as K](effect);
}
