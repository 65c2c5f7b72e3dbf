import type { Lang } from '@imperia/kit';

interface MeWords {
  readonly title: string;
  /** The way there, for who looks after the server. */
  readonly hostPage: string;
  readonly who: string;
  readonly whoText: string;
  readonly name: string;
  readonly come: string;
  readonly save: string;
  readonly saved: string;
  readonly beenHere: string;
  readonly restoreTitle: string;
  readonly restoreText: string;
  readonly code: string;
  readonly restore: string;
  readonly logInTitle: string;
  readonly login: string;
  readonly password: string;
  readonly logIn: string;
  readonly logInPasskey: string;
  readonly codeTitle: string;
  readonly codeText: string;
  readonly codeOnce: string;
  readonly newCode: string;
  readonly copy: string;
  readonly copied: string;
  readonly accountTitle: string;
  readonly accountText: string;
  readonly account: (login: string) => string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly sessionsEnd: string;
  readonly setPassword: string;
  readonly passkeys: (n: number) => string;
  readonly addPasskey: string;
  /** Days as text; empty where not known. */
  readonly passkey: (n: number, added: string, used: string) => string;
  readonly dropPasskey: string;
  readonly toldTitle: string;
  readonly pushOn: string;
  readonly pushOff: string;
  readonly pushText: string;
  readonly noPush: string;
  readonly email: string;
  readonly emailText: string;
  readonly emailUnconfirmed: string;
  readonly emailConfirmed: string;
  readonly statistics: string;
  readonly rated: string;
  readonly ratedText: string;
  readonly rating: (rating: number, deviation: number, games: number) => string;
  readonly noGames: string;
  readonly faction: string;
  readonly played: string;
  readonly won: string;
  readonly points: string;
  readonly leaveTitle: string;
  readonly logOut: string;
  readonly logOutEverywhere: string;
  readonly logOutText: string;
  readonly dataTitle: string;
  readonly dataText: string;
  readonly exportMe: string;
  readonly forgetMe: string;
  readonly forgetText: string;
  readonly forgetSurely: string;
  readonly keepMe: string;
}

export const ME_WORDS: Readonly<Record<Lang, MeWords>> = {
  pl: {
    title: 'Ja',
    hostPage: 'Strona gospodarza serwera',
    who: 'Jak Cię nazywać?',
    whoText: 'Wystarczy imię: zobaczą je inni przy stole. Konto nie jest potrzebne.',
    name: 'Imię',
    come: 'Wchodzę',
    save: 'Zapisz',
    saved: 'Zapisano.',
    beenHere: 'Już tu jestem na innym urządzeniu',
    restoreTitle: 'Z kodem odzyskiwania',
    restoreText: 'Kod z innego urządzenia sprawi, że i tu będziesz tą samą osobą, z tymi samymi grami.',
    code: 'Kod odzyskiwania',
    restore: 'To ja',
    logInTitle: 'Z kontem',
    login: 'Login',
    password: 'Hasło',
    logIn: 'Zaloguj się',
    logInPasskey: 'Zaloguj się kluczem',
    codeTitle: 'Kod odzyskiwania',
    codeText: 'Z tym kodem będziesz sobą także na telefonie albo w innej przeglądarce. Nowy kod unieważnia stary.',
    codeOnce: 'Zapisz go: pokazujemy go tylko raz.',
    newCode: 'Nowy kod',
    copy: 'Kopiuj',
    copied: 'Skopiowano.',
    accountTitle: 'Konto',
    accountText: 'Kto woli, może mieć login i hasło albo klucz w urządzeniu.',
    account: (login) => `Twój login: ${login}`,
    oldPassword: 'Dotychczasowe hasło',
    newPassword: 'Nowe hasło',
    sessionsEnd: 'Zmiana hasła, loginu albo kodu wyloguje wszystkie inne urządzenia.',
    setPassword: 'Zapisz login i hasło',
    passkeys: (n) => `Klucze w urządzeniach: ${n}`,
    addPasskey: 'Dodaj klucz tego urządzenia',
    passkey: (n, added, used) =>
      [
        `Klucz ${n}`,
        ...(added === '' ? [] : [`dodany ${added}`]),
        ...(used === '' ? [] : [`użyty ostatnio ${used}`]),
      ].join(' · '),
    dropPasskey: 'Usuń klucz',
    toldTitle: 'Gdy przyjdzie Twoja kolej',
    pushOn: 'Powiadamiaj na tym urządzeniu',
    pushOff: 'Nie powiadamiaj na tym urządzeniu',
    pushText: 'Powiadomienie przyjdzie, gdy nie patrzysz na stół.',
    noPush: 'Ta przeglądarka nie umie powiadamiać.',
    email: 'Adres e-mail (jeśli chcesz)',
    emailText: 'Wiadomość przyjdzie, jeśli serwer wysyła pocztę.',
    emailUnconfirmed: 'Adres czeka na potwierdzenie: kliknij odnośnik w wiadomości, którą wysłaliśmy.',
    emailConfirmed: 'Adres jest potwierdzony.',
    statistics: 'Statystyki',
    rated: 'Chcę mieć ranking',
    ratedText: 'Liczą się gry przy stołach rankingowych.',
    rating: (rating, deviation, games) => `Ranking: ${rating} ± ${deviation} (gier: ${games})`,
    noGames: 'Nie masz jeszcze skończonych gier.',
    faction: 'Frakcja',
    played: 'Gry',
    won: 'Wygrane',
    points: 'Średnio punktów',
    leaveTitle: 'Wylogowanie',
    logOut: 'Wyloguj to urządzenie',
    logOutEverywhere: 'Wyloguj wszędzie',
    logOutText: 'Bez kodu, hasła ani klucza nie będzie powrotu do Twoich gier.',
    dataTitle: 'Moje dane',
    dataText: 'Wszystko, co serwer o Tobie przechowuje, możesz zabrać ze sobą albo usunąć.',
    exportMe: 'Pobierz moje dane',
    forgetMe: 'Usuń mnie z tego serwera',
    forgetText:
      'Tego nie da się cofnąć. W trwających grach zagra za Ciebie bot, a imię zostanie tylko w grach rozegranych z innymi.',
    forgetSurely: 'Usuń na zawsze',
    keepMe: 'Jednak nie',
  },
  en: {
    title: 'Me',
    hostPage: 'Host this server',
    who: 'What should we call you?',
    whoText: 'Just a name, which others at the table will see. No account needed.',
    name: 'Name',
    come: 'Continue',
    save: 'Save',
    saved: 'Saved.',
    beenHere: 'I already play on another device',
    restoreTitle: 'With a recovery code',
    restoreText: 'Enter the code from your other device to be the same player here, with the same games.',
    code: 'Recovery code',
    restore: 'Restore',
    logInTitle: 'With an account',
    login: 'Login',
    password: 'Password',
    logIn: 'Log in',
    logInPasskey: 'Log in with a passkey',
    codeTitle: 'Recovery code',
    codeText:
      'Use this code to be the same player on your phone or in another browser. A new code replaces the old one.',
    codeOnce: 'Write it down: you will see it only once.',
    newCode: 'New code',
    copy: 'Copy',
    copied: 'Copied.',
    accountTitle: 'Account',
    accountText: 'If you prefer, set a login and password, or add a passkey.',
    account: (login) => `Your login: ${login}`,
    oldPassword: 'Current password',
    newPassword: 'New password',
    sessionsEnd: 'Changing your password, login or code logs out all other devices.',
    setPassword: 'Save login and password',
    passkeys: (n) => `Passkeys: ${n}`,
    addPasskey: 'Add a passkey on this device',
    passkey: (n, added, used) =>
      [`Passkey ${n}`, ...(added === '' ? [] : [`added ${added}`]), ...(used === '' ? [] : [`last used ${used}`])].join(
        ' · ',
      ),
    dropPasskey: 'Remove passkey',
    toldTitle: 'When it is your turn',
    pushOn: 'Notify me on this device',
    pushOff: 'Do not notify me on this device',
    pushText: 'You are notified when you are not looking at the table.',
    noPush: 'This browser does not support notifications.',
    email: 'Email address (optional)',
    emailText: 'You get an email, if this server sends any.',
    emailUnconfirmed: 'This address is not confirmed yet: follow the link in the email we sent you.',
    emailConfirmed: 'This address is confirmed.',
    statistics: 'Statistics',
    rated: 'I want to be rated',
    ratedText: 'Games at rated tables count.',
    rating: (rating, deviation, games) => `Rating: ${rating} ± ${deviation} (games: ${games})`,
    noGames: 'You have not finished a game yet.',
    faction: 'Faction',
    played: 'Games',
    won: 'Won',
    points: 'Average points',
    leaveTitle: 'Log out',
    logOut: 'Log out on this device',
    logOutEverywhere: 'Log out everywhere',
    logOutText: 'Without a code, a password or a passkey there is no way back to your games.',
    dataTitle: 'My data',
    dataText: 'You can download everything the server keeps about you, or have it deleted.',
    exportMe: 'Download my data',
    forgetMe: 'Delete my account on this server',
    forgetText:
      'This cannot be undone. Bots take your place in running games, and your name remains only in games you played with others.',
    forgetSurely: 'Delete for good',
    keepMe: 'Cancel',
  },
};
