import type { Spoken } from '@imperia/kit';

type Counted = (n: number) => string;

/** What stands on a table in words beside the names of things. */
export interface SketchWords {
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly oneMoreRound: string;
  readonly turnOf: (name: string) => string;
  readonly first: (name: string) => string;
  readonly market: string;
  readonly unrestUnder: string;
  readonly emptySlot: string;
  readonly piles: string;
  readonly main: Counted;
  readonly regions: Counted;
  readonly uncivilised: Counted;
  readonly civilised: Counted;
  readonly fame: Counted;
  readonly unrest: Counted;
  readonly kingOfKings: (side: string) => string;
  readonly exile: (cards: string) => string;
  readonly revealed: string;
  readonly you: (name: string) => string;
  readonly rival: (name: string, level: string) => string;
  readonly actions: Counted;
  readonly exhausts: Counted;
  readonly points: Counted;
  readonly hand: Counted;
  readonly slots: Counted;
  readonly deck: Counted;
  readonly nationDeck: Counted;
  readonly accession: (card: string) => string;
  readonly discard: (n: number, cards: string) => string;
  readonly history: (n: number, cards: string) => string;
  readonly sunk: (n: number, cards: string) => string;
  readonly developments: string;
  readonly dynasty: Counted;
  readonly quests: string;
  readonly known: (cards: string) => string;
  readonly inDeck: (cards: string) => string;
  readonly unseen: Counted;
  readonly power: string;
  readonly journey: (stage: number) => string;
  readonly inPlay: string;
  readonly nothingInPlay: string;
  readonly announced: (card: string) => string;
  readonly exhausted: string;
  readonly resolved: string;
  readonly progressOn: Counted;
  readonly garrison: (cards: string) => string;
  readonly cost: (tokens: string) => string;
  readonly yourHand: Counted;
  readonly looked: string;
}

const listed = (text: string, cards: string) => (cards === '' ? text : `${text}: ${cards}`);

export const SKETCH_WORDS: Spoken<SketchWords> = {
  pl: {
    round: (round) => `runda ${round}`,
    lastRound: 'ostatnia runda',
    oneMoreRound: 'po tej rundzie jeszcze jedna',
    turnOf: (name) => `tura: ${name}`,
    first: (name) => `zaczynają: ${name}`,
    market: 'Rynek',
    unrestUnder: 'bunt pod spodem',
    emptySlot: 'puste miejsce',
    piles: 'Zapasy ogólne',
    main: (n) => `talia główna ${n}`,
    regions: (n) => `talia regionów ${n}`,
    uncivilised: (n) => `talia archaiczna ${n}`,
    civilised: (n) => `talia cywilizowana ${n}`,
    fame: (n) => `talia sławy ${n}`,
    unrest: (n) => `stos buntów ${n}`,
    kingOfKings: (side) => `Król królów: ${side}`,
    exile: (cards) => `usunięte: ${cards}`,
    revealed: 'Odkryte',
    you: (name) => `${name} (ty)`,
    rival: (name, level) => `${name} (Rywal, ${level})`,
    actions: (n) => `akcje ${n}`,
    exhausts: (n) => `żetony zaznaczenia ${n}`,
    points: (n) => `punkty na widoku: ${n}`,
    hand: (n) => `ręka ${n}`,
    slots: (n) => `zakryte karty w rzędzie ${n}`,
    deck: (n) => `talia ${n}`,
    nationDeck: (n) => `talia nacji ${n}`,
    accession: (card) => `karta przełomu: ${card}`,
    discard: (n, cards) => listed(`stos kart odrzuconych ${n}`, cards),
    history: (n, cards) => listed(`historia ${n}`, cards),
    sunk: (n, cards) => listed(`zatopione ${n}`, cards),
    developments: 'karty rozwoju',
    dynasty: (n) => `dynastia ${n}`,
    quests: 'nadchodzące misje',
    known: (cards) => `na ręce lub w talii: ${cards}`,
    inDeck: (cards) => `w talii: ${cards}`,
    unseen: (n) => `karty nikomu nie pokazane: ${n}`,
    power: 'karta potęgi',
    journey: (stage) => `podróż, etap ${stage}`,
    inPlay: 'w grze',
    nothingInPlay: 'jeszcze bez kart w grze',
    announced: (card) => `zagrywana karta: ${card}`,
    exhausted: 'zaznaczona',
    resolved: 'rozpatrzona w tym przesileniu',
    progressOn: (n) => `postęp na karcie: ${n}`,
    garrison: (cards) => `w garnizonie: ${cards}`,
    cost: (tokens) => `koszt: ${tokens}`,
    yourHand: (n) => `Twoja ręka (${n})`,
    looked: 'Podejrzane karty',
  },
  en: {
    round: (round) => `round ${round}`,
    lastRound: 'the last round',
    oneMoreRound: 'one more round after this one',
    turnOf: (name) => `turn: ${name}`,
    first: (name) => `first: ${name}`,
    market: 'Market',
    unrestUnder: 'Unrest beneath it',
    emptySlot: 'empty place',
    piles: 'Common area',
    main: (n) => `main deck ${n}`,
    regions: (n) => `region deck ${n}`,
    uncivilised: (n) => `uncivilised deck ${n}`,
    civilised: (n) => `civilised deck ${n}`,
    fame: (n) => `fame deck ${n}`,
    unrest: (n) => `unrest pile ${n}`,
    kingOfKings: (side) => `King of Kings: ${side}`,
    exile: (cards) => `exiled: ${cards}`,
    revealed: 'Revealed',
    you: (name) => `${name} (you)`,
    rival: (name, level) => `${name} (the Rival, ${level})`,
    actions: (n) => `actions ${n}`,
    exhausts: (n) => `exhaust tokens ${n}`,
    points: (n) => `points in sight: ${n}`,
    hand: (n) => `hand ${n}`,
    slots: (n) => `face-down cards in its row ${n}`,
    deck: (n) => `deck ${n}`,
    nationDeck: (n) => `nation deck ${n}`,
    accession: (card) => `accession card: ${card}`,
    discard: (n, cards) => listed(`discard pile ${n}`, cards),
    history: (n, cards) => listed(`history ${n}`, cards),
    sunk: (n, cards) => listed(`sunken ${n}`, cards),
    developments: 'developments',
    dynasty: (n) => `dynasty deck ${n}`,
    quests: 'impending quests',
    known: (cards) => `in hand or deck: ${cards}`,
    inDeck: (cards) => `in the deck: ${cards}`,
    unseen: (n) => `cards shown to nobody: ${n}`,
    power: 'power card',
    journey: (stage) => `journey, stage ${stage}`,
    inPlay: 'in play',
    nothingInPlay: 'nothing in play yet',
    announced: (card) => `card being played: ${card}`,
    exhausted: 'exhausted',
    resolved: 'resolved this solstice',
    progressOn: (n) => `progress on it: ${n}`,
    garrison: (cards) => `garrisoned: ${cards}`,
    cost: (tokens) => `cost: ${tokens}`,
    yourHand: (n) => `Your hand (${n})`,
    looked: 'Cards looked at',
  },
};
