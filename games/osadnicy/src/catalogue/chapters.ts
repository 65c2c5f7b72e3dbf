import type { Catalogue, Spoken } from '@imperia/kit';

type Part = Catalogue['parts'][number];

function part(name: Spoken<string>, chapters: Readonly<Record<string, readonly [string, string]>>): Part {
  return { name, chapters: Object.entries(chapters).map(([area, [pl, en]]) => ({ area, name: { pl, en } })) };
}

/** The chapters of the catalogue in the order of the rulebook, under the headings by which one looks for them. */
export const PARTS: readonly Part[] = [
  part(
    { pl: 'Zanim zaczniemy', en: 'Before you begin' },
    {
      goods: ['Dobra', 'Goods'],
      cards: ['Budowa kart', 'Anatomy of a card'],
      layout: ['Imperium gracza', "A player's Empire"],
      setup: ['Przygotowanie gry', 'Setup'],
    },
  ),
  part(
    { pl: 'Przebieg rundy', en: 'A round' },
    {
      lookout: ['Wypatrywanie', 'Lookout'],
      production: ['Produkcja', 'Production'],
      action: ['Akcje', 'Actions'],
      build: ['Budowa Lokacji', 'Building a Location'],
      deal: ['Umowy', 'Deals'],
      raze: ['Plądrowanie', 'Razing'],
      activate: ['Aktywacja Lokacji', 'Activating a Location'],
      exchange: ['Dwóch Robotników za Surowiec lub kartę', 'Two Workers for a Resource or a card'],
      defense: ['Żetony Obrony', 'Defense tokens'],
      cleanup: ['Czyszczenie', 'Cleanup'],
    },
  ),
  part(
    { pl: 'Koniec gry i zasady ogólne', en: 'End of the game and general rules' },
    {
      scoring: ['Koniec gry i punktacja', 'End of the game and scoring'],
      ties: ['Remisy', 'Ties'],
      general: ['Zasady ogólne', 'General rules'],
    },
  ),
  part(
    { pl: 'Karty', en: 'Cards' },
    {
      barbarians: ['Barbarzyńcy', 'Barbarians'],
      japan: ['Japończycy', 'Japanese'],
      rome: ['Rzymianie', 'Romans'],
      egypt: ['Egipcjanie', 'Egyptians'],
      'common-cards': ['Karty Zwykłe', 'Common cards'],
    },
  ),
  part(
    { pl: 'Inne sposoby gry', en: 'Other ways to play' },
    {
      variants: ['Warianty', 'Variants'],
      solo: ['Gra jednoosobowa', 'Solo game'],
      'solo-japan': ['Japończycy w grze jednoosobowej', 'Japanese in the solo game'],
      'solo-virtual': ['Frakcje wirtualnego gracza', "The virtual player's factions"],
      decks: ['Składanie talii', 'Deck building'],
    },
  ),
  part(
    { pl: 'Dodatki', en: 'Expansions' },
    {
      friends: ['Każdy potrzebuje przyjaciela', "Why Can't We Be Friends"],
      magic3: ['Trzej przyjaciele z boiska', '3 Is a Magic Number'],
      amazons: ['Amazonki', 'Amazons'],
      atlantis: ['Atlantydzi', 'Atlanteans'],
      aztecs: ['Aztekowie', 'Aztecs'],
      war: ['Chłopcy idą na wojnę', "We Didn't Start the Fire"],
      minis: ['Minidodatki', 'Mini-expansions'],
    },
  ),
  part({ pl: 'Pytania', en: 'Questions' }, { faq: ['Pytania i odpowiedzi', 'Questions and answers'] }),
];
