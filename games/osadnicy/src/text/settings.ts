import type { Lang, Spoken } from '@imperia/kit';
import { FACTIONS, type Faction } from '../card-data.ts';
import { type ConfigFault, MAX_SEATS, MIN_SEATS, OPTIONS, type Option } from '../config.ts';
import { MINI_WORDS } from './minis.ts';

interface Described {
  readonly name: string;
  readonly text: string;
}

const OPTION_WORDS: Spoken<Record<Option, Described>> = {
  pl: {
    ...MINI_WORDS.pl,
    lookoutAlternative: {
      name: 'Alternatywne Wypatrywanie',
      text: 'Każdy zatrzymuje 1 z 3 kart Zwykłych, podaje resztę w lewo i zatrzymuje 1 z otrzymanych.',
    },
    lookoutAdvanced: {
      name: 'Zaawansowane Wypatrywanie',
      text: 'Odkrywa się 5 kart Zwykłych i gracze wybierają je kolejno, aż każdy ma 2.',
    },
    peaceful: {
      name: 'Wariant pokojowy',
      text: 'Plądrować można tylko karty z własnej ręki, a pierwszą kartę Zwykłą dobiera się w ciemno.',
    },
    peaceful2014TwoPicks: {
      name: 'Wariant pokojowy: dwa wybory',
      text: 'Starsza instrukcja: w wariancie pokojowym gracze dwa razy wybierają z odkrytych kart.',
    },
    reshuffleFactionDiscards: {
      name: 'Tasowanie talii Frakcji',
      text: 'Starsza instrukcja: pustą talię Frakcji tworzy się na nowo z jej odrzuconych kart.',
    },
    components2014: {
      name: 'Starsza liczba elementów',
      text: 'Starsze wydanie: przebieg gry się nie zmienia.',
    },
    featureWording2014: {
      name: 'Starsze brzmienie Cech',
      text: 'Starsza instrukcja: przebieg gry się nie zmienia.',
    },
    oasis2014: {
      name: 'Oaza bez ograniczeń',
      text: 'Starsza instrukcja: Cecha Oazy działa dowolnie wiele razy w rundzie.',
    },
    points2014: {
      name: 'Punkty bez ograniczeń',
      text: 'Starsza instrukcja: Bonus za zbudowanie liczony za Lokacje danego koloru nie ma górnej granicy.',
    },
    friends: {
      name: 'Każdy potrzebuje przyjaciela',
      text: 'Otwarta Produkcja, do której można wysłać Robotnika, składnice na kolejną rundę i karty Natychmiastowe.',
    },
    magic3: {
      name: 'Trzej przyjaciele z boiska',
      text: 'Po 10 kart więcej dla każdej Frakcji i 13 kart Zwykłych: Zestawy trzech Lokacji i szukanie kart wybranego koloru.',
    },
    amazons: {
      name: 'Amazonki',
      text: 'Po 10 kart więcej dla każdej Frakcji i 10 kart Zwykłych: Fundamenty jako Dobro i jako koszt.',
    },
    atlantis: {
      name: 'Atlantydzi',
      text: 'Po 10 kart więcej dla każdej Frakcji i 28 kart Zwykłych: żetony Technologii, Wydarzenia i zdolności do odblokowania.',
    },
    war: {
      name: 'Chłopcy idą na wojnę',
      text: 'Po 10 kart więcej dla czterech Frakcji i 12 kart Zwykłych: Podbój cudzych Lokacji Frakcyjnych, Fortece i Oblężenia. Nie zaleca się go z Atlantydami ani Aztekami.',
    },
    conquestsEasy: {
      name: 'Podboje w grze jednoosobowej: poziom łatwy',
      text: 'Wirtualny gracz podbija w kolejnych rundach 0, 1, 1 i 2 Lokacje; bez tej opcji 1, 1, 2 i 2.',
    },
    conquestsHard: {
      name: 'Podboje w grze jednoosobowej: poziom trudny',
      text: 'Wirtualny gracz podbija w kolejnych rundach 2, 2, 3 i 3 Lokacje; bez tej opcji 1, 1, 2 i 2.',
    },
    atlantisSoloAdvanced: {
      name: 'Atlantydzi w grze jednoosobowej: wariant zaawansowany',
      text: 'Żetony, które obroniły Lokacje przed Atakiem, trafiają do Kolekcji i liczą się jak karty.',
    },
    aztecs: {
      name: 'Aztekowie',
      text: 'Po 10 kart więcej dla każdej Frakcji: żetony Łaski Bogów i Modlitwy, w których liczą się kolory dobranych kart.',
    },
    standardDecks: {
      name: 'Talie w formacie standardowym',
      text: 'Na turnieje: karty Zwykłe tylko z gry podstawowej, talie Frakcji po 30 kart, z kartami najwyżej jednego dodatku.',
    },
    addExpansionCommons: {
      name: 'Format standardowy z kartami Zwykłymi dodatków',
      text: 'Instrukcja dodatku „Chłopcy idą na wojnę”: karty Zwykłe wybranych dodatków też trafiają do talii.',
    },
    soloMissEndsPhase: {
      name: 'Nieudany Atak kończy fazę',
      text: 'Starsza instrukcja, gra jednoosobowa: po nieudanym pierwszym Ataku nie ma drugiego.',
    },
  },
  en: {
    ...MINI_WORDS.en,
    lookoutAlternative: {
      name: 'Alternative Lookout',
      text: 'Everyone keeps 1 of 3 Common cards, passes the rest to the left and keeps 1 of those received.',
    },
    lookoutAdvanced: {
      name: 'Advanced Lookout',
      text: '5 Common cards are revealed and players choose from them in turn until each has 2.',
    },
    peaceful: {
      name: 'Peaceful variant',
      text: 'You may raze only cards from your hand, and the first Common card is drawn blind.',
    },
    peaceful2014TwoPicks: {
      name: 'Peaceful variant: two picks',
      text: 'Older rulebook: in the peaceful variant players pick twice from the revealed cards.',
    },
    reshuffleFactionDiscards: {
      name: 'Reshuffled faction decks',
      text: 'Older rulebook: an empty faction deck is reshuffled from its discard pile.',
    },
    components2014: {
      name: 'Older number of components',
      text: 'Older edition: play does not change.',
    },
    featureWording2014: {
      name: 'Older wording of Features',
      text: 'Older rulebook: play does not change.',
    },
    oasis2014: {
      name: 'Unlimited Oasis',
      text: "Older rulebook: the Oasis' Feature works any number of times in a round.",
    },
    points2014: {
      name: 'Unlimited points',
      text: 'Older rulebook: building bonuses counted for Locations of a colour have no upper limit.',
    },
    friends: {
      name: "Why Can't We Be Friends",
      text: 'Open Production to which a Worker can be sent, stores for the next round, and Instant cards.',
    },
    magic3: {
      name: '3 Is a Magic Number',
      text: '10 more cards for each faction and 13 Common cards: Sets of three Locations, and looking for cards of a colour.',
    },
    amazons: {
      name: 'Amazons',
      text: '10 more cards for each faction and 10 Common cards: Foundations as Goods and as a cost.',
    },
    atlantis: {
      name: 'Atlanteans',
      text: '10 more cards for each faction and 28 Common cards: Technology tokens, Events, and abilities to unlock.',
    },
    war: {
      name: "We Didn't Start the Fire",
      text: "10 more cards for four factions and 12 Common cards: Conquest of opponents' faction Locations, Fortresses and Sieges. Not recommended with the Atlanteans or Aztecs.",
    },
    conquestsEasy: {
      name: 'Conquests in the solo game: easy level',
      text: 'The virtual player conquers 0, 1, 1 and 2 Locations in rounds 1 to 4; without this option 1, 1, 2 and 2.',
    },
    conquestsHard: {
      name: 'Conquests in the solo game: hard level',
      text: 'The virtual player conquers 2, 2, 3 and 3 Locations in rounds 1 to 4; without this option 1, 1, 2 and 2.',
    },
    atlantisSoloAdvanced: {
      name: 'Atlanteans in the solo game: advanced variant',
      text: 'Tokens that have defended Locations against an Attack go to the Collection and count as cards.',
    },
    aztecs: {
      name: 'Aztecs',
      text: "10 more cards for each faction: God's Favour tokens, and Prayers in which the colours of drawn cards count.",
    },
    standardDecks: {
      name: 'Decks in the standard format',
      text: 'For tournaments: Common cards of the base game only, faction decks of 30 cards, with cards of one expansion at most.',
    },
    addExpansionCommons: {
      name: 'Standard format with the Common cards of expansions',
      text: "Rulebook of We Didn't Start the Fire: the Common cards of the chosen expansions are in the deck too.",
    },
    soloMissEndsPhase: {
      name: 'A failed Attack ends the phase',
      text: 'Older rulebook, solo game: after a failed first Attack there is no second.',
    },
  },
};

/** What a faction is like to play, in a line. */
const FACTION_LINES: Readonly<Record<Faction, Spoken<string>>> = {
  romans: {
    pl: 'Budowniczowie: zyskują, ilekroć budują. Dobrzy na pierwszą grę.',
    en: 'Builders: they gain whenever they build. Good for a first game.',
  },
  barbarians: {
    pl: 'Wielu Robotników i plądrowanie cudzych Lokacji. Łatwi w grze.',
    en: 'Many Workers, and razing what others have built. Easy to play.',
  },
  egyptians: {
    pl: 'Złoto za cokolwiek i zabieranie rywalom tego, co mają najlepsze.',
    en: 'Gold for anything, and taking the best that rivals have.',
  },
  japanese: {
    pl: 'Samuraje strzegą Lokacji, a odłożone karty i Surowce liczą się na końcu. Najtrudniejsi.',
    en: 'Samurai guard Locations, and cards and Resources put aside count at the end. The hardest.',
  },
  amazons: {
    pl: 'Zbierają Fundamenty i wydają je jak inne Dobra, a z dobranych kart wybierają, co zatrzymać.',
    en: 'They collect Foundations and spend them like other Goods, and sort the cards they draw.',
  },
  atlanteans: {
    pl: 'Technologie wzmacniają Lokacje Zwykłe, a własne na koniec gry toną: są warte 0 PZ.',
    en: 'Technology strengthens Common Locations; their own sink in the end, and are worth 0 VP.',
  },
  aztecs: {
    pl: 'Modlitwy zamieniają kolory dobranych kart w Dobra i punkty, a żetony Łaski Bogów im pomagają.',
    en: "Prayers turn the colours of drawn cards into Goods and points, helped by God's Favour tokens.",
  },
};

export function factionLine(faction: Faction): Spoken<string> {
  return FACTION_LINES[faction];
}

export function optionName(option: Option, lang: Lang): string {
  return OPTION_WORDS[lang][option].name;
}

export function optionDescription(option: Option, lang: Lang): string {
  return OPTION_WORDS[lang][option].text;
}

type Faults = { readonly [K in ConfigFault['fault']]: (fault: Extract<ConfigFault, { fault: K }>) => string };

const factions = FACTIONS.join(', ');

/** Why two options exclude each other, by the first and the second. */
function apart(a: Option, b: Option, lang: Lang): string {
  const polish = lang === 'pl';
  if (b === 'war')
    return polish
      ? 'w grze pokojowej nikt nie atakuje rywali, a wojna polega na podbojach'
      : 'in the peaceful game nobody attacks rivals, and war is about conquest';
  if (a === 'conquestsEasy') return polish ? 'poziom może być tylko jeden' : 'there is only one level';
  return polish ? 'każda inaczej zmienia fazę Wypatrywania' : 'each changes the Lookout phase in its own way';
}

const FAULTS: Spoken<Faults> = {
  pl: {
    seats: ({ found }) =>
      `Graczy może być od ${MIN_SEATS} do ${MAX_SEATS}, albo 1 w grze jednoosobowej, a nie ${found}.`,
    'not alone': ({ found }) =>
      `Opcja „${optionName(found, 'pl')}” (${found}) nie działa w grze jednoosobowej: usuń ją.`,
    faction: ({ found }) => `Nie ma Frakcji „${found}”. Do wyboru: ${factions}.`,
    'faction twice': ({ found }) => `Frakcją „${found}” może grać tylko jedna osoba. Do wyboru: ${factions}.`,
    rival: ({ found }) => `Frakcja „${found}” nie może być rywalem: wybierz inną niż własna. Do wyboru: ${factions}.`,
    option: ({ found }) => `Nie ma opcji „${found}”. Do wyboru: ${OPTIONS.join(', ')}.`,
    'options together': ({ found: [a, b] }) =>
      `Opcji „${optionName(a, 'pl')}” (${a}) i „${optionName(b, 'pl')}” (${b}) nie można łączyć, bo ${apart(a, b, 'pl')}: wybierz jedną z nich.`,
    'option needs': ({ found: [a, b] }) =>
      `Opcja „${optionName(a, 'pl')}” (${a}) działa tylko z opcją „${optionName(b, 'pl')}” (${b}).`,
  },
  en: {
    seats: ({ found }) => `There can be ${MIN_SEATS} to ${MAX_SEATS} players, or 1 in the solo game, not ${found}.`,
    'not alone': ({ found }) =>
      `The option “${optionName(found, 'en')}” (${found}) cannot be used in the solo game: leave it out.`,
    faction: ({ found }) => `There is no faction “${found}”. Choose from: ${factions}.`,
    'faction twice': ({ found }) => `Only one player can play the faction “${found}”. Choose from: ${factions}.`,
    rival: ({ found }) =>
      `The faction “${found}” cannot be the rival: choose another than your own. Choose from: ${factions}.`,
    option: ({ found }) => `There is no option “${found}”. Choose from: ${OPTIONS.join(', ')}.`,
    'options together': ({ found: [a, b] }) =>
      `The options “${optionName(a, 'en')}” (${a}) and “${optionName(b, 'en')}” (${b}) cannot be combined, because ${apart(a, b, 'en')}: choose one.`,
    'option needs': ({ found: [a, b] }) =>
      `The option “${optionName(a, 'en')}” (${a}) works only with “${optionName(b, 'en')}” (${b}).`,
  },
};

export function configFaultText(fault: ConfigFault, lang: Lang): string {
  return faultText(fault, lang);
}

function faultText<K extends ConfigFault['fault']>(fault: Extract<ConfigFault, { fault: K }>, lang: Lang): string {
  return FAULTS[lang][fault.fault as K](fault);
}
