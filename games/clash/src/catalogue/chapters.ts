import type { Catalogue, Chapter } from '@imperia/kit';

const chapter = (area: string, pl: string, en: string): Chapter => ({ area, name: { pl, en } });

/** In the order of the book. */
export const PARTS: Catalogue['parts'] = [
  {
    name: { pl: 'Elementy i przygotowanie', en: 'Components and set-up' },
    chapters: [
      chapter('components-limits', 'Elementy i ich ograniczenia', 'Components and their limits'),
      chapter('setup', 'Przygotowanie do gry', 'Set-up'),
      chapter('map-setup', 'Mapa', 'The map'),
    ],
  },
  {
    name: { pl: 'Przebieg gry', en: 'Play' },
    chapters: [
      chapter('round-structure', 'Wieki, Rundy, tury', 'Ages, rounds, turns'),
      chapter('victory', 'Koniec gry i zwycięstwo', 'End of the game and victory'),
      chapter('resources', 'Surowce', 'Resources'),
      chapter('tokens', 'Żetony', 'Tokens'),
      chapter('trade', 'Wymiana między graczami', 'Trade between players'),
      chapter('enemies', 'Wrogowie', 'Enemies'),
    ],
  },
  {
    name: { pl: 'Rozwój', en: 'Advances' },
    chapters: [
      chapter('advances', 'Rozwinięcia', 'Advances'),
      chapter('advance-action', 'Akcja Rozwoju', 'The Advance action'),
      chapter('events-trigger', 'Kiedy następuje Wydarzenie', 'When an event happens'),
      chapter('government', 'Formy Rządów', 'Governments'),
      chapter('advances-annex', 'Uwagi do Rozwinięć', 'Notes on advances'),
      chapter('civ-advances', 'Rozwinięcia Cywilizacji', 'Advances of civilizations'),
    ],
  },
  {
    name: { pl: 'Miasta', en: 'Cities' },
    chapters: [
      chapter('found-city', 'Zakładanie Miast', 'Founding a city'),
      chapter('city-size', 'Rozmiar Miasta', 'City size'),
      chapter('activate', 'Aktywacja Miasta', 'Activating a city'),
      chapter('collect', 'Zbieranie Surowców', 'Collecting'),
      chapter('build', 'Wznoszenie Budynków', 'Constructing'),
      chapter('buildings-required', 'Wymagane Rozwinięcia', 'Required advances'),
      chapter('buildings', 'Budynki', 'Buildings'),
      chapter('wonders', 'Cuda', 'Wonders'),
      chapter('moods', 'Nastroje', 'Moods'),
      chapter('happiness', 'Zwiększanie Szczęśliwości', 'Increasing happiness'),
      chapter('influence', 'Wpływ Kulturowy', 'Influencing culture'),
      chapter('influence-boost', 'Wzmacnianie Wpływu', 'Boosting influence'),
    ],
  },
  {
    name: { pl: 'Jednostki i ruch', en: 'Units and movement' },
    chapters: [
      chapter('recruit', 'Werbunek', 'Recruiting'),
      chapter('units', 'Jednostki', 'Units'),
      chapter('leaders', 'Przywódcy', 'Leaders'),
      chapter('leaders-annex', 'Uwagi do Przywódców', 'Notes on leaders'),
      chapter('stacking', 'Limit Koncentracji Wojsk', 'Stacking limit'),
      chapter('move-land', 'Ruch na lądzie', 'Moving on land'),
      chapter('move-roads', 'Drogi', 'Roads'),
      chapter('move-sea', 'Ruch na morzu', 'Moving at sea'),
      chapter('navigation', 'Nawigacja', 'Navigation'),
      chapter('transport', 'Transport', 'Transport'),
      chapter('explore-land', 'Eksploracja na lądzie', 'Exploring by land'),
      chapter('explore-sea', 'Eksploracja na morzu', 'Exploring by sea'),
    ],
  },
  {
    name: { pl: 'Walka', en: 'War' },
    chapters: [
      chapter('combat', 'Bitwa', 'Battle'),
      chapter('dice-abilities', 'Kości i zdolności', 'Dice and abilities'),
      chapter('casualties', 'Polegli', 'Casualties'),
      chapter('end-of-battle', 'Koniec Bitwy', 'The end of a battle'),
      chapter('retreat', 'Wycofanie', 'Retreat'),
      chapter('capture', 'Przejęcie Miasta', 'Capturing a city'),
      chapter('settlers-in-combat', 'Osadnicy w Bitwie', 'Settlers in battle'),
      chapter('naval', 'Bitwy Morskie', 'Naval battles'),
    ],
  },
  {
    name: { pl: 'Karty i Wydarzenia', en: 'Cards and events' },
    chapters: [
      chapter('action-cards', 'Karty Akcji', 'Action cards'),
      chapter('objective-cards', 'Karty Celów', 'Objective cards'),
      chapter('events', 'Wydarzenia', 'Events'),
      chapter('event-icons', 'Ikony Wydarzeń', 'Event icons'),
      chapter('barbarians-spawn', 'Przybycie Barbarzyńców', 'Barbarians arrive'),
      chapter('barbarians-move', 'Ruch Barbarzyńców', 'Barbarians move'),
      chapter('barbarians-combat', 'Walka z Barbarzyńcami', 'Fighting Barbarians'),
      chapter('barbarians-capture', 'Miasta przejęte przez Barbarzyńców', 'Cities taken by Barbarians'),
      chapter('pirates', 'Piraci', 'Pirates'),
    ],
  },
  {
    name: { pl: 'Faza Podsumowania i warianty', en: 'Status Phase and variants' },
    chapters: [
      chapter('status-phase', 'Faza Podsumowania', 'Status Phase'),
      chapter('variants', 'Warianty', 'Variants'),
      chapter('glossary', 'Pojęcia', 'Terms'),
    ],
  },
];
