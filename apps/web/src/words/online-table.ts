import type { Lang } from '@imperia/kit';
import type { SeenTable } from '@imperia/server/protocol';
import type { Link } from '../online/connection.svelte.ts';

type Proposal = NonNullable<SeenTable['proposal']>['what']['propose'];

/** Beside a game at a server: who is there, and what can be asked of the others. */
interface OnlineTableWords {
  readonly brought: string;
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
  /** By who looks after the server. */
  readonly closed: string;
  readonly rematchReady: string;
  readonly key: string;
}

export const ONLINE_TABLE_WORDS: Readonly<Record<Lang, OnlineTableWords>> = {
  pl: {
    brought: 'Tę grę zaczęto przy jednym ekranie: kto ją przyniósł, mógł znać klucz tasowania.',
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
    closed: 'Gospodarz serwera zamknął ten stół.',
    rematchReady: 'Rewanż czeka',
    key: 'Klucz tasowania',
  },
  en: {
    brought: 'This game began on one screen: whoever moved it here may have known the shuffle key.',
    people: 'At the table',
    here: 'is at the table',
    away: 'is not at the table',
    watchers: (n) => `Spectators: ${n}`,
    watching: 'You are a spectator',
    left: 'a bot is playing',
    resigned: 'resigned',
    botFailed: 'The bot got stuck; a simpler one answered.',
    otherRules: 'Played by older rules',
    timeLeft: 'Time left',
    link: {
      connecting: 'Connecting…',
      lost: 'Connection lost. Reconnecting…',
      asking: 'Fallback connection: updates every few seconds.',
    },
    table: 'Table',
    pause: 'Propose a pause',
    goOn: 'Propose to resume',
    askUndo: 'Ask to undo my move',
    abandon: 'Propose to abandon the game',
    resign: 'Resign',
    resignSure: 'Yes, resign',
    leave: 'Leave: a bot takes over',
    leaveText: 'You can come back whenever you like.',
    takeBack: 'Take my seat back',
    takeBackText: 'A bot is playing for you.',
    proposes: {
      undo: (name) => `${name} asks to undo.`,
      pause: (name) => `${name} proposes a pause.`,
      'go on': (name) => `${name} proposes to resume.`,
      abandon: (name) => `${name} proposes to abandon the game.`,
    },
    proposed: {
      undo: 'You asked to undo. Waiting for the others.',
      pause: 'You proposed a pause. Waiting for the others.',
      'go on': 'You proposed to resume. Waiting for the others.',
      abandon: 'You proposed to abandon the game. Waiting for the others.',
    },
    agree: 'Agree',
    refuse: 'No',
    withdraw: 'Withdraw',
    paused: 'The game is paused.',
    abandoned: 'The game was abandoned.',
    closed: 'The host of this server closed this table.',
    rematchReady: 'A rematch is waiting',
    key: 'Shuffle key',
  },
};
