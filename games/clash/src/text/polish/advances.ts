/** What each advance does, a sentence each. */
export const ADVANCE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  farming: ['Twoje Miasta zbierają Żywność z Równin i Drewno z Lasów.'],
  storage: ['Możesz mieć do 7 Żywności zamiast 2.'],
  irrigation: [
    'Twoje Miasta zbierają Żywność z Pustkowi, które poza tym pozostają Pustkowiami.',
    'Ignorujesz Wydarzenia „Głód”.',
  ],
  husbandry: [
    'Raz na turę jedno pole Lądu, z którego zbierasz, może leżeć 2 pola od Miasta; z Drogami – dwa takie pola.',
  ],
  mining: ['Twoje Miasta zbierają Rudę z Gór.'],
  engineering: [
    'Gdy ją zdobywasz, dobierz wierzchnią kartę Cudu.',
    'Jako Akcję możesz wznieść Cud z ręki w Szczęśliwym Mieście.',
  ],
  sanitation: [
    'W każdej Akcji Werbunku możesz zapłacić za jednego Osadnika 1 żetonem Nastroju.',
    'Ignorujesz Zarazę, Epidemię i Pandemię.',
  ],
  roads: [
    'Zapłać 1 Żywność i 1 Rudę za grupę Jednostek Lądowych, która zaczyna lub kończy ruch w twoim Mieście: może przejść do 2 pól Lądu, nie zważając na Lasy i Góry.',
  ],
  fishing: ['Każde Miasto może zbierać Żywność z jednego sąsiedniego pola Morza.'],
  navigation: ['Statki mogą płynąć wzdłuż krawędzi Mapy do najbliższego pola Morza i dalej po jego wodach.'],
  'war-ships': [
    'Anuluj 1 trafienie w pierwszej Rundzie Walki każdej Bitwy Morskiej oraz Bitwy Lądowej, w której atakujesz wprost ze Statków.',
  ],
  cartography: [
    'Po Akcji Ruchu, w której poruszył się Statek, zyskaj 1 Ideę, a jeśli użyto Nawigacji, także 1 żeton Kultury.',
  ],
  writing: ['Gdy je zdobywasz, dobierz kartę Akcji i kartę Celu.'],
  'public-education': ['Raz na turę Zbieranie w Mieście z Akademią daje ci 1 Ideę.'],
  'free-education': [
    'Gdy płacisz za Rozwinięcie co najmniej 1 Ideę lub 1 Złoto, możesz zapłacić jeszcze 1 Ideę, by zyskać 1 żeton Nastroju.',
  ],
  philosophy: ['Gdy ją zdobywasz, zyskaj 1 Ideę.', 'Zyskaj 1 Ideę za każde zdobyte później Rozwinięcie Nauki.'],
  tactics: ['Twoje Jednostki Wojskowe mogą się poruszać.', 'Możesz korzystać z bojowych połówek kart Akcji.'],
  siegecraft: [
    'Atakując Miasto z Fortecą, możesz zapłacić 2 Drewna, by unieszkodliwić jej dodatkową kość, i 2 Rudy, by nie anulowała trafienia.',
  ],
  'steel-weapons': [
    'Tuż przed Bitwą Lądową możesz zapłacić 1 Rudę: +2 do twojej Wartości Bojowej w każdej rundzie albo +1, jeśli wróg też ma Stalową Broń.',
  ],
  draft: ['W każdej Akcji Werbunku możesz zapłacić za jedną Piechotę 1 żetonem Nastroju.'],
  myths: ['Gdy Wydarzenie miałoby obniżyć Nastrój twojego Miasta, możesz zapłacić 1 żeton Nastroju, by temu zapobiec.'],
  rituals: ['Gdy zwiększasz Szczęśliwość, dowolny Surowiec może zastąpić żeton Nastroju.'],
  priesthood: ['Raz na turę Rozwinięcie Nauki nie kosztuje cię Surowców.'],
  'state-religion': ['Raz na turę Świątynia nie kosztuje cię Żywności.'],
  bartering: ['Raz na turę, jako Dodatkową Akcję, możesz odrzucić kartę Akcji za 1 Złoto lub 1 żeton Kultury.'],
  'trade-routes': [
    'Na początku swojej tury zyskaj 1 Żywność za każdy Szlak, najwyżej 4: twój Osadnik lub Statek w zasięgu 2 pól od Miasta innego gracza, które nie jest Rozgniewane.',
  ],
  taxes: [
    'Raz na turę, jako Akcję, możesz zapłacić 1 żeton Nastroju, by zyskać tyle Żywności, Drewna i Rudy w dowolnej mieszance, ile masz Miast.',
  ],
  currency: ['Szlaki Handlowe i Podatki mogą dawać ci Złoto zamiast swoich Surowców.'],
  arts: ['Raz na turę, jako Dodatkową Akcję, możesz zapłacić 1 żeton Kultury za Wpływ Kulturowy.'],
  sports: [
    'Jako Akcję możesz zapłacić 1 lub 2 żetony Kultury, by podnieść Nastrój jednego Miasta o tyle samo poziomów.',
  ],
  monuments: [
    'Gdy je zdobywasz, dobierz wierzchnią kartę Cudu.',
    'Wrogowie nie mogą wpływać na twoje Miasta z Cudami.',
  ],
  theaters: ['Raz na turę, jako Dodatkową Akcję, możesz zamienić 1 żeton Kultury na 1 żeton Nastroju lub odwrotnie.'],
  math: ['Inżynieria i Drogi nie kosztują cię Surowców.'],
  astronomy: ['Nawigacja i Kartografia nie kosztują cię Surowców.'],
  medicine: ['Po każdej Akcji Werbunku odzyskaj 1 z zapłaconych Surowców.'],
  metallurgy: [
    'Gdy zbierasz co najmniej 2 Rudy, możesz zamienić 1 z nich na 1 Złoto.',
    'Stalowa Broń nic cię nie kosztuje przeciw wrogom bez Stalowej Broni.',
  ],
  voting: ['Jako Dodatkową Akcję możesz zapłacić 1 żeton Nastroju, by zwiększyć Szczęśliwość.'],
  'separation-of-power': ['Wrogowie nie mogą wzmacniać zasięgu ani rzutu wobec twoich Szczęśliwych Miast.'],
  'civil-liberties': ['Jako Akcję zyskaj 3 żetony Nastroju.', 'Pobór kosztuje cię 2 żetony Nastroju zamiast 1.'],
  'free-economy': [
    'Jako Dodatkową Akcję możesz zapłacić 1 żeton Nastroju, by zebrać Surowce w Mieście; musi to być jedyne Zbieranie w tej turze.',
  ],
  nationalism: [
    'Po Akcji Werbunku, w której zwerbowano choć jedną Jednostkę Wojskową lub Statek, zyskaj 1 żeton Nastroju lub 1 żeton Kultury.',
  ],
  totalitarianism: [
    'Wrogowie nie mogą wzmacniać zasięgu ani rzutu wobec twoich Miast, w których stoją twoje Jednostki Wojskowe.',
  ],
  'absolute-power': [
    'Raz na turę, jako Dodatkową Akcję, możesz zapłacić 2 żetony Nastroju za jeszcze jedną Akcję Główną.',
  ],
  'forced-labor': [
    'Raz na turę, jako Dodatkową Akcję, możesz zapłacić 1 żeton Nastroju: w tej turze twoje Rozgniewane Miasta zbierają, werbują i wznoszą jak Neutralne.',
  ],
  dogma: ['Ilekroć wznosisz Świątynię, możesz zdobyć za darmo Rozwinięcie Teokracji.', 'Możesz mieć najwyżej 2 Idee.'],
  devotion: ['Wrogowie nie mogą wzmacniać zasięgu ani rzutu wobec twoich Miast ze Świątyniami.'],
  conversion: ['+1 do twoich rzutów na Wpływ Kulturowy.', 'Za każdy sukces zyskaj 1 żeton Kultury.'],
  fanaticism: [
    'W Bitwie w Mieście ze Świątynią: +2 do Wartości Bojowej twojego pierwszego rzutu.',
    'Jeśli ją przegrasz, umieść za darmo 1 Piechotę w swoim Mieście.',
  ],
};
