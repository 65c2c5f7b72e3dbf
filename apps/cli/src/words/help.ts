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
  readonly deckFile: string;
  readonly deckCheck: string;
  readonly start: readonly Example[];
  /** Of what is chosen before a game. */
  readonly forEachSeat: (choice: string) => string;
  readonly forOwnSeat: (choice: string) => string;
  readonly alone: string;
  readonly play: CommandHelp<'seats' | 'seed' | 'load'>;
  readonly cards: CommandHelp<'search'>;
  readonly rules: CommandHelp<'search' | 'area' | 'coverage'>;
  readonly replay: CommandHelp<'to' | 'seat'>;
  readonly verify: CommandHelp<never>;
  readonly scenario: CommandHelp<'draw'>;
  readonly deck: CommandHelp<never>;
  readonly botProtocol: CommandHelp<never>;
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
    lang: 'language of all output: pl or en (otherwise from LC_ALL, LC_MESSAGES or LANG)',
    noColor: 'no colours (as with the environment variable NO_COLOR)',
    help: 'show this help',
    helpCommand: 'show the help of a command',
    version: 'show the version',
    byDefault: (value) => `(default: ${value})`,
    json: 'one JSON object on standard output, nothing else',
    game: 'the game',
    file: 'a saved game',
    scenarioFiles: 'scenario files, JSON',
    deckFile: 'a deck, JSON',
    deckCheck: 'Check whether a deck may be played, and list everything that is wrong with it.',
    forEachSeat: (choice) => `for each seat, clockwise. ${choice}`,
    forOwnSeat: (choice) => `${choice}, your own; the other seats are filled for you`,
    alone: 'alone, by the solo rules',
    start: [
      { line: 'imperia play GAME', says: 'sit down and play; Enter accepts what is suggested' },
      { line: 'imperia cards GAME --search gold', says: 'look cards up' },
      { line: 'imperia help play', says: 'all about one command' },
    ],
    play: {
      says: 'Play at a table in the terminal: against bots, or several people at one keyboard.',
      options: {
        seats: 'who plays each seat: human, easy, normal, hard, greedy, random (default: you against normal bots)',
        seed: 'any text; the same text deals the same cards',
        load: 'continue a saved game',
      },
      examples: [
        { line: 'imperia play GAME', says: 'asks three questions, then deals' },
        { line: 'imperia play GAME --seats human,normal,hard', says: 'you against two bots' },
        {
          line: 'imperia play GAME --seats human,human',
          says: 'two people, with a curtain between their turns',
        },
        {
          line: 'imperia play GAME --seed monday',
          says: 'a fixed deal',
        },
        { line: 'imperia play GAME --load game.json', says: 'continue where you stopped' },
      ],
    },
    cards: {
      says: 'Browse the cards; filters can be combined.',
      options: {
        search: 'words of the name, the text or the code, in either language',
      },
      examples: [
        { line: 'imperia cards GAME --search gold', says: 'everything that mentions gold' },
        { line: 'imperia cards GAME --json', says: 'as data, for other programs' },
      ],
    },
    rules: {
      says: 'The rules, one sentence each, with the ids that "why" names.',
      options: {
        search: 'words of the sentence, the term or the id, in either language',
        area: 'one chapter, by its name',
        coverage: 'which rules a test proves (inside a checkout of the source)',
      },
      examples: [
        { line: 'imperia rules GAME --search hand', says: 'find a rule by a word' },
        { line: 'imperia rules GAME --coverage', says: 'rules with no test' },
      ],
    },
    replay: {
      says: 'Show what happened in a saved game, and the position it reached.',
      options: {
        to: 'only the first N answers',
        seat: 'as this seat saw it, counted from 1, or all: as each did (default: as a spectator did)',
      },
      examples: [
        { line: 'imperia replay game.json', says: 'the whole log' },
        { line: 'imperia replay game.json --to 40', says: 'the position after the 40th answer' },
      ],
    },
    verify: {
      says: 'Check that a game was dealt from the key whose hash was published, and went as recorded.',
      options: {},
      examples: [{ line: 'imperia verify game.json', says: 'exit code 0 when everything checks out, 1 when not' }],
    },
    scenario: {
      says: 'Run scenario files: a position, some choices, and what must follow.',
      options: { draw: 'show the positions instead' },
      examples: [{ line: 'imperia scenario games/GAME/scenarios/*.json', says: 'exit code 1 when one fails' }],
    },
    deck: {
      says: 'Decks that you have built.',
      options: {},
      examples: [{ line: 'imperia deck check mine.deck.json', says: 'exit code 1 when it may not be played' }],
    },
    botProtocol: {
      says: 'How a bot in any language is told what happens, and how it answers.',
      options: {},
      examples: [{ line: 'imperia bot-protocol | less', says: 'the whole page' }],
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
    noColor: 'bez kolorów (jak ze zmienną środowiskową NO_COLOR)',
    help: 'pokaż tę pomoc',
    helpCommand: 'pokaż pomoc polecenia',
    version: 'pokaż wersję',
    byDefault: (value) => `(inaczej ${value})`,
    json: 'jeden obiekt JSON na standardowym wyjściu i nic więcej',
    game: 'gra',
    file: 'zapisana gra',
    scenarioFiles: 'pliki scenariuszy, JSON',
    deckFile: 'talia, JSON',
    deckCheck: 'Powiedz, czy talią można grać, albo co jest z nią nie tak.',
    forEachSeat: (choice) => `po jednej na miejsce, zgodnie z zegarem. ${choice}`,
    forOwnSeat: (choice) => `${choice}: twój wybór; resztę miejsc obsadzi się za ciebie`,
    alone: 'w pojedynkę, według zasad gry jednoosobowej',
    start: [
      { line: 'imperia play GAME', says: 'siadaj i graj; Enter przyjmuje propozycję' },
      { line: 'imperia cards GAME --search złoto', says: 'wyszukaj karty' },
      { line: 'imperia help play', says: 'wszystko o poleceniu' },
    ],
    play: {
      says: 'Zagraj przy stole w terminalu: z botami albo w kilka osób przy jednej klawiaturze.',
      options: {
        seats: 'kto gra na którym miejscu: human, easy, normal, hard, greedy, random (inaczej ty przeciw botom normal)',
        seed: 'dowolny tekst; ten sam tekst daje to samo rozdanie',
        load: 'wróć do zapisanej gry',
      },
      examples: [
        { line: 'imperia play GAME', says: 'zada trzy pytania i rozda karty' },
        { line: 'imperia play GAME --seats human,normal,hard', says: 'ty przeciw dwóm botom' },
        {
          line: 'imperia play GAME --seats human,human',
          says: 'dwie osoby, z kurtyną między turami',
        },
        {
          line: 'imperia play GAME --seed środa',
          says: 'stałe rozdanie',
        },
        { line: 'imperia play GAME --load gra.json', says: 'graj dalej od miejsca przerwania' },
      ],
    },
    cards: {
      says: 'Przeglądaj karty; filtry można łączyć.',
      options: {
        search: 'słowa z nazwy, tekstu lub kodu, w dowolnym z języków',
      },
      examples: [
        { line: 'imperia cards GAME --search złoto', says: 'wszystko, co mówi o złocie' },
        { line: 'imperia cards GAME --json', says: 'jako dane, dla innych programów' },
      ],
    },
    rules: {
      says: 'Zasady, każda jednym zdaniem, z numerami, które podaje „why”.',
      options: {
        search: 'słowa ze zdania, pojęcia lub numeru, w dowolnym z języków',
        area: 'jeden rozdział, po nazwie',
        coverage: 'których zasad dowodzi test (w katalogu ze źródłami)',
      },
      examples: [
        { line: 'imperia rules GAME --search ręka', says: 'znajdź zasadę po słowie' },
        { line: 'imperia rules GAME --coverage', says: 'zasady bez testu' },
      ],
    },
    replay: {
      says: 'Pokaż, co się działo w zapisanej grze i do jakiej pozycji doszło.',
      options: {
        to: 'tylko pierwszych N odpowiedzi',
        seat: 'tak, jak widziało to miejsce, licząc od 1, albo all: jak widziało każde (domyślnie: jak widz)',
      },
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
      options: { draw: 'pokaż zamiast tego pozycje' },
      examples: [{ line: 'imperia scenario games/GAME/scenarios/*.json', says: 'kod wyjścia 1, gdy któryś zawiedzie' }],
    },
    deck: {
      says: 'Złożone przez ciebie talie.',
      options: {},
      examples: [{ line: 'imperia deck check moja.deck.json', says: 'kod wyjścia 1, gdy nie można nią grać' }],
    },
    botProtocol: {
      says: 'Jak bot w dowolnym języku dowiaduje się, co się dzieje, i jak odpowiada (po angielsku).',
      options: {},
      examples: [{ line: 'imperia bot-protocol | less', says: 'cała strona' }],
    },
  },
};
