import type { Spoken } from '@imperia/kit';

type Counted = (n: number) => string;

/** What stands on the table beside the names of cards and nations. */
interface BoardWords {
  readonly market: string;
  readonly emptySlot: string;
  readonly decks: readonly [string, string, string, string];
  readonly deckOf: (name: string, n: number) => string;
  readonly fame: string;
  readonly kingBelow: string;
  readonly kingUp: string;
  readonly unrest: string;
  readonly unrestEnds: string;
  readonly unrestNear: string;
  readonly exiled: string;
  readonly look: (pile: string, n: number) => string;
  readonly nothing: string;
  readonly deck: string;
  readonly discard: string;
  readonly history: string;
  readonly sunk: string;
  readonly nationDeck: string;
  readonly accession: (card: string) => string;
  readonly developments: string;
  readonly developmentsOf: string;
  readonly quests: string;
  readonly questsShort: string;
  readonly journey: Counted;
  readonly power: (side: string) => string;
  readonly regions: string;
  readonly others: string;
  readonly noRegions: string;
  readonly garrison: Counted;
  readonly unrestUnder: string;
  readonly actions: string;
  readonly exhausts: string;
  readonly left: (n: number, of: number) => string;
  readonly solstice: string;
  readonly solsticeCards: Counted;
  readonly inSight: string;
  readonly points: (n: number, allSeen: boolean) => string;
  readonly exhausted: string;
  readonly resolved: string;
  readonly progressOn: Counted;
  readonly tokensOn: (tokens: string) => string;
  readonly looked: string;
  readonly revealed: string;
  readonly toChoose: string;
  readonly order: string;
  readonly lastRound: string;
  readonly oneMoreRound: string;
  readonly hand: string;
  readonly nation: string;
  readonly dynasty: string;
  readonly slots: string;
  readonly rival: (level: string) => string;
  readonly state: (state: string) => string;
  readonly cost: (tokens: string) => string;
  readonly memory: string;
  readonly memoryText: string;
  readonly unseen: Counted;
  readonly attack: string;
  readonly pinned: string;
  readonly details: (name: string) => string;
  readonly cleanup: string;
  readonly fromDeck: string;
  readonly activate: string;
  readonly innovate: string;
  readonly revolt: string;
  readonly activated: string;
  readonly noUnrest: string;
  readonly marketKeys: string;
}

export const BOARD_WORDS: Spoken<BoardWords> = {
  pl: {
    market: 'Rynek',
    emptySlot: 'Puste miejsce',
    decks: ['Talia główna', 'Regiony', 'Archaiczne', 'Cywilizowane'],
    deckOf: (name, n) => `${name}: ${n} w talii`,
    fame: 'Talia sławy',
    kingBelow: 'na końcu Król królów',
    kingUp: 'Król królów odkryty',
    unrest: 'Stos buntów',
    unrestEnds: 'zero to upadek',
    unrestNear: 'blisko upadku',
    exiled: 'Usunięte',
    look: (pile, n) => `${pile}: ${n}. Przejrzyj`,
    nothing: 'Nic tu nie leży.',
    deck: 'Talia',
    discard: 'Odrzucone',
    history: 'Historia',
    sunk: 'Zatopione',
    nationDeck: 'Talia nacji',
    accession: (card) => `potem ${card}`,
    developments: 'Rozwój',
    developmentsOf: 'Karty rozwoju',
    quests: 'Nadchodzące misje',
    questsShort: 'Misje',
    journey: (stage) => `Podróż, etap ${stage} z 4`,
    power: (side) => `Karta potęgi, ${side}`,
    regions: 'Regiony',
    others: 'Inne karty w grze',
    noRegions: 'Jeszcze bez kart w grze',
    garrison: (n) => `garnizon: ${n}`,
    unrestUnder: 'Bunt',
    actions: 'akcje',
    exhausts: 'zaznaczenia',
    left: (n, of) => `zostało ${n} z ${of}`,
    solstice: 'Przesilenie',
    solsticeCards: (n) => `Przesilenie: ${n}`,
    inSight: 'jawne',
    points: (n, allSeen) => (allSeen ? `Punkty teraz: ${n}` : `Punkty jawne dla wszystkich: ${n}`),
    exhausted: 'zaznaczona',
    resolved: 'rozpatrzona w tym przesileniu',
    progressOn: (n) => `postęp na karcie: ${n}`,
    tokensOn: (tokens) => `na karcie: ${tokens}`,
    looked: 'Podejrzane karty',
    revealed: 'Odkryte karty',
    toChoose: 'Do wyboru',
    order: 'Kolejność tur',
    lastRound: 'Ostatnia runda',
    oneMoreRound: 'Jeszcze jedna runda po tej',
    hand: 'ręka',
    nation: 'nacja',
    dynasty: 'dynastia',
    slots: 'Karty Rywala w rzędzie',
    rival: (level) => `Rywal · ${level}`,
    state: (state) => `System: ${state}`,
    cost: (tokens) => `koszt: ${tokens}`,
    memory: 'Co wiadomo o ręce i talii',
    memoryText: 'Karty, które trafiły tam na oczach wszystkich.',
    unseen: (n) => `Kart, których nikt nie pokazał: ${n}.`,
    attack: 'atak',
    pinned: 'trwała',
    details: (name) => `Stosy i pamięć: ${name}`,
    cleanup: 'Porządki',
    fromDeck: 'z talii',
    activate: 'Aktywacja',
    innovate: 'Innowacja',
    revolt: 'Przewrót',
    activated: 'Ta tura jest już aktywacją.',
    noUnrest: 'Na ręce nie ma buntów.',
    marketKeys: 'do karty na rynku',
  },
  en: {
    market: 'Market',
    emptySlot: 'Empty place',
    decks: ['Main deck', 'Regions', 'Uncivilised', 'Civilised'],
    deckOf: (name, n) => `${name}: ${n} in the deck`,
    fame: 'Fame deck',
    kingBelow: 'King of Kings comes last',
    kingUp: 'King of Kings is up',
    unrest: 'Unrest pile',
    unrestEnds: 'none left: collapse',
    unrestNear: 'close to collapse',
    exiled: 'Exiled',
    look: (pile, n) => `${pile}: ${n}. Look through`,
    nothing: 'Nothing lies here.',
    deck: 'Deck',
    discard: 'Discarded',
    history: 'History',
    sunk: 'Sunken',
    nationDeck: 'Nation deck',
    accession: (card) => `then ${card}`,
    developments: 'Develop',
    developmentsOf: 'Developments',
    quests: 'Impending quests',
    questsShort: 'Quests',
    journey: (stage) => `Journey, stage ${stage} of 4`,
    power: (side) => `Power card, ${side}`,
    regions: 'Regions in play',
    others: 'Other cards in play',
    noRegions: 'Nothing in play yet',
    garrison: (n) => `garrison: ${n}`,
    unrestUnder: 'Unrest',
    actions: 'actions',
    exhausts: 'exhaust tokens',
    left: (n, of) => `${n} of ${of} left`,
    solstice: 'Solstice',
    solsticeCards: (n) => `Solstice: ${n}`,
    inSight: 'in sight',
    points: (n, allSeen) => (allSeen ? `Points now: ${n}` : `Points that everybody can see: ${n}`),
    exhausted: 'exhausted',
    resolved: 'resolved this solstice',
    progressOn: (n) => `progress on it: ${n}`,
    tokensOn: (tokens) => `on the card: ${tokens}`,
    looked: 'Cards looked at',
    revealed: 'Revealed cards',
    toChoose: 'To choose from',
    order: 'Order of turns',
    lastRound: 'Last round',
    oneMoreRound: 'One more round after this',
    hand: 'hand',
    nation: 'nation',
    dynasty: 'dynasty',
    slots: 'Cards in the Rival’s row',
    rival: (level) => `The Rival · ${level}`,
    state: (state) => `State: ${state}`,
    cost: (tokens) => `cost: ${tokens}`,
    memory: 'What is known of hand and deck',
    memoryText: 'Cards that went there for everyone to see.',
    unseen: (n) => `Cards shown to nobody: ${n}.`,
    attack: 'attack',
    pinned: 'pinned',
    details: (name) => `Piles and memory: ${name}`,
    cleanup: 'Clean up',
    fromDeck: 'from the deck',
    activate: 'Activate',
    innovate: 'Innovate',
    revolt: 'Revolt',
    activated: 'This turn is an activation already.',
    noUnrest: 'There is no Unrest in your hand.',
    marketKeys: 'to a card on the market',
  },
};
