import type { Fault } from '@imperia/engine';
import type { InLangs } from './lang.ts';
import { en, pl } from './plural.ts';

/** Saved games and scenario files: what is wrong with them, and what they show. */
export interface FileWords {
  readonly unreadable: (file: string, reason: string) => string;
  readonly reasons: Readonly<Record<'ENOENT' | 'EACCES' | 'EISDIR' | 'ENOSPC' | 'EROFS' | 'ENOTDIR', string>>;
  readonly notJson: (file: string) => string;
  readonly notASave: (file: string) => string;
  readonly otherGame: (file: string, game: string) => string;
  readonly badTable: (file: string, why: string) => string;
  readonly badRecord: (file: string, why: string) => string;
  /** Nothing is wrong with the file. */
  readonly otherContent: (file: string, why: string) => string;
  readonly fault: (fault: Fault) => string;
  readonly loadStandsAlone: (option: string) => string;
  readonly nameBotsAgain: (file: string, seats: string) => string;
  readonly onlySoMany: (file: string, answers: number) => string;
  readonly answersShown: (shown: number, all: number) => string;
  readonly log: string;
  readonly position: string;
  readonly verified: (answers: number) => string;
  readonly verifiedOver: (answers: number) => string;
  readonly notVerified: (why: string) => string;
  readonly noScenarios: (game: string) => string;
  readonly scenariosPassed: (n: number) => string;
  readonly scenariosFailed: (failed: number, passed: number) => string;
  readonly scenarioFailed: (file: string, scenario: string, reason: string) => string;
  readonly scenarioUnreadable: string;
  readonly noDecks: (game: string) => string;
  readonly deckNotJson: (file: string) => string;
  readonly deckLegal: (file: string, name: string) => string;
  readonly deckIllegal: (file: string, name: string) => string;
  readonly deckCode: (code: string) => string;
}

function rejection(why: string, words: Readonly<Record<string, string>>): string {
  return words[why] ?? why;
}

export const fileWords: InLangs<FileWords> = {
  en: {
    unreadable: (file, reason) => `${file} cannot be read: ${reason}`,
    reasons: {
      ENOENT: 'there is no such file',
      EACCES: 'access is denied',
      EISDIR: 'it is a folder',
      ENOSPC: 'the disk is full',
      EROFS: 'the disk is read-only',
      ENOTDIR: 'the path leads through a file',
    },
    notJson: (file) => `${file} is not JSON. A saved game is the file that "save" or "quit" wrote`,
    notASave: (file) => `${file} is not a saved game. A saved game is the file that "save" or "quit" wrote`,
    otherGame: (file, game) => `${file} is a game of "${game}", which this program does not have`,
    badTable: (file, why) => `${file} is damaged: ${why}`,
    badRecord: (file, why) => `${file} is damaged: ${why}`,
    otherContent: (file, why) => `${file} cannot be opened here: ${why}`,
    fault: (fault) => {
      switch (fault.fault) {
        case 'wrong game':
          return `it is a game of "${fault.game}"`;
        case 'other content':
          return `it was dealt from other cards than there are here (${fault.parts.join(', ')}): put those packs back as they were, or open it in the version that dealt it`;
        case 'refused':
          return `answer ${fault.answer + 1} was not possible (${rejection(fault.why, {
            over: 'the game was over',
            'not asked': 'the seat was not asked',
            stale: 'it answers another question',
            'not offered': 'it was not offered',
          })})`;
        case 'other end':
          return 'when replayed, it ends in a different position';
        case 'other key':
          return 'the key is not the one whose hash was published';
        case 'other luck':
          return `random result ${fault.outcome + 1} is not the one that the key gives`;
      }
    },
    loadStandsAlone: (option) => `--load brings its own table: drop ${option}`,
    nameBotsAgain: (file, seats) =>
      `${file} uses custom bots, which are started only if you name them: --seats ${seats}`,
    onlySoMany: (file, answers) => `${file} holds only ${en(answers, 'answer', 'answers')}: --to must not be more`,
    answersShown: (shown, all) => `after ${shown} of ${en(all, 'answer', 'answers')}`,
    log: 'Log',
    position: 'Position',
    verified: (answers) =>
      `Everything checks out: the key has the published hash, gave these random results, and all ${en(answers, 'answer', 'answers')} were possible. The game is not over yet.`,
    verifiedOver: (answers) =>
      `Everything checks out: the key has the published hash, gave these random results, and all ${en(answers, 'answer', 'answers')} were possible, to the end.`,
    notVerified: (why) => `It does not check out: ${why}.`,
    noScenarios: (game) => `"${game}" has no scenarios yet`,
    scenariosPassed: (n) => `${en(n, 'scenario', 'scenarios')} passed.`,
    scenariosFailed: (failed, passed) => `${failed} failed, ${passed} passed.`,
    scenarioFailed: (file, scenario, reason) => `✗ ${file}${scenario ? `: ${scenario}` : ''}\n  ${reason}`,
    scenarioUnreadable: 'the file cannot be read',
    noDecks: (game) => `"${game}" has no deck building`,
    deckNotJson: (file) => `${file} is not JSON`,
    deckLegal: (file, name) => `${file} may be played: ${name}.`,
    deckIllegal: (file, name) => `${file} may not be played${name ? `: ${name}` : ''}.`,
    deckCode: (code) => `At a table: --deck ${code}`,
  },
  pl: {
    unreadable: (file, reason) => `nie można odczytać ${file}: ${reason}`,
    reasons: {
      ENOENT: 'nie ma takiego pliku',
      EACCES: 'brak dostępu',
      EISDIR: 'to katalog',
      ENOSPC: 'dysk jest pełny',
      EROFS: 'dysk jest tylko do odczytu',
      ENOTDIR: 'ścieżka prowadzi przez plik',
    },
    notJson: (file) => `${file} to nie JSON. Zapisana gra to plik utworzony przez „save” lub „quit”`,
    notASave: (file) => `${file} to nie zapisana gra. Zapisana gra to plik utworzony przez „save” lub „quit”`,
    otherGame: (file, game) => `${file} to zapis gry „${game}”, której ten program nie zna`,
    badTable: (file, why) => `${file} jest uszkodzony: ${why}`,
    badRecord: (file, why) => `${file} jest uszkodzony: ${why}`,
    otherContent: (file, why) => `${file} nie da się tu otworzyć: ${why}`,
    fault: (fault) => {
      switch (fault.fault) {
        case 'wrong game':
          return `to zapis gry „${fault.game}”`;
        case 'other content':
          return `grę rozdano z innych kart, niż są tutaj (${fault.parts.join(', ')}): przywróć te talie albo otwórz ją w wersji, która ją rozdała`;
        case 'refused':
          return `odpowiedź ${fault.answer + 1} nie była możliwa (${rejection(fault.why, {
            over: 'gra była skończona',
            'not asked': 'tego miejsca nie pytano',
            stale: 'odpowiada na inne pytanie',
            'not offered': 'nie było jej do wyboru',
          })})`;
        case 'other end':
          return 'rozegrana ponownie, gra kończy się w innej pozycji';
        case 'other key':
          return 'klucz nie jest tym, którego skrót ogłoszono';
        case 'other luck':
          return `${fault.outcome + 1}. wynik losowania jest inny, niż wynika z klucza`;
      }
    },
    loadStandsAlone: (option) => `--load przynosi własny stół: pomiń ${option}`,
    nameBotsAgain: (file, seats) =>
      `${file} wymienia czyjeś własne boty, a takie uruchamia tylko ten, kto je poda: --seats ${seats}`,
    onlySoMany: (file, answers) =>
      `${file} zawiera tylko ${pl(answers, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}: --to nie może być większe`,
    answersShown: (shown, all) => `po ${shown} z ${pl(all, 'odpowiedzi', 'odpowiedzi', 'odpowiedzi')}`,
    log: 'Dziennik',
    position: 'Pozycja',
    verified: (answers) =>
      `Wszystko się zgadza: klucz ma ogłoszony skrót i dał właśnie takie losowania, a wszystkie odpowiedzi (${answers}) były możliwe. Gra jeszcze trwa.`,
    verifiedOver: (answers) =>
      `Wszystko się zgadza: klucz ma ogłoszony skrót i dał właśnie takie losowania, a wszystkie odpowiedzi (${answers}) były możliwe, aż do końca gry.`,
    notVerified: (why) => `Nie zgadza się: ${why}.`,
    noScenarios: (game) => `gra „${game}” nie ma jeszcze scenariuszy`,
    scenariosPassed: (n) => `Zgodne scenariusze: ${n}.`,
    scenariosFailed: (failed, passed) => `Niezgodne: ${failed}, zgodne: ${passed}.`,
    scenarioFailed: (file, scenario, reason) => `✗ ${file}${scenario ? `: ${scenario}` : ''}\n  ${reason}`,
    scenarioUnreadable: 'pliku nie można odczytać',
    noDecks: (game) => `w grze „${game}” nie składa się talii`,
    deckNotJson: (file) => `${file} to nie JSON`,
    deckLegal: (file, name) => `${file}: tą talią można grać: ${name}.`,
    deckIllegal: (file, name) => `${file}: tą talią nie można grać${name ? `: ${name}` : ''}.`,
    deckCode: (code) => `Przy stole: --deck ${code}`,
  },
};
