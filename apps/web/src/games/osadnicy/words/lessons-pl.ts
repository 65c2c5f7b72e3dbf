import type { LessonsWords } from './lessons.ts';

export const LESSONS_PL: LessonsWords = {
  end: {
    title: 'To wszystko',
    text: () =>
      'Znasz już to, co nowe. Graj dalej, jeśli chcesz, albo wybierz następną lekcję: każdy dodatek ma swoją.',
  },
  friends: {
    title: 'Każdy potrzebuje przyjaciela',
    intro: 'Odwiedź Otwartą Produkcję rywala i zagraj kartę, która działa od razu.',
    beats: {
      open: {
        title: 'Otwarta Produkcja',
        text: () =>
          'Niektóre Lokacje Produkcyjne są otwarte: właścicielowi służą jak każde inne, ale mogą z nich korzystać także rywale. Gra zaczęła się bez Ciebie; zobacz, co zbudował rywal.',
      },
      visit: {
        title: 'Wyślij Robotnika',
        text: ({ card }) =>
          `Rywal ma Lokację „${card}”. Wyślij tam Robotnika: to Twoja akcja. Bierzesz Dobra, które ona produkuje, a właściciel dostaje za to Robotnika.`,
      },
      visited: {
        title: 'Po wizycie',
        text: ({ card }) =>
          `Dobra są Twoje, a Robotnik zostaje na Lokacji „${card}” aż do Czyszczenia. Dwóch Robotników wyczerpuje Lokację i w tej rundzie nikt już jej nie odwiedzi. Kto spasował, gości nie przyjmuje.`,
      },
      instant: {
        title: 'Karta Natychmiastowa',
        text: ({ card }) =>
          `„${card}” to karta Natychmiastowa: nie buduje się jej. Zagranie jej to akcja; robisz to, co na niej napisano, i odrzucasz ją. Zagraj ją.`,
      },
      played: {
        title: 'Raz i koniec',
        text: ({ event }) =>
          `${event} Karta Natychmiastowa działa raz, a przed tą nie chroni ani żeton Obrony, ani Samuraj.`,
      },
      welcome: {
        title: 'Gospodarze i Składnice',
        text: () =>
          'Własnych otwartych Lokacji nie wolno Ci odwiedzać, ale każdy gość zostawia w nich Robotnika dla Ciebie: warto mieć to, czego brakuje rywalom. Nowe są też Składnice: przechowują Dobra do następnej rundy i coś za to dają.',
      },
    },
  },
  magic3: {
    title: 'Trzej przyjaciele z boiska',
    intro: 'Zbieraj Lokacje w jednym kolorze: każde trzy to Zestaw.',
    beats: {
      sets: {
        title: 'Zestawy',
        text: () =>
          'Trzy Lokacje w kolorach, które pokazuje karta, to Zestaw. Lokacje Zwykłe i Frakcyjne liczą się tak samo, w każdym rzędzie, a jedna Lokacja może należeć do kilku różnych Zestawów.',
      },
      counting: {
        title: 'Lokacja, która liczy Zestawy',
        text: ({ card, ability }) =>
          `Zbuduj kartę „${card}”. Jej tekst: „${ability}” Liczy Twoje Zestawy w chwili budowy i w każdej fazie Produkcji; jej własny kolor też się liczy.`,
      },
      counted: {
        title: 'Patrz na kolory',
        text: () =>
          'Każdy kolor oznacza Dobro: brązowy drewno, szary kamień, czerwony jadło, różowy Robotników, złoty Złoto, czarny żetony Plądrowania. Od teraz kolor karty to powód, by ją wziąć.',
      },
      seek: {
        title: 'Szukaj koloru',
        text: ({ card }) =>
          `„${card}” znajduje kartę w wybranym kolorze: karty odkrywa się, aż taka się trafi, i ta jest Twoja. Użyj tej Lokacji.`,
      },
      sought: {
        title: 'Znaleziona',
        text: () =>
          'Karta jest na Twojej ręce, a pozostałe wtasowano z powrotem. Gdyby takiej nie było, zapłata poszłaby na nic.',
      },
    },
  },
  war: {
    title: 'Chłopcy idą na wojnę',
    intro: 'Podbij Lokację Frakcyjną i dowiedz się, co chroni Twoje własne.',
    beats: {
      rows: {
        title: 'Linia frontu',
        text: () =>
          'Na wojnie nową Lokację Frakcyjną stawia się na lewo od poprzedniej w rzędzie. Skrajną lewą podbić najłatwiej, za 2 żetony Plądrowania; każda bliższa planszy Frakcji kosztuje o 1 więcej.',
      },
      conquer: {
        title: 'Podbój',
        text: ({ card }) =>
          `Masz dość żetonów Plądrowania na Lokację „${card}”. Zdobądź ją: podbita Lokacja działa dla Ciebie i Tobie daje punkty.`,
      },
      conquered: {
        title: 'Teraz Twoja',
        text: ({ card }) =>
          `„${card}” stoi tuż przy Twojej planszy, gdzie najtrudniej ją odbić. Jeśli produkuje, dała już swoje Dobra. To, co na niej leżało, przepadło, premii za budowę nie ma, a rywal dostał Robotnika.`,
      },
      fortress: {
        title: 'Obrona i Fortece',
        text: () =>
          'Żeton Obrony podnosi koszt podboju Lokacji Frakcyjnej o 1, Samuraj także. Fortecy nie da się ani podbić, ani splądrować: jej Umocnienia dają punkty, póki ktoś jej nie oblegnie za 2 żetony Plądrowania.',
      },
    },
  },
  atlantis: {
    title: 'Atlantydzi',
    intro: 'Kładź Technologię na Lokacjach Zwykłych i płać nią jak innymi Dobrami.',
    beats: {
      tech: {
        title: 'Technologia',
        text: () =>
          'Prowadzisz Atlantydów, których Lokacje Frakcyjne nie dają na koniec punktów. Ich siłą jest Technologia: kładzie się ją na Lokacjach Zwykłych albo się nią płaci.',
      },
      place: {
        title: 'Połóż żeton',
        text: ({ card }) =>
          `Przed swoją akcją lub po niej możesz kłaść Technologię na własnych Lokacjach Zwykłych, ile zechcesz. Połóż żeton na Lokacji „${card}”.`,
      },
      placed: {
        title: 'Lepsza niż przedtem',
        text: ({ card }) =>
          `Na Lokacji „${card}” żeton zostaje na stałe. Technologia Podstawowa podwaja Produkcję, Cesze każe zadziałać dwa razy, a Akcji pozwala na jedną aktywację więcej. Gdy Lokacja przepadnie, żeton wraca do Ciebie.`,
      },
      use: {
        title: 'Zapłać Technologią',
        text: ({ card }) =>
          `„${card}” kosztuje Technologię. Inne Frakcje mogą używać jej żetonów tylko w ten sposób. Użyj tej Lokacji.`,
      },
      events: {
        title: 'Wydarzenia',
        text: () =>
          'Ten dodatek ma w talii Zwykłej także Wydarzenia. Kto je dobierze, pokazuje je, wszyscy robią, co każe, a w jego miejsce dobiera się następną kartę.',
      },
    },
  },
  aztecs: {
    title: 'Aztekowie',
    intro: 'Pomódl się i zobacz, do czego służy Łaska Bogów.',
    beats: {
      favour: {
        title: 'Łaska Bogów',
        text: () =>
          'Prowadzisz Azteków. Co rundę plansza daje im trójkolorowy żeton, który mogą mieć tylko oni. Poza tym każdy ma najwyżej po jednym żetonie Łaski w każdym kolorze.',
      },
      pray: {
        title: 'Pomódl się',
        text: ({ card, ability }) =>
          `„${card}” to Modlitwa: „${ability}” Liczba mówi, ile kart Zwykłych się dobiera. Użyj tej Lokacji.`,
      },
      prayed: {
        title: 'Bogowie odpowiedzieli',
        text: ({ event }) =>
          `${event} Dobrane karty się odrzuca. Jeśli Modlitwa każe kolor ogłosić, robi się to przed dobraniem kart; jeśli wybrać, to po ich obejrzeniu.`,
      },
      favours: {
        title: 'Po co jest Łaska',
        text: () =>
          'Jeśli choć jedna dobrana karta pasuje, każdy pasujący żeton dodaje jeszcze jedną. Możesz też użyć żetonów zamiast dobierać: każdy liczy się jak karta w swoim kolorze. Po Modlitwie żetony zostają, aż do Czyszczenia.',
      },
    },
  },
  amazons: {
    title: 'Amazonki',
    intro: 'Buduj na Fundamentach i płać nimi.',
    beats: {
      foundations: {
        title: 'Fundamenty',
        text: () =>
          'Prowadzisz Amazonki. Co rundę ich plansza daje Fundament: zakrytą kartę Zwykłą, bez drewna, które zostaje po Lokacji splądrowanej.',
      },
      upon: {
        title: 'Buduj na Fundamencie',
        text: ({ card }) =>
          `Zbuduj kartę „${card}”. Poświęć na nią Fundament, a zachowasz wszystkie Lokacje; zużyty Fundament się odrzuca.`,
      },
      built: {
        title: 'Nic nie przepada',
        text: () =>
          'Gdyby zamiast Fundamentu przepadła Lokacja Frakcyjna, wtasowano by ją z powrotem do Twojej talii, by można było zbudować ją znowu. Tak Amazonki wiele razy korzystają z premii za budowę.',
      },
      spend: {
        title: 'Zapłać Fundamentem',
        text: ({ card }) => `„${card}” kosztuje Fundament. Lokacja go tu nie zastąpi. Użyj tej Akcji.`,
      },
    },
  },
  minis: {
    title: 'Minidodatki',
    intro: 'Targowisko, kafelek Dyplomacji i Wyprawa w jednej rundzie.',
    beats: {
      tiles: {
        title: 'Kafelki na stole',
        text: () =>
          'Minidodatki leżą na środku stołu i każdy może z nich korzystać. Każdy wybiera się osobno, gdy ustawia się stół; tu są Targowisko, Pakt handlowy i Wyprawa.',
      },
      market: {
        title: 'Odwiedź Targowisko',
        text: () =>
          'Raz na rundę, za Robotnika przy Wejściu, możesz skorzystać z dowolnie wielu Straganów, z każdego raz. Idź tam.',
      },
      visited: {
        title: 'Na Targowisku',
        text: () =>
          'To, czy ktoś inny był przy Straganie przed Tobą, nie ma znaczenia: każdemu, kto przyjdzie, wszystkie stoją otworem.',
      },
      pact: {
        title: 'Kafelek Dyplomacji',
        text: ({ card, ability }) => `„${card}”: „${ability}” Każdy może użyć go raz na rundę. Użyj go.`,
      },
      expedition: {
        title: 'Wyprawa',
        text: () =>
          'Kto pasuje, może wziąć jeden z żetonów Wyprawy i od razu go użyć; ostatni pasujący nie bierze żadnego. Wczesne spasowanie ma więc swoją nagrodę.',
      },
    },
  },
};
