import type { LearnWords } from './learn.ts';

const plural = new Intl.PluralRules('pl');

function counted(n: number, one: string, few: string, many: string): string {
  const form = plural.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

function unrests(n: number): string {
  return `${counted(n, 'kartę', 'karty', 'kart')} buntów`;
}

export const LEARN_PL: LearnWords = {
  sources: {
    cost: 'Koszt',
    gain: 'Zysk',
    progress: 'Postęp',
    play: 'W grze',
    history: 'Historia',
    deck: 'Ręka i talia',
    power: 'Karta potęgi',
    total: 'Razem',
    theirs: 'Macedończycy',
  },
  counted: {
    unrest: (n) => counted(n, 'bunt', 'bunty', 'buntów'),
    draw: (n) => `dobrane: ${counted(n, 'karta', 'karty', 'kart')}`,
    vp: (n) => counted(n, 'punkt', 'punkty', 'punktów'),
  },
  beats: {
    welcome: {
      title: 'Witaj!',
      text: () =>
        'Prowadzisz Rzymian: od barbarzyńskiego plemienia do imperium. Macedończycy chcą być szybsi. Liczba rund nie jest ustalona: gra kończy się, gdy wyczerpie się któraś z talii, a wygrywa ten, kto ma najwięcej punktów zwycięstwa.',
    },
    state: {
      title: 'Karta systemu',
      text: () =>
        'Na razie jesteście barbarzyńcami. Żetony pokazują, na co wystarczy tura: 3 akcje, z których każda to jedna zagrana karta, i 5 zaznaczeń dla kart, które już leżą przed Tobą. Na koniec tury wszystkie wracają.',
    },
    goods: {
      title: 'Twoje żetony',
      text: () =>
        'Zasobami i populacją płacisz. Postępem też możesz: jeden żeton zastępuje 1 populację albo 2 zasoby. Ale każdy żeton postępu, który zostanie Ci na koniec, to 1 punkt.',
    },
    hand: {
      title: 'Twoja ręka',
      text: () =>
        'To pięć kart z Twojej własnej talii dziesięciu kart. Topór oznacza, że kartę zagrają tylko barbarzyńcy, korona: że tylko imperium. Karta ze szpilką zostaje w grze. Wskaż kartę, a przeczytasz ją w całości.',
    },
    market: {
      title: 'Rynek',
      text: () =>
        'Tu leżą nowe karty do Twojej talii. Pod wieloma czai się bunt: kto zdobywa taką kartę, bierze go razem z nią. Gdy ktoś zabierze kartę, następną przynosi talia, która leży nad nią.',
    },
    turn: {
      title: 'Twoja tura',
      text: () =>
        'Najczęściej wybierasz aktywację: zagrywasz karty i używasz tych, które masz w grze, w dowolnej kolejności. Czego można użyć, to świeci. Dopóki mam Ci coś do pokazania, przycisk „Porządki” chowam.',
    },
    region: {
      title: 'Zagraj region',
      text: ({ card, ability }) =>
        `Wybierz z ręki kartę „${card}” i ją zagraj. To region ze szpilką, więc zostanie przed Tobą. Jego treść: „${ability}”`,
    },
    garrison: {
      title: 'Garnizon',
      text: () =>
        'Możesz wsunąć pod region kartę z ręki. Znika wtedy z Twojej talii, ale na koniec gry wciąż się liczy. To dobre miejsce dla karty, która tylko przeszkadza. Nie musisz: na razie zatwierdź bez wyboru karty.',
    },
    regionPlayed: {
      title: 'Twój region',
      text: ({ card }) =>
        `„${card}” należy do Ciebie, a jeden żeton akcji jest wydany. Wiele kart liczy Twoje regiony, a za Chwałę oddasz kiedyś trzy z nich.`,
    },
    conquer: {
      title: 'Zdobądź kartę',
      text: ({ card, ability }) => `Rynek zasila Twoją talię. „${card}” bierze z niego kartę: „${ability}” Zagraj ją.`,
    },
    way: {
      title: 'W który sposób?',
      text: ({ card }) =>
        `Kartą „${card}” możesz zagrać na kilka sposobów, ale wybierasz dokładnie jeden. Tego, na co Cię nie stać, nie ma na liście. Na początek wystarczy pierwszy.`,
    },
    acquireWhich: {
      title: 'Którą kartę?',
      text: ({ card }) =>
        `Weź dowolną podświetloną kartę razem ze wszystkim, co na niej leży, i z buntem, jeśli jakiś jest pod spodem. Proponuję: „${card}”.`,
    },
    acquired: {
      title: 'Zdobyta',
      text: ({ card, n }) =>
        `„${card}” jest na Twojej ręce, gotowa do zagrania.${n > 0 ? ' Bunt spod niej przyszedł razem z nią.' : ' Buntu pod nią nie było.'} Odtąd będzie wracać z każdym obiegiem talii.`,
    },
    calm: {
      title: 'Bunt',
      text: () =>
        'Bunt zapycha rękę i na koniec zabiera 2 punkty. Zagranie go to też akcja: zapłać 1 populację, odrzuć 2 karty albo zapłać 3 zasoby, a wróci na swój stos. Spróbuj.',
    },
    calmed: {
      title: 'Stos buntów',
      text: () =>
        'Tu wracają bunty. Miej ten stos na oku: gdy się opróżni, następuje upadek. Gra kończy się natychmiast i bez względu na punkty wygrywa ten, kto ma najmniej buntów.',
    },
    prosper: {
      title: 'Dobrobyt',
      text: ({ card }) =>
        `„${card}” nagradza za regiony: zasobami za symbole produkcji albo populacją za każdy region. Najpierw wszyscy mogą dobrać kartę. Zagraj.`,
    },
    prospered: {
      title: 'Żniwa',
      text: () =>
        'Im więcej masz regionów, tym więcej daje ta karta. O to chodzi w budowaniu talii: o karty, które wzajemnie się wzmacniają.',
    },
    breakThrough: {
      title: 'Podporządkuj kartę',
      text: ({ card, ability }) =>
        `Podporządkowanie to łagodniejsza droga: karta przychodzi bez buntu. Tak działa „${card}”: „${ability}” Zagraj ją.`,
    },
    breakFor: {
      title: 'Z rynku czy z talii?',
      text: ({ card }) =>
        `Weź podświetloną kartę z żetonami, które na niej leżą, albo nieznaną kartę z wierzchu talii. Bunt spod karty wraca na stos. Proponuję: „${card}”.`,
    },
    brokeThrough: {
      title: 'Bez buntu',
      text: ({ card }) =>
        `„${card}” jest Twoja, a bunt za nią nie przyszedł. Karta, która każe się przenieść do historii, na dobre opuszcza talię, ale na koniec się liczy.`,
    },
    playNew: {
      title: 'Zagraj nową kartę',
      text: ({ card, ability }) =>
        `Kartę „${card}” możesz zagrać od razu, jeśli została Ci akcja. Ma szpilkę, więc zostanie w grze. Jej treść: „${ability}”`,
    },
    exhaust: {
      title: 'Zaznacz kartę',
      text: ({ card }) =>
        `„${card}” leży przed Tobą i raz na turę możesz jej użyć: za żeton zaznaczenia zamiast akcji. Spróbuj.`,
    },
    exhausted: {
      title: 'Zaznaczona',
      text: ({ card }) =>
        `Żeton leży na karcie „${card}” aż do porządków. Co turę masz ich pięć, więc takie karty działają prawie za darmo.`,
    },
    cleanUp: {
      title: 'Porządki',
      text: () =>
        'Gdy skończysz albo zabraknie Ci akcji, robisz porządki: jeden żeton trafia na rynek, Twoje żetony wracają, odrzucasz, co chcesz, i uzupełniasz rękę.',
    },
    marketToken: {
      title: 'Żeton na rynek',
      text: ({ card }) =>
        `Połóż 1 postęp na dowolnej karcie rynku, na przykład na karcie „${card}”. Kto weźmie kartę, dostanie i żeton, więc wybierz taką, na którą masz ochotę.`,
    },
    tidy: {
      title: 'Zatrzymać czy odrzucić?',
      text: () =>
        'Zanim znów dobierzesz do 5 kart, możesz odrzucić dowolną liczbę. Dziś wybierz wszystkie: pokażę Ci resztę Twojej talii, a im szybciej się skończy, tym szybciej rośnie Twoja nacja.',
    },
    drawn: {
      title: 'Nowa ręka',
      text: () => 'Znów masz pięć kart, a wszystkie Twoje żetony wróciły. Kolej na Macedończyków.',
    },
    reshuffled: {
      title: 'Talia się wyczerpała',
      text: ({ card }) =>
        `Stos kart odrzuconych staje się nową talią, a dołącza do niej wierzchnia karta talii nacji: „${card}”. Żeton zaznaczenia na talii nacji pilnuje, by zdarzało się to najwyżej raz na turę.`,
    },
    rivalTurn: {
      title: 'Ruch Macedończyków',
      text: ({ event }) =>
        `${event} Wszystko, co się dzieje, zapisuje Przebieg; wskaż wiersz, a zobaczysz, o czym mówi.`,
    },
    solstice: {
      title: 'Przesilenie',
      text: () =>
        'Gdy każdy miał swoją turę, rundę kończy przesilenie: działają wszystkie karty w grze ze znakiem słońca. Potem zaczyna się następna runda.',
    },
    otherTurns: {
      title: 'Dwie inne tury',
      text: () =>
        'Zamiast aktywacji możesz wybrać innowację: odrzucasz całą rękę i podporządkowujesz jedną kartę. Albo przewrót: zwracasz wszystkie bunty z ręki. Zajmuje to całą turę, więc przydaje się, gdy ręka jest zła. Teraz wybierz aktywację.',
    },
    attacked: {
      title: 'Atak',
      text: ({ event }) =>
        `${event} Karta ze sztyletem to atak: szkodzi wszystkim pozostałym. Niektóre karty przed nim chronią.`,
    },
    alone: {
      title: 'Teraz Ty prowadzisz',
      text: () =>
        'Wiesz już, jak wygląda tura. Wcześnie pozbywaj się buntów, zagrywaj regiony, bierz karty, które do siebie pasują, i obracaj talią: karty nacji prowadzą do imperium. Odezwę się, gdy zdarzy się coś nowego; w razie wątpliwości wybierz „Podpowiedz”.',
    },
    revolt: {
      title: 'Czas na przewrót?',
      text: ({ n }) =>
        `Masz na ręce ${unrests(n)}. Możesz płacić za każdą z osobna albo ogłosić przewrót: zwraca wszystkie naraz i nic nie kosztuje, ale zajmuje całą turę.`,
    },
    accession: {
      title: 'Witaj, Cezarze!',
      text: () =>
        'Talia nacji się skończyła, a jej ostatnia karta odwraca kartę systemu: jesteście imperium. Karty z koroną możesz już zagrywać, a tych z toporem już nie: odrzucaj je albo chowaj w garnizonach.',
    },
    develop: {
      title: 'Rozwój',
      text: () =>
        'Imperium za każdym razem, gdy skończy mu się talia, może kupić jedną ze swoich kart rozwoju: są silne i warte punkty. Widzisz je wszystkie z kosztem. Im więcej ich kupisz, tym bliżej końca gry.',
    },
    developed: {
      title: 'Rozwinięta',
      text: ({ card }) =>
        `„${card}” jest już w Twojej talii. Gdy ktoś rozwinie swoją ostatnią kartę, zaczyna się koniec gry.`,
    },
    fame: {
      title: 'Sława',
      text: () =>
        'Karty sławy są warte najwięcej punktów. Zdobywa się je Chwałą, za trzy regiony. Na spodzie talii sławy leży Król królów: gdy się odwróci, zaczyna się koniec gry.',
    },
    lastRound: {
      title: 'Koniec jest blisko',
      text: () =>
        'Zaczyna się koniec gry: dokańczamy tę rundę, a potem gramy jeszcze jedną pełną. Teraz liczą się tylko punkty: zagrywaj to, co jest warte punkty w grze, przenoś karty do historii i oszczędzaj postęp.',
    },
    end: {
      title: 'Koniec gry',
      text: () =>
        'Liczy się każda Twoja karta, gdziekolwiek leży, oprócz tych, które zostały w talii nacji i talii rozwoju. Dziękuję za grę! Każdą z szesnastu nacji gra się inaczej: spróbuj następnej.',
    },
  },
  page: {
    title: 'Nauka gry w Imperium',
    intro:
      'Pierwsza gra, przy której obok Ciebie siedzi przewodnik: mówi, co się dzieje, pokazuje, co kliknąć, i objaśnia, co z tego wyszło. Grasz naprawdę: Rzymianami, przeciw prostym Macedończykom.',
    points: [
      'Dwie rundy krok po kroku: zagrywanie kart, rynek, bunty i porządki.',
      'Potem grasz już po swojemu, a przewodnik odzywa się, gdy zdarzy się coś nowego: pierwsze tasowanie, imperium, rozwój, koniec gry.',
      'Możesz przerwać w dowolnej chwili: Twoje miejsce czeka.',
    ],
  },
};
