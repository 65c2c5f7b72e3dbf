import type { Lang } from '@imperia/kit';

/** What people say to each other at a table. */
interface ChatWords {
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
}

export const CHAT_WORDS: Readonly<Record<Lang, ChatWords>> = {
  pl: {
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
  },
  en: {
    chat: 'Chat',
    chatNone: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    earlierChat: 'Show earlier messages',
    mute: (name) => `Mute ${name}`,
    unmute: (name) => `Unmute ${name}`,
    report: 'Report to the server host',
    reported: 'Reported.',
    lineMenu: (name) => `Options for this message from ${name}`,
  },
};
