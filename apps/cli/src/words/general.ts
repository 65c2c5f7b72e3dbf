import type { InLangs } from './lang.ts';

export interface GeneralWords {
  readonly error: (message: string) => string;
  readonly unexpected: (message: string) => string;
  readonly unknownCommand: (name: string, meant: string | null) => string;
  readonly unknownOption: (name: string, meant: string | null, see: string) => string;
  readonly missingArgument: (name: string, see: string) => string;
  readonly missingValue: (option: string, see: string) => string;
  readonly tooManyArguments: (see: string) => string;
  readonly wrongUse: (see: string) => string;
  readonly notOneOf: (what: string, found: string, allowed: readonly string[]) => string;
  readonly notANumber: (option: string, found: string) => string;
  readonly unknownGame: (found: string, games: readonly string[]) => string;
  readonly ambiguous: (found: string, names: readonly string[]) => string;
}

export const generalWords: InLangs<GeneralWords> = {
  en: {
    error: (message) => `imperia: ${message}`,
    unexpected: (message) =>
      `something went wrong inside (${message}). Please report it together with the command you used.`,
    unknownCommand: (name, meant) =>
      `there is no command "${name}"${meant ? `; did you mean "${meant}"?` : '.'} See all of them: imperia --help`,
    unknownOption: (name, meant, see) =>
      `there is no option ${name} here${meant ? `; did you mean ${meant}?` : '.'} See: ${see}`,
    missingArgument: (name, see) => `${name} is missing. See: ${see}`,
    missingValue: (option, see) => `the option ${option} needs a value. See: ${see}`,
    tooManyArguments: (see) => `too many arguments for this command. See: ${see}`,
    wrongUse: (see) => `the command line was not understood. See: ${see}`,
    notOneOf: (what, found, allowed) => `${what} cannot be "${found}". Choose from: ${allowed.join(', ')}`,
    notANumber: (option, found) => `${option} needs a whole number from 0 up, not "${found}"`,
    unknownGame: (found, games) => `there is no game "${found}". Choose from: ${games.join(', ')}`,
    ambiguous: (found, names) => `"${found}" could mean several things: ${names.join(', ')}. Type more of the name`,
  },
  pl: {
    error: (message) => `imperia: ${message}`,
    unexpected: (message) => `coś się zepsuło w środku (${message}). Zgłoś to, podając wydane polecenie.`,
    unknownCommand: (name, meant) =>
      `nie ma polecenia „${name}”${meant ? `; może „${meant}”?` : '.'} Wszystkie pokaże: imperia --help`,
    unknownOption: (name, meant, see) => `nie ma tu opcji ${name}${meant ? `; może ${meant}?` : '.'} Zobacz: ${see}`,
    missingArgument: (name, see) => `brakuje argumentu ${name}. Zobacz: ${see}`,
    missingValue: (option, see) => `opcja ${option} wymaga wartości. Zobacz: ${see}`,
    tooManyArguments: (see) => `podano więcej argumentów, niż to polecenie przyjmuje. Zobacz: ${see}`,
    wrongUse: (see) => `nie rozumiem tego polecenia. Zobacz: ${see}`,
    notOneOf: (what, found, allowed) => `${what} nie przyjmuje wartości „${found}”. Do wyboru: ${allowed.join(', ')}`,
    notANumber: (option, found) => `${option} wymaga liczby całkowitej od 0, a nie „${found}”`,
    unknownGame: (found, games) => `nie ma gry „${found}”. Do wyboru: ${games.join(', ')}`,
    ambiguous: (found, names) => `„${found}” pasuje do kilku: ${names.join(', ')}. Podaj więcej z nazwy`,
  },
};
