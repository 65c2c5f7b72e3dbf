import type { Spoken } from '@imperia/kit';
import type { RowName } from '../card-data.ts';
import type { VirtualFaction } from '../state.ts';
import type { Why } from '../steps.ts';

/** Log lines that are not somebody's deed. */
export interface Words {
  begin(first: string): string;
  round(round: number, first: string): string;
  soloBegin(seat: string): string;
  soloRound(round: number): string;
  virtualFaction(faction: VirtualFaction): string;
  event(card: string): string;
  market(entrance: string): string;
  expedition(tokens: readonly string[]): string;
  technologyBack(of: string, card: string): string;
  shield(card: string): string;
  phase(name: string): string;
  shuffleCommon(): string;
  shuffleFaction(of: string): string;
  reveal(cards: readonly string[]): string;
  passDraft(): string;
  discarded(card: string): string;
  foundation(card: string, of: string): string;
  /** Nothing extra for most. */
  score(seat: string, earned: string, locations: string, extra: string | null, total: string): string;
  virtualTakes(card: string): string;
  attack(card: string, good: string): string;
  attackMissed(): string;
  collect(card: string): string;
  collectDeal(card: string): string;
  bar(card: string): string;
  tricolour(seat: string): string;
  strike(card: string, first: string, later: string, because: string): string;
  siege(seat: string, card: string, of: string, lost: string): string;
  virtualSiege(card: string): string;
  rampart(seat: string, row: RowName): string;
  rival(faction: string): string;
  rivalRow(cards: readonly string[]): string;
  clearRivalRow(): string;
  conquest(row: RowName): string;
  conquestFailed(): string;
  loseToRival(card: string): string;
  loseCollected(card: string): string;
  win(seat: string): string;
  soloLost(): string;
  share(seats: readonly string[]): string;
}

const ROW_NAMES: Spoken<Readonly<Record<RowName, string>>> = {
  pl: { production: 'Produkcji', feature: 'Cech', action: 'Akcji' },
  en: { production: 'Production', feature: 'Feature', action: 'Action' },
};

export const WORDS: Spoken<Words> = {
  pl: {
    begin: (first) => `los wskazuje, kto zacznie: ${first}`,
    round: (round, first) => `runda ${round}, zaczynają ${first}`,
    soloBegin: (seat) => `gra jednoosobowa: ${seat} przeciw wirtualnemu graczowi`,
    soloRound: (round) => `runda ${round}`,
    virtualFaction: (faction) =>
      ({
        barbarians: 'wirtualny gracz to Barbarzyńcy: atakuje trzy razy w rundzie',
        romans: 'wirtualny gracz to Rzymianie: w fazie Wypatrywania otrzymuje 3 karty',
        japanese: 'wirtualny gracz to Japończycy: przed Atakiem zabiera Umowę, która daje Dobro z karty Ataku',
        egyptians: 'wirtualny gracz to Egipcjanie: przed Atakiem blokuje Lokację Frakcyjną w kolorze karty Ataku',
        atlanteans: 'wirtualny gracz to Atlantydzi: jego Lokacje plądruje się za 3 żetony',
      })[faction],
    event: (card) => `Wydarzenie: ${card}`,
    market: (entrance) => `wejściem na Targowisko jest kafelek ${entrance}`,
    expedition: (tokens) => `żetony Ekspedycji w tej rundzie: ${tokens.join(', ')}`,
    technologyBack: (of, card) => `żeton Podstawowej Technologii z Lokacji ${card} wraca do puli ${of}`,
    shield: (card) => `żeton broni Lokacji ${card}: przepada zamiast niej`,
    phase: (name) => name,
    shuffleCommon: () => 'odrzucone karty Zwykłe potasowano w nową talię',
    shuffleFaction: (of) => `odrzucone karty ${of} potasowano w nową talię`,
    reveal: (cards) => `odkryto: ${cards.join(', ')}`,
    passDraft: () => 'wszyscy podają karty w lewo',
    discarded: (card) => `odrzucono ${card}`,
    foundation: (card, of) => `Lokacja ${card} u ${of} staje się Fundamentem`,
    score: (seat, earned, locations, extra, total) =>
      `${seat}: ${earned} w trakcie gry, ${locations} za Lokacje${extra ? `, ${extra} za odłożone Dobra` : ''}; razem ${total}`,
    virtualTakes: (card) => `wirtualny gracz otrzymuje Lokację ${card}`,
    attack: (_, good) => `odkryto kartę Ataku, Cel: ${good}`,
    attackMissed: () => 'Atak chybia: żadna Lokacja nie pasuje do Celów',
    collect: (card) => `do Kolekcji wirtualnego gracza trafia Lokacja ${card}`,
    collectDeal: (card) => `do Kolekcji wirtualnego gracza trafia Umowa ${card}`,
    tricolour: (seat) => `${seat} biorą trójkolorowy żeton Łaski Bogów (plansza Frakcji)`,
    bar: (card) => `wirtualny gracz blokuje na następną rundę Lokację ${card}`,
    strike: (card, first, later, because) =>
      `wirtualny gracz plądruje Lokację ${card} (Cele: ${first} i ${later}; ${because})`,
    siege: (seat, card, of, lost) => `${seat} oblegają Lokację ${card} u ${of} i burzą ${lost}`,
    virtualSiege: (card) => `wirtualny gracz oblega Lokację ${card}: nie ma już na niej Umocnień`,
    rampart: (seat, row) => `${seat} stawiają Fundament na lewym skraju rzędu ${ROW_NAMES.pl[row]}`,
    rival: (faction) => `wirtualny gracz ma Lokacje Frakcyjne, które można podbić: ${faction}`,
    rivalRow: (cards) => `obok talii wirtualnego gracza, kolejno w lewo: ${cards.join(', ')}`,
    clearRivalRow: () => 'odkryte Lokacje Frakcyjne wirtualnego gracza zostają odrzucone',
    conquest: (row) => `odkryto kartę Podboju: rząd ${ROW_NAMES.pl[row]}`,
    conquestFailed: () => 'Podbój się nie udaje: w tym rzędzie nie ma Lokacji Frakcyjnej',
    loseToRival: (card) => `wirtualny gracz podbija Lokację ${card}`,
    loseCollected: (card) => `z Kolekcji wirtualnego gracza odrzucono Lokację ${card}`,
    win: (seat) => `wygrywają ${seat}`,
    soloLost: () => 'wygrywa wirtualny gracz',
    share: (seats) => `zwycięstwem dzielą się ${seats.join(' i ')}`,
  },
  en: {
    begin: (first) => `chance decides who goes first: ${first}`,
    round: (round, first) => `round ${round}, ${first} begin`,
    soloBegin: (seat) => `solo game: ${seat} against the virtual player`,
    soloRound: (round) => `round ${round}`,
    virtualFaction: (faction) =>
      ({
        barbarians: 'the virtual player plays the Barbarians: it attacks three times a round',
        romans: 'the virtual player plays the Romans: it receives 3 cards in the Lookout',
        japanese:
          'the virtual player plays the Japanese: before an Attack it takes a Deal for the Good of the Attack card',
        egyptians:
          'the virtual player plays the Egyptians: before an Attack it blocks a faction Location of the colour of the Attack card',
        atlanteans: 'the virtual player plays the Atlanteans: razing its Locations costs 3 tokens',
      })[faction],
    event: (card) => `Event: ${card}`,
    market: (entrance) => `the entrance to the Market is ${entrance}`,
    expedition: (tokens) => `Expedition tokens of this round: ${tokens.join(', ')}`,
    technologyBack: (of, card) => `the Basic Technology token on ${card} goes back to the pool ${of}`,
    shield: (card) => `a token defends ${card}, and is lost in its place`,
    phase: (name) => name,
    shuffleCommon: () => 'the discarded Common cards are shuffled into a new deck',
    shuffleFaction: (of) => `the discarded cards ${of} are shuffled into a new deck`,
    reveal: (cards) => `revealed: ${cards.join(', ')}`,
    passDraft: () => 'everyone passes cards to the left',
    discarded: (card) => `${card} is discarded`,
    foundation: (card, of) => `${card} ${of} becomes a Foundation`,
    score: (seat, earned, locations, extra, total) =>
      `${seat}: ${earned} during the game, ${locations} for Locations${extra ? `, ${extra} for Goods put aside` : ''}; ${total} in all`,
    virtualTakes: (card) => `the virtual player receives ${card}`,
    attack: (_, good) => `an Attack card is revealed, its Target: ${good}`,
    attackMissed: () => 'the Attack misses: no Location matches the Targets',
    collect: (card) => `the virtual player collects ${card}`,
    collectDeal: (card) => `the virtual player collects the ${card} Deal`,
    tricolour: (seat) => `${seat} take the tricolour God's Favour token (faction board)`,
    bar: (card) => `the virtual player blocks ${card} for the next round`,
    strike: (card, first, later, because) =>
      `the virtual player razes ${card} (Targets: ${first} and ${later}; ${because})`,
    siege: (seat, card, of, lost) => `${seat} besiege ${card} ${of} and tear down ${lost}`,
    virtualSiege: (card) => `the virtual player besieges ${card}: its Fortifications are gone`,
    rampart: (seat, row) => `${seat} put a Foundation at the left end of the ${ROW_NAMES.en[row]} row`,
    rival: (faction) => `the virtual player has faction Locations that can be conquered: ${faction}`,
    rivalRow: (cards) => `beside the virtual player's deck, each to the left of the last: ${cards.join(', ')}`,
    clearRivalRow: () => 'the revealed faction Locations of the virtual player are discarded',
    conquest: (row) => `a Conquest card is revealed: the ${ROW_NAMES.en[row]} row`,
    conquestFailed: () => 'the Conquest fails: there is no faction Location in that row',
    loseToRival: (card) => `the virtual player conquers ${card}`,
    loseCollected: (card) => `${card} is discarded from the Collection of the virtual player`,
    win: (seat) => `${seat} win`,
    soloLost: () => 'the virtual player wins',
    share: (seats) => `${seats.join(' and ')} share the victory`,
  },
};

/** Why goods come. */
export const WHYS: Spoken<Record<Why, string>> = {
  pl: {
    board: 'plansza Frakcji',
    deal: 'Umowa',
    production: 'Produkcja',
    bonus: 'Bonus za zbudowanie',
    raze: 'Plądrowanie',
    action: 'Akcja',
    feature: 'Cecha',
    exchange: 'wymiana',
    foundation: 'Fundament',
    visit: 'odwiedziny',
    technology: 'Technologia',
    conquest: 'Podbój',
    event: 'Wydarzenie',
  },
  en: {
    board: 'faction board',
    deal: 'Deal',
    production: 'Production',
    bonus: 'building bonus',
    raze: 'raze',
    action: 'Action',
    feature: 'Feature',
    exchange: 'exchange',
    foundation: 'Foundation',
    visit: 'visit',
    technology: 'Technology',
    conquest: 'Conquest',
    event: 'Event',
  },
};
