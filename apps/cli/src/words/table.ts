import type { InLangs } from './lang.ts';

/** What stands on the table beside what the game itself says. */
export interface TableWords {
  readonly bot: (name: string) => string;
  readonly times: (text: string, n: number) => string;
}

export const tableWords: InLangs<TableWords> = {
  en: { bot: (name) => `bot: ${name}`, times: (text, n) => `${text} (×${n})` },
  pl: { bot: (name) => `bot: ${name}`, times: (text, n) => `${text} (×${n})` },
};
