import type { Lang } from '@imperia/osadnicy';
import type { SeenTable, TableStatus } from '@imperia/server/protocol';
import type { Link } from '../online/connection.svelte.ts';

type Proposal = NonNullable<SeenTable['proposal']>['what']['propose'];

interface OnlineWords {
  readonly title: string;
  readonly text: string;
  readonly me: string;
  readonly noServer: string;
  readonly noServerText: string;
  readonly again: string;
  readonly myGames: string;
  readonly noMyGames: string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly newTable: string;
  readonly make: string;
  readonly tableOf: (name: string) => string;
  readonly yourTurn: string;
  readonly turnOf: (names: string) => string;
  readonly status: Readonly<Record<TableStatus, string>>;
  readonly freeSeats: (n: number) => string;
  readonly join: string;
  readonly open: string;
  readonly look: string;

  readonly tableName: string;
  readonly howMany: string;
  readonly time: string;
  readonly noTime: string;
  readonly live: (minutes: number, seconds: number) => string;
  readonly days: (n: number) => string;
  readonly atTimeEnd: string;
  readonly botPlays: string;
  readonly resigns: string;
  readonly listed: string;
  readonly listedText: string;
  readonly spectators: string;
  readonly rated: string;
  readonly more: string;

  readonly gathering: string;
  readonly gatheringText: string;
  readonly freeSeat: string;
  readonly host: string;
  readonly sit: string;
  readonly callBot: string;
  readonly dismissBot: string;
  readonly copySeatLink: string;
  readonly copyWatchLink: string;
  readonly copyTableLink: string;
  readonly copied: string;
  readonly start: string;
  readonly waitForHost: string;
  readonly leaveTable: string;
  readonly bringTitle: string;
  readonly bring: string;
  readonly bringText: string;
  readonly bringMine: string;
  readonly brought: string;

  readonly invited: (title: string) => string;
  readonly invitedSeat: (faction: string) => string;
  readonly sitDown: string;
  readonly seatTaken: string;
  readonly goToTable: string;

  readonly people: string;
  readonly here: string;
  readonly away: string;
  readonly watchers: (n: number) => string;
  readonly watching: string;
  readonly left: string;
  readonly resigned: string;
  readonly botFailed: string;
  readonly otherRules: string;
  readonly timeLeft: string;
  readonly link: Readonly<Record<Exclude<Link, 'idle' | 'live'>, string>>;
  readonly chat: string;
  readonly chatNone: string;
  readonly say: string;
  readonly send: string;
  readonly earlierChat: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly report: string;
  readonly reported: string;
  readonly lineMenu: (name: string) => string;
  readonly table: string;
  readonly pause: string;
  readonly goOn: string;
  readonly askUndo: string;
  readonly abandon: string;
  readonly resign: string;
  readonly resignSure: string;
  readonly leave: string;
  readonly leaveText: string;
  readonly takeBack: string;
  readonly takeBackText: string;
  readonly proposes: Readonly<Record<Proposal, (name: string) => string>>;
  readonly proposed: Readonly<Record<Proposal, string>>;
  readonly agree: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly paused: string;
  readonly abandoned: string;
  readonly rematchReady: string;
  readonly key: string;
}

const plural = (n: number, one: string, few: string, many: string) => {
  const form = new Intl.PluralRules('pl').select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
};
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const ONLINE_WORDS: Readonly<Record<Lang, OnlineWords>> = {
  pl: {
    title: 'Gra online',
    text: 'Z innymi, na żywo albo po ruchu dziennie',
    me: 'Ja',
    noServer: 'Nie ma połączenia z serwerem',
    noServerText: 'Grać z botami i przy jednym ekranie można dalej.',
    again: 'Spróbuj ponownie',
    myGames: 'Moje gry',
    noMyGames: 'Tu będą Twoje gry. Na początku listy te, które czekają na Ciebie.',
    openTables: 'Otwarte stoły',
    noOpenTables: 'Nikt teraz nie szuka graczy. Rozłóż własny stół.',
    newTable: 'Nowy stół',
    make: 'Rozłóż stół',
    tableOf: (name) => `Stół: ${name}`,
    yourTurn: 'Twoja kolej',
    turnOf: (names) => `Kolej: ${names}`,
    status: {
      open: 'zbieramy graczy',
      running: 'trwa',
      paused: 'wstrzymana',
      over: 'skończona',
      abandoned: 'porzucona',
    },
    freeSeats: (n) => plural(n, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc'),
    join: 'Dołącz',
    open: 'Otwórz',
    look: 'Popatrz',

    tableName: 'Nazwa stołu',
    howMany: 'Ilu graczy',
    time: 'Czas',
    noTime: 'Bez limitu',
    live: (minutes, seconds) => `Na żywo: ${minutes} min + ${seconds} s za ruch`,
    days: (n) => `${plural(n, 'dzień', 'dni', 'dni')} na ruch`,
    atTimeEnd: 'Gdy czas się skończy',
    botPlays: 'gra dalej bot',
    resigns: 'gracz się poddaje',
    listed: 'Na liście otwartych stołów',
    listedText: 'Bez tego dołączyć można tylko z linkiem.',
    spectators: 'Można patrzeć na grę',
    rated: 'Gra rankingowa',
    more: 'Frakcje, warianty i więcej',

    gathering: 'Zbieramy graczy',
    gatheringText: 'Wyślij link do wolnego miejsca albo posadź bota.',
    freeSeat: 'Wolne miejsce',
    host: 'gospodarz',
    sit: 'Usiądź tutaj',
    callBot: 'Posadź bota',
    dismissBot: 'Zwolnij miejsce',
    copySeatLink: 'Kopiuj zaproszenie',
    copyWatchLink: 'Kopiuj link dla widzów',
    copyTableLink: 'Kopiuj link do stołu',
    copied: 'Link skopiowany.',
    start: 'Zaczynamy',
    waitForHost: 'Grę zacznie gospodarz, gdy wszystkie miejsca będą zajęte.',
    leaveTable: 'Odejdź od stołu',
    bringTitle: 'Przenieś grę na serwer',
    bring: 'Graj dalej online',
    bringText: 'Cała historia gry pójdzie z nią. Wolne miejsca oddasz linkiem.',
    bringMine: 'Moje miejsce',
    brought: 'Tę grę zaczęto przy jednym ekranie: kto ją przyniósł, mógł znać klucz tasowania.',

    invited: (title) => `Zaproszenie: ${title}`,
    invitedSeat: (faction) => `Twoja Frakcja: ${faction}.`,
    sitDown: 'Siadam',
    seatTaken: 'To miejsce jest już zajęte.',
    goToTable: 'Przejdź do stołu',

    people: 'Przy stole',
    here: 'jest przy stole',
    away: 'nie ma przy stole',
    watchers: (n) => `Widzów: ${n}`,
    watching: 'Patrzysz na grę',
    left: 'zastępuje bot',
    resigned: 'gra poddana',
    botFailed: 'Bot się zaciął; odpowiedział prostszy.',
    otherRules: 'Gra według starszych zasad',
    timeLeft: 'Pozostały czas',
    link: {
      connecting: 'Łączymy się…',
      lost: 'Połączenie przerwane. Łączymy się ponownie…',
      asking: 'Połączenie zastępcze: nowości co parę sekund.',
    },
    chat: 'Rozmowa',
    chatNone: 'Nikt się jeszcze nie odezwał.',
    say: 'Powiedz coś',
    send: 'Wyślij',
    earlierChat: 'Pokaż wcześniejsze wypowiedzi',
    mute: (name) => `Nie chcę słyszeć: ${name}`,
    unmute: (name) => `Chcę znów słyszeć: ${name}`,
    report: 'Zgłoś gospodarzowi serwera',
    reported: 'Zgłoszono.',
    lineMenu: (name) => `Co zrobić z tym, co mówi ${name}`,
    table: 'Stół',
    pause: 'Zaproponuj przerwę',
    goOn: 'Zaproponuj dalszą grę',
    askUndo: 'Poproś o cofnięcie mojego ruchu',
    abandon: 'Zaproponuj porzucenie gry',
    resign: 'Poddaj się',
    resignSure: 'Na pewno się poddaję',
    leave: 'Odejdź: zagra bot',
    leaveText: 'Możesz wrócić, kiedy zechcesz.',
    takeBack: 'Wracam do gry',
    takeBackText: 'Za Ciebie gra teraz bot.',
    proposes: {
      undo: (name) => `${name} prosi o cofnięcie gry.`,
      pause: (name) => `${name} proponuje przerwę.`,
      'go on': (name) => `${name} proponuje grać dalej.`,
      abandon: (name) => `${name} proponuje porzucić grę.`,
    },
    proposed: {
      undo: 'Prosisz o cofnięcie gry. Czekamy na innych.',
      pause: 'Proponujesz przerwę. Czekamy na innych.',
      'go on': 'Proponujesz grać dalej. Czekamy na innych.',
      abandon: 'Proponujesz porzucić grę. Czekamy na innych.',
    },
    agree: 'Zgoda',
    refuse: 'Nie',
    withdraw: 'Wycofaj',
    paused: 'Gra jest wstrzymana.',
    abandoned: 'Grę porzucono.',
    rematchReady: 'Rewanż czeka',
    key: 'Klucz tasowania',
  },
  en: {
    title: 'Play online',
    text: 'With others, live or a move a day',
    me: 'Me',
    noServer: 'No connection to the server',
    noServerText: 'You can go on playing against bots and round one screen.',
    again: 'Try again',
    myGames: 'My games',
    noMyGames: 'Your games will be here, those that wait for you first.',
    openTables: 'Open tables',
    noOpenTables: 'Nobody is looking for players now. Lay a table of your own.',
    newTable: 'New table',
    make: 'Lay the table',
    tableOf: (name) => `Table: ${name}`,
    yourTurn: 'Your turn',
    turnOf: (names) => `To play: ${names}`,
    status: {
      open: 'gathering players',
      running: 'being played',
      paused: 'paused',
      over: 'over',
      abandoned: 'abandoned',
    },
    freeSeats: (n) => counted(n, 'free seat', 'free seats'),
    join: 'Join',
    open: 'Open',
    look: 'Watch',

    tableName: 'Name of the table',
    howMany: 'How many players',
    time: 'Time',
    noTime: 'No limit',
    live: (minutes, seconds) => `Live: ${minutes} min + ${seconds} s a move`,
    days: (n) => `${counted(n, 'day', 'days')} a move`,
    atTimeEnd: 'When time runs out',
    botPlays: 'a bot plays on',
    resigns: 'the player resigns',
    listed: 'In the list of open tables',
    listedText: 'Without this, one joins by link only.',
    spectators: 'The game may be watched',
    rated: 'Rated game',
    more: 'Factions, variants and more',

    gathering: 'Gathering players',
    gatheringText: 'Send the link of a free seat, or call a bot.',
    freeSeat: 'Free seat',
    host: 'host',
    sit: 'Sit here',
    callBot: 'Call a bot',
    dismissBot: 'Free the seat',
    copySeatLink: 'Copy the invitation',
    copyWatchLink: 'Copy the link for watchers',
    copyTableLink: 'Copy the link of the table',
    copied: 'Link copied.',
    start: 'Start',
    waitForHost: 'The host starts the game when all seats are taken.',
    leaveTable: 'Leave the table',
    bringTitle: 'Take the game online',
    bring: 'Go on online',
    bringText: 'The whole history goes with it. Free seats are given by link.',
    bringMine: 'My seat',
    brought: 'This game began round one screen: whoever brought it may have known the key of the shuffle.',

    invited: (title) => `Invitation: ${title}`,
    invitedSeat: (faction) => `Your Faction: ${faction}.`,
    sitDown: 'Sit down',
    seatTaken: 'This seat is taken already.',
    goToTable: 'Go to the table',

    people: 'At the table',
    here: 'is at the table',
    away: 'is not at the table',
    watchers: (n) => `Watching: ${n}`,
    watching: 'You are watching',
    left: 'a bot plays on',
    resigned: 'resigned',
    botFailed: 'The bot got stuck; a simpler one answered.',
    otherRules: 'A game of older rules',
    timeLeft: 'Time left',
    link: {
      connecting: 'Connecting…',
      lost: 'Connection lost. Connecting again…',
      asking: 'Makeshift connection: news every few seconds.',
    },
    chat: 'Talk',
    chatNone: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    earlierChat: 'Show what was said before',
    mute: (name) => `Do not hear ${name}`,
    unmute: (name) => `Hear ${name} again`,
    report: 'Report to the host of the server',
    reported: 'Reported.',
    lineMenu: (name) => `What to do about what ${name} says`,
    table: 'Table',
    pause: 'Propose a pause',
    goOn: 'Propose to go on',
    askUndo: 'Ask to take my move back',
    abandon: 'Propose to abandon the game',
    resign: 'Resign',
    resignSure: 'Yes, resign',
    leave: 'Leave: a bot plays on',
    leaveText: 'You can come back whenever you like.',
    takeBack: 'Play again myself',
    takeBackText: 'A bot plays for you now.',
    proposes: {
      undo: (name) => `${name} asks to take the game back.`,
      pause: (name) => `${name} proposes a pause.`,
      'go on': (name) => `${name} proposes to go on.`,
      abandon: (name) => `${name} proposes to abandon the game.`,
    },
    proposed: {
      undo: 'You ask to take the game back. Waiting for the others.',
      pause: 'You propose a pause. Waiting for the others.',
      'go on': 'You propose to go on. Waiting for the others.',
      abandon: 'You propose to abandon the game. Waiting for the others.',
    },
    agree: 'Agree',
    refuse: 'No',
    withdraw: 'Withdraw',
    paused: 'The game is paused.',
    abandoned: 'The game was abandoned.',
    rematchReady: 'A rematch waits',
    key: 'Key of the shuffle',
  },
};
