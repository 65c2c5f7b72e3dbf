import type { Part } from '@imperia/kit';
import { CATEGORIES } from '../../advances.ts';
import { isNothing } from '../../goods.ts';
import { type Condition, type Objective, objective } from '../../objective-data.ts';
import { HAPPY } from '../../state.ts';
import { categoryName } from '../names.ts';
import { capital, said } from '../said.ts';
import type { Conditions } from '../tables.ts';
import { PolishWords } from './speech.ts';

const words = new PolishWords();

const ROLES = { any: '', attacker: ' jako atakujący', defender: ' jako obrońca' };

const CONDITIONS: Conditions<Condition> = {
  cities: ({ min }) => said`masz co najmniej ${words.n('city', min)}`,
  'most cities with': ({ building }) =>
    said`masz więcej Miast ${words.z([words.building(building, 'ins')])} niż każdy inny gracz`,
  'most advances': ({ min }) => [`masz więcej Rozwinięć niż każdy inny gracz i co najmniej ${min}`],
  category: ({ category }) => [`masz wszystkie Rozwinięcia kategorii „${categoryName(CATEGORIES[category]!, 'pl')}”`],
  goods: ({ goods }) => said`masz co najmniej ${words.goods(goods)}`,
  'cities in mood': ({ mood, min }) => [
    `masz co najmniej ${min} ${mood === HAPPY ? 'Szczęśliwe' : 'Rozgniewane'} Miasta`,
  ],
  'kinds of buildings': ({ min }) => [`w twoich Miastach są co najmniej ${min} różne rodzaje Budynków w twoim kolorze`],
  'most categories': () => ['masz więcej ukończonych kategorii Rozwinięć niż każdy inny gracz'],
  'far city': ({ distance }) => [`masz Miasto co najmniej ${distance} pól od swojego pierwszego Miasta`],
  'influenced cities': ({ min }) => [`w co najmniej ${min} Miastach innych graczy stoi Budynek w twoim kolorze`],
  'city of size': ({ min }) => [`masz Miasto o Rozmiarze ${min}`],
  government: () => ['masz wszystkie Rozwinięcia jednej Formy Rządów'],
  'isolated cities': ({ min }) => [`co najmniej ${min} twoje Miasta nie sąsiadują z żadnym innym Miastem`],
  'trade routes': ({ min, by }) => [
    `możesz utworzyć co najmniej ${min} Szlaki Handlowe${by === 'ships' ? ' samymi Statkami' : ''}`,
  ],
  'started categories': ({ min }) => [`masz Rozwinięcia w co najmniej ${min} kategoriach`],
  'most influence': () => [
    'w Miastach innych graczy stoi więcej Budynków w twoim kolorze niż w kolorze każdego innego gracza',
  ],
  'every kind of unit': () => ['masz na Mapie Jednostkę każdego rodzaju'],
  away: ({ units, min }) => [
    `masz ${units === 'settlers' ? 'Osadników' : 'Jednostki Wojskowe'} na co najmniej ${min} polach, które nie są twoimi Miastami ani z nimi nie sąsiadują`,
  ],
  civilization: ({ advances, leaders }) => [
    `masz wszystkie ${advances} Rozwinięcia swojej Cywilizacji i zwerbowano dotąd co najmniej ${leaders} twoich Przywódców`,
  ],
  blockade: ({ min }) => [`co najmniej ${min} twoje Statki stoją na polach Morza przy Portach innych graczy`],
  fleet: ({ all, min }) => [`masz ${all} Statki albo co najmniej ${min} i więcej niż każdy inny gracz`],
  'most army': ({ margin }) => [`masz co najmniej o ${margin} Jednostki Wojskowe więcej niż każdy inny gracz`],
  garrisons: ({ min }) => [`w co najmniej ${min} twoich Miastach stoją twoje Jednostki Wojskowe`],
  'army before cities': ({ min }) => [`co najmniej ${min} twoje Jednostki Wojskowe stoją obok Miast innych graczy`],
  'army and ships': ({ min }) => [`masz łącznie co najmniej ${min} Jednostek Wojskowych i Statków`],
  'hexes with': ({ unit, min }) => said`masz ${words.unit(unit)} na co najmniej ${min} polach`,
  'founded far': ({ distance }) => [`właśnie powstało twoje Miasto co najmniej ${distance} pól od pierwszego`],
  'wonder built': () => ['właśnie wznosisz Cud albo był to jedyny Cud ostatniej Rundy'],
  drafts: ({ min }) => [`w tej turze używasz Poboru w ${min} Akcjach Werbunku`],
  'city captured': ({ of, defended, landed, defenders }) => {
    const held =
      defenders > 0
        ? `, którego broniły co najmniej ${defenders} Jednostki Wojskowe`
        : defended
          ? ', którego broniła Jednostka Wojskowa lub Forteca'
          : '';
    return [
      `przejmujesz${landed ? ' wprost ze Statków' : ''} Miasto ${of === 'player' ? 'innego gracza' : 'Barbarzyńców'}${held}`,
    ];
  },
  'battles this turn': ({ against, min, won }) =>
    against === 'pirates'
      ? [`wygrywasz w tej turze ${won} Bitwy z Piratami`]
      : [`toczysz w tej turze ${min} Bitwy Lądowe z różnymi Armiami lub Miastami i wygrywasz co najmniej ${won}`],
  battle: ({ role, won, killed, survivor }) => {
    const fought = `${won ? 'wygrywasz' : 'toczysz'} Bitwę Lądową${ROLES[role]}`;
    const kills = killed > 0 ? `, zabijając co najmniej ${killed} wrogie Jednostki Wojskowe` : '';
    const alive = survivor.length > 0 ? `, a przeżywa ${survivor.map(words.bare).join(' lub ')}` : '';
    return [fought + kills + alive];
  },
  'great battle': ({ min }) => [
    `toczysz Bitwę Lądową, w której po obu stronach walczy łącznie co najmniej ${min} Jednostek Wojskowych`,
  ],
  'won against odds': ({ fewer, warfare }) => {
    const odds = [...(warfare ? ['więcej Rozwinięć Wojskowości'] : []), ...(fewer ? ['więcej Jednostek'] : [])];
    return [`wygrywasz Bitwę z graczem, który ma ${odds.join(' lub ')} niż ty`];
  },
  'great city attacked': ({ size, wonders, army }) => [
    `atakujesz co najmniej ${army} Jednostkami Wojskowymi Miasto o Rozmiarze ${size} z ${wonders === 1 ? 'Cudem' : `${wonders} Cudami`}`,
  ],
  'trader killed': () => [
    'zabijasz wrogiego Osadnika lub Statek, którym jego właściciel mógłby stamtąd utworzyć Szlak Handlowy',
  ],
  'won with leader': () => [
    'wygrywasz Bitwę z udziałem swojego Przywódcy, mając nie więcej Jednostek Wojskowych niż wróg',
  ],
  'leader killed': ({ others }) => [
    `zabijasz w jednej Bitwie Przywódcę i co najmniej ${others} inne walczące Jednostki`,
  ],
};

export function objectiveText({ when, condition, pay, unlessLately }: Objective): Part[] {
  const times = when.map((one) => (one === 'status' ? 'w Fazie Podsumowania' : 'od razu')).join(' lub ');
  const price = isNothing(pay) ? [] : said` Zapłać ${words.goods(pay)}.`;
  const unless = unlessLately
    ? ` Nie, jeśli w ostatniej Rundzie realizujesz „${objective(unlessLately).name.pl}”.`
    : '';
  return capital(said`${times}: ${conditionText(condition)}.${price}${unless}`);
}

function conditionText<K extends Condition['is']>(condition: Extract<Condition, { is: K }>): Part[] {
  return CONDITIONS[condition.is as K](condition);
}
