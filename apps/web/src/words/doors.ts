import type { Lang } from '@imperia/kit';

/** What is asked of who comes for the first time. */
interface DoorWords {
  readonly noGuests: string;
  readonly withCode: string;
  readonly hostOnly: string;
  readonly invitation: string;
  readonly register: string;
  readonly accountByCode: string;
  readonly accountByHost: string;
  /** To who came in by a code of the host's. */
  readonly choosePassword: string;
  readonly choose: string;
}

export const DOOR_WORDS: Readonly<Record<Lang, DoorWords>> = {
  pl: {
    noGuests: 'Na ten serwer nie wchodzi się bez konta. Załóż je: wystarczy imię, login i hasło.',
    withCode: 'Konto na tym serwerze zakłada się z kodem zaproszenia od gospodarza. Jeśli go nie masz, poproś o kod.',
    hostOnly:
      'Konta na tym serwerze zakłada gospodarz. Poproś go o konto, a potem zaloguj się poniżej albo wpisz kod, który od niego masz.',
    invitation: 'Kod zaproszenia',
    register: 'Załóż konto',
    accountByCode: 'Żeby założyć konto, potrzebujesz kodu zaproszenia od gospodarza serwera.',
    accountByHost: 'Konta na tym serwerze zakłada tylko gospodarz.',
    choosePassword: 'Kod od gospodarza działa tylko raz. Ustaw teraz hasło, żeby móc tu wrócić.',
    choose: 'Ustaw hasło',
  },
  en: {
    noGuests: 'You need an account to play on this server. A name, a login and a password are enough.',
    withCode:
      'You need an invitation code from the host to create an account on this server. If you have none, ask for one.',
    hostOnly:
      'Only the host creates accounts on this server. Ask the host for one, then log in below, or enter the code you were given.',
    invitation: 'Invitation code',
    register: 'Create account',
    accountByCode: 'To create an account you need an invitation code from the host of this server.',
    accountByHost: 'Only the host creates accounts on this server.',
    choosePassword: 'The host’s code works only once. Choose a password now, so that you can come back.',
    choose: 'Choose a password',
  },
};
