import type { LearnWords } from './learn.ts';

function workers(n: number): string {
  const form = new Intl.PluralRules('pl').select(n);
  return `${n} ${form === 'one' ? 'Robotnika' : 'Robotników'}`;
}

export const LEARN_PL: LearnWords = {
  sources: {
    cost: 'Koszt',
    gain: 'Zysk',
    board: 'Plansza Frakcji',
    deals: 'Umowy',
    locations: 'Lokacje',
    kept: 'Zostaje',
    earned: 'W trakcie gry',
    total: 'Razem',
    theirs: 'Barbarzyńcy',
  },
  beats: {
    welcome: {
      title: 'Witaj!',
      text: () =>
        'Prowadzisz Rzymian, a Twoimi rywalami są Barbarzyńcy. Gra trwa 5 rund i wygrywa ten, kto na koniec ma najwięcej Punktów Zwycięstwa. Punkty zdobywasz w trakcie gry, a na koniec każda Lokacja w Twoim Imperium doda 1 lub 2.',
    },
    empire: {
      title: 'Twoje Imperium',
      text: () =>
        'Do tych trzech rzędów trafia wszystko, co zbudujesz. Produkcja co rundę daje Dobra, Cecha nagradza za określone czyny, a Akcja to coś, co możesz zrobić za opłatą.',
    },
    goods: {
      title: 'Twoje Dobra',
      text: () =>
        'Z drewna i kamienia budujesz, jadłem opłacasz Umowy, Robotnicy pracują. Złoto zastąpi każdy z trzech Surowców. Żetony Plądrowania to wojsko, a żeton Obrony strzeże Lokacji. Co rundę dostajesz nowe.',
    },
    hand: {
      title: 'Twoje karty',
      text: () =>
        'Po lewej jest koszt budowy. Karta Zwykła po prawej pokazuje, co daje jej splądrowanie, a karta Rzymian na dole: co daje jako Umowa. Każdej karty możesz więc użyć na dwa sposoby. Wskaż kartę, aby zobaczyć ją całą.',
    },
    lookout: {
      title: 'Faza 1: Wypatrywanie',
      text: ({ card }) =>
        `Każda runda zaczyna się od nowych kart. Masz już 1 nową kartę Rzymian. Teraz każdy bierze 1 z odkrytych kart Zwykłych, zaczynając od Pierwszego gracza. Weź dowolną; ja proponuję: „${card}”.`,
    },
    lookoutAgain: {
      title: 'Jeszcze jedna karta',
      text: ({ card }) =>
        `Odkryto nowe karty i tym razem pierwszy wybiera ostatni gracz. Proponuję: „${card}”. Karta, której nikt nie weźmie, zostaje odrzucona.`,
    },
    production: {
      title: 'Faza 2: Produkcja',
      text: () =>
        'Każdy dostaje Dobra. W pierwszej rundzie daje je tylko plansza Frakcji, bo nikt nie ma jeszcze Umów ani Lokacji. To Twój przychód:',
    },
    turn: {
      title: 'Faza 3: Akcje',
      text: () =>
        'Gracze na zmianę wykonują po jednej akcji, aż wszyscy spasują. To, czego możesz użyć, jest podświetlone. Dopóki mam Ci coś do pokazania, przycisk pasowania chowam.',
    },
    build: {
      title: 'Zbuduj Lokację',
      text: ({ card, kind }) =>
        `Wybierz z ręki kartę „${card}” i ją zbuduj. ${kind === 'production' ? 'To Lokacja Produkcyjna: daje Dobra od razu i potem co rundę.' : 'Trafi do swojego rzędu w Twoim Imperium.'}`,
    },
    built: {
      title: 'Zbudowane',
      text: ({ card, kind }) =>
        `„${card}” stoi w Twoim Imperium${kind === 'production' ? ', w rzędzie Produkcji. Dobra masz od razu i dostaniesz je w każdej kolejnej fazie Produkcji' : ''}. Na koniec gry to 1 punkt.`,
    },
    defend: {
      title: 'Obrona',
      text: () =>
        'W dowolnej chwili swojej tury możesz położyć żeton Obrony na swojej Lokacji Zwykłej. Jej splądrowanie będzie wtedy kosztować rywala 3 żetony Plądrowania zamiast 2. W Czyszczeniu żeton i tak przepada, więc warto go użyć.',
    },
    rivalTurn: {
      title: 'Ruch rywala',
      text: ({ event }) => `${event} Wszystko, co się dzieje, zapisuje Przebieg. Teraz znowu Twoja kolej.`,
    },
    razeHand: {
      title: 'Splądruj kartę z ręki',
      text: ({ card }) =>
        `Kartę Zwykłą, której nie zamierzasz budować, możesz splądrować za 1 żeton Plądrowania. Od razu dostajesz to, co pokazuje po prawej stronie, a karta zostaje odrzucona. Spróbuj z kartą „${card}”.`,
    },
    razedHand: {
      title: 'Splądrowane',
      text: ({ card }) =>
        `„${card}” leży na stosie kart odrzuconych, a Dobra są już Twoje. To szybka, jednorazowa pomoc.`,
    },
    deal: {
      title: 'Podpisz Umowę',
      text: ({ card, n }) =>
        `Kartę Rzymian możesz za 1 jadło zamienić w Umowę. Dobro z jej dolnego pola dostajesz od razu i w każdej kolejnej fazie Produkcji. ${n > 0 ? 'Nie masz jadła, ale zastąpi je Złoto. ' : ''}Użyj karty „${card}”.`,
    },
    dealt: {
      title: 'Podpisane',
      text: ({ card }) =>
        `„${card}” leży teraz wśród Twoich Umów. Dobro masz od razu, a potem co rundę. Im wcześniej podpiszesz Umowę, tym więcej razy przyniesie zysk.`,
    },
    gold: {
      title: 'Złoto zamiast Surowca',
      text: () =>
        'Płacisz Złotem: 1 Złoto zastępuje 1 drewno, kamień lub jadło. Nigdy odwrotnie: tam, gdzie potrzeba Złota, przyda się tylko Złoto.',
    },
    exchange: {
      title: 'Dwóch Robotników za Dobro',
      text: ({ n }) =>
        `Masz jeszcze ${workers(n)}. W ramach akcji za każdych 2 Robotników bierzesz 1 dowolny Surowiec albo 1 kartę. Rzymianie nie zachowują Robotników: w następnej rundzie przyjdą nowi.`,
    },
    exchangeFor: {
      title: 'Na co?',
      text: () =>
        'Na drewno, kamień lub jadło albo na kartę z talii Zwykłej lub z Twojej talii Rzymian. Proponuję kartę Zwykłą: kto wie, co się trafi?',
    },
    exchanged: {
      title: 'Wymienione',
      text: () => 'Szkoda bezczynnych Robotników: zanim spasujesz, zamień ostatnie pary na coś pożytecznego.',
    },
    pass: {
      title: 'Spasuj',
      text: () =>
        'Na jedną rundę wystarczy. Kto spasuje, nic już w tej rundzie nie robi, ale też nikt nie może go plądrować. Jeśli chcesz jeszcze coś zrobić, śmiało; potem spasuj.',
    },
    cleanup: {
      title: 'Faza 4: Czyszczenie',
      text: () =>
        'Niewydane Dobra przepadły, oprócz tych, które pozwala zachować plansza: Rzymianie zachowują żetony Plądrowania. Karty na ręce, Lokacje i Umowy zostają. Znacznik Pierwszego gracza przechodzi dalej.',
    },
    roundTwo: {
      title: 'Runda druga',
      text: ({ card }) =>
        `Znów Wypatrywanie: karta z własnej talii i dwa wybory. Szukaj tego, co pasuje do Twoich planów; proponuję: „${card}”.`,
    },
    productionAgain: {
      title: 'Znowu Produkcja',
      text: () => 'Teraz widać wszystkie źródła: najpierw plansza Frakcji, potem Umowy, na końcu Lokacje Produkcyjne.',
    },
    faction: {
      title: 'Zbuduj Lokację Rzymian',
      text: ({ card }) =>
        `Lokacje Frakcyjne są silniejsze, na koniec warte 2 punkty i trudno je stracić. Większość kosztuje też Lokację: oddajesz jedną ze zbudowanych albo Fundament. Zbuduj kartę „${card}”.`,
    },
    giveUp: {
      title: 'Co oddasz?',
      text: () =>
        'Jedna z Twoich Lokacji ustąpi miejsca nowej. Oddaj tę, która teraz daje Ci najmniej; najlepszy jest Fundament, bo nic z nim nie tracisz.',
    },
    pay: {
      title: 'Czym zapłacisz?',
      text: () =>
        'Masz Złoto, więc wybór należy do Ciebie: sam Surowiec albo Złoto zamiast niego. Zostaw to, co zaraz się przyda.',
    },
    builtFaction: {
      title: 'Rzym rośnie',
      text: ({ card, other }) =>
        `„${card}” stoi w Twoim Imperium${other ? `, a „${other}” ustępuje miejsca` : ''}. Lokacji Rzymian żaden rywal nie splądruje.`,
    },
    activate: {
      title: 'Użyj Akcji',
      text: ({ card }) =>
        `„${card}” ma Akcję: połóż opłatę na karcie i wykonaj to, co na niej napisano. Raz na rundę, chyba że karta mówi inaczej.`,
    },
    activated: {
      title: 'Akcja wykonana',
      text: ({ card }) =>
        `Opłata zostaje na karcie „${card}” do Czyszczenia i przypomina, że Akcja jest wykorzystana. To z Akcji pochodzi najwięcej punktów.`,
    },
    razeRival: {
      title: 'Splądruj Lokację rywala',
      text: ({ card }) =>
        `Masz dość żetonów Plądrowania. Za 2 (albo 3, gdy leży tam żeton Obrony) plądrujesz Lokację Zwykłą rywala, który nie spasował, i zyskujesz to, co pokazuje jej pole Plądrowania. Splądruj kartę „${card}”.`,
    },
    razedRival: {
      title: 'Splądrowane',
      text: ({ card }) =>
        `Dobra z karty „${card}” są Twoje. Rywal odwraca ją, zamienia w Fundament i bierze 1 drewno. Fundament można oddać zamiast Lokacji przy budowie Lokacji Frakcyjnej.`,
    },
    featureBuild: {
      title: 'Lokacja z Cechą',
      text: ({ card, ability }) =>
        `Zbuduj kartę „${card}”. Jej treść: „${ability}” Cecha działa sama, gdy tylko jest okazja.`,
    },
    feature: {
      title: 'Twoja Cecha działa',
      text: ({ card }) => `Nagrodę daje „${card}”. Cecha nic nie kosztuje i działa, dopóki stoi jej Lokacja.`,
    },
    passAgain: {
      title: 'Zakończ rundę',
      text: () =>
        'To już cała gra: znasz wszystkie akcje. Jeśli chcesz, wydaj to, co Ci zostało, bo zachowasz tylko żetony Plądrowania, a potem spasuj.',
    },
    draw: {
      title: 'Z której talii?',
      text: () =>
        'Gdy dobierasz kartę, wybierasz talię: Zwykłą, z kartami do taniej budowy i plądrowania, albo talię Rzymian, z silnymi Lokacjami i Umowami.',
    },
    razedByRival: {
      title: 'Przyszli plądrować',
      text: ({ card }) =>
        `Barbarzyńcy plądrują „${card}”. Lokacja staje się Fundamentem, a Ty dostajesz 1 drewno. Fundament oddasz przy budowie Lokacji Rzymian; a z żetonem Obrony napad kosztowałby więcej.`,
    },
    alone: {
      title: 'Teraz Ty prowadzisz',
      text: () =>
        'Zostały trzy rundy i wiesz już, co trzeba. Wcześnie podpisuj Umowy, buduj to, co daje Dobra, a potem zamieniaj Dobra w punkty. Odezwę się, gdy zdarzy się coś nowego; w razie wątpliwości wybierz „Podpowiedz”.',
    },
    lastRound: {
      title: 'Ostatnia runda',
      text: () =>
        'Po niej nie ma Czyszczenia, a Dobra tylko rozstrzygają remisy. Zamień więc wszystko w punkty: używaj Akcji i buduj. Lokacja Zwykła to 1 punkt, Lokacja Rzymian 2.',
    },
    end: {
      title: 'Koniec gry',
      text: () =>
        'Do punktów z gry dochodzi po 1 za każdą Lokację Zwykłą i po 2 za każdą Frakcyjną. Dziękuję za grę! Spróbuj teraz innych Frakcji: każdą gra się inaczej.',
    },
  },
  page: {
    title: 'Nauka gry w Osadników',
    intro:
      'Pierwsza gra, przy której obok Ciebie siedzi przewodnik: mówi, co się dzieje, pokazuje, co kliknąć, i objaśnia, co z tego wyszło. Grasz naprawdę: Rzymianami, przeciw niezbyt groźnym Barbarzyńcom.',
    points: [
      'Dwie rundy krok po kroku: każda faza i każda akcja po jednym razie.',
      'Potem grasz już po swojemu, a przewodnik odzywa się, gdy zdarzy się coś nowego.',
      'Możesz przerwać w dowolnej chwili: Twoje miejsce czeka.',
    ],
  },
};
