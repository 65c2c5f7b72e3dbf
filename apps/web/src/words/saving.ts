import type { Lang } from '@imperia/kit';
import type { SaveTrouble } from '../store/saves.ts';

interface SavingWords extends Readonly<Record<SaveTrouble, string>> {
  readonly notices: string;
  readonly putAway: string;
  readonly newVersion: string;
  readonly reload: string;
}

export const SAVING_WORDS: Readonly<Record<Lang, SavingWords>> = {
  pl: {
    unavailable:
      'Ta przeglądarka nie pozwala zapisywać gier (może to okno prywatne). Można grać, ale po zamknięciu karty gra przepadnie, chyba że zapiszesz ją do pliku na stronie głównej.',
    full: 'W pamięci przeglądarki brakuje miejsca, więc tej gry nie da się zachować. Usuń stare gry albo zapisz tę do pliku na stronie głównej.',
    notices: 'Powiadomienia',
    putAway: 'Zamknij powiadomienie',
    newVersion: 'Jest nowa wersja Imperii. Zapisane gry zostają.',
    reload: 'Wczytaj',
  },
  en: {
    unavailable:
      'This browser does not allow games to be saved (perhaps this is a private window). You can play, but the game is lost when you close the tab, unless you save it to a file on the home page.',
    full: 'The browser has no space left, so this game cannot be saved. Delete old games, or save this one to a file on the home page.',
    notices: 'Notices',
    putAway: 'Close the notice',
    newVersion: 'A new version of Imperia is available. Your saved games stay.',
    reload: 'Update',
  },
};
