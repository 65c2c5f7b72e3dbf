import type { InLangs } from '../words/lang.ts';

interface BotWords {
  readonly own: string;
  readonly time: string;
  readonly notATime: (found: string) => string;
  readonly cannotPlay: (bot: string, why: string) => string;
  readonly noCoverage: string;
  readonly faults: (count: number) => string;
}

const EXAMPLES = './mine.mjs, "exec:python3 mine.py"';

export const botWords: InLangs<BotWords> = {
  en: {
    own: `or of your own: ${EXAMPLES}`,
    time: 'the most milliseconds that a bot of your own may take for an answer',
    notATime: (found) => `--bot-time needs a number of milliseconds from 1 up, not "${found}"`,
    cannotPlay: (bot, why) => `${bot} cannot play: ${why}`,
    noCoverage:
      '--coverage is for the bots that come with the game, and keeps no results: leave it out, or bots of your own and --out, --records, --csv',
    faults: (count) => `answers that a bot failed to give, where any answer was taken instead: ${count}`,
  },
  pl: {
    own: `albo własne: ${EXAMPLES}`,
    time: 'ile najwyżej milisekund może trwać odpowiedź własnego bota',
    notATime: (found) => `--bot-time wymaga liczby milisekund od 1, a nie „${found}”`,
    cannotPlay: (bot, why) => `${bot} nie może zagrać: ${why}`,
    noCoverage:
      '--coverage jest dla botów, które są w grze, i nie zachowuje wyników: pomiń tę opcję albo własne boty oraz --out, --records, --csv',
    faults: (count) => `odpowiedzi, których bot nie udzielił, więc padła dowolna: ${count}`,
  },
};
