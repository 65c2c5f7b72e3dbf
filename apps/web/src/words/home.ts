import type { Lang } from '@imperia/kit';

interface HomeWords {
  readonly tagline: string;
  readonly play: string;
  readonly continueGame: string;
  readonly quickStart: string;
  readonly newGameText: string;
  readonly online: string;
  readonly onlineText: string;
  readonly more: string;
  readonly learn: string;
  readonly learnText: string;
  readonly replay: string;
  readonly replayText: string;
  readonly cards: string;
  readonly cardsText: string;
  readonly rules: string;
  readonly rulesText: string;
  readonly settingsText: string;
  readonly about: string;
  readonly aboutText: string;
  readonly savedGames: string;
  readonly noGames: string;
  readonly open: string;
  readonly watch: string;
  readonly takeOnline: string;
  readonly toFile: string;
  readonly fromFile: string;
  readonly reading: string;
  readonly nothingLost: string;
  readonly read: (game: string) => string;
  readonly notRead: string;
  readonly forget: string;
  readonly forgotten: (game: string) => string;
  readonly bringBack: string;
  readonly notForgotten: string;
  readonly footer: (games: string) => string;
}

export const HOME_WORDS: Readonly<Record<Lang, HomeWords>> = {
  pl: {
    tagline: 'Gry planszowe o budowaniu imperiów, przy stole w przeglądarce.',
    play: 'Graj',
    continueGame: 'Graj dalej',
    quickStart: 'Zagraj od razu',
    newGameText: 'Wybierz graczy i warianty.',
    online: 'Gra online',
    onlineText: 'Z innymi ludźmi, na żywo albo po ruchu dziennie.',
    more: 'Poznaj grę',
    learn: 'Nauka gry',
    learnText: 'Pierwsza gra krok po kroku',
    replay: 'Powtórki',
    replayText: 'Obejrzyj rozegraną grę',
    cards: 'Karty',
    cardsText: 'Wszystkie, z wyszukiwaniem',
    rules: 'Zasady',
    rulesText: 'Każda reguła pod ręką',
    settingsText: 'Wygląd, tekst, ruch, dźwięk',
    about: 'O programie',
    aboutText: 'Czym jest Imperia',
    savedGames: 'Zapisane gry',
    noGames: 'Tu pojawią się Twoje gry. Zapisują się same po każdym wyborze.',
    open: 'Otwórz',
    watch: 'Powtórka',
    takeOnline: 'Przenieś online',
    toFile: 'Zapisz do pliku',
    fromFile: 'Wczytaj z pliku',
    reading: 'Sprawdzam plik…',
    nothingLost: 'Twoje zapisane gry są nienaruszone.',
    read: (game) => `Wczytano grę: ${game}.`,
    notRead: 'Nie wczytano gry',
    forget: 'Usuń',
    forgotten: (game) => `Usunięto grę: ${game}.`,
    bringBack: 'Przywróć',
    notForgotten: 'Przeglądarka nie pozwoliła usunąć tej gry.',
    footer: (games) => `Nieoficjalnie, według zasad gier: ${games}. Bez gry online nic nie jest nigdzie wysyłane.`,
  },
  en: {
    tagline: 'Board games about building empires, at a table in your browser.',
    play: 'Play',
    continueGame: 'Continue',
    quickStart: 'Play now',
    newGameText: 'Choose players and variants.',
    online: 'Play online',
    onlineText: 'With other people, live or turn by turn over days.',
    more: 'Get to know the game',
    learn: 'Learn to play',
    learnText: 'A first game, step by step',
    replay: 'Replays',
    replayText: 'Watch a finished game',
    cards: 'Cards',
    cardsText: 'All of them, with search',
    rules: 'Rules',
    rulesText: 'Every rule, searchable',
    settingsText: 'Theme, text, motion, sound',
    about: 'About',
    aboutText: 'What Imperia is',
    savedGames: 'Saved games',
    noGames: 'Your games will appear here. They are saved after every choice.',
    open: 'Open',
    watch: 'Replay',
    takeOnline: 'Move online',
    toFile: 'Save to a file',
    fromFile: 'Open a file',
    reading: 'Checking the file…',
    nothingLost: 'Your saved games are untouched.',
    read: (game) => `Game loaded: ${game}.`,
    notRead: 'The game could not be loaded',
    forget: 'Delete',
    forgotten: (game) => `Game deleted: ${game}.`,
    bringBack: 'Undo',
    notForgotten: 'The browser did not allow this game to be deleted.',
    footer: (games) => `Unofficial, by the rules of ${games}. Nothing leaves your browser unless you play online.`,
  },
};
