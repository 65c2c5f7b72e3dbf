import type { InLangs } from './lang.ts';

/** Of packs that people make themselves. */
export interface PackWords {
  readonly says: string;
  readonly option: string;
  readonly file: string;
  readonly newFile: string;
  readonly check: string;
  readonly make: string;
  readonly schema: string;
  readonly examples: readonly { readonly line: string; readonly says: string }[];
  readonly none: (game: string) => string;
  readonly broken: (file: string) => string;
  readonly right: (file: string, name: string, cards: number, deck: string) => string;
  readonly made: (file: string) => string;
  readonly exists: (file: string) => string;
}

export const packWords: InLangs<PackWords> = {
  en: {
    says: 'Packs of cards that you have made.',
    option: 'packs of your own: files, or folders of files, separated by commas',
    file: 'a pack, JSON',
    newFile: 'the file to write',
    check: 'Check whether a pack can be played, and list everything that is wrong with it, line by line.',
    make: 'Write a small pack to start from, with the schema for editors next to it.',
    schema: 'Print the JSON Schema of packs.',
    examples: [
      { line: 'imperia pack new mine.json', says: 'a pack to start from' },
      { line: 'imperia pack check mine.json', says: 'exit code 1 when something is wrong' },
      { line: 'imperia play GAME --pack mine.json', says: 'play with it' },
    ],
    none: (game) => `"${game}" does not take your own packs`,
    broken: (file) => `${file} cannot be played:`,
    right: (file, name, cards, deck) => `${file} can be played: "${name}", cards: ${cards}, deck: ${deck}.`,
    made: (file) => `Wrote ${file}.`,
    exists: (file) => `${file} already exists`,
  },
  pl: {
    says: 'Twoje własne zestawy kart.',
    option: 'własne zestawy kart: pliki albo foldery, po przecinku',
    file: 'zestaw kart, JSON',
    newFile: 'plik do zapisania',
    check: 'Powiedz, czy zestawem można grać, albo co jest z nim nie tak, wiersz po wierszu.',
    make: 'Zapisz mały zestaw na początek, a obok niego schemat dla edytorów.',
    schema: 'Wypisz JSON Schema zestawów.',
    examples: [
      { line: 'imperia pack new moj.json', says: 'zestaw na początek' },
      { line: 'imperia pack check moj.json', says: 'kod wyjścia 1, gdy coś jest nie tak' },
      { line: 'imperia play GAME --pack moj.json', says: 'graj z nim' },
    ],
    none: (game) => `„${game}” nie przyjmuje własnych zestawów`,
    broken: (file) => `${file}: tym zestawem nie można grać:`,
    right: (file, name, cards, deck) => `${file}: tym zestawem można grać: „${name}”, kart: ${cards}, talia: ${deck}.`,
    made: (file) => `Zapisano ${file}.`,
    exists: (file) => `${file} już istnieje`,
  },
};
