import type { InLangs } from './lang.ts';

export interface Example {
  readonly line: string;
  readonly says: string;
}

interface CommandHelp<Option extends string> {
  readonly says: string;
  readonly options: Readonly<Record<Option, string>>;
  readonly examples: readonly Example[];
}

export interface HelpWords {
  readonly titles: Readonly<Record<'Usage:' | 'Arguments:' | 'Options:' | 'Commands:' | 'Global Options:', string>>;
  readonly examplesTitle: string;
  readonly program: string;
  readonly lang: string;
  readonly noColor: string;
  readonly help: string;
  readonly helpCommand: string;
  readonly version: string;
  readonly json: string;
  readonly byDefault: (value: string) => string;
  readonly game: string;
  readonly file: string;
  readonly scenarioFiles: string;
  readonly start: readonly Example[];
  readonly play: CommandHelp<'factions' | 'faction' | 'solo' | 'seats' | 'options' | 'seed' | 'load'> & {
    readonly variants: string;
  };
  readonly cards: CommandHelp<'search' | 'deck' | 'colour' | 'kind' | 'op' | 'source'>;
  readonly rules: CommandHelp<'search' | 'area' | 'coverage'>;
  readonly replay: CommandHelp<'to'>;
  readonly verify: CommandHelp<never>;
  readonly scenario: CommandHelp<never>;
}

export const helpWords: InLangs<HelpWords> = {
  en: {
    titles: {
      'Usage:': 'Usage:',
      'Arguments:': 'Arguments:',
      'Options:': 'Options:',
      'Commands:': 'Commands:',
      'Global Options:': 'Everywhere:',
    },
    examplesTitle: 'Examples:',
    program: 'Empire-building tabletop games in the terminal.',
    lang: 'language of everything shown: pl or en (else from LC_ALL, LC_MESSAGES or LANG)',
    noColor: 'no colours (as with the environment variable NO_COLOR)',
    help: 'show this help',
    helpCommand: 'show the help of a command',
    version: 'show the version',
    byDefault: (value) => `(else ${value})`,
    json: 'one JSON object on standard output, nothing else',
    game: 'the game: osadnicy',
    file: 'a saved game',
    scenarioFiles: 'scenario files, JSON',
    start: [
      { line: 'imperia play osadnicy', says: 'sit down and play; Enter takes what is proposed' },
      { line: 'imperia cards osadnicy --search market', says: 'look cards up' },
      { line: 'imperia help play', says: 'everything about a command' },
    ],
    play: {
      says: 'Play at a table in the terminal: against bots, or several people at one keyboard.',
      variants: 'Variants:',
      options: {
        factions: 'one faction for each seat, clockwise: romans, barbarians, egyptians, japanese',
        faction: 'your own faction; the other seat is filled for you',
        solo: 'alone, by the solo rules, against the virtual player',
        seats: 'who plays each seat: human, easy, normal, hard, greedy, random (else you against normal bots)',
        options: 'variants, with commas between (see below)',
        seed: 'any text; the same text deals the same cards',
        load: 'go on with a saved game',
      },
      examples: [
        { line: 'imperia play osadnicy', says: 'asks three things, then deals' },
        { line: 'imperia play osadnicy --factions japanese,egyptians,romans', says: 'Japanese against two bots' },
        { line: 'imperia play osadnicy --solo --faction romans', says: 'alone, by the solo rules' },
        {
          line: 'imperia play osadnicy --factions romans,egyptians --seats human,human',
          says: 'two people, with a curtain between their turns',
        },
        {
          line: 'imperia play osadnicy --options peaceful --seed monday',
          says: 'nobody razes locations; a fixed deal',
        },
        { line: 'imperia play osadnicy --load game.json', says: 'go on where you stopped' },
      ],
    },
    cards: {
      says: 'Look through the cards; the filters narrow the list together.',
      options: {
        search: 'words of the name, the text or the code, in either language',
        deck: 'common, romans, barbarians, egyptians or japanese',
        colour: 'black, purple, blue, brown, gold, red, pink or grey',
        kind: 'production, feature or action',
        op: 'a word of the effect vocabulary, such as gain',
        source: 'how certain the effect is: rulebook, public, recalled or designed',
      },
      examples: [
        { line: 'imperia cards osadnicy --deck romans --kind action', says: 'Roman action locations' },
        { line: 'imperia cards osadnicy --search samurai', says: 'whatever speaks of samurai' },
        { line: 'imperia cards osadnicy --source designed --json', says: 'as data, for other programs' },
      ],
    },
    rules: {
      says: 'The rules, one sentence each, with the ids that "why" names.',
      options: {
        search: 'words of the sentence, the term or the id, in either language',
        area: 'one chapter, such as raze',
        coverage: 'which rules a test proves (inside a checkout of the source)',
      },
      examples: [
        { line: 'imperia rules osadnicy --area raze', says: 'everything about razing' },
        { line: 'imperia rules osadnicy --search foundation', says: 'find a rule by a word' },
        { line: 'imperia rules osadnicy --coverage', says: 'rules with no test' },
      ],
    },
    replay: {
      says: 'Show what happened in a saved game, and the position it came to.',
      options: { to: 'only the first N answers' },
      examples: [
        { line: 'imperia replay game.json', says: 'the whole log' },
        { line: 'imperia replay game.json --to 40', says: 'the position after the 40th answer' },
      ],
    },
    verify: {
      says: 'Check that a game was dealt from the key whose hash was published, and went as recorded.',
      options: {},
      examples: [{ line: 'imperia verify game.json', says: 'exit code 0 when everything agrees, 1 when not' }],
    },
    scenario: {
      says: 'Run scenario files: a position, some choices, and what must follow.',
      options: {},
      examples: [{ line: 'imperia scenario games/osadnicy/scenarios/*.json', says: 'exit code 1 when one fails' }],
    },
  },
  pl: {
    titles: {
      'Usage:': 'Użycie:',
      'Arguments:': 'Argumenty:',
      'Options:': 'Opcje:',
      'Commands:': 'Polecenia:',
      'Global Options:': 'Wszędzie:',
    },
    examplesTitle: 'Przykłady:',
    program: 'Gry planszowe o budowaniu imperium, w terminalu.',
    lang: 'język wszystkiego, co widać: pl lub en (inaczej z LC_ALL, LC_MESSAGES lub LANG)',
    noColor: 'bez kolorów (jak ze zmienną środowiska NO_COLOR)',
    help: 'pokaż tę pomoc',
    helpCommand: 'pokaż pomoc polecenia',
    version: 'pokaż wersję',
    byDefault: (value) => `(inaczej ${value})`,
    json: 'jeden obiekt JSON na standardowym wyjściu i nic więcej',
    game: 'gra: osadnicy',
    file: 'zapisana gra',
    scenarioFiles: 'pliki scenariuszy, JSON',
    start: [
      { line: 'imperia play osadnicy', says: 'siadaj i graj; Enter przyjmuje propozycję' },
      { line: 'imperia cards osadnicy --search targ', says: 'wyszukaj karty' },
      { line: 'imperia help play', says: 'wszystko o poleceniu' },
    ],
    play: {
      says: 'Zagraj przy stole w terminalu: z botami albo w kilka osób przy jednej klawiaturze.',
      variants: 'Warianty:',
      options: {
        factions: 'po jednej frakcji na miejsce, zgodnie z zegarem: romans, barbarians, egyptians, japanese',
        faction: 'twoja frakcja; drugie miejsce zajmie bot',
        solo: 'w pojedynkę, według zasad gry jednoosobowej, przeciw wirtualnemu graczowi',
        seats: 'kto gra na którym miejscu: human, easy, normal, hard, greedy, random (inaczej ty przeciw botom normal)',
        options: 'warianty, po przecinku (opis niżej)',
        seed: 'dowolny tekst; ten sam tekst daje to samo rozdanie',
        load: 'wróć do zapisanej gry',
      },
      examples: [
        { line: 'imperia play osadnicy', says: 'zada trzy pytania i rozda karty' },
        { line: 'imperia play osadnicy --factions japanese,egyptians,romans', says: 'Japończycy przeciw dwóm botom' },
        { line: 'imperia play osadnicy --solo --faction romans', says: 'w pojedynkę, według zasad solo' },
        {
          line: 'imperia play osadnicy --factions romans,egyptians --seats human,human',
          says: 'dwie osoby, z kurtyną między turami',
        },
        {
          line: 'imperia play osadnicy --options peaceful --seed środa',
          says: 'bez plądrowania Lokacji; stałe rozdanie',
        },
        { line: 'imperia play osadnicy --load gra.json', says: 'graj dalej od miejsca przerwania' },
      ],
    },
    cards: {
      says: 'Przeglądaj karty; filtry działają łącznie.',
      options: {
        search: 'słowa z nazwy, tekstu lub kodu, w dowolnym z języków',
        deck: 'common, romans, barbarians, egyptians lub japanese',
        colour: 'black, purple, blue, brown, gold, red, pink lub grey',
        kind: 'production, feature lub action',
        op: 'słowo ze słownika efektów, na przykład gain',
        source: 'pewność efektu: rulebook, public, recalled lub designed',
      },
      examples: [
        { line: 'imperia cards osadnicy --deck romans --kind action', says: 'rzymskie Lokacje z Akcją' },
        { line: 'imperia cards osadnicy --search samuraj', says: 'wszystko, co mówi o samurajach' },
        { line: 'imperia cards osadnicy --source designed --json', says: 'jako dane, dla innych programów' },
      ],
    },
    rules: {
      says: 'Zasady, każda jednym zdaniem, z numerami, które podaje „why”.',
      options: {
        search: 'słowa ze zdania, pojęcia lub numeru, w dowolnym z języków',
        area: 'jeden rozdział, na przykład raze',
        coverage: 'których zasad dowodzi test (w katalogu ze źródłami)',
      },
      examples: [
        { line: 'imperia rules osadnicy --area raze', says: 'wszystko o plądrowaniu' },
        { line: 'imperia rules osadnicy --search fundament', says: 'znajdź zasadę po słowie' },
        { line: 'imperia rules osadnicy --coverage', says: 'zasady bez testu' },
      ],
    },
    replay: {
      says: 'Pokaż, co się działo w zapisanej grze i do jakiej pozycji doszło.',
      options: { to: 'tylko pierwszych N odpowiedzi' },
      examples: [
        { line: 'imperia replay gra.json', says: 'cały dziennik' },
        { line: 'imperia replay gra.json --to 40', says: 'pozycja po czterdziestej odpowiedzi' },
      ],
    },
    verify: {
      says: 'Sprawdź, czy grę rozdano z klucza, którego skrót ogłoszono, i czy przebiegła tak, jak zapisano.',
      options: {},
      examples: [{ line: 'imperia verify gra.json', says: 'kod wyjścia 0, gdy wszystko się zgadza, 1, gdy nie' }],
    },
    scenario: {
      says: 'Uruchom pliki scenariuszy: pozycja, wybory i to, co musi z nich wyniknąć.',
      options: {},
      examples: [
        { line: 'imperia scenario games/osadnicy/scenarios/*.json', says: 'kod wyjścia 1, gdy któryś zawiedzie' },
      ],
    },
  },
};
