import type { Lang } from '@imperia/kit';
import type { GameFileFault } from '../store/game-file.ts';

import { otherContentText } from './other-content.ts';

type Told = { readonly [K in GameFileFault['fault']]: (fault: Extract<GameFileFault, { fault: K }>) => string };

/** What is wrong, and what to do about it. */
const TOLD: Readonly<Record<Lang, Told>> = {
  pl: {
    'too long': () =>
      'Ten plik jest o wiele za duży na zapis gry. Wybierz plik, który powstał przez „Zapisz do pliku”.',
    'not json': () =>
      'Tego pliku nie da się odczytać: jest ucięty, uszkodzony albo to nie jest zapis gry. Wybierz plik, który powstał przez „Zapisz do pliku”, albo zapisz go jeszcze raz.',
    foreign: () =>
      'To nie jest zapis gry z Imperii, tylko plik z innego programu. Wybierz plik, który powstał przez „Zapisz do pliku” albo w poleceniu imperia play.',
    newer: ({ format }) =>
      `Ten plik zapisała nowsza wersja Imperii (format ${format}). Odśwież stronę, aby mieć najnowszą wersję, i wczytaj plik jeszcze raz.`,
    'other game': ({ game }) => `To zapis innej gry („${game}”), w którą jeszcze nie da się tu zagrać.`,
    damaged: ({ field }) =>
      `Zapis jest uszkodzony: pole „${field}” nie ma sensu. Zapisz grę do pliku jeszcze raz tam, gdzie powstała.`,
    table: ({ what }) => `Takiego stołu nie ma: ${what.pl} Zapisz grę do pliku jeszcze raz tam, gdzie powstała.`,
    'other content': ({ parts }) => otherContentText(parts, 'pl'),
    refused: ({ answer, of }) =>
      `Zasady nie pozwalają na wybór nr ${answer} z ${of} zapisanych: plik zmieniono albo powstał przy innych zasadach. Spróbuj go wczytać w tej wersji Imperii, w której powstał.`,
    'other end': () =>
      'Gra rozegrana od nowa kończy się inaczej, niż mówi zapis: plik zmieniono albo powstał przy innych zasadach. Spróbuj go wczytać w tej wersji Imperii, w której powstał.',
  },
  en: {
    'too long': () => 'This file is far too large for a saved game. Choose a file made with “Save to a file”.',
    'not json': () =>
      'This file cannot be read: it is cut off, damaged or not a saved game. Choose a file made with “Save to a file”, or save it again.',
    foreign: () =>
      'This is not a game saved by Imperia but a file from another program. Choose a file made with “Save to a file” or with the command imperia play.',
    newer: ({ format }) =>
      `This file was saved by a newer version of Imperia (format ${format}). Reload the page to get the latest version, then open the file again.`,
    'other game': ({ game }) => `This is a saved game of “${game}”, which cannot be played here yet.`,
    damaged: ({ field }) =>
      `The saved game is damaged: the field “${field}” makes no sense. Save the game to a file again where it was made.`,
    table: ({ what }) => `This table is not possible: ${what.en} Save the game to a file again where it was made.`,
    'other content': ({ parts }) => otherContentText(parts, 'en'),
    refused: ({ answer, of }) =>
      `The rules do not allow choice ${answer} of the ${of} in this file: it was changed, or made under other rules. Try opening it in the version of Imperia that made it.`,
    'other end': () =>
      'When replayed, the game does not end as the file says: it was changed, or made under other rules. Try opening it in the version of Imperia that made it.',
  },
};

export function gameFileFaultText(fault: GameFileFault, lang: Lang): string {
  return told(fault, lang);
}

function told<K extends GameFileFault['fault']>(fault: Extract<GameFileFault, { fault: K }>, lang: Lang): string {
  return TOLD[lang][fault.fault as K](fault);
}
