import { BOT_NAMES } from '@imperia/bots';
import { type ConfigFault, configFaultText } from '@imperia/osadnicy';
import type { InLangs } from '../words/lang.ts';

const BOTS = [...BOT_NAMES, 'search:500', 'search:200ms'].join(', ');

/** All that the simulator says. */
export interface SimWords {
  readonly says: string;
  readonly game: string;
  readonly games: string;
  readonly players: string;
  readonly solo: string;
  readonly seats: string;
  readonly factions: string;
  readonly options: string;
  readonly seed: string;
  readonly limit: string;
  readonly json: string;
  readonly unknownGame: (found: string, games: readonly string[]) => string;
  readonly notOneOf: (what: string, found: string, allowed: readonly string[]) => string;
  readonly notANumber: (option: string, found: string, least: number) => string;
  readonly tooManyBots: (bots: number, seats: number) => string;
  readonly otherPlayers: (factions: number, players: string) => string;
  readonly table: (fault: ConfigFault) => string;
  readonly speed: (games: string, decisions: string, seconds: string, perSecond: string) => string;
  readonly length: (mean: string, min: number, max: number) => string;
  readonly sharedWins: (games: number) => string;
  readonly columns: readonly [games: string, wins: string, score: string];
  readonly byFaction: string;
  readonly bySeat: string;
  readonly byBot: string;
  readonly byTitle: string;
  readonly lost: string;
  readonly soloPlayers: (players: string) => string;
  readonly noErrors: string;
  readonly errors: (count: number) => string;
  readonly moreErrors: (count: number) => string;
  readonly reproduce: string;
}

export const simWords: InLangs<SimWords> = {
  en: {
    says: 'Let bots play many games and say how they went, with 95 % confidence intervals. The same seed gives the same games.',
    game: 'the game: osadnicy',
    games: 'how many games',
    players:
      '1 (solo), 2, 3, 4 or all: all goes through every number of players, every seating of factions and every set of options (else as many as there are bots or factions named, or all)',
    solo: 'the solo game against the virtual player, as with --players 1',
    seats: `bots: ${BOTS}; one for each seat, repeated round the table. random needs no view of the table, so it plays at full speed; a bot that thinks by the clock does not repeat its games`,
    factions: 'factions in the order of the seats (else every seating in turn)',
    options: 'options of the game, separated by commas; none; or all, for every set that is allowed',
    seed: 'game number i, counted from 0, has the seed SEED + i',
    limit: 'a game that takes more decisions is reported as an error',
    json: 'one JSON object on standard output, nothing else',
    unknownGame: (found, games) => `there is no game "${found}". Choose from: ${games.join(', ')}`,
    notOneOf: (what, found, allowed) => `${what} cannot be "${found}". Choose from: ${allowed.join(', ')}`,
    notANumber: (option, found, least) => `${option} needs a whole number from ${least} up, not "${found}"`,
    tooManyBots: (bots, seats) => `--seats names ${bots} bots, but there are only ${seats} seats`,
    otherPlayers: (factions, players) => `--factions names ${factions} factions, but --players is ${players}`,
    table: (fault) => configFaultText(fault, 'en'),
    speed: (games, decisions, seconds, perSecond) =>
      `${games} games, ${decisions} decisions, ${seconds} s: ${perSecond} games a second`,
    length: (mean, min, max) => `decisions in a game: ${mean} on average, from ${min} to ${max}`,
    sharedWins: (games) => `shared victories: ${games}`,
    columns: ['games', 'wins, % (95 %)', 'points (95 %)'],
    byFaction: 'faction',
    bySeat: 'seat',
    byBot: 'bot',
    byTitle: 'title',
    lost: 'lost',
    soloPlayers: (players) => `--solo is for one player, but --players is ${players}`,
    noErrors: 'no errors',
    errors: (count) => `errors: ${count}`,
    moreErrors: (count) => `… and ${count} more (all of them with --json)`,
    reproduce: 'to see it again',
  },
  pl: {
    says: 'Boty rozgrywają wiele gier; wyniki z 95-procentowymi przedziałami ufności. To samo ziarno daje te same gry.',
    game: 'gra: osadnicy',
    games: 'ile gier',
    players:
      '1 (solo), 2, 3, 4 albo all: all przechodzi przez każdą liczbę graczy, każde rozmieszczenie frakcji i każdy zestaw opcji (domyślnie tylu, ile wymieniono botów albo frakcji, a w innym wypadku all)',
    solo: 'gra jednoosobowa przeciw wirtualnemu graczowi, tak jak --players 1',
    seats: `boty: ${BOTS}; po jednym na miejsce, powtarzane wokół stołu. random nie potrzebuje widoku stołu, więc gra z pełną szybkością; bot myślący według zegara nie powtórzy swoich gier`,
    factions: 'frakcje w kolejności miejsc (w przeciwnym razie każde rozmieszczenie po kolei)',
    options: 'opcje gry, oddzielone przecinkami; none (żadne) albo all (każdy dozwolony zestaw)',
    seed: 'gra numer i, licząc od 0, ma ziarno SEED + i',
    limit: 'gra, w której zapadnie więcej decyzji, jest zgłaszana jako błąd',
    json: 'jeden obiekt JSON na standardowym wyjściu, nic poza tym',
    unknownGame: (found, games) => `nie ma gry „${found}”. Do wyboru: ${games.join(', ')}`,
    notOneOf: (what, found, allowed) => `${what} nie przyjmuje wartości „${found}”. Do wyboru: ${allowed.join(', ')}`,
    notANumber: (option, found, least) => `${option} wymaga liczby całkowitej od ${least}, a nie „${found}”`,
    tooManyBots: (bots, seats) => `--seats wymienia boty w liczbie ${bots}, a liczba miejsc to ${seats}`,
    otherPlayers: (factions, players) => `--factions wymienia frakcje w liczbie ${factions}, a --players to ${players}`,
    table: (fault) => configFaultText(fault, 'pl'),
    speed: (games, decisions, seconds, perSecond) =>
      `gry: ${games}, decyzje: ${decisions}, czas: ${seconds} s; gier na sekundę: ${perSecond}`,
    length: (mean, min, max) => `decyzje w grze: średnio ${mean}, od ${min} do ${max}`,
    sharedWins: (games) => `wspólne zwycięstwa: ${games}`,
    columns: ['gry', 'wygrane, % (95 %)', 'punkty (95 %)'],
    byFaction: 'frakcja',
    bySeat: 'miejsce',
    byBot: 'bot',
    byTitle: 'tytuł',
    lost: 'przegrane',
    soloPlayers: (players) => `--solo jest dla jednej osoby, a --players to ${players}`,
    noErrors: 'bez błędów',
    errors: (count) => `błędy: ${count}`,
    moreErrors: (count) => `… i jeszcze ${count} (wszystkie z --json)`,
    reproduce: 'aby zobaczyć to ponownie',
  },
};
