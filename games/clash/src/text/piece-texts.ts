import type { Lang, Part, Spoken } from '@imperia/kit';
import { BUILDINGS, type BuildingName, UNITS, type UnitName } from '../pieces.ts';

const UNIT_TEXTS: Spoken<Readonly<Record<UnitName, readonly string[]>>> = {
  pl: {
    settler: ['Zakłada Miasta.', 'Nie walczy; ginie, gdy ginie Armia, z którą stoi.'],
    infantry: ['Zdolność: +1 do Wartości Bojowej za każdą kość z ikoną Piechoty.'],
    ship: ['Werbuje się w Mieście z Portem.', 'Przewozi do 2 Jednostek Lądowych.', 'Nie ma zdolności.'],
    cavalry: [
      'Werbuje się w Mieście z Targowiskiem.',
      'Zdolność: +2 do Wartości Bojowej za każdą kość z ikoną Kawalerii.',
    ],
    elephant: [
      'Werbuje się w Mieście z Targowiskiem.',
      'Zdolność: zamiast wartości kości z ikoną Słonia anuluj 1 trafienie.',
    ],
    leader: ['Zdolność: kość z ikoną Przywódcy rzuca się ponownie.', 'Kto go zabije, zyskuje 2 punkty.'],
  },
  en: {
    settler: ['Founds cities.', 'Does not fight; falls with the army it stands with.'],
    infantry: ['Ability: +1 to the combat value for each die with an Infantry icon.'],
    ship: ['Recruited in a city with a Port.', 'Carries up to 2 Land units.', 'Has no ability.'],
    cavalry: [
      'Recruited in a city with a Market.',
      'Ability: +2 to the combat value for each die with a Cavalry icon.',
    ],
    elephant: [
      'Recruited in a city with a Market.',
      'Ability: instead of the value of a die with an Elephant icon, cancel 1 hit.',
    ],
    leader: ['Ability: a die with a Leader icon is rolled again.', 'Whoever kills the leader gains 2 points.'],
  },
};

const BUILDING_TEXTS: Spoken<Readonly<Record<BuildingName, readonly string[]>>> = {
  pl: {
    academy: ['Akademia: po wzniesieniu zyskaj 2 Idee.'],
    fortress: ['Forteca: w pierwszej Rundzie Walki obrońca Miasta rzuca o 1 kość więcej i anuluje 1 trafienie.'],
    port: ['Port: pozwala werbować Statki oraz zbierać z Morza 1 Złoto lub 1 żeton Nastroju.'],
    temple: ['Świątynia: po wzniesieniu zyskaj 1 żeton Nastroju lub 1 żeton Kultury.'],
    market: [
      'Targowisko: pozwala werbować Kawalerię i Słonie; gdy inny gracz handluje z tym Miastem, zyskujesz 1 Złoto.',
    ],
    obelisk: ['Obelisk: nie można go przejąć Wpływem Kulturowym ani z Miastem; zawsze zachowuje swój kolor.'],
    observatory: ['Obserwatorium: po wzniesieniu dobierz 1 kartę Akcji.'],
  },
  en: {
    academy: ['Academy: when you build it, gain 2 Ideas.'],
    fortress: ['Fortress: in the first combat round, whoever defends the city rolls 1 extra die and cancels 1 hit.'],
    port: ['Port: lets the city recruit Ships, and collect 1 Gold or 1 Mood token from the Sea.'],
    temple: ['Temple: when you build it, gain 1 Mood token or 1 Culture token.'],
    market: [
      'Market: lets the city recruit Cavalry and Elephants; when another player trades with it, you gain 1 Gold.',
    ],
    obelisk: ['Obelisk: neither influence nor capture takes it; it always keeps its colour.'],
    observatory: ['Observatory: when you build it, draw 1 action card.'],
  },
};

export function unitLines(kind: number, lang: Lang): Part[][] {
  return UNIT_TEXTS[lang][UNITS[kind]!].map((text) => [text]);
}

export function buildingLines(building: number, lang: Lang): Part[][] {
  return BUILDING_TEXTS[lang][BUILDINGS[building]!].map((text) => [text]);
}
