import type { Lang } from '@imperia/kit';

/** Something a person would want to know while not looking. */
export interface Notice {
  readonly what: 'turn' | 'over';
  readonly table: string;
  readonly title: string;
}

const SENTENCES: Readonly<Record<Lang, Readonly<Record<Notice['what'], (title: string) => string>>>> = {
  pl: {
    turn: (title) => `Twoja kolej przy stole „${title}”.`,
    over: (title) => `Gra przy stole „${title}” się skończyła.`,
  },
  en: {
    turn: (title) => `It is your turn at “${title}”.`,
    over: (title) => `The game at “${title}” is over.`,
  },
};

export function noticeText({ what, title }: Notice, lang: Lang): string {
  return SENTENCES[lang][what](title);
}

export function linkTo(publicUrl: URL, { table }: Notice): string {
  return new URL(`/#/online/${table}`, publicUrl).href;
}
