import type { LearnWords } from './learn.ts';

export const LEARN_PL: LearnWords = {
  sources: {
    cost: 'Koszt',
    gain: 'Zysk',
    pieces: 'Osady i Budynki',
    advances: 'Rozwinięcia',
    objectives: 'Cele',
    wonders: 'Cuda',
    events: 'Wydarzenia',
    leaders: 'Przywódcy',
    total: 'Razem',
    theirs: 'Niebiescy',
  },
  points: 'punkty',
  beats: {
    welcome: {
      title: 'Witaj!',
      text: () =>
        'Prowadzisz Czerwonych, a na południu mieszkają Niebiescy. Pierwszy z sześciu Wieków już za Wami. Na koniec każda Osada i każdy Budynek w Twoim kolorze to 1 punkt, Rozwinięcie pół punktu, zrealizowany Cel 2 punkty, a Cud 4.',
    },
    map: {
      title: 'Mapa',
      text: ({ place }) =>
        `Tu, na polu ${place}, wszystko się zaczęło. Równiny dają Żywność, Góry Rudę, Lasy Drewno. Pola bez rysunku są nieodkryte: nikt nie wie, co tam jest, dopóki ktoś nie wejdzie. Mapę przeciągniesz, a przybliżysz kółkiem albo dwoma palcami.`,
    },
    city: {
      title: 'Twoje największe Miasto',
      text: ({ place }) =>
        `${place} ma rozmiar 2: Osada i Akademia. Od rozmiaru zależy, ile Miasto zbiera, ile werbuje i jak daleko sięga jego Kultura. Żadne Miasto nie może być większe, niż masz Miast. Miasto bywa Szczęśliwe, Neutralne albo Rozgniewane; oba Twoje są Neutralne.`,
    },
    goods: {
      title: 'Twoje zasoby',
      text: () =>
        'Żywność, Drewno i Rudę daje ziemia, Idee daje nauka, a Złoto zastąpi każdy z tych Surowców. Dwa żetony na końcu są dla ludzi: żetony Nastroju uszczęśliwiają Miasta, a żetony Kultury niosą Twój Wpływ w świat.',
    },
    cards: {
      title: 'Twoje karty',
      text: () =>
        'Nikt inny ich nie widzi. Karta Akcji ma dwie połowy: górną zagrywasz w swojej turze, dolną w Bitwie. Karta Celu podaje dwa Cele: osiągnij którykolwiek z nich, a dostaniesz 2 punkty.',
    },
    turn: {
      title: 'Trzy Akcje',
      text: () =>
        'Tura to dokładnie trzy Akcje, a to sześć ich rodzajów: Rozwój, założenie Miasta, aktywacja Miasta, Ruch, Szczęśliwość i Wpływ. Możesz też powtarzać tę samą. W tym Wieku spróbujemy prawie wszystkich.',
    },
    advance: {
      title: 'Czas na Rozwój',
      text: ({ advance }) =>
        `Twoja Piechota jeszcze nie umie maszerować: do tego potrzebna jest ${advance}. Otwórz planszę Rozwinięć i wybierz ją. Rozwinięcie kosztuje 2 Żywności, a w każdej kategorii najpierw zdobywa się to na górze.`,
    },
    payAdvance: {
      title: 'Czym płacisz?',
      text: () => 'Każdą Żywność może zastąpić Idea albo Złoto. Na razie zachowaj Ideę i zapłać Żywnością.',
    },
    advanced: {
      title: 'Nowe Rozwinięcie',
      text: ({ advance }) =>
        `Masz Rozwinięcie: ${advance}. Wiele z nich od razu daje żeton, to: żeton Kultury. Kostka zeszła z Toru Wydarzeń: co trzecie Rozwinięcie opróżnia tor i wtedy coś się wydarza, dobrego albo złego.`,
    },
    collect: {
      title: 'Zbieranie',
      text: ({ place }) =>
        `Aktywowane Miasto robi jedną z trzech rzeczy: zbiera Surowce, wznosi Budynek albo werbuje. Wybierz ${place} i zbierz Surowce.`,
    },
    gather: {
      title: 'Z których pól?',
      text: () =>
        'Miasto zbiera ze swojego pola i z sąsiednich, z każdego raz, razem tyle, ile ma rozmiaru. Zaznaczam to, czego najbardziej Ci brakuje; naciśnij pole, żeby to zmienić. Potem potwierdź.',
    },
    collected: {
      title: 'Zbiory',
      text: ({ place }) =>
        `Tyle dało Miasto ${place}. Szczęśliwe zbiera o jeden więcej. Aktywujesz to samo Miasto drugi raz w turze, a jego Nastrój spadnie; lepiej więc sięgać po różne.`,
    },
    construct: {
      title: 'Budowa',
      text: ({ place }) =>
        `Budynek kosztuje 1 Żywność, 1 Drewno i 1 Rudę, a Ty znasz Pismo, więc możesz wznieść Akademię. Wybierz ${place} i ją zbuduj.`,
    },
    constructed: {
      title: 'Miasto rośnie',
      text: ({ place }) =>
        `${place} jest większe: więcej zbierze i zwerbuje, a Ty masz o punkt więcej. Wiele Budynków daje coś od razu, Akademia daje Idee. Żeby Miasta mogły rosnąć dalej, potrzebujesz trzeciego.`,
    },
    endTurn: {
      title: 'Koniec tury',
      text: () =>
        'Trzy Akcje wykorzystane. To, co nie kosztuje Akcji, na przykład niektóre karty albo wymianę z Niebieskimi, można zrobić jeszcze teraz. Jeśli nie, zakończ turę.',
    },
    rivalTurn: {
      title: 'Co zrobili Niebiescy',
      text: ({ event }) =>
        `${event} Przebieg gry opowiada o wszystkim, co się dzieje; wskaż wiersz, a zobaczysz, o czym mowa.`,
    },
    collectAgain: {
      title: 'Żywność i Ruda',
      text: ({ place }) =>
        `Przyda się wojsko. Piechota kosztuje 1 Żywność i 1 Rudę: zbierz jedno i drugie w Mieście ${place}.`,
    },
    recruit: {
      title: 'Werbunek',
      text: ({ place }) =>
        `Teraz zwerbuj Jednostkę w Mieście ${place}, gdzie stoi już Twoja Piechota. Miasto werbuje tyle Jednostek, ile ma rozmiaru, o ile masz czym zapłacić.`,
    },
    recruited: {
      title: 'Nowe wojsko',
      text: ({ place }) =>
        `Stoi na polu ${place} i od razu może ruszyć. Piechota walczy; Osadnik kosztuje 2 Żywności, nie walczy, za to zakłada Miasta; Statki potrzebują Portu.`,
    },
    explore: {
      title: 'W nieznane',
      text: ({ place }) =>
        `Jedna Akcja Ruchu przesuwa do trzech grup, każdą o jedno pole. Wybierz całą swoją Piechotę i wyślij ją na ${place}: to pole jest nieodkryte, a wejście odsłoni cały Obszar.`,
    },
    explored: {
      title: 'Nowa ziemia',
      text: ({ place }) =>
        `Obszar czterech pól został odkryty, a Twoje wojsko stoi na ${place}. Jeśli Obszar może leżeć na dwa sposoby, Morze musi stykać się z Morzem; gdy pasują oba, wybierasz Ty.`,
    },
    attack: {
      title: 'Do ataku!',
      text: ({ place }) =>
        `Na ${place} mieszkają Barbarzyńcy. Wyślij tam całe wojsko: wejście na pole wrogów to Bitwa. Za każdą Jednostkę rzuca się kością, więc Ty rzucisz dwiema, a oni jedną.`,
    },
    battleCard: {
      title: 'Karta bojowa',
      text: ({ card }) =>
        `Przed rzutem każda strona może położyć zakrytą kartę, z której liczy się dolna połowa; obie odkrywa się naraz. Barbarzyńcy kart nie mają. Proponuję „${card}”.`,
    },
    fought: {
      title: 'Jak poszła Bitwa',
      text: ({ event, n, place }) =>
        `${event} Każde 5 Wartości Bojowej to trafienie. ${n > 0 ? `${place} jest Twoje, i trochę Złota też: to trzecie Miasto!` : 'Tym razem szczęście nie dopisało.'}`,
    },
    angry: {
      title: 'Rozgniewane Miasto',
      text: ({ place }) =>
        `${place} jest Rozgniewane: liczy się jak rozmiar 1, niczego nie wznosi i działa raz w turze. Takie jest każde zdobyte Miasto, i takie, które zbyt często aktywujesz.`,
    },
    influence: {
      title: 'Wpływ',
      text: () =>
        'Kultura zwycięża bez wojny: jeśli się uda, Budynek Niebieskich przybierze Twój kolor. Dalej im służy, ale punkt jest Twój. Wybierz Wpływ.',
    },
    influenceFrom: {
      title: 'Skąd?',
      text: ({ place, n }) =>
        `Miasto sięga na tyle pól, ile ma rozmiaru, a każdy żeton Kultury dodaje jedno. ${place} sięga Niebieskich ${n > 0 ? `za ${n === 1 ? '1 żeton' : `żetony: ${n}`}` : 'bez żetonów'}. Potem rzut kością: 5 lub więcej to sukces.`,
    },
    boost: {
      title: 'Tak blisko',
      text: () => 'Do 5 trochę brakuje, ale każdy żeton Kultury dodaje 1. Warto: wzmocnij rzut.',
    },
    influenced: {
      title: 'Kultura',
      text: ({ place, n }) =>
        n > 0
          ? `Budynek na ${place} ma teraz Twój kolor: punkt jest Twój, a nie ich. Miasto z obcym Budynkiem może wpływać tylko na siebie. Udać się może raz w turze.`
          : `Tym razem na ${place} się nie udało. Możesz próbować, póki masz Akcje i żetony, ale udać się może tylko raz w turze.`,
    },
    happiness: {
      title: 'Szczęśliwość',
      text: () =>
        'Jedna Akcja poprawia Nastrój tylu Miast, za ile zapłacisz: każdy poziom kosztuje tyle żetonów Nastroju, ile Miasto ma rozmiaru. Wybierz Szczęśliwość.',
    },
    raiseMood: {
      title: 'Które Miasto?',
      text: ({ place }) => `Proponuję ${place}. Gdy skończą się żetony albo życzenia, Akcja dobiega końca.`,
    },
    cheered: {
      title: 'Lepszy Nastrój',
      text: ({ place }) =>
        `Na ${place} jest już lepiej. Szczęśliwe Miasto zbiera i werbuje, jakby było o jeden większe, i tylko w Szczęśliwych powstają Cuda.`,
    },
    status: {
      title: 'Faza Podsumowania',
      text: () =>
        'Minęły trzy Rundy, a z nimi Wiek. Teraz każdy realizuje Cele, zdobywa Darmowe Rozwinięcie, dobiera karty, może spalić małe Miasto i zmienić rządy. Na koniec ten, kto ma najwięcej żetonów Nastroju i Kultury, wskazuje Pierwszego Gracza.',
    },
    objectives: {
      title: 'Cel',
      text: () =>
        'Masz osiągnięty Cel. Jedne realizuje się w Fazie Podsumowania, inne w chwili, gdy się spełnią. Zrealizuj go: to 2 punkty.',
    },
    freeAdvance: {
      title: 'Darmowe Rozwinięcie',
      text: ({ advance }) =>
        `Wybierz dowolne Rozwinięcie, które można by kupić, tym razem za nic. ${advance} to dobry wybór, ale rozejrzyj się: dostępne są podświetlone, a na każdym napisano, co daje.`,
    },
    drawn: {
      title: 'Nowe karty',
      text: () =>
        'Masz nową kartę Akcji i nową kartę Celu; na ręce możesz mieć dowolnie dużo kart. Zaglądaj do Celów: to one podpowiadają, o co grać.',
    },
    raze: {
      title: 'Spalić Miasto?',
      text: () => 'Możesz poświęcić Miasto rozmiaru 1 za 1 Złoto. To tylko na czarną godzinę: nie pal.',
    },
    alone: {
      title: 'Teraz prowadzisz Ty',
      text: () =>
        'Znasz już prawie wszystko. Teraz rośnij: więcej Miast, większe Miasta i Rozwinięcia, które im pomagają. Miej wojsko w domu, a Cele na oku. Odezwę się, gdy stanie się coś nowego; w razie wątpliwości poproś o podpowiedź.',
    },
    event: {
      title: 'Wydarzenie',
      text: ({ event }) =>
        `${event} Wydarzenie przychodzi z co trzecim Rozwinięciem gracza. Dotyka tego, kto je wywołał, a czasem wszystkich.`,
    },
    found: {
      title: 'Miejsce na Miasto',
      text: ({ place }) =>
        `Twój Osadnik może założyć Miasto na ${place}. Kosztuje to Osadnika i Akcję. Im więcej masz Miast, tym większe może być każde z nich.`,
    },
    attacked: {
      title: 'Atak na Ciebie',
      text: ({ event }) =>
        `${event} Puste Miasto pada bez walki. Jednostka czy dwie na granicy albo Forteca każą innym dwa razy pomyśleć.`,
    },
    lastAge: {
      title: 'Ostatni Wiek',
      text: () =>
        'Jeszcze trzy Rundy, potem raz jeszcze Cele, i koniec gry. Surowce nic wtedy nie są warte: zamień je na Budynki i Rozwinięcia.',
    },
    end: {
      title: 'Koniec gry',
      text: () =>
        'Oto skąd masz punkty. Dziękuję za grę! Następnym razem wybierz cywilizację: każda z piętnastu ma własne Rozwinięcia i własnych Przywódców.',
    },
  },
  page: {
    title: 'Naucz się Clash of Cultures',
    intro:
      'Twoja pierwsza gra z przewodnikiem, który mówi, co się dzieje, pokazuje, co nacisnąć, i wyjaśnia, co się stało. Grasz naprawdę, z niegroźnymi sąsiadami, na mapie, na której minął już pierwszy Wiek.',
    points: [
      'Jeden Wiek z przewodnikiem: Rozwój, zbieranie, budowa, werbunek, odkrywanie, mała Bitwa, Wpływ, Szczęśliwość i Faza Podsumowania.',
      'Potem grasz dalej sam na sam z rywalem, a przewodnik odzywa się, gdy dzieje się coś nowego: Wydarzenia, ataki, ostatni Wiek.',
      'Możesz przerwać w każdej chwili i wrócić do tego samego miejsca.',
    ],
  },
};
