import type { Spoken } from '@imperia/kit';
import type { StateName } from '../card-data.ts';
import type { EndReason } from '../events.ts';

/** Log lines that are not simply somebody's deed. Nations come in the nominative, `of` in the genitive. */
export interface EventWords {
  begin(first: string): string;
  power(nation: string, side: string): string;
  round(round: number, last: boolean): string;
  turn(of: string): string;
  solstice(): string;
  reveal(card: string, unrest: boolean): string;
  innovate(nation: string): string;
  revolt(nation: string): string;
  unexhaust(nation: string, card: string): string;
  intoPlay(card: string, of: string): string;
  withUnrest(): string;
  /** `left`: the card of that slot stays as it lies. */
  roll(die: number, left: boolean): string;
  /** Which row of its table made the Rival do what follows, and whether it can do any of that; null where a rule for every nation did. */
  rival(card: string, kind: string, row: { readonly no: number; readonly does: boolean } | null): string;
  rivalScore(points: string): string;
  rivalWins(): string;
  draw(): string;
  search(cards: readonly string[]): string;
  nothingLeft(nation: string, suit: string): string;
  swap(nation: string, out: string, into: string): string;
  declare(nation: string, suit: string): string;
  gamble(nation: string, card: string): string;
  notFound(nation: string): string;
  state(nation: string, state: StateName): string;
  shuffle(nation: string, pile: 'deck' | 'nation'): string;
  shuffleMain(): string;
  king(nation: string, card: string, side: string): string;
  journey(nation: string, card: string, stage: number): string;
  avoid(nation: string, of: string, card: string | null): string;
  reach(): string;
  endBegins(reason: EndReason, nation: string | null): string;
  collapse(counts: readonly string[]): string;
  count(nation: string, unrest: string): string;
  score(nation: string, tokens: string, cards: string, power: string, total: string): string;
  win(nation: string): string;
  share(nations: readonly string[]): string;
}

/** As the slots of the Rival are marked. */
const SLOTS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

const REASONS: Spoken<Record<EndReason, string>> = {
  pl: {
    'main deck': 'wyczerpała się talia główna',
    developments: 'rozwinięto ostatnią kartę rozwoju',
    'king of kings': 'odwrócono kartę „Król królów”',
    effect: 'tak każe karta',
    dynasty: 'dynastia Rywala dobiegła końca',
  },
  en: {
    'main deck': 'the main deck has run out',
    developments: 'the last development has been developed',
    'king of kings': 'King of Kings has been turned over',
    effect: 'a card says so',
    dynasty: "the Rival's dynasty deck has run out",
  },
};

export const EVENT_WORDS: Spoken<EventWords> = {
  pl: {
    begin: (first) => `los wskazuje, kto zaczyna: ${first}`,
    power: (nation, side) => `${nation}: karta potęgi, ${side}`,
    round: (round, last) => (last ? `runda ${round}, ostatnia` : `runda ${round}`),
    turn: (of) => `tura ${of}`,
    solstice: () => 'przesilenie',
    reveal: (card, unrest) => `na rynek trafia karta ${card}${unrest ? ', a pod nią bunt' : ''}`,
    innovate: (nation) => `${nation} wybierają innowację`,
    revolt: (nation) => `${nation} wybierają przewrót`,
    unexhaust: (nation, card) => `${nation} zdejmują żeton zaznaczenia z karty ${card}`,
    intoPlay: (card, of) => `karta ${card} wchodzi do gry ${of}`,
    withUnrest: () => ' wraz z buntem',
    roll: (die, left) =>
      `Rywal rzuca kością: ${die} (${left ? `karta ${SLOTS[die - 1]} zostaje zakryta` : 'odkrywa wszystkie karty'})`,
    rival: (card, kind, row) =>
      `Rywal odkrywa kartę ${card} (${row ? `wiersz ${row.no}: ${kind}${row.does ? '' : '; nic z tego nie może zrobić'}` : `zasada wspólna: ${kind}`})`,
    rivalScore: (points) => `Rywal: ${points}`,
    rivalWins: () => 'Rywal wygrywa',
    draw: () => 'remis',
    search: (cards) =>
      cards.length > 0
        ? `odkryto i wtasowano z powrotem: ${cards.join(', ')}`
        : 'z talii głównej nie odkryto nic więcej',
    nothingLeft: (nation, suit) => `${nation} nie mają czego podporządkować (${suit})`,
    swap: (nation, out, into) => `${nation} wymieniają na rynku kartę ${out} na kartę ${into}`,
    declare: (nation, suit) => `${nation} wskazują typ: ${suit}`,
    gamble: (nation, card) => `${nation} odkrywają z talii głównej kartę ${card}`,
    notFound: (nation) => `${nation} nie znajdują szukanej karty`,
    state: (nation, state) =>
      state === 'empire' ? `${nation} stają się imperium` : `${nation} stają się barbarzyńcami`,
    shuffle: (nation, pile) => `${nation} tasują ${pile === 'deck' ? 'talię' : 'talię nacji'}`,
    shuffleMain: () => 'talia główna zostaje potasowana',
    king: (nation, card, side) => `${nation} rozpatrują kartę ${card}, ${side}`,
    journey: (nation, card, stage) => `${nation} docierają do etapu ${stage} podróży: ${card}`,
    avoid: (nation, of, card) => `${nation} unikają ataku ${of}${card ? ` dzięki karcie ${card}` : ''}`,
    reach: () => ', by atak podziałał',
    endBegins: (reason, nation) =>
      `rozpoczyna się zakończenie gry: ${REASONS.pl[reason]}${nation ? ` (${nation})` : ''}`,
    collapse: (counts) => `upadek: stos buntów jest pusty; ${counts.join(', ')}`,
    count: (nation, unrest) => `${nation}: ${unrest}`,
    score: (nation, tokens, cards, power, total) =>
      `${nation}: ${tokens} za postęp, ${cards} za karty, ${power} za kartę potęgi; razem ${total}`,
    win: (nation) => `wygrywają ${nation}`,
    share: (nations) => `zwycięstwem dzielą się ${nations.join(' i ')}`,
  },
  en: {
    begin: (first) => `chance decides who goes first: ${first}`,
    power: (nation, side) => `${nation}: power card, ${side}`,
    round: (round, last) => (last ? `round ${round}, the last` : `round ${round}`),
    turn: (of) => `turn ${of}`,
    solstice: () => 'solstice',
    reveal: (card, unrest) => `${card} enters the market${unrest ? ', with Unrest under it' : ''}`,
    innovate: (nation) => `${nation} innovate`,
    revolt: (nation) => `${nation} revolt`,
    unexhaust: (nation, card) => `${nation} take the exhaust token back from ${card}`,
    intoPlay: (card, of) => `${card} enters the play area ${of}`,
    withUnrest: () => ' with its Unrest',
    roll: (die, left) =>
      `the Rival rolls a ${die} (${left ? `card ${SLOTS[die - 1]} stays face down` : 'it turns every card over'})`,
    rival: (card, kind, row) =>
      `the Rival turns over ${card} (${row ? `row ${row.no}: ${kind}${row.does ? '' : '; it can do none of this'}` : `common rule: ${kind}`})`,
    rivalScore: (points) => `the Rival: ${points}`,
    rivalWins: () => 'the Rival wins',
    draw: () => 'a draw',
    search: (cards) =>
      cards.length > 0
        ? `revealed and shuffled back: ${cards.join(', ')}`
        : 'nothing else is revealed from the main deck',
    nothingLeft: (nation, suit) => `${nation} find nothing to break through for (${suit})`,
    swap: (nation, out, into) => `${nation} swap ${out} in the market for ${into}`,
    declare: (nation, suit) => `${nation} name a suit: ${suit}`,
    gamble: (nation, card) => `${nation} reveal ${card} from the main deck`,
    notFound: (nation) => `${nation} do not find the card they look for`,
    state: (nation, state) => (state === 'empire' ? `${nation} become an empire` : `${nation} become barbarian`),
    shuffle: (nation, pile) => `${nation} shuffle their ${pile === 'deck' ? 'deck' : 'nation deck'}`,
    shuffleMain: () => 'the main deck is shuffled',
    king: (nation, card, side) => `${nation} resolve ${card}, ${side}`,
    journey: (nation, card, stage) => `${nation} reach stage ${stage} of their journey: ${card}`,
    avoid: (nation, of, card) => `${nation} avoid the attack ${of}${card ? ` with ${card}` : ''}`,
    reach: () => ' so that the attack reaches them',
    endBegins: (reason, nation) => `the end of the game begins: ${REASONS.en[reason]}${nation ? ` (${nation})` : ''}`,
    collapse: (counts) => `collapse: the unrest pile is empty; ${counts.join(', ')}`,
    count: (nation, unrest) => `${nation}: ${unrest}`,
    score: (nation, tokens, cards, power, total) =>
      `${nation}: ${tokens} for progress, ${cards} for cards, ${power} for the power card; ${total} in all`,
    win: (nation) => `${nation} win`,
    share: (nations) => `${nations.join(' and ')} share the victory`,
  },
};
