import type { Lang } from '@imperia/kit';

/** A table before its game: who sits where, and who is invited. */
interface GatheringWords {
  readonly gathering: string;
  readonly gatheringText: string;
  readonly freeSeat: string;
  readonly host: string;
  readonly keptFor: (name: string) => string;
  readonly sit: string;
  readonly accept: string;
  readonly unseat: string;
  readonly callBot: string;
  readonly dismissBot: string;
  readonly copySeatLink: string;
  readonly copyWatchLink: string;
  readonly copyTableLink: string;
  readonly copied: string;
  readonly start: string;
  readonly waitForHost: string;
  readonly leaveTable: string;
  readonly invited: (title: string) => string;
  readonly invitedSeat: (faction: string) => string;
  readonly sitDown: string;
  readonly seatTaken: string;
  readonly goToTable: string;
}

export const GATHERING_WORDS: Readonly<Record<Lang, GatheringWords>> = {
  pl: {
    gathering: 'Zbieramy graczy',
    gatheringText: 'Wyślij link do wolnego miejsca albo posadź bota.',
    freeSeat: 'Wolne miejsce',
    host: 'gospodarz',
    keptFor: (name) => `Miejsce czeka: ${name}`,
    sit: 'Usiądź tutaj',
    accept: 'Gram',
    unseat: 'Zwolnij miejsce',
    callBot: 'Posadź bota',
    dismissBot: 'Zwolnij miejsce',
    copySeatLink: 'Kopiuj zaproszenie',
    copyWatchLink: 'Kopiuj link dla widzów',
    copyTableLink: 'Kopiuj link do stołu',
    copied: 'Link skopiowany.',
    start: 'Zaczynamy',
    waitForHost: 'Grę zacznie gospodarz, gdy wszystkie miejsca będą zajęte.',
    leaveTable: 'Odejdź od stołu',
    invited: (title) => `Zaproszenie: ${title}`,
    invitedSeat: (faction) => `Twoja Frakcja: ${faction}.`,
    sitDown: 'Siadam',
    seatTaken: 'To miejsce jest już zajęte.',
    goToTable: 'Przejdź do stołu',
  },
  en: {
    gathering: 'Waiting for players',
    gatheringText: 'Send somebody the link to a free seat, or add a bot.',
    freeSeat: 'Free seat',
    host: 'host',
    keptFor: (name) => `Reserved for ${name}`,
    sit: 'Sit here',
    accept: 'I’m in',
    unseat: 'Remove from the seat',
    callBot: 'Add a bot',
    dismissBot: 'Remove the bot',
    copySeatLink: 'Copy the invitation',
    copyWatchLink: 'Copy the spectator link',
    copyTableLink: 'Copy the table link',
    copied: 'Link copied.',
    start: 'Start',
    waitForHost: 'The host starts the game when all seats are taken.',
    leaveTable: 'Leave the table',
    invited: (title) => `Invitation: ${title}`,
    invitedSeat: (faction) => `Your Faction: ${faction}.`,
    sitDown: 'Sit down',
    seatTaken: 'This seat is already taken.',
    goToTable: 'Go to the table',
  },
};
